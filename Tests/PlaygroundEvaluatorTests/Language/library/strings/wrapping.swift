// Words put into lines of a width, and a table with padded columns.
func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
        if let last = lines.last, last.count + 1 + word.count <= width {
            lines[lines.count - 1] += " " + word
        } else {
            lines.append(String(word))
        }
    }
    return lines
}
for line in wrapped("the quick brown fox jumps over the lazy dog", width: 13) { print("|\(line)|") }

extension String {
    func padded(_ width: Int, left: Bool = false) -> String {
        let space = String(repeating: " ", count: max(0, width - count))
        return left ? space + self : self + space
    }
}
let rows = [("Tea", 2.5, 12), ("Coffee", 13.25, 3), ("Crème brûlée", 4, 110)]
let width = rows.map { $0.0.count }.max() ?? 0
for (name, price, count) in rows {
    print(name.padded(width), "\(price)".padded(6, left: true), "\(count)".padded(4, left: true))
}
print("ab".padded(1), "é".padded(3) + "|")
