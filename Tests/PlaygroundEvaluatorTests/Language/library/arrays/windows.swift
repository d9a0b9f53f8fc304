// Pairs of neighbours, windows, chunks, running sums and turned tables.
extension Array {
    func windows(of size: Int) -> [ArraySlice<Element>] {
        size > count ? [] : (0...(count - size)).map { self[$0..<($0 + size)] }
    }
    func chunks(of size: Int) -> [[Element]] {
        stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
    }
}
let values = [3, 1, 4, 1, 5, 9, 2]
print(zip(values, values.dropFirst()).map { $1 - $0 })
print(values.windows(of: 3).map { $0.reduce(0, +) }, values.windows(of: 9).count)
print(values.chunks(of: 3), [Int]().chunks(of: 2))
print(values.reduce(into: [Int]()) { $0.append(($0.last ?? 0) + $1) })
let table = [[1, 2, 3], [4, 5, 6]]
print(table[0].indices.map { column in table.map { $0[column] } })
print(values.indices.filter { $0 > 0 && values[$0] > values[$0 - 1] })
print(values.enumerated().max { $0.element < $1.element }!, values.prefix(while: { $0 < 5 }), values.drop { $0 != 5 })
