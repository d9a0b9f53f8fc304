// Characters as numbers: Caesar's cipher, and bits of a byte.
func shifted(_ text: String, by shift: Int) -> String {
    String(text.map { character -> Character in
        guard let ascii = character.asciiValue, character.isLetter else { return character }
        let first: UInt8 = character.isUppercase ? 65 : 97
        let place = (Int(ascii - first) + shift % 26 + 26) % 26
        return Character(UnicodeScalar(first + UInt8(place)))
    })
}
let secret = shifted("Hello, World!", by: 3)
print(secret, shifted(secret, by: -3), shifted("xyz", by: 29))
print("Swift".unicodeScalars.map { String($0.value, radix: 16) }, "é".unicodeScalars.map(\.value))
print("Hi".utf8.map { byte in String(repeating: "0", count: byte.leadingZeroBitCount) + String(byte, radix: 2) })
print((0..<5).map { Character(UnicodeScalar(UInt8(97 + $0))) }, Character("a") < "b", Character("z").asciiValue! - 97)
