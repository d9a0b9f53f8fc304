// Keys, values, indices and pairs.
let scores = ["Ann": 3]
let total = scores.values.reduce(0, +)
print(scores.keys, scores.values, Array(scores.keys), scores.keys.contains("Ann"), scores.values.max()!, total)
debugPrint(scores.keys, scores.values)
let text = "swift"
for index in text.indices where text[index] > "r" { print(text[index], terminator: " ") }
print(text.index(after: text.startIndex) < text.endIndex, text[text.index(text.endIndex, offsetBy: -2)])
if let index = scores.index(forKey: "Ann") { print(scores[index].key, scores[index].value) }
let pairs: KeyValuePairs = ["b": 1, "a": 2]
print(pairs.map { $0.key }, pairs.count, pairs)
let zipped = Dictionary(uniqueKeysWithValues: zip(["a"], [1]))
print(zipped, Array(zip([1, 2], ["x", "y"])).map { "\($0.0)\($0.1)" })
print([1, 2].reversed(), (0..<3).reversed(), [1].enumerated(), zip([1], [2]), Array("ab".reversed()))
var iterator = [1, 2].makeIterator()
print(iterator.next() as Any, iterator.next() as Any, iterator.next() as Any)
