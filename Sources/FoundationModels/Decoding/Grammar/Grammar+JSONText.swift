/// Strings as JSON writes them.
extension Grammar {
    private static let quote = Grammar.text("\"")
    private static let hexDigit = Grammar.anyByte(of: "0123456789abcdefABCDEF")

    /// Any one byte of these ASCII characters.
    static func anyByte(of characters: String) -> Grammar { .scalar(of: ScalarSet(characters)) }

    /// A string of any characters, each written as itself or by any of its escapes.
    static let anyJSONString = Grammar.sequence([quote, .any(of: .choice([rawCharacter, escape])), quote])

    private static let rawCharacter = Grammar.scalar(of: JSONEscapes.unescaped)

    private static let escape = Grammar.sequence([.text("\\"), .choice([.anyByte(of: "\"\\/bfnrt"), unicodeEscape])])

    /// Four hex digits, and two such escapes for what lies beyond 16 bits: no half of a pair by itself.
    private static let unicodeEscape = Grammar.choice([
        .sequence([.text("u"), .anyByte(of: "0123456789abcefABCEF"), hexDigit, hexDigit, hexDigit]),
        .sequence([.text("u"), .anyByte(of: "dD"), .anyByte(of: "01234567"), hexDigit, hexDigit]),
        .sequence([
            .text("u"), .anyByte(of: "dD"), .anyByte(of: "89abAB"), hexDigit, hexDigit,
            .text("\\u"), .anyByte(of: "dD"), .anyByte(of: "cdefCDEF"), hexDigit, hexDigit,
        ]),
    ])

    /// Exactly this string. Characters that `spells` refuses are escaped.
    static func jsonString(_ text: String, spells: (UInt8) -> Bool) -> Grammar {
        .text("\"" + JSONEscapes.escape(text, spells: spells) + "\"")
    }

    /// A string whose content is a language of its own, already escaped.
    static func jsonString(content: Grammar) -> Grammar { .sequence([quote, content, quote]) }

    /// One character of a set inside a string, written as itself where JSON allows it.
    static func jsonCharacter(of set: ScalarSet) -> Grammar {
        let raw = set.intersection(JSONEscapes.unescaped)
        let escaped = set.subtracting(JSONEscapes.unescaped)
        var branches: [Grammar] = raw.isEmpty ? [] : [.scalar(of: raw)]
        for scalar in escaped.ranges.joined().compactMap(Unicode.Scalar.init) {
            branches.append(.text(JSONEscapes.escape(scalar)))
        }
        return branches.count == 1 ? branches[0] : branches.isEmpty ? .nothing : .choice(branches)
    }
}

/// How characters are escaped in JSON strings: only where they must be.
enum JSONEscapes {
    /// What may stand in a string as itself.
    static let unescaped = ScalarSet([0x20...0x21, 0x23...0x5B, 0x5D...0x10FFFF])

    private static let short: [(Unicode.Scalar, String)] = [
        ("\"", "\\\""), ("\\", "\\\\"), ("\n", "\\n"), ("\r", "\\r"), ("\t", "\\t"), ("\u{8}", "\\b"), ("\u{C}", "\\f"),
    ]

    static func escape(_ text: String, spells: (UInt8) -> Bool) -> String {
        text.unicodeScalars.map { scalar in
            let isSpelled = String(scalar).utf8.allSatisfy(spells)
            return isSpelled && unescaped.contains(scalar) ? String(scalar) : escape(scalar)
        }.joined()
    }

    static func escape(_ scalar: Unicode.Scalar) -> String {
        if let short = short.first(where: { $0.0 == scalar }) { return short.1 }
        return String(scalar).utf16.map { unit in
            let digits = String(unit, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
    }
}
