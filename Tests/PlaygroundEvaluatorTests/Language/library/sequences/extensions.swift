// Extensions that people add to the library's collections.
extension Array {
    func chunked(into size: Int) -> [[Element]] {
        stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
    }
    subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
extension Array where Element: Numeric {
    func total() -> Element { reduce(0, +) }
}
extension Sequence where Element: Hashable {
    func uniqued() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
    func histogram() -> [Element: Int] { reduce(into: [:]) { $0[$1, default: 0] += 1 } }
}
extension Collection {
    var second: Element? { dropFirst().first }
    var isNotEmpty: Bool { !isEmpty }
}
extension Collection where Element == String {
    func longest() -> String? { self.max { $0.count < $1.count } }
}
extension Dictionary where Value: Comparable {
    func topKeys() -> [Key] { sorted { $0.value > $1.value }.map(\.key) }
}
extension Optional where Wrapped == String {
    var orEmpty: String { self ?? "" }
}
extension BinaryInteger {
    var isEven: Bool { self % 2 == 0 }
}
extension Comparable {
    func clamped(to limits: ClosedRange<Self>) -> Self { min(max(self, limits.lowerBound), limits.upperBound) }
}
print([1, 2, 3, 4, 5].chunked(into: 2), [1, 2][safe: 5] as Any, [1, 2][safe: 1]!, [1, 2, 3].total(), [1.5, 2].total())
print([3, 1, 3, 2, 1].uniqued(), "hello".histogram()["l"]!, "abc".second!, [1].second as Any, (1...3).second!, "".isNotEmpty)
print(["a", "ccc", "bb"].longest()!, ["x": 1, "y": 3].topKeys(), String?.none.orEmpty.isEmpty, 4.isEven, UInt8(3).isEven)
print(15.clamped(to: 0...10), 2.5.clamped(to: 3...4), "m".clamped(to: "a"..."f"), ["a", "b"].uniqued().chunked(into: 1))
