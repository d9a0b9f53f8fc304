// What a character is: letter, number, mark, space.
for character in ["a", "Z", "é", "7", "½", "三", " ", "\n", "!", "+", "€", "F", "🙂"] as [Character] {
    var kinds: [String] = []
    if character.isLetter { kinds.append("letter") }
    if character.isNumber { kinds.append("number") }
    if character.isWholeNumber { kinds.append("whole") }
    if character.isHexDigit { kinds.append("hex") }
    if character.isUppercase { kinds.append("upper") }
    if character.isLowercase { kinds.append("lower") }
    if character.isCased { kinds.append("cased") }
    if character.isWhitespace { kinds.append("space") }
    if character.isNewline { kinds.append("newline") }
    if character.isPunctuation { kinds.append("punctuation") }
    if character.isSymbol { kinds.append("symbol") }
    if character.isMathSymbol { kinds.append("math") }
    if character.isCurrencySymbol { kinds.append("currency") }
    if character.isASCII { kinds.append("ascii") }
    print(String(reflecting: character), kinds)
}
