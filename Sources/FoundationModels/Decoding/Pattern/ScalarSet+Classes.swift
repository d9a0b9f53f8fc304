/// The sets that patterns name. They hold scalars of the first two planes, where living scripts and symbols are.
extension ScalarSet {
    /// Scalars that are characters by themselves whatever stands beside them, and that equal no other scalar.
    static let standalone = all(where: isStandalone)

    /// What `.` matches.
    static let anyCharacter = standalone.subtracting(newlines)

    static let newlines = ScalarSet([0x0A...0x0C, 0x85...0x85, 0x2028...0x2029])
    static let horizontalWhitespace = standalone(where: { $0.generalCategory == .spaceSeparator }).union(
        ScalarSet("\t"))
    /// Without the carriage return, which would join a line feed.
    static let whitespace = standalone(where: \.isWhitespace)
    /// Swift also takes ½ for a digit; here only what a number can be written with is one.
    static let decimalDigits = standalone(where: { $0.numericType == .decimal })
    static let wordCharacters = standalone(where: { $0.isAlphabetic || $0.numericType != nil })
        .union(ScalarSet("_"))

    static func standalone(where test: (Unicode.Scalar.Properties) -> Bool) -> ScalarSet {
        ScalarSet(runs: standalone.ranges.joined().compactMap(Unicode.Scalar.init).filter { test($0.properties) })
    }

    private static func all(where test: (Unicode.Scalar) -> Bool) -> ScalarSet {
        ScalarSet(runs: (0..<0x20000).compactMap(Unicode.Scalar.init).filter(test))
    }

    private init(runs scalars: some Sequence<Unicode.Scalar>) {
        var ranges: [ClosedRange<UInt32>] = []
        for scalar in scalars {
            if let last = ranges.last, last.upperBound + 1 == scalar.value {
                ranges[ranges.count - 1] = last.lowerBound...scalar.value
            } else {
                ranges.append(scalar.value...scalar.value)
            }
        }
        self.init(ranges)
    }

    private static func isStandalone(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value < 0x300 { return scalar != "\r" }
        let properties = scalar.properties
        return properties.isGraphemeBase && properties.generalCategory != .spacingMark
            && properties.generalCategory != .unassigned && !joining.contains(scalar) && !duplicates.contains(scalar)
    }

    /// Scalars outside the mark categories that join a neighbour: Hangul letters, regional indicators, prepended signs.
    private static let joining = ScalarSet([
        0x0D4E...0x0D4E, 0x1100...0x11FF, 0xA960...0xA97F, 0xD7B0...0xD7FF, 0x111C2...0x111C3, 0x113D1...0x113D1,
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
        var added = ranges
        for value in intersection(Self.ascii.union(.wordCharacters)).ranges.joined() {
            guard let properties = Unicode.Scalar(value)?.properties else { continue }
            for mapped in [properties.lowercaseMapping, properties.uppercaseMapping]
            where mapped.unicodeScalars.count == 1 {
                added += mapped.unicodeScalars.map { $0.value...$0.value }
            }
        }
        return ScalarSet(added)
    }
}

extension ScalarSet {
    /// POSIX names, as in `[:alpha:]`.
    static func named(_ name: String) -> ScalarSet? {
        switch name {
        case "alpha": standalone(where: \.isAlphabetic)
        case "digit": decimalDigits
        case "alnum": standalone(where: { $0.isAlphabetic || $0.numericType == .decimal })
        case "upper": standalone(where: \.isUppercase)
        case "lower": standalone(where: \.isLowercase)
        case "space": whitespace
        case "blank": horizontalWhitespace
        case "word": wordCharacters
        case "xdigit": ScalarSet("0123456789abcdefABCDEF")
        case "punct": standalone(where: { categories("P").contains($0.generalCategory) })
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
            return wanted.isEmpty ? nil : standalone(where: { wanted.contains($0.generalCategory) })
        }
    }

    private static let longNames = [
        "Letter": "L", "Uppercase_Letter": "Lu", "Lowercase_Letter": "Ll", "Number": "N", "Decimal_Number": "Nd",
        "Punctuation": "P", "Symbol": "S", "Separator": "Z", "Space_Separator": "Zs",
    ]

    private static func categories(_ name: String) -> [Unicode.GeneralCategory] {
        let all: [(String, Unicode.GeneralCategory)] = [
            ("Lu", .uppercaseLetter), ("Ll", .lowercaseLetter), ("Lt", .titlecaseLetter), ("Lm", .modifierLetter),
            ("Lo", .otherLetter), ("Nd", .decimalNumber), ("Nl", .letterNumber), ("No", .otherNumber),
            ("Pc", .connectorPunctuation), ("Pd", .dashPunctuation), ("Ps", .openPunctuation),
            ("Pe", .closePunctuation), ("Pi", .initialPunctuation), ("Pf", .finalPunctuation),
            ("Po", .otherPunctuation), ("Sm", .mathSymbol), ("Sc", .currencySymbol), ("Sk", .modifierSymbol),
            ("So", .otherSymbol), ("Zs", .spaceSeparator),
        ]
        return all.filter { $0.0 == name || (name.count == 1 && $0.0.hasPrefix(name)) }.map(\.1)
    }
}
