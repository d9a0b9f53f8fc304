// Strings are read by Character: indices, offsets, slices, ranges found by search.
let word = "naïve café 🇵🇹!"
print(word.count, word.first!, word.last!, word[word.startIndex])
let third = word.index(word.startIndex, offsetBy: 2)
print(word[third], word[..<third], word[third...].prefix(3), word[word.index(before: word.endIndex)])
if let space = word.firstIndex(of: " ") {
    print(word[..<space], word.distance(from: word.startIndex, to: space))
    print(word[word.index(after: space)...].split(separator: " "))
}
print(word.index(word.startIndex, offsetBy: 99, limitedBy: word.endIndex) == nil)
for (offset, letter) in word.enumerated() where !letter.isASCII { print(offset, letter) }
print(word.indices.filter { word[$0] == "a" }.map { word.distance(from: word.startIndex, to: $0) })
extension String {
    subscript(offset: Int) -> Character { self[index(startIndex, offsetBy: offset)] }
    subscript(range: Range<Int>) -> Substring { self[index(startIndex, offsetBy: range.lowerBound)..<index(startIndex, offsetBy: range.upperBound)] }
}
print(word[4], word[6..<10], Array(word)[1...3], String(word.reversed()))
var text = "hello"
text.insert("!", at: text.endIndex)
text.insert(contentsOf: "oh, ", at: text.startIndex)
text.remove(at: text.firstIndex(of: "l")!)
text.replaceSubrange(text.startIndex..<text.index(text.startIndex, offsetBy: 2), with: "OH")
print(text, text.dropFirst(4), text.suffix(3))
