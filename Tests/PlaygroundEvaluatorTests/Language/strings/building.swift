// Building text: appending, joining, repeating, padding, mapping characters, and counting them.
var line = ""
for n in 1...3 { line += "\(n)"; line.append(n < 3 ? "," : "."); line.append(contentsOf: " ") }
print(line, line.isEmpty, line.trimmed())
extension String {
    func trimmed() -> String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
    func padded(to width: Int) -> String { count >= width ? self : self + String(repeating: ".", count: width - count) }
    var isPalindrome: Bool { let letters = lowercased().filter(\.isLetter); return letters == String(letters.reversed()) }
    mutating func capitalizeFirst() { if let first { replaceSubrange(startIndex...startIndex, with: first.uppercased()) } }
}
print("ab".padded(to: 5) + "|", "A man, a plan, a canal: Panama".isPalindrome, "no".isPalindrome)
var title = "swift"
title.capitalizeFirst()
print(title, String(title.map { $0 == "f" ? "F" : $0 }), title.map(\.isUppercase), title.uppercased().lowercased())
print(["x", "y"].joined(), ["a", "b", "c"].joined(separator: " + "), String(["h", "i"] as [Character]), String(repeating: "=-", count: 3))
let counts = "hello world".reduce(into: [Character: Int]()) { $0[$1, default: 0] += 1 }
print(counts.filter { $0.value > 1 }.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
print("a,b,,c".split(separator: ","), "a,b,,c".split(separator: ",", omittingEmptySubsequences: false), "k=v=w".split(separator: "=", maxSplits: 1))
let caesar = String("Hello".unicodeScalars.map { s in Character(Unicode.Scalar((s.value + 1)) ?? s) })
print(caesar, "z".unicodeScalars.first!.value, Character(Unicode.Scalar(65 as UInt8)), Array("é".utf8))
print("Line1\nLine2\r\nLine3".split(whereSeparator: \.isNewline), "abc" + String(1) + String(2.5) + String(true))
