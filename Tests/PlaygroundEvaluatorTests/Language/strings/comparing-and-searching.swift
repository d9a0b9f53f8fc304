// Comparing, searching and testing text with standard members only.
let names = ["Zoë", "adam", "Bea", "Ärni"]
print(names.sorted(), names.sorted { $0.lowercased() < $1.lowercased() }, names.min()!, names.max { $0.count < $1.count }!)
let text = "the cat sat on the mat"
print(text.hasPrefix("the"), text.hasSuffix("cat"), text.contains("sat"), text.contains("dog"), text.contains { $0.isNumber })
print(text.split(separator: " ").filter { $0.contains("at") }.count, text.firstRange(of: "cat").map { text[$0] } ?? "", text.ranges(of: "at").count)
print(text.replacing("at", with: "og"), text.filter { !"aeiou".contains($0) }, text.allSatisfy { $0.isLetter || $0 == " " })
print("abc" < "abd", "abc" < "abcd", "a" == "A", "10" < "9", "" < "a", "e\u{301}" == "é")
print("apple".commonPrefix(with: "apply"), "x".compare(to: "y"))
extension String {
    func commonPrefix(with other: String) -> String { String(zip(self, other).prefix { $0 == $1 }.map { $0.0 }) }
    func compare(to other: String) -> Int { self == other ? 0 : self < other ? -1 : 1 }
}
let words = text.split(separator: " ").map(String.init)
var seen = Set<String>()
print(words.filter { seen.insert($0).inserted }, Dictionary(words.map { ($0, 1) }, uniquingKeysWith: +)["the"]!)
switch text { case let t where t.hasPrefix("a"): print("a"); case let t where t.count > 10: print("long \(t.count)"); default: print("short") }
print(Int("0012")!, Int(" 12") as Any, Double(".5")!, Double("abc") as Any, Bool("true")!, Bool("yes") as Any, Character("x").isLetter)
