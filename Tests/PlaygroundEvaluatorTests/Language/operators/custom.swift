struct Vector: Equatable {
    var x, y: Double
    static let zero = Vector(x: 0, y: 0)
    static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
    static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y) }
    static func * (a: Vector, k: Double) -> Vector { Vector(x: a.x * k, y: a.y * k) }
    static func * (k: Double, a: Vector) -> Vector { a * k }
    static prefix func - (a: Vector) -> Vector { Vector(x: -a.x, y: -a.y) }
    static func += (a: inout Vector, b: Vector) { a = a + b }
}
var v = Vector(x: 1, y: 2)
v += Vector(x: 3, y: 3)
print(v, -v, v * 2, 0.5 * v, v - .zero == v, v != .zero)
struct Money: Comparable, CustomStringConvertible {
    var cents: Int
    static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }
    var description: String { "$\(cents / 100).\(cents % 100)" }
}
let prices = [Money(cents: 250), Money(cents: 199)]
print(prices.sorted(), prices.max()!, prices[0] > prices[1], prices[0] >= prices[1], min(prices[0], prices[1]))
print(7 & 3, 7 | 8, 5 ^ 1, ~0, 1 << 4, 256 >> 2, 7 &+ 1, Int.max &+ 1 == Int.min)
var bits = 0b1010
bits |= 1
bits <<= 1
print(bits, 0xFF, 0o17, 1_000_000, 1e3, 0x1p4)
let a: UInt8 = 200
let b: UInt8 = 55
print(a + b, a &+ 100, UInt8(truncatingIfNeeded: 300), Int8.max, Int16(5) * 3)
print(5.0 / 2, 5 % 3, -5 % 3, 5.5.truncatingRemainder(dividingBy: 2))
let f: Float = 1.1
print(f * 2, Double(f) > 1, Float(3))
print((1, "a") < (1, "b"), (2, 1) == (2, 1))
print("a" + "b", "a" < "b", "abc" == "abc", [1] + [2])
struct Meter { var value: Double }
extension Meter: ExpressibleByFloatLiteral { init(floatLiteral value: Double) { self.value = value } }
let m: Meter = 2.5
print(m.value)
func ~= (pattern: Meter, value: Double) -> Bool { pattern.value == value }
switch 2.5 { case m: print("matched"); default: print("no") }
