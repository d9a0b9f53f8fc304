// Splitting strings: by a character, by a predicate, with limits, with and without the empty parts.
let line = "name,,age,,,city"
print(line.split(separator: ","))
print(line.split(separator: ",", omittingEmptySubsequences: false))
print(line.split(separator: ",", maxSplits: 1))
print(line.split(separator: ",", maxSplits: 2, omittingEmptySubsequences: false))
let words = "the quick\tbrown\nfox".split { $0 == " " || $0.isNewline || $0 == "\t" }
print(words, words.count, words.map(String.init))
print("one two three".split(maxSplits: 1) { $0 == " " })
print("a1b22c".split(whereSeparator: \.isNumber).joined(separator: "-"))
let pairs = "width=10;height=20".split(separator: ";").map { $0.split(separator: "=") }
for pair in pairs { print(pair[0], "is", Int(pair[1]) ?? 0) }
let (head, tail) = (words.first ?? "", words.dropFirst().joined(separator: " "))
print(head, "|", tail)
print("".split(separator: ","), "".split(separator: ",", omittingEmptySubsequences: false).count)
print("no separator".split(separator: ";"))
