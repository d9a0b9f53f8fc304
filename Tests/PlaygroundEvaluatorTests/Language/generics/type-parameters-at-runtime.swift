// T.self, type(of:), casts to T, and statics through T.
protocol Unit { static var symbol: String { get } }
enum Meters: Unit { static let symbol = "m" }
enum Feet: Unit { static let symbol = "ft" }
struct Length<U: Unit>: CustomStringConvertible {
    let value: Double
    var description: String { "\(value)\(U.symbol)" }
    func converted<V: Unit>(to unit: V.Type, factor: Double) -> Length<V> { Length<V>(value: value * factor) }
}
func all<T>(of type: T.Type, in values: [Any]) -> [T] { values.compactMap { $0 as? T } }
func same<A, B>(_ a: A, _ b: B) -> Bool { A.self == B.self }
let mixed: [Any] = [1, "two", 3, 4.0, Length<Feet>(value: 6), ["five"]]
print(all(of: Int.self, in: mixed), all(of: String.self, in: mixed), all(of: [String].self, in: mixed))
print(Length<Meters>(value: 2).converted(to: Feet.self, factor: 3.28), all(of: Length<Feet>.self, in: mixed))
print(same(1, 2), same(1, "a"), type(of: Length<Feet>(value: 1)))
