// Replacing text: all occurrences, some of them, in place.
let sentence = "one fish two fish red fish"
print(sentence.replacing("fish", with: "cat"))
print(sentence.replacing("fish", with: "cat", maxReplacements: 2))
print(sentence.replacing("whale", with: "cat") == sentence)
print(sentence.replacing(" ", with: ""))
var text = "a.b.c"
text.replace(".", with: "::")
print(text)
text.replaceSubrange(text.startIndex..<text.index(after: text.startIndex), with: "start")
print(text)
if let range = text.firstRange(of: "::") { text.removeSubrange(range) }
print(text)
var letters = "abc"
letters.replaceSubrange(letters.startIndex...letters.startIndex, with: "XYZ")
print(letters)
