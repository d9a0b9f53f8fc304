// Walking through, transforming and asking dictionaries.
let prices = ["tea": 2.5, "cake": 4.0, "water": 1.0]
for (name, price) in prices.sorted(by: { $0.value < $1.value }) { print(name, price) }
for (index, entry) in prices.sorted(by: { $0.key < $1.key }).enumerated() { print(index, entry.key, entry.value) }
print(prices.mapValues { $0 * 2 }["tea"]!, prices.compactMapValues { $0 > 2 ? Int($0) : nil }.count, prices.filter { $0.value < 3 }.count)
print(prices.map { "\($0.key)=\($0.value)" }.sorted(), prices.map { key, value in key.count + Int(value) }.sorted(), prices.reduce(0) { $0 + $1.value })
print(prices.keys.contains("tea"), prices.values.contains(9), prices.keys.count, prices.min { $0.value < $1.value }!.key, prices.max(by: { $0.value < $1.value })!.value)
print(prices.first { $0.value > 3 }?.key ?? "-", prices.first(where: { $0.key == "x" }) == nil, prices.sorted { $0.key < $1.key }.first!)
print(prices["soup"] ?? 0, prices["tea"].map { $0 + 1 } ?? 0, prices.isEmpty, Array(prices.keys).sorted(), Set(prices.keys).count, [String](prices.keys).count)
if let tea = prices["tea"], tea > 2 { print("tea costs", tea) }
guard let cake = prices["cake"] else { fatalError("no cake") }
print(cake, prices.flatMap { Array(repeating: $0.key, count: Int($0.value)) }.count, prices.count { $0.value > 1 }, prices.contains(where: { $0.value == 4 }))
prices.sorted { $0.0 < $1.0 }.forEach { print($0.key, terminator: " ") }
print(prices.keys.sorted().joined(separator: ","), prices.values.map { Int($0) }.sorted(), prices.enumerated().count)
let inverted = Dictionary(uniqueKeysWithValues: prices.map { ($1, $0) })
print(inverted[4]!, prices.randomElement() != nil, prices.startIndex == prices.endIndex, prices.reduce(into: "") { $0 = max($0, $1.key) })
print(prices.description.count, ["k": [1, 2]].description, ["k": "v"].debugDescription, [1: Optional(2)])
