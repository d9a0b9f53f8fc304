// Initializers as functions: Type.init, with labels, through map, and stored in variables.
struct Badge { let name: String; let level: Int }
extension Badge { init(_ name: String) { self.init(name: name, level: 1) } }
final class Box<T> { let value: T; init(_ value: T) { self.value = value } }
let make: (String, Int) -> Badge = Badge.init(name:level:)
let plain: (String) -> Badge = Badge.init
print(make("gold", 3), plain("tin"))
print(["a", "b"].map(Badge.init(_:)).map(\.level), zip(["x", "y"], [7, 8]).map(Badge.init).map(\.level))
print([1, 2].map(Box.init).map { $0.value * 10 }, ["1", "x"].compactMap(Int.init), ["x", "yy"].map(\.count).map(String.init))
let badges: [Badge] = [.init("z"), .init(name: "w", level: 9)]
print(badges.map(\.name))
