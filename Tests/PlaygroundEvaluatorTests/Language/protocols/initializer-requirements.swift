// `init` requirements: made through generic types and metatypes, met by classes with `required`.
protocol Configurable {
    init(settings: [String: Int])
    var total: Int { get }
}
extension Configurable {
    init() { self.init(settings: [:]) }
    static func standard() -> Self { Self(settings: ["a": 1, "b": 2]) }
}
struct Oven: Configurable {
    let total: Int
    init(settings: [String: Int]) { total = settings.values.reduce(0, +) }
}
class Radio: Configurable {
    let total: Int
    required init(settings: [String: Int]) { total = settings.count }
}
final class Car: Radio {}
func make<C: Configurable>(_ type: C.Type = C.self) -> C { C(settings: ["x": 10]) }
let oven: Oven = make()
print(oven.total, make(Radio.self).total, type(of: make(Car.self)))
print(Oven().total, Oven.standard().total, Radio.standard().total)
let kinds: [any Configurable.Type] = [Oven.self, Car.self]
print(kinds.map { $0.init(settings: ["k": 7]).total })
