// An empty collection does not show what it holds; the call knows.
extension Sequence where Element: AdditiveArithmetic {
    func sum() -> Element { reduce(.zero, +) }
}
extension Array where Element: FloatingPoint {
    var mean: Element { isEmpty ? .zero : sum() / Element(count) }
}
extension Collection where Element: Numeric {
    func product() -> Element { reduce(1, *) }
}
print([Double]().sum(), [Int]().sum(), [Float]().mean, ArraySlice<Double>().sum())
print([1.5, 2].sum(), Set([1, 2]).sum(), [Double]().product(), [UInt8]().product())
let rows: [[Double]] = [[1, 2], []]
print(rows.map { $0.sum() }, rows.map(\.mean), rows.filter { $0.sum() == 0 }.count)
func total<S: Sequence<Double>>(_ numbers: S) -> Double { numbers.sum() }
print(total([]), total([1, 2]))

protocol Blank { static var blank: Self { get } }
extension Int: Blank { static var blank: Int { -1 } }
extension String: Blank { static var blank: String { "-" } }
extension Optional where Wrapped: Blank {
    var filled: Wrapped { self ?? .blank }
}
print((nil as Int?).filled, (nil as String?).filled, Optional(3).filled)
