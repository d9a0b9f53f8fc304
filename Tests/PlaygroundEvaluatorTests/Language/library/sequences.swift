// What every sequence can do.
let words = ["pear", "fig", "apple", "kiwi"]
print(words.map { $0.uppercased() }, words.map(\.count), words.filter { $0.count > 3 })
print(words.reduce("") { $0 + $1.prefix(1) }, words.reduce(into: [:]) { counts, word in counts[word.count, default: 0] += 1 }.count)
print(["1", "x", "3"].compactMap { Int($0) }, words.sorted(), words.sorted { $0.count < $1.count })
print(words.allSatisfy { !$0.isEmpty }, words.first { $0.hasPrefix("a") } ?? "none", words.joined(separator: "-"))
print(words.min { $0.count < $1.count } ?? "", words.max { $0.count < $1.count } ?? "")
for (index, word) in words.enumerated() where index % 2 == 0 { print(index, word) }
for (number, word) in zip(1..., words) { print(number, word, terminator: " ") }
print()
let product = (1...4).reduce(1, *)
print(Array(stride(from: 0, to: 10, by: 3)), Array(stride(from: 10, through: 0, by: -5)), Array(stride(from: 0.0, to: 1.0, by: 0.25)))
print((1...4).map { $0 * $0 }, product, Array((0..<3).reversed()))
print(Array(words.reversed()), words.reversed().first ?? "", [3, 1, 2].sorted(by: >))
print([1, 2, 3, 4, 5].split { $0 == 3 }, [1, 0, 2].split(separator: 0), [[1], [2, 3]].joined().count)
print(words.prefix { $0.count < 5 }, words.drop { $0.count > 3 }, Array(words.lazy.map { $0.count }.filter { $0 > 3 }))
print(words.starts(with: ["pear"]), words.elementsEqual(words), [1, 2].lexicographicallyPrecedes([1, 3]))
words.forEach { print($0, terminator: ";") }
print()
print(sequence(first: 1) { $0 < 100 ? $0 * 3 : nil }.map { $0 }, Array(repeatElement("z", count: 2)))
let (evens, odds) = (words.filter { $0.count.isMultiple(of: 2) }, words.filter { !$0.count.isMultiple(of: 2) })
print(evens, odds)
