// Operators declared with precedence; prefix, postfix, infix, compound assignment; generic ones.
prefix operator √
postfix operator %
infix operator **: ExponentPrecedence
infix operator <>: AdditionPrecedence
precedencegroup ExponentPrecedence { higherThan: MultiplicationPrecedence
    associativity: right
 }
prefix func √ (value: Double) -> Double { value.squareRoot() }
postfix func % (value: Int) -> Double { Double(value) / 100 }
func ** (base: Int, power: Int) -> Int { (0..<power).reduce(1) { product, _ in product * base } }
func <> <T>(left: [T], right: [T]) -> [T] { zip(left, right).flatMap { [$0, $1] } }
struct Vector: Equatable { var x = 0.0, y = 0.0 }
extension Vector {
    static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
    static func += (a: inout Vector, b: Vector) { a = a + b }
    static prefix func - (v: Vector) -> Vector { Vector(x: -v.x, y: -v.y) }
    static func * (k: Double, v: Vector) -> Vector { Vector(x: k * v.x, y: k * v.y) }
}
print(√16 + 1, 2 ** 3 ** 2, 2 * 3 ** 2, 25%, [1, 2] <> [8, 9])
var v = Vector(x: 1)
v += 2 * Vector(y: 3) + -Vector(x: 0.5)
print(v, v == Vector(x: 0.5, y: 6))
