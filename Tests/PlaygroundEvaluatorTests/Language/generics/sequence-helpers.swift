// Own algorithms on sequences and collections: chunks, windows, pairs, partition and statistics.
extension Collection {
    func chunked(by size: Int) -> [[Element]] {
        var result: [[Element]] = []
        for element in self {
            if let last = result.last, last.count < size { result[result.count - 1].append(element) } else { result.append([element]) }
        }
        return result
    }
    func pairs() -> [(Element, Element)] { Array(zip(self, dropFirst())) }
}
extension Sequence {
    func count(where matches: (Element) -> Bool) -> Int { reduce(0) { $0 + (matches($1) ? 1 : 0) } }
    func scan<R>(_ start: R, _ step: (R, Element) -> R) -> [R] { var all = [start]; for e in self { all.append(step(all[all.count - 1], e)) }; return all }
}
extension Sequence where Element == Double {
    var mean: Double { var sum = 0.0, n = 0.0; for value in self { sum += value; n += 1 }; return n == 0 ? 0 : sum / n }
}
print([1, 2, 3, 4, 5].chunked(by: 2), "hello".chunked(by: 3).map { String($0) })
print((1...4).pairs().map { $0 + $1 }, [3, 8, 5].count { $0 > 4 }, [1, 2, 3].scan(0, +), [2.0, 4].mean)
