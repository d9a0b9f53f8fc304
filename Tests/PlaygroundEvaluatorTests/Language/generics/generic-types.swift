// Generic structs with several parameters, static members through them, nested types and typealiases.
struct Matrix<Element> {
    typealias Row = [Element]
    struct Position: Equatable { var row, column: Int }
    private(set) var rows: [Row]
    init(repeating value: Element, rows: Int, columns: Int) {
        self.rows = Array(repeating: Row(repeating: value, count: columns), count: rows)
    }
    subscript(position: Position) -> Element {
        get { rows[position.row][position.column] }
        set { rows[position.row][position.column] = newValue }
    }
    func mapped<T>(_ transform: (Element) -> T) -> Matrix<T> {
        var result = Matrix<T>(repeating: transform(rows[0][0]), rows: rows.count, columns: rows[0].count)
        for (r, row) in rows.enumerated() {
            for (c, element) in row.enumerated() { result[.init(row: r, column: c)] = transform(element) }
        }
        return result
    }
    func position(where matches: (Element) -> Bool) -> Position? {
        for (r, row) in rows.enumerated() { if let c = row.firstIndex(where: matches) { return Position(row: r, column: c) } }
        return nil
    }
}
var board = Matrix(repeating: ".", rows: 2, columns: 3)
board[Matrix<String>.Position(row: 1, column: 2)] = "#"
print(board.rows, board.position { $0 == "#" }!)
print(board.mapped { $0 == "#" ? 1 : 0 }.rows)
print(type(of: board), Matrix<Int>.Row.self)
