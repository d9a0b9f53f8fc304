// Static stored properties in generic-free classes, shared by subclasses; computed statics that switch on Self.
class Ticket {
    static var issued = 0
    class var prefix: String { "T" }
    let code: String
    init() { Ticket.issued += 1; code = "\(Self.self)" + type(of: self).prefix + "\(Ticket.issued)" }
}
final class Vip: Ticket { override class var prefix: String { "V" + super.prefix } }
print([Ticket(), Vip(), Ticket()].map(\.code), Vip.issued)
struct Config {
    static var shared = Config()
    static let defaults: [String: Int] = { var d = ["a": 1]; d["b"] = 2; return d }()
    var values = Config.defaults
    subscript(key: String) -> Int { get { values[key] ?? Self.fallback } set { values[key] = newValue } }
    private static var fallback: Int { -1 }
}
Config.shared["c"] = 3
Config.shared["a"] += 5
print(Config.shared["a"], Config.shared["c"], Config.shared["z"], Config()["c"])
