let name = "Ann"
let age = 3
print("\(name) is \(age) and \(age + 1) next; \(age > 2 ? "old" : "young") \("nested \(name)")")
print(#"raw \(name) "quoted""#, #"and \#(name)"#)
print("tab\tquote\" backslash\\ unicode \u{1F600} nul")
let text = """
    First
      Indented \
    joined
    "Quotes" and \(name)
    """
print(text)
print(text.split(separator: "\n").count, text.count)
var s = "Hello"
s += ", World"
s.append("!")
print(s, s.count, s.uppercased(), s.lowercased(), s.isEmpty)
for c in "abc" { print(c, terminator: "|") }
print()
print(s.contains("World"), s.hasPrefix("Hell"), s.hasSuffix("!"), s.first!, s.last!)
print(String(s.reversed()), s.replacing("l", with: "L"))
let i = s.index(s.startIndex, offsetBy: 4)
print(s[i], s[s.startIndex..<i], s[i...], s.prefix(3), s.suffix(2), s.dropFirst(7))
print(s.firstIndex(of: ",").map { s[..<$0] } ?? "none")
print("a,b,,c".split(separator: ","), "x y".split(separator: " ").map(String.init))
print([1, 2, 3].map(String.init).joined(separator: "+"), "z" > "a", "é".count, "👨‍👩‍👧".count)
print(Int("12")!, Double("1.5")!, Int("x") as Any, String(255, radix: 16), Int("ff", radix: 16)!)
let c: Character = "x"
print(c.isLetter, c.uppercased(), Character("9").isNumber, c == "x")
print("\(1.0) \(0.1 + 0.2) \(1e20) \(Float(0.1)) \(true) \([1.5]) \(["k": 1]) \(Optional(1) as Any)")
print(String(repeating: "ab", count: 3), "abc".map { $0.uppercased() }, "hello".filter { $0 != "l" })
var chars = Array("hello")
chars[0] = "J"
print(String(chars), chars)
print("line1\nline2".components, separator: "")
extension String { var components: Int { split(separator: "\n").count } }
