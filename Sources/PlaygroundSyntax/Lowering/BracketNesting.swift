/// Finds square brackets nested so deeply that the parser would take exponential time.
///
/// Where `[` could begin an array type, the parser reads what follows twice, as a type and as a value, at each level. So
/// brackets that begin like a type are counted, and more than a few inside each other are refused before parsing.
struct BracketNesting {
    /// The most levels; reading that many takes milliseconds.
    static let limit = 10
    /// The most levels inside one string or comment, where brackets should be harmless: the scanner below does not know
    /// regex literals, so a quote inside one could hide code from it.
    private static let limitInText = 24

    private let bytes: [UInt8]
    private var position = 0
    /// For each open bracket, whether it counts.
    private var open: [Bool] = []
    private var level = 0
    private var levelLimit = BracketNesting.limit

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// The offset of the bracket that is too deep.
    func firstTooDeep() -> Int? {
        var rough = self
        guard rough.scanEverything() != nil else { return nil }
        var exact = self
        return exact.scanCode()
    }

    /// Brackets anywhere, strings and comments included: quick, and right for almost every text.
    private mutating func scanEverything() -> Int? {
        while position < bytes.count {
            if let offset = count(bytes[position]) { return offset }
            position += 1
        }
        return nil
    }

    private mutating func scanCode() -> Int? {
        while position < bytes.count {
            if let length = textLength() {
                if let offset = BracketNesting(text: bytes[position..<position + length]).deepInText() {
                    return position + offset
                }
                position += length
            } else {
                if let offset = count(bytes[position]) { return offset }
                position += 1
            }
        }
        return nil
    }

    private init(text: ArraySlice<UInt8>) {
        bytes = Array(text)
        levelLimit = BracketNesting.limitInText
    }

    private func deepInText() -> Int? {
        var scan = self
        return scan.scanEverything()
    }

    private mutating func count(_ byte: UInt8) -> Int? {
        if byte == UInt8(ascii: "[") {
            open.append(beginsLikeType(position + 1))
            if open[open.count - 1] { level += 1 }
            if level > levelLimit { return position }
        } else if byte == UInt8(ascii: "]"), let counted = open.popLast(), counted {
            level -= 1
        }
        return nil
    }

    private func beginsLikeType(_ start: Int) -> Bool {
        var index = start
        while index < bytes.count, [9, 10, 13, 32].contains(bytes[index]) { index += 1 }
        guard index < bytes.count else { return true }
        switch bytes[index] {
        case UInt8(ascii: "\""), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "]"), UInt8(ascii: "{"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            return false
        default: return true
        }
    }

    // MARK: Strings and comments

    /// The length of the string or comment that begins here.
    private func textLength() -> Int? {
        switch bytes[position] {
        case UInt8(ascii: "/"): commentLength()
        case UInt8(ascii: "\""), UInt8(ascii: "#"): stringLength()
        default: nil
        }
    }

    private func hasPrefix(_ prefix: String, at index: Int) -> Bool {
        bytes[min(index, bytes.count)...].starts(with: prefix.utf8)
    }

    private func commentLength() -> Int? {
        if hasPrefix("//", at: position) {
            return (bytes[position...].firstIndex { $0 == 10 || $0 == 13 } ?? bytes.count) - position
        }
        guard hasPrefix("/*", at: position) else { return nil }
        var depth = 0
        var index = position
        while index < bytes.count {
            if hasPrefix("/*", at: index) {
                depth += 1
                index += 2
            } else if hasPrefix("*/", at: index) {
                depth -= 1
                index += 2
                if depth == 0 { break }
            } else {
                index += 1
            }
        }
        return index - position
    }

    private func stringLength() -> Int? {
        var index = position
        while index < bytes.count, bytes[index] == UInt8(ascii: "#") { index += 1 }
        let pounds = String(repeating: "#", count: index - position)
        guard hasPrefix("\"", at: index) else { return nil }
        let quote = hasPrefix("\"\"\"", at: index) ? "\"\"\"" : "\""
        let end = quote + pounds
        let escape = "\\" + pounds
        index += quote.utf8.count
        while index < bytes.count {
            if hasPrefix(end, at: index) { return index + end.utf8.count - position }
            if quote.utf8.count == 1, bytes[index] == 10 || bytes[index] == 13 { return nil }
            index += hasPrefix(escape, at: index) ? escape.utf8.count + 1 : 1
        }
        return nil
    }
}
