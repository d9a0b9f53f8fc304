// Vectors, fractions and complex numbers with operators and literals of their own.
struct Vector<Scalar: FloatingPoint & ExpressibleByFloatLiteral>: ExpressibleByArrayLiteral, Equatable {
    var c: [Scalar]
    init(arrayLiteral e: Scalar...) { c = e }; init(_ c: [Scalar]) { self.c = c }
    var norm: Scalar { c.map { $0 * $0 }.reduce(0, +).squareRoot() }
    static func + (a: Self, b: Self) -> Self { Self(zip(a.c, b.c).map(+)) }
    static func * (k: Scalar, v: Self) -> Self { Self(v.c.map { k * $0 }) }
    static func • (a: Self, b: Self) -> Scalar { zip(a.c, b.c).map(*).reduce(0, +) }
    static prefix func - (v: Self) -> Self { -1 * v }
    static func += (a: inout Self, b: Self) { a = a + b }
    subscript(i: Int) -> Scalar {
        get { c[i] }
        set { c[i] = newValue }
    }
}
infix operator • : MultiplicationPrecedence
var v: Vector<Double> = [3, 4]; v += [1, 1]; v[0] -= 1
print(v.norm, v • [1, 0], -v, 2 * v == [6, 10], (0.5 * v + [1, 1]).c)
struct Rational: Numeric, Comparable, CustomStringConvertible {
    let n: Int, d: Int
    init(_ n: Int, _ d: Int = 1) {
        func g(_ a: Int, _ b: Int) -> Int { b == 0 ? a : g(b, a % b) }; let k = g(abs(n), abs(d));
        self.n = (d < 0 ? -n : n) / max(k, 1); self.d = abs(d) / max(k, 1)
    }
    init(integerLiteral v: Int) { self.init(v) };
    init?<T: BinaryInteger>(exactly s: T) { guard let i = Int(exactly: s) else { return nil }; self.init(i) }
    var magnitude: Rational { Rational(abs(n), d) }
    static func + (a: Self, b: Self) -> Self { .init(a.n * b.d + b.n * a.d, a.d * b.d) }
    static func - (a: Self, b: Self) -> Self { .init(a.n * b.d - b.n * a.d, a.d * b.d) }
    static func * (a: Self, b: Self) -> Self { .init(a.n * b.n, a.d * b.d) }
    static func *= (a: inout Self, b: Self) { a = a * b }
    static func / (a: Self, b: Self) -> Self { .init(a.n * b.d, a.d * b.n) }
    static func < (a: Self, b: Self) -> Bool { a.n * b.d < b.n * a.d }
    var description: String { d == 1 ? "\(n)" : "\(n)/\(d)" }
}
let half = Rational(1, 2); var r: Rational = 3
r *= half; r += 1
print(
    r, half + half, [half, 2, Rational(1, 3)].reduce(0, +), [half, 2, Rational(1, 3)].max()!, half < 1, half / 4,
    (half - 1).magnitude)
func power<T: Numeric>(_ b: T, _ e: Int) -> T { e == 0 ? 1 : (0..<e).reduce(1) { a, _ in a * b } }
print(power(2, 10), power(1.5, 2), power(half, 3), power(UInt8(2), 3))
struct Complex: Hashable {
    var re = 0.0, im = 0.0; static let i = Complex(im: 1);
    static func * (a: Complex, b: Complex) -> Complex {
        Complex(re: a.re * b.re - a.im * b.im, im: a.re * b.im + a.im * b.re)
    }
}
extension Complex: CustomStringConvertible { var description: String { "\(re)\(im < 0 ? "-" : "+")\(abs(im))i" } }
print(Complex.i * .i, Complex(re: 1, im: -2), Set([Complex.i, .i]).count)
extension Int {
    var isPrime: Bool { self > 1 && !(2..<self).contains { isMultiple(of: $0) } };
    func times(_ f: (Int) throws -> Void) rethrows { for i in 0..<self { try f(i) } };
    static func ** (b: Int, e: Int) -> Int { e == 0 ? 1 : b * b ** (e - 1) };
    var digits: [Int] { String(self).compactMap(\.wholeNumberValue) }
}
infix operator ** : Exp;
precedencegroup Exp {
    associativity: right
    higherThan: MultiplicationPrecedence
}
3.times { print($0, terminator: " ") };
print(2 ** 3 ** 2, (1...20).filter(\.isPrime), 1234.digits.reduce(0, +), 7.isPrime)
