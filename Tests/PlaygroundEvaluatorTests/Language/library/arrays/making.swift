// Ways to make an array.
let empty: [Int] = [], typed = [String](), repeated = Array(repeating: 0, count: 3)
print(empty, typed, repeated, Array<Double>(), [Int?](repeating: nil, count: 2))
print(Array(1...5), Array("abc"), Array(stride(from: 0, to: 10, by: 3)), Array([3: "x"].keys), [Int](0..<3))
print((1...3).map { $0 * $0 }, [1, 2] + [3], [[1], [2, 3]].flatMap { $0 }, Array([[1], [2]].joined()))
let table = (0..<2).map { row in (0..<3).map { column in row * 3 + column } }
print(table, table[1][2], table.map(\.count))
var grid = Array(repeating: Array(repeating: ".", count: 3), count: 2)
grid[0][1] = "#"
grid[1][0] += "!"
for row in grid { print(row.joined()) }
let mixed: [Any] = [1, "two", 3.0, [4]]
print(mixed, mixed.count, mixed[1] as? String ?? "-", mixed.compactMap { $0 as? Int })
let optional: [Int?] = [1, nil, 3]
print(optional, optional.compactMap { $0 }, optional.map { $0 ?? 0 }, optional.count { $0 == nil })
let tuples = [("a", 1), ("b", 2)]
print(tuples, tuples.map { $0.0 }, tuples.map(\.1), tuples.first!.0)
print(Array(zip(["x", "y"], 1...)), Array(repeatElement("z", count: 2)), Array([1, 2, 3].reversed()), Array(Set([5])))
let ints: Array<Int> = .init(repeating: 7, count: 2), more: [Int] = .init()
print(ints, more.isEmpty, [1, 2, 3] == [1, 2, 3], [1] != [2], type(of: mixed), type(of: table))
