// `String(…)` of mapped characters: the literals in the closure are characters then.
let board = [[true, false, true], [false, true, false]]
for row in board { print(String(row.map { $0 ? "#" : "." })) }
print(board.map { row in String(row.map { $0 ? "1" : "0" }) }.joined(separator: "/"))
print(String((0..<3).map { _ in "*" }), String("abc".map { $0 == "b" ? "X" : $0 }))
var text = "<"
text.append(contentsOf: (0..<2).map { $0 == 0 ? "a" : "b" })
print(text)
