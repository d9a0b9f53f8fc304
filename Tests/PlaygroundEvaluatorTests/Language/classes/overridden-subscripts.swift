// Overridden subscripts dispatch on the real class, for reading and for writing.
class Row {
    var cells = [1, 2, 3]
    subscript(i: Int) -> Int { get { cells[i] } set { cells[i] = newValue } }
    func sum() -> Int { (0..<3).reduce(0) { $0 + self[$1] } }
}
final class Scaled: Row {
    let factor: Int
    init(factor: Int) { self.factor = factor }
    override subscript(i: Int) -> Int { get { super[i] * factor } set { super[i] = newValue / factor } }
}
let rows: [Row] = [Row(), Scaled(factor: 10)]
for row in rows { row[0] = 50; row[2] += 20 }
print(rows.map { $0.sum() }, rows.map(\.cells))
