/// The sets that patterns name. They hold scalars of the first two planes, where living scripts and symbols are.
extension ScalarSet {
    /// Scalars that are characters by themselves whatever stands beside them, and that equal no other scalar.
    static let standalone = all(where: { kind in
        kind.isGraphemeBase ? kind.category != "Mc" : kind.category == "Cc"
    }).subtracting(joining.union(duplicates))

    /// What `.` matches.
    static let anyCharacter = standalone.subtracting(newlines)

    static let newlines = ScalarSet([0x0A...0x0C, 0x85...0x85, 0x2028...0x2029])
    static let horizontalWhitespace = standalone(where: { $0.category == "Zs" }).union(ScalarSet("\t"))
    /// Without the carriage return, which would join a line feed.
    static let whitespace = standalone(where: \.isWhitespace)
    /// Swift also takes ½ for a digit; here only what a number can be written with is one.
    static let decimalDigits = standalone(where: { $0.isDecimalDigit })
    static let wordCharacters = standalone(where: { $0.isAlphabetic || $0.isNumeric })
        .union(ScalarSet("_"))

    static func standalone(where test: (CharacterKind) -> Bool) -> ScalarSet {
        standalone.intersection(all(where: test))
    }

    private static func all(where test: (CharacterKind) -> Bool) -> ScalarSet {
        let isWanted = CharacterKind.all.map(test)
        return ScalarSet(CharacterKind.allRuns.filter { isWanted[$0.kind] }.map(\.scalars))
    }

    /// Scalars outside the mark categories that join a neighbour: Hangul letters, regional indicators, prepended signs.
    private static let joining = ScalarSet([
        0x0D...0x0D, 0x0D4E...0x0D4E, 0x1100...0x11FF, 0xA960...0xA97F, 0xD7B0...0xD7FF, 0x111C2...0x111C3,
        0x113D1...0x113D1,
        0x1193F...0x1193F, 0x11941...0x11941, 0x11A3A...0x11A3A, 0x11A84...0x11A89, 0x11D46...0x11D46,
        0x11F02...0x11F02, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF, 0x0E33...0x0E33, 0x0EB3...0x0EB3,
        0x16D63...0x16D6A,
    ])

    /// Scalars that Unicode calls equal to another one.
    private static let duplicates = ScalarSet([
        0x0374...0x0374, 0x037E...0x037E, 0x0387...0x0387, 0x1F71...0x1F71, 0x1F73...0x1F73, 0x1F75...0x1F75,
        0x1F77...0x1F77, 0x1F79...0x1F79, 0x1F7B...0x1F7B, 0x1F7D...0x1F7D, 0x1FBB...0x1FBB, 0x1FBE...0x1FBE,
        0x1FC9...0x1FC9, 0x1FCB...0x1FCB, 0x1FD3...0x1FD3, 0x1FDB...0x1FDB, 0x1FE3...0x1FE3, 0x1FEB...0x1FEB,
        0x1FEE...0x1FEF, 0x1FF9...0x1FF9, 0x1FFB...0x1FFB, 0x1FFD...0x1FFD, 0x2000...0x2001, 0x2126...0x2126,
        0x212A...0x212B, 0x2329...0x232A, 0xF900...0xFAFF,
    ])

    /// The set with the other case of every letter in it, where that is one scalar.
    var addingCases: ScalarSet {
        ScalarSet(ranges + Self.cases.filter { contains($0.scalar) }.map { $0.other.value...$0.other.value })
    }

    /// Letters and their other case.
    private static let cases: [(scalar: Unicode.Scalar, other: Unicode.Scalar)] = {
        let letters = all(where: \.changesCase)
        return letters.ranges.joined().compactMap(Unicode.Scalar.init).flatMap { scalar in
            [scalar.properties.lowercaseMapping, scalar.properties.uppercaseMapping]
                .compactMap { $0.unicodeScalars.count == 1 ? $0.unicodeScalars.first : nil }
                .filter { $0 != scalar }.map { (scalar, $0) }
        }
    }()
}

extension ScalarSet {
    /// POSIX names, as in `[:alpha:]`.
    static func named(_ name: String) -> ScalarSet? {
        switch name {
        case "alpha": standalone(where: \.isAlphabetic)
        case "digit": decimalDigits
        case "alnum": standalone(where: { $0.isAlphabetic || $0.isDecimalDigit })
        case "upper": standalone(where: \.isUppercase)
        case "lower": standalone(where: \.isLowercase)
        case "space": whitespace
        case "blank": horizontalWhitespace
        case "word": wordCharacters
        case "xdigit": ScalarSet("0123456789abcdefABCDEF")
        case "punct": standalone(where: { $0.category.hasPrefix("P") })
        default: nil
        }
    }

    /// General categories and a few binary properties, as in `\p{Lu}`.
    static func property(named name: String) -> ScalarSet? {
        switch name {
        case "Alphabetic", "alpha": return standalone(where: \.isAlphabetic)
        case "Uppercase": return standalone(where: \.isUppercase)
        case "Lowercase": return standalone(where: \.isLowercase)
        case "Whitespace", "White_Space": return whitespace
        case "Any": return standalone
        case "ASCII": return ascii.subtracting(ScalarSet("\r"))
        default:
            let wanted = categories(longNames[name] ?? name)
            return wanted.isEmpty ? nil : standalone(where: { wanted.contains(String($0.category)) })
        }
    }

    private static let longNames = [
        "Letter": "L", "Uppercase_Letter": "Lu", "Lowercase_Letter": "Ll", "Number": "N", "Decimal_Number": "Nd",
        "Punctuation": "P", "Symbol": "S", "Separator": "Z", "Space_Separator": "Zs",
    ]

    /// The categories of a name of one letter or two.
    private static func categories(_ name: String) -> [String] {
        let all = [
            "Lu", "Ll", "Lt", "Lm", "Lo", "Nd", "Nl", "No", "Pc", "Pd", "Ps", "Pe", "Pi", "Pf", "Po", "Sm", "Sc", "Sk",
            "So", "Zs",
        ]
        return all.filter { $0 == name || (name.count == 1 && $0.hasPrefix(name)) }
    }
}
