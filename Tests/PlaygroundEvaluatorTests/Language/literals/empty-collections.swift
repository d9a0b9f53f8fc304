// Empty collections take their types from annotations, parameters, results and partners.
var queue: [String] = []
var seen: Set<Int> = []
var ages: [String: Int] = [:]
var grid = [[Int]]()
var names = [Int: String]()
queue.append("a")
seen.insert(3)
ages["Ann"] = 30
grid.append([])
names[1] = "one"
print(queue, seen, ages, grid, names)

func firstWords(_ lines: [String] = []) -> [Substring] {
    if lines.isEmpty { return [] }
    return lines.compactMap { $0.split(separator: " ").first }
}
print(firstWords(), firstWords(["hello world", ""]))
queue = []
ages = [:]
print(queue.isEmpty, ages.isEmpty, queue == [], [] == queue, ages == [:])
let fallback = ages["x"].map { [$0] } ?? []
print(fallback, type(of: fallback))
let triple = (list: [Int](), map: [String: [Int]](), set: Set<Character>())
print(triple.list.count, triple.map.count, triple.set.count)
