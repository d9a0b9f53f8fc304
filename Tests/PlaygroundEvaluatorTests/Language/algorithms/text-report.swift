// Words counted, columns padded, numbers in Roman and binary: text made with standard members.
let text = "It was the best of times, it was the worst of times"
let counts = text.lowercased().split { !$0.isLetter }.reduce(into: [:]) { (table: inout [Substring: Int], word) in table[word, default: 0] += 1 }
print(counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(3).map { "\($0.key) \($0.value)" })
let rows = [["Name", "Qty"], ["Apple", "3"], ["Kiwi", "12"]]
let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
for row in rows { print(zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined(separator: "|") + "|") }
func roman(_ n: Int) -> String {
    var rest = n
    return [(10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")].reduce("") { text, part in
        var text = text
        while rest >= part.0 { text += part.1; rest -= part.0 }
        return text
    }
}
print([4, 9, 14, 38].map(roman))
let bits = (0..<8).map { 0b1011_0010 >> $0 & 1 }.reversed().map(String.init).joined()
print(bits, Int(bits, radix: 2)!)
var board = [[Character]](repeating: [Character](repeating: ".", count: 3), count: 3)
for (mark, place) in [("X", (0, 2)), ("O", (1, 1))] as [(Character, (Int, Int))] { board[place.0][place.1] = mark }
print(board.map { String($0) }.joined(separator: "/"))
