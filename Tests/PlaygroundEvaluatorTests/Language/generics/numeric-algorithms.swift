// Arithmetic over protocols of numbers: zero, magnitude, conversions, operators and literals.
extension Sequence where Element: AdditiveArithmetic {
    func total() -> Element { reduce(.zero, +) }
}
struct Vector<Scalar: Numeric> {
    var x, y: Scalar
    static func + (a: Self, b: Self) -> Self { Self(x: a.x + b.x, y: a.y + b.y) }
    static func * (a: Self, k: Scalar) -> Self { Self(x: a.x * k, y: a.y * k) }
    func dot(_ other: Self) -> Scalar { x * other.x + y * other.y }
}
func power<T: Numeric>(_ base: T, _ exponent: Int) -> T { (0..<exponent).reduce(1) { result, _ in result * base } }
func distance<T: SignedNumeric & Comparable>(_ a: T, _ b: T) -> T { a > b ? a - b : -(a - b) }
func percent<I: BinaryInteger>(_ part: I, of whole: I) -> Double { Double(part) / Double(whole) * 100 }
print([1, 2, 3].total(), [0.5, 1.5].total(), (1...4).total())
print(Vector(x: 1, y: 2) + Vector(x: 3, y: 4) * 2, Vector(x: 1.5, y: 2).dot(Vector(x: 2, y: 4)))
print(power(2, 10), power(1.5, 2), power(Int8(-2), 3), distance(3, 10), distance(2.5, 1))
print(percent(1, of: 8), percent(UInt8(50), of: 200))
