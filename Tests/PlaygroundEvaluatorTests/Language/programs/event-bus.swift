// Handlers kept in closures, an object that is not kept alive by them, and a way to unsubscribe.
protocol EventListener: AnyObject { func handle(_ e: Event) }
struct Event {
    enum Kind: String, CaseIterable { case start, stop, tick }; let kind: Kind; var payload: [String: Any] = [:]
}
final class EventBus {
    typealias Handler = (Event) -> Void
    private var handlers: [Event.Kind: [(id: Int, run: Handler)]] = [:]
    private var nextID = 0
    @discardableResult func on(_ kind: Event.Kind, _ run: @escaping Handler) -> () -> Void {
        let id = nextID; nextID += 1
        handlers[kind, default: []].append((id, run))
        return { [weak self] in self?.handlers[kind]?.removeAll { $0.id == id } }
    }
    func emit(_ kind: Event.Kind, _ payload: [String: Any] = [:]) {
        handlers[kind]?.forEach { $0.run(Event(kind: kind, payload: payload)) }
    }
    var count: Int { handlers.values.reduce(0) { $0 + $1.count } }
}
final class Clock {
    var ticks = 0
    var onTick: ((Int) -> Void)?
    unowned let bus: EventBus
    lazy var name: String = { "Clock#\(self.ticks)" }()
    init(bus: EventBus) {
        self.bus = bus
        bus.on(.tick) { [weak self] e in
            guard let self else { return }
            self.ticks += e.payload["step"] as? Int ?? 1; onTick?(ticks)
        }
    }
    deinit { print("clock gone") }
}
let bus = EventBus()
var clock: Clock? = Clock(bus: bus)
clock?.onTick = { n in print("tick \(n)") }
let off = bus.on(.stop) { e in print("stop", e.payload.count) }
bus.emit(.tick); bus.emit(.tick, ["step": 5]); bus.emit(.stop, ["a": 1])
print(clock!.name, bus.count)
clock = nil
off()
bus.emit(.tick); bus.emit(.stop)
print(bus.count, Event.Kind.allCases.map(\.rawValue).joined(separator: "|"))
