extension GeneratedContent {
    /// Reads content from JSON text, which may end anywhere.
    ///
    /// What the end cuts off stays as far as it is decided: the beginning of a text, the elements and properties so far,
    /// but no half number, half word or half name. `isComplete` tells whether something was cut off. Throws
    /// `ParsingError` when the text is not JSON, or ends before anything is decided. Follows API version 26.0.
    public init(json: String) throws {
        guard let content = try JSONParser.parse(json, textIsWhole: true) else {
            throw ParsingError(
                rawContent: json, debugDescription: "The text ends before any value does: it is no JSON yet.")
        }
        self = content
    }

    /// What can be seen of content whose text is still growing; nil while nothing is decided.
    ///
    /// The parts get identities that follow from their places, so that they are the same in every snapshot.
    package static func snapshot(
        of text: String, id: GenerationID, isFinal: Bool = false
    ) throws(ParsingError) -> GeneratedContent? {
        try JSONParser.parse(text, textIsWhole: isFinal, id: id)
    }
}

/// Reads JSON text that may end anywhere.
///
/// Every reading function gives nil for a value that the end of the text leaves undecided. Then the text is used up, so
/// whoever asked stops too and keeps what it has.
struct JSONParser {
    typealias Failure = GeneratedContent.ParsingError

    /// Deeper text is refused, since reading, showing and releasing it would each use the stack.
    static let deepestNesting = 400

    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0
    /// Whether a number at the very end is known to be finished.
    private let textIsWhole: Bool

    static func parse(
        _ text: String, textIsWhole: Bool, id: GenerationID? = nil
    ) throws(Failure) -> GeneratedContent? {
        var parser = JSONParser(bytes: Array(text.utf8), textIsWhole: textIsWhole)
        guard let content = try parser.value(id: id) else { return nil }
        parser.skipSpace()
        guard parser.isAtEnd else { throw parser.failure("Nothing may follow the value") }
        return content
    }

    private init(bytes: [UInt8], textIsWhole: Bool) {
        self.bytes = bytes
        self.textIsWhole = textIsWhole
    }

    private mutating func value(id: GenerationID?) throws(Failure) -> GeneratedContent? {
        skipSpace()
        guard let byte = peek else { return nil }
        switch byte {
        case UInt8(ascii: "{"): return try nested { parser throws(Failure) in try parser.object(id: id) }
        case UInt8(ascii: "["): return try nested { parser throws(Failure) in try parser.array(id: id) }
        case UInt8(ascii: "\""):
            return try text().map { GeneratedContent(.string($0.text), id: id, isComplete: $0.isClosed) }
        case UInt8(ascii: "t"): return try word("true", means: .bool(true), id: id)
        case UInt8(ascii: "f"): return try word("false", means: .bool(false), id: id)
        case UInt8(ascii: "n"): return try word("null", means: .null, id: id)
        default: return try number(id: id)
        }
    }

    private mutating func nested(
        _ read: (inout JSONParser) throws(Failure) -> GeneratedContent
    ) throws(Failure) -> GeneratedContent {
        depth += 1
        guard depth <= Self.deepestNesting else {
            throw failure("Values are nested more than \(Self.deepestNesting) deep")
        }
        defer { depth -= 1 }
        position += 1
        return try read(&self)
    }
}

extension JSONParser {
    private mutating func object(id: GenerationID?) throws(Failure) -> GeneratedContent {
        var properties = GeneratedContent.Properties()
        let isClosed = try list(closedBy: "}") { parser throws(Failure) in
            guard let key = try parser.key() else { return false }
            guard let value = try parser.value(id: id?.property(key)) else { return false }
            properties[key] = value
            return true
        }
        return GeneratedContent(.structure(properties), id: id, isComplete: isClosed)
    }

    private mutating func array(id: GenerationID?) throws(Failure) -> GeneratedContent {
        var elements: [GeneratedContent] = []
        let isClosed = try list(closedBy: "]") { parser throws(Failure) in
            guard let value = try parser.value(id: id?.element(elements.count)) else { return false }
            elements.append(value)
            return true
        }
        return GeneratedContent(.array(elements), id: id, isComplete: isClosed)
    }

    /// Reads items between commas; false when the text ends before the closing bracket.
    private mutating func list(
        closedBy bracket: Unicode.Scalar, item: (inout JSONParser) throws(Failure) -> Bool
    ) throws(Failure) -> Bool {
        skipSpace()
        if take(bracket) { return true }
        while true {
            guard try item(&self) else { return false }
            skipSpace()
            if isAtEnd { return false }
            if take(bracket) { return true }
            guard take(",") else { throw failure("Expected \",\" or \"\(bracket)\"") }
        }
    }

    /// Reads a property's name and its colon.
    private mutating func key() throws(Failure) -> String? {
        skipSpace()
        if isAtEnd { return nil }
        guard peek == UInt8(ascii: "\"") else { throw failure("Expected a property's name in quotes") }
        guard let key = try text(), key.isClosed else { return nil }
        skipSpace()
        if isAtEnd { return nil }
        guard take(":") else { throw failure("Expected \":\"") }
        return key.text
    }
}

extension JSONParser {
    private mutating func word(
        _ word: String, means storage: GeneratedContent.Storage, id: GenerationID?
    ) throws(Failure) -> GeneratedContent? {
        for byte in word.utf8 {
            guard let next = peek else { return nil }
            guard next == byte else { throw failure("Expected \(word)") }
            position += 1
        }
        return GeneratedContent(storage, id: id)
    }

    private mutating func number(id: GenerationID?) throws(Failure) -> GeneratedContent? {
        let start = position
        while let byte = peek, Self.isNumeric(byte) { position += 1 }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        if isAtEnd, !textIsWhole || depth > 0 { return try undecidedNumber(text, from: start) }
        guard let number = ExactNumber(text) else {
            if isAtEnd { return try undecidedNumber(text, from: start) }
            position = start
            throw failure(text.isEmpty ? "Expected a value" : "\(text) is not a number")
        }
        return GeneratedContent(.number(number), id: id)
    }

    /// A number that could go on is not shown; one that no digits could mend is an error at once.
    private mutating func undecidedNumber(_ text: String, from start: Int) throws(Failure) -> GeneratedContent? {
        guard ExactNumber(text) == nil, ExactNumber(text + "0") == nil else { return nil }
        position = start
        throw failure(text.isEmpty ? "Expected a value" : "\(text) is not a number")
    }

    private static func isNumeric(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
            UInt8(ascii: "e"), UInt8(ascii: "E"):
            true
        default: false
        }
    }
}

extension JSONParser {
    /// Reads a text in quotes as far as it goes; half an escape at the end is left out.
    private mutating func text() throws(Failure) -> (text: String, isClosed: Bool)? {
        position += 1
        var text = plainRun()
        while true {
            guard let byte = peek else { return (text, false) }
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                return (text, true)
            case UInt8(ascii: "\\"):
                guard let scalar = try escape() else { return (text, false) }
                text.unicodeScalars.append(scalar)
                text += plainRun()
            default: throw failure("A control character in a text must be escaped")
            }
        }
    }

    /// The bytes up to the next quote, escape or control character.
    private mutating func plainRun() -> String {
        let start = position
        while let byte = peek, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// Reads an escape; nil when the text ends within it.
    private mutating func escape() throws(Failure) -> Unicode.Scalar? {
        position += 1
        guard let byte = peek else { return nil }
        position += 1
        switch byte {
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{c}"
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        case UInt8(ascii: "u"): return try unicodeEscape()
        default:
            position -= 1
            throw failure("\\\(Character(Unicode.Scalar(byte))) is not an escape")
        }
    }

    /// Reads the digits of `\u`, and of the second one that completes a pair; a half pair alone is U+FFFD.
    private mutating func unicodeEscape() throws(Failure) -> Unicode.Scalar? {
        guard let first = try codeUnit() else { return nil }
        guard UTF16.isLeadSurrogate(first) else { return Unicode.Scalar(first) ?? "\u{fffd}" }
        guard let next = peek else { return nil }
        guard next == UInt8(ascii: "\\") else { return "\u{fffd}" }
        guard position + 1 < bytes.count else {
            position = bytes.count
            return nil
        }
        guard bytes[position + 1] == UInt8(ascii: "u") else { return "\u{fffd}" }
        let beforeSecond = position
        position += 2
        guard let second = try codeUnit() else { return nil }
        guard UTF16.isTrailSurrogate(second) else {
            position = beforeSecond
            return "\u{fffd}"
        }
        let value = 0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
        return Unicode.Scalar(value)
    }

    private mutating func codeUnit() throws(Failure) -> UInt16? {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let byte = peek else { return nil }
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw failure("\\u needs four hexadecimal digits")
            }
            unit = unit << 4 | UInt16(digit)
            position += 1
        }
        return unit
    }
}

extension JSONParser {
    private var isAtEnd: Bool { position >= bytes.count }
    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard peek == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func skipSpace() {
        while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    /// The error with what was expected, where, and what is there.
    private func failure(_ expectation: String) -> Failure {
        let lines = bytes[..<position].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let column = String(decoding: lines.last ?? [], as: UTF8.self).count + 1
        let rest = String(decoding: bytes[position...].prefix(60), as: UTF8.self).prefix(20)
        let found = rest.isEmpty ? "the end of the text" : "\"\(rest)\""
        return Failure(
            rawContent: String(decoding: bytes, as: UTF8.self),
            debugDescription:
                "The text is not valid JSON: line \(lines.count), column \(column): \(expectation), but found \(found)."
        )
    }
}
