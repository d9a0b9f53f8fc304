// What counts as one character: accents, flags, families, line ends.
for text in ["é", "e\u{301}", "🇩🇪🇫🇷", "👨‍👩‍👧", "👍🏽", "\r\n", "ß", "Å", "नि"] {
    print(text.debugDescription, text.count, text.unicodeScalars.count, text.utf16.count, text.utf8.count)
}
print("é" == "e\u{301}", "cafe\u{301}".count, "cafe\u{301}".hasSuffix("é"), Set(["é", "e\u{301}"]).count)
print("ß".uppercased(), "İ".lowercased().count, "ΑΣ".lowercased(), "ǆ".uppercased())
let word = "Žluťoučký"
print(word.first!, word.last!, String(word.reversed()), word.firstIndex(of: "ť").map { word[$0...] } as Any, word.prefix(3))
print("a👍b".map { $0.isLetter }, Character("½").isNumber, Character("½").wholeNumberValue as Any, Character("٣").wholeNumberValue as Any, Character("Ⅷ").isNumber)
