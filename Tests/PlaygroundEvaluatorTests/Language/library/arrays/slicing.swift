// Parts of arrays, and their own indices.
let letters = ["a", "b", "c", "d", "e"]
print(letters[1...3], letters[..<2], letters[3...], letters[...1], letters[2..<2], letters[...])
print(letters.prefix(2), letters.suffix(2), letters.dropFirst(), letters.dropLast(2), letters.prefix(100), letters.dropFirst(9))
print(letters.prefix { $0 < "c" }, letters.drop { $0 < "c" }, letters.prefix(upTo: 2), letters.prefix(through: 2), letters.suffix(from: 3))
var middle = letters[1...3]
print(middle.startIndex, middle.endIndex, middle.indices, middle.first!, middle.last!, middle.count, middle[2])
middle[2] = "C"
middle.append("!")
print(middle, letters, Array(middle), type(of: middle), middle.contains("C"))
print(middle.map { $0 + $0 }, middle.reversed() as [String], middle.firstIndex(of: "C")!, middle.dropFirst().startIndex)
for (index, letter) in zip(middle.indices, middle) { print(index, letter, terminator: " ") }
print()
let chunks = stride(from: 0, to: letters.count, by: 2).map { Array(letters[$0..<min($0 + 2, letters.count)]) }
print(chunks, chunks.map(\.count), chunks.joined().count, letters[1...2] == ["b", "c"], letters[0..<1] + letters[4...])
func sum(_ values: ArraySlice<Int>) -> Int { values.isEmpty ? 0 : values.first! + sum(values.dropFirst()) }
print(sum([1, 2, 3, 4]), sum([1, 2, 3][1...]), [1, 2, 3].dropFirst().reduce(0, +))
func average(_ values: [Double]) -> Double? { values.isEmpty ? nil : values.reduce(0, +) / Double(values.count) }
print(average(Array([1.0, 2, 6].dropFirst())) ?? 0, average([]) as Any)
let index = letters.index(after: 0), far = letters.index(0, offsetBy: 3)
print(letters[index], letters[far], letters.index(before: far), letters.index(0, offsetBy: 9, limitedBy: letters.endIndex) as Any, letters.distance(from: 1, to: 4))
