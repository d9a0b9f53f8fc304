// An index of words, counts turned round, and nested dictionaries changed in place.
let pages = [1: "the cat sat", 2: "the dog", 3: "a cat and a dog"]
var index: [String: Set<Int>] = [:]
for (page, text) in pages {
    for word in text.split(separator: " ") { index[String(word), default: []].insert(page) }
}
for word in index.keys.sorted() { print(word, index[word]!.sorted()) }
let byCount = Dictionary(grouping: index.keys) { index[$0]!.count }.mapValues { $0.sorted() }
print(byCount[1]!, byCount[2]!, byCount[3] as Any)

var stock: [String: [String: Int]] = ["fruit": ["apple": 3]]
stock["fruit"]?["pear", default: 0] += 2
stock["fruit"]?["apple"] = nil
stock["bread", default: [:]]["rye"] = 1
print(stock["fruit"]!, stock["bread"]!["rye"]!, stock["fish"]?["cod"] as Any)
let merged = ["a": 1, "b": 2].merging(["b": 10, "c": 20], uniquingKeysWith: +)
print(merged.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }, merged.filter { $0.value > 10 }.keys.sorted())
