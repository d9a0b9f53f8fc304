// Subscripts with several parameters, labels, defaults, overloads, and a setter named otherwise.
struct Spreadsheet {
    private var cells: [String: Int] = [:]
    subscript(column: Character, row: Int) -> Int? {
        get { cells["\(column)\(row)"] }
        set(number) { cells["\(column)\(row)"] = number }
    }
    subscript(name: String) -> Int { cells[name] ?? -1 }
    subscript(sumOf names: String..., offset offset: Int = 0) -> Int {
        names.compactMap { cells[$0] }.reduce(offset, +)
    }
}
var sheet = Spreadsheet()
sheet["A", 1] = 4
sheet["B", 2] = 38
sheet["B", 2]? += 2
sheet["C", 3]? += 1
print(sheet["A", 1] ?? 0, sheet["B2"], sheet["Z9"])
print(sheet[sumOf: "A1", "B2"], sheet[sumOf: "A1", offset: 1000])
sheet["A", 1] = nil
print(sheet["A", 1] as Any)
