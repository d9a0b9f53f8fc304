// The views of a string: bytes, UTF-16 units and scalars.
let text = "né🙂"
print(text.count, text.utf8.count, text.utf16.count, text.unicodeScalars.count)
print(Array(text.utf8), Array(text.utf16))
print(text.unicodeScalars.map { $0.value }, text.unicodeScalars.first!, text.unicodeScalars.last!.isASCII)
for scalar in text.unicodeScalars { print(scalar, scalar.value, String(scalar.value, radix: 16)) }
print(text.utf8.first!, text.utf8.reduce(0) { $0 &+ Int($1) }, text.utf8.map { $0 > 127 })
print(String(decoding: [72, 105], as: UTF8.self), String(decoding: text.utf8, as: UTF8.self) == text)
print(String(text.utf8), String(text.unicodeScalars), String(text.unicodeScalars.filter { $0.isASCII }))
print(String(UnicodeScalar(65 as UInt8)), Character(UnicodeScalar(0x1F600)!), UnicodeScalar("a").value)
let shifted = String(String.UnicodeScalarView("abc".unicodeScalars.compactMap { UnicodeScalar($0.value + 1) }))
print(shifted, text.utf8.contains(0xC3), text.utf16.first!)
print(text.utf8.elementsEqual("né🙂".utf8), Array("ab".utf8).map { String($0, radix: 2) })
print("abc".utf8.dropFirst().first!, Array("abc".utf8.prefix(2)), "abc".utf8[text.utf8.startIndex])
