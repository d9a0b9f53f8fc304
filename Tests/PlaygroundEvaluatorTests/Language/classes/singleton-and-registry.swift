// A shared instance made once; observers registered by identity; static counters.
final class Center {
    static let shared = Center()
    private var observers: [ObjectIdentifier: (String) -> Void] = [:]
    private init() { print("center made") }
    func register(_ object: AnyObject, _ handler: @escaping (String) -> Void) { observers[ObjectIdentifier(object)] = handler }
    func unregister(_ object: AnyObject) { observers[ObjectIdentifier(object)] = nil }
    func post(_ text: String) -> Int { observers.values.forEach { $0(text) }; return observers.count }
}
final class Listener { var heard: [String] = [] }
print("start")
let one = Listener(), two = Listener()
Center.shared.register(one) { one.heard.append($0) }
Center.shared.register(two) { [weak two] in two?.heard.append($0.uppercased()) }
print(Center.shared.post("hi"))
Center.shared.unregister(one)
print(Center.shared.post("again"), one.heard, two.heard)
print(Center.shared === Center.shared)
