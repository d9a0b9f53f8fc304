// Collections of anything, as decoded data looks: nested, cast on the way, counted by kind.
let record: [String: Any] = [
    "name": "Ann", "age": 31, "tags": ["a", "b"], "address": ["city": "Oslo", "zip": 150] as [String: Any],
    "scores": [1.5, 2], "active": true, "pets": [["name": "Rex"], ["name": "Tom"]],
]
print(record["name"] as? String ?? "-", (record["age"] as? Int).map { $0 + 1 } ?? 0)
if let address = record["address"] as? [String: Any], let city = address["city"] as? String { print(city, address["zip"] as! Int) }
if let pets = record["pets"] as? [[String: String]] { print(pets.compactMap { $0["name"] }) }
print((record["tags"] as! [String]).joined(), record["scores"] as? [Double] ?? [], record["missing"] == nil)
func depth(_ value: Any) -> Int {
    if let list = value as? [Any] { return 1 + (list.map(depth).max() ?? 0) }
    if let map = value as? [String: Any] { return 1 + (map.values.map(depth).max() ?? 0) }
    return 0
}
print(depth(record), depth([[[1]]]), depth("x"))
var kinds: [String: Int] = [:]
for value in record.values {
    switch value {
    case is String: kinds["text", default: 0] += 1
    case is Int, is Double: kinds["number", default: 0] += 1
    case is Bool: kinds["flag", default: 0] += 1
    default: kinds["nested", default: 0] += 1
    }
}
print(kinds.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" })
var bag: [Int: Any] = [1: "one", 2: 2, 3: [3]]
bag[2] = nil
print(bag.count, bag[1] as! String, bag[3] as! [Int])
