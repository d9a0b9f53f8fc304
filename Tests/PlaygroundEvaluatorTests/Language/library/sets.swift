// Sets.
var letters: Set = ["a", "b"]
print(letters.insert("c").inserted, letters.insert("a").inserted, letters.count, letters.contains("b"))
print(letters.remove("b") ?? "", letters.remove("z") ?? "none", letters.sorted())
let other: Set<String> = ["a", "z"]
print(letters.union(other).sorted(), letters.intersection(other), letters.subtracting(other), letters.symmetricDifference(other).sorted())
print(letters.isSubset(of: ["a", "c", "d"]), letters.isSuperset(of: ["a"]), letters.isDisjoint(with: ["q"]), letters == ["c", "a"])
letters.formUnion(["x"])
letters.subtract(["a"])
print(letters.sorted(), Set([1, 1, 2]).count, Set<Int>().isEmpty, Array(Set([5])), letters.map { $0.uppercased() }.sorted())
print(letters.filter { $0 > "d" }, Set("hello").count, letters.min() ?? "")
