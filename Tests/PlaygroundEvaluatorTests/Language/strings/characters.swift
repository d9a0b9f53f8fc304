// Characters: classes, values, cases, comparison, unicode scalars, ranges.
let sample: [Character] = ["a", "Z", "7", "½", " ", "\n", "!", "é", "日", "🎉", "٣"]
for c in sample {
    print(c == "\n" ? "LF" : c, c.isLetter, c.isNumber, c.isWholeNumber, c.isWhitespace, c.isPunctuation, c.isUppercase, c.isASCII, c.wholeNumberValue ?? -1, c.asciiValue ?? 0)
}
print(Character("a") < "b", ("a"..."z").contains("m" as Character), "a".uppercased(), Character("ß").uppercased(), Character("x").hexDigitValue as Any, Character("f").hexDigitValue!)
let alphabet = (UInt8(ascii: "a")...UInt8(ascii: "e")).map { Character(Unicode.Scalar($0)) }
print(alphabet, String(alphabet))
func rotate(_ c: Character, by n: Int) -> Character {
    guard let value = c.asciiValue, c.isLowercase else { return c }
    return Character(Unicode.Scalar((value - 97 + UInt8(n)) % 26 + 97))
}
print(String("hello, xyz".map { rotate($0, by: 3) }))
let family: Character = "👨‍👩‍👧"
print(family.unicodeScalars.count, family.utf8.count, String(family).count, "\(family)".utf16.count)
print("héllo".unicodeScalars.map { String($0.value, radix: 16) }, "abc".utf8.reduce(0) { $0 + Int($1) }, Set("hello").count)
