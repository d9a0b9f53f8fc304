// The number behind a character, and characters made of numbers.
let a: Character = "a"
print(a.asciiValue!, Character("é").asciiValue as Any, a.unicodeScalars.first!.value, a.utf8.count)
print(Character("8").wholeNumberValue!, Character("f").hexDigitValue!, Character("x").wholeNumberValue as Any)
print(a.uppercased(), a.lowercased(), type(of: a.uppercased()), String(a) + "b", a == "a", a < "b")
func shift(_ text: String, by distance: Int) -> String {
    String(text.map { character -> Character in
        guard character.isLetter, let ascii = character.asciiValue else { return character }
        let base: UInt8 = character.isUppercase ? 65 : 97
        let moved = (Int(ascii - base) + distance + 26) % 26
        return Character(UnicodeScalar(base + UInt8(moved)))
    })
}
print(shift("Hello, World", by: 3), shift(shift("Hello", by: 3), by: -3))
let letters = (UnicodeScalar("a").value...UnicodeScalar("e").value).compactMap { UnicodeScalar($0) }.map { Character($0) }
print(letters, String(letters), ("a"..."e").contains("c"), ("a"..."e").contains("z"))
switch a {
case "a", "e", "i", "o", "u": print("vowel")
case "a"..."z": print("consonant")
default: print("other")
}
print(Set("hello").count, max(a, "b"), "\(a)\(a)", a.description, a.debugDescription)
