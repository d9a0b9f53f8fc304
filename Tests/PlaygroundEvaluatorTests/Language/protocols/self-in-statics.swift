// Static members of protocols that make, find and bound values of the type itself.
protocol Defaultable { init() }
extension Defaultable {
    static func make() -> Self { Self() }
    static func many(_ n: Int) -> [Self] { (0..<n).map { _ in Self() } }
    static var one: Self { make() }
    static var typeName: String { String(describing: Self.self) }
    func copy() -> Self { self }
}
struct A: Defaultable { var x = 1 }
final class B: Defaultable { init() {}; var y = 2 }
print(A.make().x, A.many(2).map(\.x), B.one.y, A.typeName, B.typeName, A().copy())
let all: [any Defaultable.Type] = [A.self, B.self]
for t in all { print(t.typeName, type(of: t.make())) }
protocol Named: CaseIterable, RawRepresentable where RawValue == String {}
extension Named {
    static var names: [String] { allCases.map(\.rawValue) }
    static func find(_ s: String) -> Self? { Self(rawValue: s) ?? allCases.first { $0.rawValue.hasPrefix(s) } }
}
enum Color: String, Named { case red, green, blue }
print(Color.names, Color.find("g") as Any, Color.find("zz") as Any)
protocol Bounded { static var lower: Self { get }; static var upper: Self { get } }
extension Bounded where Self: Comparable {
    static var span: ClosedRange<Self> { lower...upper }
    func clamped() -> Self { Swift.min(Swift.max(self, Self.lower), Self.upper) }
}
extension Int: Bounded { static var lower: Int { 0 }; static var upper: Int { 10 } }
print(Int.span, 44.clamped())
