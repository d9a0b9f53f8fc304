// Adding, changing and removing entries.
var stock = ["apple": 3]
stock["pear"] = 5
stock["apple"]! += 1
stock["kiwi", default: 0] += 2
stock["apple"] = nil
print(stock.count, stock["apple"] as Any, stock["pear"]!, stock["kiwi"] ?? 0, stock["none", default: -1])
print(stock.updateValue(9, forKey: "pear") ?? 0, stock.updateValue(1, forKey: "fig") as Any, stock.removeValue(forKey: "kiwi") ?? 0, stock.removeValue(forKey: "kiwi") as Any)
stock.merge(["pear": 1, "plum": 7]) { old, new in old + new }
stock.merge([("plum", 1)], uniquingKeysWith: { $1 })
print(stock.sorted { $0.key < $1.key })
let merged = stock.merging(["fig": 100]) { current, _ in current }
print(merged["fig"]!, stock.merging(["fig": 100], uniquingKeysWith: max)["fig"]!)
for key in stock.keys.sorted() { stock[key]! *= 2 }
print(stock.values.sorted(), stock.contains { $0.key == "fig" }, stock.allSatisfy { $0.value > 0 })
if let index = stock.index(forKey: "fig") { print(stock[index].key, stock[index].value, stock.remove(at: index).value) }
var copy = stock
copy["extra"] = 1
copy.removeValue(forKey: "pear")
print(stock.count, copy.count, stock == copy)
var one = ["only": 1]
if let entry = one.popFirst() { print(entry.key, entry.value, one.isEmpty, one.popFirst() == nil) }
one.removeAll()
one.reserveCapacity(10)
for word in "to be or not to be".split(separator: " ") { one[String(word), default: 0] += 1 }
print(one.filter { $0.value > 1 }.keys.sorted(), one.max { ($0.value, $1.key) < ($1.value, $0.key) }!.key)
var lists: [String: [Int]] = [:]
for number in 1...5 { lists[number.isMultiple(of: 2) ? "even" : "odd", default: []].append(number) }
print(lists["even"]!, lists["odd"]!, lists["even"]!.last!)
