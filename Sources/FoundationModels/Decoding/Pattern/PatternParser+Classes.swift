/// Escapes and character classes.
extension PatternParser {
    mutating func escape(at start: Int) throws -> Pattern {
        guard let next = peek else { throw refusal("the pattern ends with a backslash.", at: start) }
        if next == "Q" { return try quotation() }
        if let set = try classEscape() { return .scalars(set) }
        if let scalar = try scalarEscape(at: start) { return literal(scalar) }
        throw refusal(Self.reason(forEscape: next), at: start)
    }

    private static func reason(forEscape letter: Unicode.Scalar) -> String {
        switch letter {
        case "b", "B", "y", "Y": "word boundaries are not supported; say which characters may stand there instead."
        case "1"..."9", "k", "g": "backreferences are not regular."
        case "A", "z", "Z", "G": "an anchor can stand only at the start or end of the pattern."
        case "K": "`\\K` is not regular."
        default: "the escape `\\\(letter)` is not supported."
        }
    }

    /// `\Q…\E`: everything between is literal.
    private mutating func quotation() throws -> Pattern {
        position += 1
        var parts: [Pattern] = []
        while !takeAll("\\E") {
            guard let next = advance() else { break }
            parts.append(literal(next))
        }
        return .sequence(parts)
    }

    /// `\d`, `\w`, `\s`, `\h`, `\v`, `\p{…}` and their opposites.
    private mutating func classEscape() throws -> ScalarSet? {
        guard let letter = peek else { return nil }
        if letter == "p" || letter == "P" { return try property(isInverted: letter == "P") }
        guard let set = Self.classes(letter) else { return nil }
        position += 1
        return set
    }

    private static func classes(_ letter: Unicode.Scalar) -> ScalarSet? {
        switch letter {
        case "d": .decimalDigits
        case "D": .standalone.subtracting(.decimalDigits)
        case "w": .wordCharacters
        case "W": .standalone.subtracting(.wordCharacters)
        case "s": .whitespace
        case "S": .standalone.subtracting(.whitespace)
        case "h": .horizontalWhitespace
        case "H": .standalone.subtracting(.horizontalWhitespace)
        case "v": .newlines
        case "V": .standalone.subtracting(.newlines)
        default: nil
        }
    }

    private mutating func property(isInverted: Bool) throws -> ScalarSet {
        let start = position - 1
        position += 1
        guard take("{") else { throw refusal("a property is written `\\p{Name}`.", at: start) }
        let flips = take("^")
        var name = ""
        while let next = advance(), next != "}" { name.unicodeScalars.append(next) }
        guard let set = ScalarSet.property(named: name) else {
            throw refusal(
                "the property `\(name)` is not supported; general categories such as `L`, `Lu` or `Nd` are.", at: start)
        }
        return isInverted != flips ? .standalone.subtracting(set) : set
    }

    /// An escape that stands for one scalar.
    private mutating func scalarEscape(at start: Int) throws -> Unicode.Scalar? {
        guard let letter = peek else { return nil }
        if letter == "u" || letter == "x" || letter == "U" { return try hexadecimal(at: start) }
        if let control = Self.controls(letter) {
            position += 1
            return control
        }
        guard letter.isASCII, !letter.properties.isAlphabetic, letter.properties.numericType == nil else { return nil }
        position += 1
        return letter
    }

    private static func controls(_ letter: Unicode.Scalar) -> Unicode.Scalar? {
        switch letter {
        case "n": "\n"
        case "r": "\r"
        case "t": "\t"
        case "f": "\u{C}"
        case "a": "\u{7}"
        case "e": "\u{1B}"
        case "0": "\0"
        default: nil
        }
    }

    /// `\u{1F600}`, `\u00E9`, `\U0001F600`, `\xE9`, `\x{E9}`.
    private mutating func hexadecimal(at start: Int) throws -> Unicode.Scalar {
        let letter = advance()
        var digits = ""
        if take("{") {
            while let next = advance(), next != "}" { digits.unicodeScalars.append(next) }
        } else {
            let count = letter == "u" ? 4 : letter == "U" ? 8 : 2
            for _ in 0..<count { if let next = advance() { digits.unicodeScalars.append(next) } }
        }
        guard !digits.hasPrefix("+"), let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else {
            throw refusal("this escape names no Unicode scalar.", at: start)
        }
        return scalar
    }
}

// MARK: - Character classes

extension PatternParser {
    /// A class from behind its `[`, with ranges, nested classes and the operators `&&`, `--` and `~~`.
    mutating func characterClass(at start: Int) throws -> ScalarSet {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.depthLimit else { throw refusal("classes nest deeper than \(Self.depthLimit).", at: start) }
        let isInverted = take("^")
        var result = try classMembers(at: start, isFirst: true)
        while let operation = classOperation() {
            result = operation(result, try classMembers(at: start, isFirst: false))
        }
        guard take("]") else { throw refusal("this class is never closed.", at: start) }
        if ignoresCase { result = result.addingCases }
        return isInverted ? .standalone.subtracting(result) : result
    }

    private mutating func classOperation() -> ((ScalarSet, ScalarSet) -> ScalarSet)? {
        if takeAll("&&") { return { $0.intersection($1) } }
        if takeAll("--") { return { $0.subtracting($1) } }
        if takeAll("~~") { return { $0.union($1).subtracting($0.intersection($1)) } }
        return nil
    }

    private var isAtClassEnd: Bool {
        guard let next = peek else { return true }
        return next == "]" || ["&", "-", "~"].contains(next) && peek(1) == next
    }

    private mutating func classMembers(at start: Int, isFirst: Bool) throws -> ScalarSet {
        var ranges: [ClosedRange<UInt32>] = []
        var isOpening = isFirst
        while !isAtClassEnd || (isOpening && peek == "]") {
            isOpening = false
            ranges += try classMember(at: start).ranges
        }
        return ScalarSet(ranges)
    }

    private mutating func classMember(at start: Int) throws -> ScalarSet {
        let place = position
        if takeAll("[:") { return try namedClass(at: place) }
        if take("[") { return try characterClass(at: place) }
        guard let low = try classScalar() else {
            if let set = try classEscape() { return set }
            throw refusal("this escape is not supported in a class.", at: place)
        }
        guard peek == "-", let end = peek(1), end != "]", end != "-" else { return ScalarSet(low) }
        position += 1
        guard let high = try classScalar(), low.value <= high.value else {
            throw refusal("this range does not go up.", at: place)
        }
        return ScalarSet([low.value...high.value])
    }

    /// One scalar, or nil before an escape that stands for several; the backslash is then read.
    private mutating func classScalar() throws -> Unicode.Scalar? {
        let start = position
        guard let next = advance() else { throw refusal("this class is never closed.") }
        return next == "\\" ? try scalarEscape(at: start) : next
    }

    private mutating func namedClass(at start: Int) throws -> ScalarSet {
        let isInverted = take("^")
        var name = ""
        while let next = peek, next != ":" && next != "]" {
            name.unicodeScalars.append(next)
            position += 1
        }
        guard takeAll(":]"), let set = ScalarSet.named(name) else {
            throw refusal("the class `[:\(name):]` is not known.", at: start)
        }
        return isInverted ? .standalone.subtracting(set) : set
    }
}
