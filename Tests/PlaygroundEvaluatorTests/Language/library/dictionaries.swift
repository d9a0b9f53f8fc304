// Dictionaries; only one entry is printed at a time, since Swift's order changes from run to run.
var ages = ["Ann": 30]
ages["Bob"] = 25
print(ages["Ann"] ?? 0, ages["Zoe"] as Any, ages["Zoe", default: 1], ages.count)
ages["Ann", default: 0] += 1
ages["Cid", default: 10] += 5
print(ages.keys.sorted(), ages.values.sorted(), ages["Ann"]!)
print(ages.updateValue(40, forKey: "Bob") as Any, ages.removeValue(forKey: "Cid") as Any, ages.removeValue(forKey: "x") as Any)
for (name, age) in ages.sorted(by: { $0.key < $1.key }) { print(name, age) }
for pair in ages.sorted(by: { $0.value < $1.value }) { print(pair.key, pair.value) }
print(ages.mapValues { $0 / 2 }["Bob"]!, ages.filter { $0.value > 35 }, ages.contains { $0.key == "Ann" })
let grouped = Dictionary(grouping: ["a", "bb", "cc"], by: \.count)
print(grouped[2] ?? [], grouped[1]!, grouped[9] == nil)
print(Dictionary(uniqueKeysWithValues: [("k", 1)]), Dictionary([("k", 1), ("k", 2)], uniquingKeysWith: +))
print(["a": 1].merging(["a": 5]) { old, new in old + new }, ages.isEmpty, [String: Int]())
var nested: [String: [Int]] = [:]
nested["x", default: []].append(1)
nested["x", default: []].append(2)
print(nested, nested["x"]?.first ?? 0)
ages["Ann"] = nil
print(ages, ages.first?.key ?? "", ages == ["Bob": 40])
ages.removeAll()
print(ages)
let total = ["a": 1, "b": 2].reduce(0) { $0 + $1.value }
print(total, ["q": 7].map { "\($0.key)=\($0.value)" }, ["q": 7].min { $0.value < $1.value }?.key ?? "")
