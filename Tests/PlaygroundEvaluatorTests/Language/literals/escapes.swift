// Escapes in strings and characters, and what counts as one character.
let samples = ["a\tb", "line\nbreak", "nul\0end", "quote\"d", "back\\slash", "caf\u{E9}", "e\u{301}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"]
for sample in samples {
    print(sample.count, sample.unicodeScalars.count, sample.utf8.count, sample.debugDescription)
}
print("caf\u{E9}" == "cafe\u{301}", "\r\n".count, "\'" == "'")
let flag: Character = "\u{1F1F5}\u{1F1F9}"
print(flag, [flag], ["tab\t", "é\u{7}"])
debugPrint("a\tb\u{1}c\"", "x" as Character)
