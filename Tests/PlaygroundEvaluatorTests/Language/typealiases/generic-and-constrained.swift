// Generic typealiases, aliases of closures with defaults, and aliases inside generic types and protocols.
typealias Transform<A, B> = (A) -> B
typealias Grid<T> = [[T]]
typealias Named<T> = (name: String, value: T)
struct Table<Key: Hashable, Row> {
    typealias Index = Dictionary<Key, Int>
    typealias Entry = (key: Key, row: Row)
    private(set) var rows: [Row] = []
    private var index: Index = [:]
    mutating func insert(_ entry: Entry) { index[entry.key] = rows.count; rows.append(entry.row) }
    subscript(key: Key) -> Row? { index[key].map { rows[$0] } }
}
func apply<T>(_ t: Transform<T, T>, to grid: Grid<T>) -> Grid<T> { grid.map { $0.map(t) } }
var table = Table<String, Named<Double>>()
table.insert((key: "pi", row: (name: "π", value: 3.14)))
table.insert(("e", ("e", 2.71)))
print(table["pi"]!.name, table["e"]?.value ?? 0, table["x"] == nil)
print(apply({ $0 * 2 }, to: [[1, 2], [3]]), apply({ $0.uppercased() }, to: [["a"]]))
