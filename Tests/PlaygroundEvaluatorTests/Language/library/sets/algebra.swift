// Sets: union, intersection and the rest.
let a: Set = [1, 2, 3, 4], b: Set<Int> = [3, 4, 5]
print(a.union(b).sorted(), a.intersection(b).sorted(), a.subtracting(b).sorted(), a.symmetricDifference(b).sorted())
print(a.union([9]).count, a.intersection(2...3).sorted(), a.isSubset(of: 0...9), a.isSuperset(of: [1, 2]), a.isDisjoint(with: [7]), a.isStrictSubset(of: a), a.isStrictSuperset(of: [1]))
var c = a
c.formUnion([10]); print(c.sorted())
c.formIntersection([1, 2, 10]); print(c.sorted())
c.subtract([1]); print(c.sorted())
c.formSymmetricDifference([2, 3]); print(c.sorted())
print(c.insert(3).inserted, c.insert(4).inserted, c.insert(5).memberAfterInsert, c.remove(3) ?? 0, c.remove(99) as Any, c.update(with: 4) ?? 0, c.sorted())
print(a == [4, 3, 2, 1], a != b, a.contains(2), a.contains { $0 > 3 }, a.isEmpty, a.count, Set([1, 1, 2]).count, Set("hello").sorted())
print(a.map { $0 * 2 }.sorted(), a.filter { $0 > 2 }.sorted(), type(of: a.filter { $0 > 2 }), a.reduce(0, +), a.min()!, a.max()!, a.first != nil)
for value in a.sorted(by: >) { print(value, terminator: " ") }
print(Array(Set(["x"])), Set<String>(), [1, 2, 3].filter(b.contains), Set(["b", "a"]).sorted().joined(), a.allSatisfy { $0 > 0 })
var seen = Set<String>()
let unique = ["a", "b", "a", "c", "b"].filter { seen.insert($0).inserted }
print(unique, seen.count, seen.randomElement() != nil)
seen.removeAll()
print(seen.isEmpty, seen.popFirst() as Any, Set([[1], [1], [2]]).count, Set([1, 2]).hashValue == Set([2, 1]).hashValue)
if let index = a.firstIndex(of: 3) { print(a[index]) }
let literal: Set<Character> = ["q"]
print(literal, literal.isSubset(of: "quit"), ["k": Set([1])]["k"]!.count, a.sorted().prefix(2), a.count { $0.isMultiple(of: 2) })
