// Counting, cutting, replacing and ciphering text; regular expressions; formats.
let text = "Hello, Wörld! 👋🏽 café"
print(text.count, text.utf8.count, text.unicodeScalars.count, text.uppercased(), String(text.reversed()))
let i = text.firstIndex(of: ",")!;
print(text[..<i], text[text.index(after: i)...].trimmingPrefix(" "), text.distance(from: text.startIndex, to: i))
var s = "abc"; s.insert("X", at: s.index(s.startIndex, offsetBy: 1)); s.append(contentsOf: "de");
s.replaceSubrange(s.startIndex..<s.index(s.startIndex, offsetBy: 2), with: "__"); s.removeLast(); print(s)
func isPalindrome(_ s: String) -> Bool { let l = s.lowercased().filter(\.isLetter); return l == String(l.reversed()) }
print(isPalindrome("A man, a plan, a canal: Panama"), "abc" < "abd", "a".compare("b") == .orderedAscending)
func caesar(_ s: String, by n: Int) -> String {
    String(
        s.unicodeScalars.map { u -> Character in
            switch u {
            case "a"..."z": Character(UnicodeScalar((u.value - 97 + UInt32(n)) % 26 + 97)!)
            case "A"..."Z": Character(Unicode.Scalar((u.value - 65 + UInt32(n)) % 26 + 65)!)
            default: Character(u)
            }
        })
}
print(caesar("Hello, xyz", by: 3))
let counts = text.lowercased().reduce(into: [:]) { $0[$1, default: 0] += 1 }.filter { $0.key.isLetter && $0.value > 1 }
    .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
print(counts.map { "\($0.key)\($0.value)" })
let csv = """
    name,age
    "Ann", 30
    Bob , 25
    """
let rows = csv.split(whereSeparator: \.isNewline).dropFirst().map {
    $0.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces.union(.init(charactersIn: "\""))) }
}
print(rows)
print(
    "a-b_c d".split { "-_ ".contains($0) }, "key=value=x".split(separator: "=", maxSplits: 1),
    "x".padding(toLength: 3, withPad: ".", startingAt: 0))
print(
    #"raw \n \#(1 + 1)"#, "tab\tq\"\u{48}",
    """
    multi \
    line
      indented
    """)
for (k, v) in zip("abc", 1...) { print(k, v, terminator: ",") }
print();
print(
    String(format: "%05.2f|%3d|%@|%x", 3.14159, 7, "s", 255), String(255, radix: 2), Int("ff", radix: 16) ?? 0,
    Double("1e3")!, "é" == "e\u{301}")
print("one two three".split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " "))
if let r = "2024-03-15".wholeMatch(of: /(\d+)-(\d+)-(?<day>\d+)/) { print(r.1, r.2, r.day) }
print("a1b22".matches(of: /[0-9]+/).map { String($0.output) }, "x1y2".replacing(/\d/) { "<\($0.output)>" })
import Foundation
