// Walking through a string by its indices.
let word = "Zürich 🚲!"
var index = word.startIndex
while index < word.endIndex {
    print(word[index], terminator: "|")
    index = word.index(after: index)
}
print()
let third = word.index(word.startIndex, offsetBy: 2)
print(word[third], word[word.index(before: word.endIndex)], word[word.index(third, offsetBy: 2)])
print(word.index(word.startIndex, offsetBy: 100, limitedBy: word.endIndex) == nil)
print(word.index(word.endIndex, offsetBy: -3, limitedBy: word.startIndex).map { word[$0] } ?? "-")
print(word.indices.count, word.indices.map { word[$0] }.count, word.distance(from: word.startIndex, to: word.endIndex))
for (offset, character) in word.enumerated() where offset % 3 == 0 { print(offset, character) }
for i in word.indices.prefix(2) { print(word[i]) }
var changed = word
changed.insert("-", at: changed.index(after: changed.startIndex))
changed.remove(at: changed.startIndex)
changed.insert(contentsOf: "AB", at: changed.startIndex)
print(changed)
print(third.utf16Offset(in: word), String.Index(utf16Offset: 1, in: word) == word.index(after: word.startIndex))
formIndex()
func formIndex() {
    var i = word.startIndex
    word.formIndex(after: &i)
    word.formIndex(&i, offsetBy: 2)
    print(word[i])
}
