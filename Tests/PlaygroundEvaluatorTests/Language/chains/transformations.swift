// Long chains of map, filter, flatMap, zip, reduce and friends, types flowing through.
let text = "the quick brown fox jumps over the lazy dog"
let words = text.split(separator: " ")
print(words.filter { $0.count > 4 }.map { $0.uppercased() }.joined(separator: "-"))
print(words.map(\.count).reduce(into: [Int: Int]()) { $0[$1, default: 0] += 1 }.sorted { $0.key < $1.key }.map { [$0.key, $0.value] })
print(words.flatMap { $0.prefix(2) }.map(String.init).joined(), words.compactMap { $0.first?.asciiValue }.map(Int.init).reduce(0, +))
print(zip(words, words.dropFirst()).filter { $0.count < $1.count }.map { "\($0)<\($1)" })
print(words.enumerated().filter { $0.offset.isMultiple(of: 3) }.map(\.element), words.sorted { ($0.count, $0) < ($1.count, $1) }.first!)
print((1...5).flatMap { n in (1...n).map { n * $0 } }.filter { $0 % 2 == 1 }, (1...4).reduce([]) { $0 + [$1 * $1] })
print(words.reduce("") { $0.count > $1.count ? $0 : String($1) }, words.allSatisfy { !$0.isEmpty }, words.partitioned { $0.count > 3 }.1.count)
extension Sequence {
    func partitioned(_ test: (Element) -> Bool) -> (yes: [Element], no: [Element]) {
        reduce(into: ([], [])) { if test($1) { $0.0.append($1) } else { $0.1.append($1) } }
    }
}
let matrix = [[1, 2, 3], [4, 5, 6]]
print(matrix[0].indices.map { column in matrix.map { $0[column] } }, matrix.joined().reduce(1, *), Array(matrix.joined(separator: [0])))
let average = { (values: [Int]) in values.isEmpty ? 0 : Double(values.reduce(0, +)) / Double(values.count) }
print(average(words.map(\.count)), average([]), [3, 1, 2].sorted().reversed().map { $0 * 10 })
