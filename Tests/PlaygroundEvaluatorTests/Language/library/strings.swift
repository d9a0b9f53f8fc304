// Strings.
var text = "Hello, wörld"
print(text.count, text.isEmpty, text.uppercased(), text.lowercased(), text.first!, text.last!)
print(text.hasPrefix("Hell"), text.hasSuffix("d"), text.contains("wör"), text.contains("z"), text.contains { $0.isNumber })
text.append("!")
text += " Again"
print(text, text.prefix(5), text.suffix(5), text.dropFirst(7), String(text.reversed()))
print(text.split(separator: " "), text.split(separator: ",").map { String($0) }, "a,b,,c".split(separator: ",", omittingEmptySubsequences: false))
let start = text.index(text.startIndex, offsetBy: 7)
print(text[start], text[start...], text[..<start], text[text.startIndex], text[text.index(before: text.endIndex)])
if let comma = text.firstIndex(of: ",") { print(text[..<comma], text.distance(from: text.startIndex, to: comma)) }
text.insert("#", at: text.startIndex)
text.remove(at: text.startIndex)
text.removeLast(6)
print(text, text.removeFirst(), text)
print(String(repeating: "ab", count: 3), String(42), String(3.5), String(true), String(255, radix: 16), String(["a", "b"]))
for character in "héy" { print(character, terminator: "|") }
print()
print("abc" < "abd", "a" == "a", "b" > "a", "Swift".sorted(), "hello".filter { $0 != "l" }, "hello".map { String($0) })
print("  trim  ".count, "tab\there", "quote\"d", #"raw \n"#, "multi" + "part", "x\u{41}")
print(Int("42")!, Int("x") as Any, Double("2.5")!, Int("-7")!, "42".compactMap(\.wholeNumberValue))
let letter: Character = "é"
print(letter.isLetter, letter.isUppercase, letter.uppercased(), letter.isASCII, Character("7").wholeNumberValue!, "a".unicodeScalars.first!.value)
print("hello".utf8.count, Array("hi".utf8), "e".unicodeScalars.count, "abc".randomElement() != nil, "banana".replacing("an", with: "_"))
print("\(text) has \(text.count) characters", "one\ntwo".split(separator: "\n"), """
    multi
      line
    """)
print("title case".split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " "))
print(String(describing: [1, 2]), String(reflecting: "q"), "a-b".firstIndex(of: "z") == nil, "abc".elementsEqual("abc"))
