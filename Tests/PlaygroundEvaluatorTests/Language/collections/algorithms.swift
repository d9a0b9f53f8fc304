let n = [5, 3, 8, 1]
print(n.sorted(), n.sorted(by: >), n.min()!, n.max()!, n.reduce(0, +), n.contains(8), n.first!, n.last!)
print(n.map { $0 * 2 }.filter { $0 > 5 }, n.firstIndex(of: 8)!, n.prefix(2), n.suffix(2), n.dropFirst(), n.dropLast())
print(n.reversed() as [Int], n.enumerated().map { $0.offset * $0.element }, zip(n, ["a", "b"]).map { "\($0)\($1)" })
print(n.allSatisfy { $0 > 0 }, n.first { $0 > 4 }!, n.last(where: { $0 < 4 })!, n.isEmpty, n.count)
var a = [1, 2, 3]
a.append(4)
a.insert(0, at: 0)
a.remove(at: 1)
a += [9, 9]
a.removeAll { $0 == 9 }
a.swapAt(0, 1)
a.append(contentsOf: [7, 8])
print(a, a.removeLast(), a.removeFirst(), a, a.popLast()!, a[1...], a[..<1])
var set: Set = [1, 2, 3]
set.insert(3)
set.insert(4)
print(set.count, set.contains(2), set.sorted(), set.union([9]).count, set.intersection([1, 2, 7]).sorted(), set.isSubset(of: [1, 2, 3, 4, 5]))
var d = ["a": 1, "b": 2]
d["c"] = 3
d["a"] = nil
d["b"]! += 10
print(d.count, d.keys.sorted(), d.values.sorted(), d["b"]!, d["zz"] == nil)
print(d.mapValues { $0 * 2 }.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }, d.filter { $0.value > 5 })
for (k, v) in d.sorted(by: { $0.value < $1.value }) { print(k, v) }
print(Dictionary(grouping: ["apple", "avocado", "bean"]) { $0.first! }.mapValues(\.count).sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })
print(Dictionary(uniqueKeysWithValues: [("x", 1)])["x"]!, [[1, 2], [3]].flatMap { $0 }, [[1], [2]].joined().map { $0 })
print(Array(repeating: "z", count: 3), Array("abc"), [Int](), [Int](1...3), stride(from: 0, through: 6, by: 2).map { $0 })
print(["b", "a"].sorted().joined(separator: ","), [1, 2, 3, 4].split { $0 == 2 }.map { Array($0) })
print([3, 1, 2].sorted { $0 > $1 }, ["aa", "b"].max { $0.count < $1.count }!, [1, 2, 3].reduce(into: [Int]()) { $0.append($1 * $1) })
let matrix = [[1, 2], [3, 4]]
print(matrix[1][0], matrix.map { $0.reduce(0, +) }, matrix.flatMap { $0 }.count)
var counts: [Character: Int] = [:]
for c in "banana" { counts[c, default: 0] += 1 }
print(counts.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }.joined())
var nested: [String: [Int]] = [:]
nested["a", default: []].append(1)
nested["a", default: []].append(2)
print(nested, nested["a"]!.count)
let tuples = [(name: "x", age: 3), (name: "y", age: 1)]
print(tuples.sorted { $0.age < $1.age }.map(\.name), tuples.map { $0.age }.reduce(0, +))
print(n.lazy.map { $0 + 1 }.first!, Array(n.indices), n.indices.contains(3), n.shuffled().count, n.randomElement() != nil)
print([1, 2] == [1, 2], ["a": 1] == ["a": 1], (1...3) == 1...3, [1, 2].elementsEqual([1, 2]), [1, 5].lexicographicallyPrecedes([2]))
