// Optionals inside optionals and collections of optionals keep every level.
let table: [String: Int?] = ["a": 1, "b": nil]
print(table["a"] as Any, table["b"] as Any, table["c"] as Any)
if let inner = table["b"] { print("key is there:", inner as Any) }
if let value = table["a"], let value { print("number", value) }
if case .some(.none) = table["b"] { print("there but nil") }
print(table.compactMapValues { $0 }, table.keys.sorted(), table["a"]!! + 1, table["b"]! == nil)
var slots: [Int?] = [nil, 2]
slots.append(nil)
slots[0] = 1
print(slots, slots.count, slots.first as Any, slots.last as Any, slots.last! as Any)
print(slots.firstIndex(of: nil) as Any, slots.contains(2), slots.filter { $0 != nil }.count)
var grid: [[String?]] = Array(repeating: Array(repeating: nil, count: 2), count: 2)
grid[1][0] = "x"
print(grid, grid.map { $0.map { $0 ?? "." }.joined() })
var scores: [String: [Int]?] = [:]
scores["a"] = [1]
scores.updateValue(nil, forKey: "b")
scores["a"]??.append(2)
print(scores.count, scores["a"]!!, scores["b"]! as Any)
let deep: Int??? = 5
print(deep as Any, deep! as Any, deep!!!)
func find(_ key: String) -> Int?? { table[key] }
print(find("a") == .some(1), find("b") == .some(.none), find("z") == nil)
