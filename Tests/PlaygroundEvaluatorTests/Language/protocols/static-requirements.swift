// Static requirements with defaults, used through generics, metatypes and existentials.
protocol Species {
    static var legs: Int { get }
    static var latin: String { get }
    static func count(of all: [Self]) -> String
    init(name: String)
    var name: String { get }
}
extension Species {
    static var latin: String { "unknown" }
    static func count(of all: [Self]) -> String { "\(all.count) × \(legs) legs" }
}
struct Ant: Species { static let legs = 6; var name: String }
struct Dog: Species {
    static let legs = 4
    static var latin: String { "canis" }
    let name: String
    static func count(of all: [Dog]) -> String { all.map(\.name).joined(separator: "&") }
}
func breed<S: Species>(_ names: [String], as type: S.Type) -> String { S.count(of: names.map(S.init(name:))) + " " + S.latin }
print(breed(["a", "b"], as: Ant.self), breed(["Rex", "Fifi"], as: Dog.self))
let kinds: [any Species.Type] = [Ant.self, Dog.self]
print(kinds.map { $0.latin }, kinds.map { $0.init(name: "x").name })
