// Vectors, sums and matrices of any number type, empty ones too.
struct Vec<T: BinaryFloatingPoint> {
    var x: T, y: T
    static var zero: Vec { Vec(x: .zero, y: 0) }
    var length: T { (x * x + y * y).squareRoot() }
    func scaled(by k: T) -> Vec { Vec(x: x * k, y: y * k) }
}
print(Vec<Double>.zero, Vec<Float>(x: 3, y: 4).length)
let v = Vec(x: 1.5, y: 2).scaled(by: 2)
print(v, type(of: v))
func sum<T: Numeric>(_ xs: [T]) -> T { var t: T = 0; for x in xs { t += x }; return t }
print(sum([Int]()), sum([1.5, 2]), sum([Double]()))
func average<T: BinaryFloatingPoint>(_ xs: [T]) -> T { xs.isEmpty ? 0 : xs.reduce(0, +) / T(xs.count) }
print(average([1.0, 2.0]), average([Float]()))
func total<T: AdditiveArithmetic>(_ xs: [T]) -> T { xs.reduce(.zero, +) }
print(total([1, 2, 3]), total([Int]()), total([0.5]))
protocol Shape { associatedtype N: Numeric; var sides: [N] { get } }
extension Shape { var perimeter: N { sides.reduce(.zero, +) }; var first: N { sides.first ?? .zero } }
struct Sq: Shape { var sides: [Double] }
print(Sq(sides: []).perimeter, Sq(sides: [1, 2]).perimeter, Sq(sides: []).first)
extension Array where Element: BinaryInteger { var mean: Double { isEmpty ? 0 : Double(reduce(0, +)) / Double(count) } }
print([1, 2].mean, [UInt8]().mean)
func clamp<T: Comparable>(_ x: T, _ r: ClosedRange<T>) -> T { min(max(x, r.lowerBound), r.upperBound) }
print(clamp(5, 1...3), clamp(2.5, 0...9))
struct Matrix<T: Numeric> {
    let r: Int, c: Int; var g: [T]
    init(_ r: Int, _ c: Int) { self.r = r; self.c = c; g = Array(repeating: 0, count: r * c) }
    subscript(i: Int, j: Int) -> T {
        get { g[i * c + j] }
        set { g[i * c + j] = newValue }
    }
    static func identity(_ n: Int) -> Matrix { var m = Matrix(n, n); for i in 0..<n { m[i, i] = 1 }; return m }
    static func * (a: Matrix, b: Matrix) -> Matrix {
        var m = Matrix(a.r, b.c)
        for i in 0..<a.r { for j in 0..<b.c { var s: T = 0; for k in 0..<a.c { s += a[i, k] * b[k, j] }; m[i, j] = s } }
        return m
    }
}
let m = Matrix<Double>.identity(2) * Matrix<Double>.identity(2)
print(m.g, m)
