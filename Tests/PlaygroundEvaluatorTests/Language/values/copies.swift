// Arrays, dictionaries, sets, strings, structs and tuples are copied; changes to a copy stay there.
struct Sheet { var title: String; var rows: [[Int]]; var notes: [String: [String]] = [:] }
var original = Sheet(title: "A", rows: [[1], [2, 3]])
var copy = original
copy.title += "!"
copy.rows[1].append(4)
copy.notes["x", default: []].append("n")
print(original, copy)
var list = [original, copy]
list[0].rows[0][0] = 99
for var sheet in list { sheet.title = "changed"; sheet.rows = [] }
print(original.rows, list.map(\.title), list[0].rows)
func modify(_ values: [Int]) -> [Int] { var values = values; values.append(0); return values }
let base = [1, 2]
print(modify(base), base)
var a = ["k": [1]], b = a
b["k"]?.append(2)
a["k"]![0] = 10
print(a, b)
var (left, right) = (["x"], ["x"])
right.append("y")
let pair = (list: left, count: 1)
left.removeAll()
print(left, right, pair)
var grid = Array(repeating: Array(repeating: 0, count: 2), count: 2)
grid[0][1] = 5
let row = grid[0]
grid[0][0] = 7
print(grid, row)
var closureSees = [1]
let closure = { closureSees.count }
let frozen = { [closureSees] in closureSees.count }
closureSees.append(2)
print(closure(), frozen())
