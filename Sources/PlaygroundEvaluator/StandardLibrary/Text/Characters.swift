/// `Character`.
struct CharacterTable {
    let types: HostTypes

    var type: HostType {
        types.declare("struct Character: Comparable, Hashable, Sendable, LosslessStringConvertible") {
            making
            classes
            forms
        }
    }

    @RowBuilder private var making: [HostMember] {
        HostMember("init(_ text: some StringProtocol)") { arguments in
            let text = try arguments.string(0)
            if text.isEmpty { throw Trap.fatal("Can't form a Character from an empty String") }
            if text.count > 1 {
                throw Trap.fatal(
                    "Can't form a Character from a String containing more than one extended grapheme cluster")
            }
            return .character(Character(text))
        }
        types.make("init(_ content: Unicode.Scalar)") { (scalar: Unicode.Scalar) in Character(scalar) }
        types.make("init(_ c: Character)") { (character: Character) in character }
        compare("==") { $0 == $1 }
        compare("!=") { $0 != $1 }
        compare("<") { $0 < $1 }
        compare("<=") { $0 <= $1 }
        compare(">") { $0 > $1 }
        compare(">=") { $0 >= $1 }
    }

    private func compare(_ symbol: String, _ operation: @escaping (Character, Character) -> Bool) -> HostMember {
        types.make("static func \(symbol) (lhs: Character, rhs: Character) -> Bool", operation)
    }

    @RowBuilder private var classes: [HostMember] {
        property("isLetter", \.isLetter)
        property("isNumber", \.isNumber)
        property("isWholeNumber", \.isWholeNumber)
        property("isHexDigit", \.isHexDigit)
        property("isWhitespace", \.isWhitespace)
        property("isNewline", \.isNewline)
        property("isUppercase", \.isUppercase)
        property("isLowercase", \.isLowercase)
        property("isCased", \.isCased)
        property("isPunctuation", \.isPunctuation)
        property("isSymbol", \.isSymbol)
        property("isMathSymbol", \.isMathSymbol)
        property("isCurrencySymbol", \.isCurrencySymbol)
        property("isASCII", \.isASCII)
    }

    private func property(_ name: String, _ path: KeyPath<Character, Bool>) -> HostMember {
        types.row("var \(name): Bool") { (character: Character) in character[keyPath: path] }
    }

    @RowBuilder private var forms: [HostMember] {
        types.row("var asciiValue: UInt8?") { (character: Character) in character.asciiValue }
        types.row("var wholeNumberValue: Int?") { (character: Character) in character.wholeNumberValue }
        types.row("var hexDigitValue: Int?") { (character: Character) in character.hexDigitValue }
        types.row("func uppercased() -> String") { (character: Character) in character.uppercased() }
        types.row("func lowercased() -> String") { (character: Character) in character.lowercased() }
        types.row("var description: String") { (character: Character) in String(character) }
        types.row("var debugDescription: String") { (character: Character) in character.debugDescription }
        types.row("var utf8: String.UTF8View") { (character: Character) in Utf8Bytes(String(character).utf8) }
        types.row("var unicodeScalars: String.UnicodeScalarView") { (character: Character) in
            Scalars(String(character).unicodeScalars)
        }
    }
}
