// Zips, windows, running totals, grouping and comparing of sequences.
let a = [1, 2, 3, 4], b = ["a", "b", "c"]
for (number, letter) in zip(a, b) { print(number, letter, terminator: " ") }
print(Array(zip(a, b)).count, zip(a, a.dropFirst()).map { $0 + $1 }, Dictionary(uniqueKeysWithValues: zip(b, a))["b"]!)
let running = a.reduce(into: [Int]()) { $0.append(($0.last ?? 0) + $1) }
print(running, a.reduce(0) { max($0, $1) }, a.reduce((0, 1)) { ($0.0 + $1, $0.1 * $1) }, a.reduce(into: (even: 0, odd: 0)) { if $1 % 2 == 0 { $0.even += 1 } else { $0.odd += 1 } })
print(a.elementsEqual([1, 2, 3, 4]), a.elementsEqual(1...4), a.starts(with: 1...2), a.lexicographicallyPrecedes([1, 3]), [1, 2].elementsEqual([2, 3]) { $0 + 1 == $1 }, a.starts(with: [2, 4]) { $0 * 2 == $1 })
print([[1, 2], [3]].joined().map { $0 }, [["a"], ["b", "c"]].joined(separator: ["-"]).map { $0 }, ["ab", "cd"].joined(separator: ", "), [b, b].flatMap { $0 }.count, Array([a, [9]].joined()))
print(a.min { abs($0 - 3) < abs($1 - 3) }!, b.max()!, a.sorted { $0 % 2 < $1 % 2 }, a.contains { $0 > 3 }, a.allSatisfy { $0 < 5 }, a.first { $0 > 1 }!, a.count { $0 > 1 })
print(a.enumerated().map { $0.offset * $0.element }, b.enumerated().first { $0.element == "c" }!.offset, Array(b.enumerated())[1].element, b.enumerated().reversed().map { $0.offset })
print(a.reversed().first!, Array(a.reversed().enumerated()).map { $0.1 }, b.reversed().joined(), a.prefix(2) + a.suffix(1), a.dropFirst().dropLast().map { $0 }, a.split { $0 == 2 }.count)
print(zip(a, b).map { String(repeating: $1, count: $0) }, zip(a, b).first { $0.0 == 2 }!.1, zip(a, b).reduce(0) { $0 + $1.0 }, zip(1..., b).filter { $0.0 > 1 }.map(\.1), zip(b, b.indices).map { "\($1)\($0)" })
let words = "the cat sat on the mat the end".split(separator: " ").map(String.init)
let counts = Dictionary(words.map { ($0, 1) }, uniquingKeysWith: +).sorted { ($1.value, $0.key) < ($0.value, $1.key) }
print(counts.prefix(2).map { "\($0.key):\($0.value)" }, Dictionary(grouping: words, by: \.count).mapValues { $0.sorted() }.sorted { $0.key < $1.key }.map { $0.value }, words.reduce("") { $0.isEmpty ? $1 : $0 + "_" + $1 })
print(a.underestimatedCount, a.reduce(0, -), a.map { -$0 }.reversed() as [Int], a.dropLast(1).last!)
var iterator = a.makeIterator()
print(iterator.next()!, iterator.next()!)
