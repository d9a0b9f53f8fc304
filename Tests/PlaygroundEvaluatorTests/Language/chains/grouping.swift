// Grouping, counting and re-ordering with chains whose types are all inferred.
struct Sale { let region: String; let month: Int; let amount: Double }
let sales = [Sale(region: "north", month: 1, amount: 10), Sale(region: "south", month: 1, amount: 7.5), Sale(region: "north", month: 2, amount: 2.5), Sale(region: "west", month: 3, amount: 0)]
let byRegion = Dictionary(grouping: sales, by: \.region)
let totals = byRegion.mapValues { $0.reduce(0) { $0 + $1.amount } }
for (region, total) in totals.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) { print(region, total) }
print(byRegion.keys.sorted(), byRegion.values.map(\.count).max()!, byRegion["north"]?.map(\.month) ?? [])
let counted = "mississippi".reduce(into: [:]) { counts, letter in counts[letter, default: 0] += 1 }
print(counted.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }.map { "\($0.key)\($0.value)" }.joined())
let lookup = Dictionary(uniqueKeysWithValues: sales.enumerated().map { ("\($1.region)\($1.month)", $0) })
print(lookup["south1"]!, lookup.count, lookup.filter { $0.value > 1 }.keys.sorted())
let merged = Dictionary(sales.map { ($0.region, $0.amount) }, uniquingKeysWith: +)
print(merged["north"]!, merged.max { $0.value < $1.value }!.key)
let words = ["apple", "avocado", "bean", "beet", "corn"]
print(Dictionary(grouping: words) { $0.first! }.map { ($0, $1.count) }.sorted { $0.0 < $1.0 })
print(words.map { ($0.count, $0) }.sorted { $0 > $1 }.prefix(2).map(\.1), Set(words.map(\.count)).sorted())
