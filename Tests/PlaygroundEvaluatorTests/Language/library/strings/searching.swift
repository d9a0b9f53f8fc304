// Finding characters and pieces of text.
let text = "banana bread"
print(text.contains("nan"), text.contains("x"), text.contains { $0.isUppercase }, text.contains(where: \.isWhitespace))
print(text.hasPrefix("ban"), text.hasSuffix("bread"), text.hasPrefix(""), text.starts(with: "ba"))
if let first = text.firstIndex(of: "n"), let last = text.lastIndex(of: "a") {
    print(text[first], text[first...], text[..<last], text[first...last])
    print(text.distance(from: text.startIndex, to: first), text.distance(from: first, to: last))
}
let found = text.ranges(of: "an").map { text.distance(from: text.startIndex, to: $0.lowerBound) }
print(found, text.ranges(of: "zz").count)
if let range = text.firstRange(of: "bread") { print(text[range], text[..<range.lowerBound]) }
print(text.firstIndex { $0 == " " } == text.firstIndex(of: " "), text.firstIndex(of: "q") as Any)
print(text.first { "xyzr".contains($0) } ?? "-", text.last { $0 != "d" } ?? "-", text.lastIndex(where: { $0 == "b" })! > text.startIndex)
print(text.allSatisfy { $0.isLetter }, text.filter { $0 == "a" }.count, text.count { $0 == "a" })
