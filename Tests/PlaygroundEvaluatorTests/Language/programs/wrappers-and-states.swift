// Property wrappers with projections, and a machine whose states carry what they need.
@propertyWrapper struct Clamped<V: Comparable> {
    private var v: V; let range: ClosedRange<V>
    init(wrappedValue: V, _ range: ClosedRange<V>) {
        self.range = range; v = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }
    var wrappedValue: V {
        get { v }
        set { v = min(max(newValue, range.lowerBound), range.upperBound) }
    }
    var projectedValue: (isMin: Bool, isMax: Bool) { (v == range.lowerBound, v == range.upperBound) }
}
@propertyWrapper final class Logged<T> {
    var log: [T] = []; var wrappedValue: T { didSet { log.append(wrappedValue) } };
    init(wrappedValue: T) { self.wrappedValue = wrappedValue }; var projectedValue: Logged<T> { self }
}
struct Player {
    @Clamped(0...100) var health = 150; @Clamped(0...1) var luck: Double = 0.5; @Logged var name = "p1";
    @Clamped(0...9) var level = -3
}
var p = Player()
print(p.health, p.$health, p.luck, p.level)
p.health -= 500; p.name = "x"; p.name += "y"
print(p.health, p.$health.isMin, p.$name.log)
enum State: Equatable {
    case idle, running(speed: Int), paused(Int), failed(reason: String)
    enum Event { case start, pause, resume, fail(String), stop }
    mutating func apply(_ e: Event) -> Bool {
        switch (self, e) {
        case (.idle, .start): self = .running(speed: 1)
        case (.running(let s), .pause): self = .paused(s)
        case (.paused(let s), .resume) where s > 0: self = .running(speed: s + 1)
        case (_, .fail(let r)): self = .failed(reason: r)
        case (.running, .stop), (.paused, .stop): self = .idle
        default: return false
        }
        return true
    }
    var isActive: Bool { if case .running = self { return true } else { return false } }
}
var st = State.idle
let evs: [State.Event] = [.start, .resume, .pause, .resume, .stop, .stop, .fail("oops")]
for e in evs { print(e, st.apply(e), st, st.isActive) }
print(st == .failed(reason: "oops"), st != .idle)
if case .failed(let r) = st, r.hasPrefix("o") { print("reason", r) }
guard case let .failed(reason) = st else { fatalError() }
print(reason.count)
