// Own prefix, postfix and infix operators with a precedence group of their own.
prefix operator √
postfix operator %%
infix operator **: Power
precedencegroup Power {
    higherThan: MultiplicationPrecedence
    associativity: right
}
prefix func √ (value: Double) -> Double { value.squareRoot() }
postfix func %% (value: Double) -> Double { value / 100 }
func ** (base: Int, exponent: Int) -> Int { (0..<exponent).reduce(1) { result, _ in result * base } }
print(√16 + 1, 50%% * 200, 2 ** 3 ** 2, 2 * 3 ** 2, -2 ** 2)

struct Vector: Equatable { var x, y: Double }
extension Vector {
    static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
    static func * (k: Double, v: Vector) -> Vector { Vector(x: k * v.x, y: k * v.y) }
    static func • (a: Vector, b: Vector) -> Double { a.x * b.x + a.y * b.y }
    static prefix func - (v: Vector) -> Vector { Vector(x: -v.x, y: -v.y) }
    static func += (a: inout Vector, b: Vector) { a = a + b }
}
infix operator •: MultiplicationPrecedence
var position = Vector(x: 1, y: 2)
position += 2 * Vector(x: 1, y: 1)
print(position, -position, position • Vector(x: 1, y: 0) + 1)
