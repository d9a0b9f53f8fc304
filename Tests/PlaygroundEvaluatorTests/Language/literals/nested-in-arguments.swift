// What nested literals hold is found from the innermost ones.
struct Table<Cell: Numeric> {
    let rows: [[Cell]]
    init(_ rows: [[Cell]]) { self.rows = rows }
    static func * (table: Self, factor: Cell) -> Self { Self(table.rows.map { row in row.map { $0 * factor } }) }
    var sum: Cell { rows.joined().reduce(0, +) }
}
print(Table([[1, 2], [3, 4]]) * 2, type(of: Table([[1, 2], []])))
print(Table([[0.5], [1]]).sum, Table([[1.5, 2]]) * 2)

func depth<T>(_ values: [[[T]]]) -> String { "\(T.self) \(values.joined().joined().count)" }
print(depth([[["a"], ["b", "c"]], []]), depth([[[1]]]))
func lookUp<K: Hashable, V>(_ table: [K: [V]], _ key: K) -> V? { table[key]?.first }
print(lookUp(["a": [1, 2], "b": []], "a") ?? 0, lookUp([1: ["x"]], 2) ?? "none")
let matrix = [[1, 2], [0.5, 1]]
print(matrix, type(of: matrix), [[1], [2.5]].count)
let series = ["a": [1], "b": [0.5, 2]]
print(series["a"] ?? [], depth([[[1]], [[0.5]]]))
let holes = [[1], [nil, 2]]
print(holes, type(of: holes), holes.joined().compactMap { $0 }.reduce(0, +))
let first = "x"
print([[first], [nil]], depth([[[1, nil]], [[3]]]))
