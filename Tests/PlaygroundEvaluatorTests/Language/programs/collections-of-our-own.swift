// A stack, a ring, Fibonacci numbers and a matrix with what the library gives them.
struct Stack<Element>: ExpressibleByArrayLiteral, CustomStringConvertible {
    private var items: [Element] = []
    init(arrayLiteral e: Element...) { items = e }
    init<S: Sequence>(_ s: S) where S.Element == Element { items = Array(s) }
    mutating func push(_ e: Element) { items.append(e) }
    @discardableResult mutating func pop() -> Element? { items.popLast() }
    var top: Element? { items.last }
    var description: String { "Stack(" + items.map { "\($0)" }.joined(separator: ", ") + ")" }
}
extension Stack: Sequence {
    func makeIterator() -> AnyIterator<Element> { var c = self; return AnyIterator { c.pop() } }
}
extension Stack: Equatable where Element: Equatable {}
var s: Stack = [1, 2, 3]
s.push(4); s.pop()
print(s, Array(s), s.map { $0 * 2 }, s == [1, 2, 3], s.contains(2), s.first { $0 < 3 } as Any)
struct Ring<T>: RandomAccessCollection, MutableCollection {
    private var store: [T]; private var head = 0
    init(_ a: [T]) { store = a }
    var startIndex: Int { 0 }
    var endIndex: Int { store.count }
    subscript(i: Int) -> T {
        get { store[(head + i) % store.count] }
        set { store[(head + i) % store.count] = newValue }
    }
    mutating func rotate(_ n: Int = 1) { head = ((head + n) % store.count + store.count) % store.count }
}
var r = Ring(["a", "b", "c"])
r.rotate()
print(Array(r), r.first!, r.last!, r.count, r[1...].joined(), r.reversed().joined())
r[0] = "z"; r.swapAt(0, 2)
print(r.map(\.self), r.firstIndex(of: "z") as Any, r.enumerated().map { "\($0)\($1)" }, r.indices)
struct Fib: Sequence, IteratorProtocol {
    var a = 0, b = 1; mutating func next() -> Int? { defer { (a, b) = (b, a + b) }; return a }
}
print(Array(Fib().prefix(10)), zip(Fib(), "abc").map { "\($1)\($0)" })
for (i, x) in Fib().enumerated() where i > 3 { if x > 20 { break }; print(x, terminator: " ") }
print()
struct Matrix: Equatable {
    let rows: Int, cols: Int; private var g: [Double]
    init(_ r: [[Double]]) { rows = r.count; cols = r[0].count; g = r.flatMap { $0 } }
    init(rows: Int, cols: Int, _ v: Double = 0) {
        (self.rows, self.cols) = (rows, cols); g = .init(repeating: v, count: rows * cols)
    }
    subscript(_ i: Int, _ j: Int) -> Double {
        get { precondition(i < rows && j < cols); return g[i * cols + j] }
        set { g[i * cols + j] = newValue }
    }
    static func * (l: Matrix, r: Matrix) -> Matrix {
        var m = Matrix(rows: l.rows, cols: r.cols)
        for i in 0..<l.rows { for j in 0..<r.cols { m[i, j] = (0..<l.cols).map { l[i, $0] * r[$0, j] }.reduce(0, +) } }
        return m
    }
    var transposed: Matrix {
        var m = Matrix(rows: cols, cols: rows); for i in 0..<rows { for j in 0..<cols { m[j, i] = self[i, j] } };
        return m
    }
}
let m = Matrix([[1, 2], [3, 4]])
print(m * m, m.transposed[0, 1], m == m.transposed.transposed)
