// Own higher-order functions and generic extensions of collections.
extension Array {
    func chunked(into size: Int) -> [[Element]] { stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) } }
    func grouped<K: Hashable>(by key: (Element) -> K) -> [K: [Element]] { reduce(into: [:]) { $0[key($1), default: []].append($1) } }
    mutating func mutateEach(_ body: (inout Element) -> Void) { for i in indices { body(&self[i]) } }
    subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
extension Sequence where Element: Numeric { func total() -> Element { reduce(0, +) } }
extension Array where Element: Equatable { func allIndices(of element: Element) -> [Int] { indices.filter { self[$0] == element } } }
extension Dictionary where Value == Int { func top(_ n: Int) -> [Key] { sorted { $0.value > $1.value }.prefix(n).map(\.key) } }
print((1...7).map { $0 }.chunked(into: 3), ["a", "bb", "cc"].grouped(by: \.count)[2]!, [1.5, 2].total(), [1, 2, 1].allIndices(of: 1))
var words = ["x", "y"]
words.mutateEach { $0 += "!" }
print(words, words[safe: 1] ?? "-", words[safe: 9] ?? "-", ["a": 1, "b": 3, "c": 2].top(2))
func retry<T>(_ times: Int, _ body: (Int) throws -> T) rethrows -> T {
    for attempt in 1..<times { if let value = try? body(attempt) { return value } }
    return try body(times)
}
struct Fail: Error {}
print(try retry(3) { n -> String in if n < 3 { throw Fail() }; return "attempt \(n)" }, retry(2) { $0 * 10 })
func measure<T>(_ label: String, _ work: () -> T) -> T { let result = work(); print("\(label):", result); return result }
let sum = measure("sum") { (1...10).reduce(0, +) }
_ = measure("text") { sum > 50 ? "big" : "small" }
func iterate<T>(_ start: T, _ n: Int, _ f: (T) -> T) -> [T] { (0..<n).reduce(into: [start]) { list, _ in list.append(f(list.last!)) } }
print(iterate(1, 4) { $0 * 3 }, iterate("a", 2) { $0 + $0 })
