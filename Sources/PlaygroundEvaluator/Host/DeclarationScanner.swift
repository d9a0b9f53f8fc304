/// Splits the text of a host declaration into words and marks.
struct DeclarationScanner {
    enum Token: Equatable {
        case word(String)
        /// A bracket, comma, colon, or an operator such as `->`, `...`, `==`.
        case mark(String)
        case end
    }

    private let bytes: [UInt8]
    private var offset = 0
    private(set) var token = Token.end

    init(_ text: String) {
        bytes = Array(text.utf8)
        advance()
    }

    mutating func advance() {
        while offset < bytes.count, bytes[offset] == 32 || bytes[offset] == 10 { offset += 1 }
        guard offset < bytes.count else {
            token = .end
            return
        }
        let start = offset
        if Self.isWord(bytes[offset]) {
            while offset < bytes.count, Self.isWord(bytes[offset]) { offset += 1 }
            token = .word(text(from: start))
        } else if bytes[offset] == 34 {
            skipString()
            token = .word(text(from: start))
        } else if Self.isOperator(bytes[offset]) {
            scanOperator()
            token = .mark(text(from: start))
        } else {
            advanceCharacter()
            token = .mark(text(from: start))
        }
    }

    /// The rest of an operator name: everything up to the opening parenthesis or generic clause.
    mutating func operatorName() -> String {
        var name = ""
        while case .mark(let mark) = token, mark != "(" {
            name += mark
            let adjacent = offset < bytes.count && bytes[offset] != 32
            advance()
            if !adjacent { break }
        }
        return name
    }

    mutating func accept(_ mark: String) -> Bool {
        guard token == .mark(mark) else { return false }
        advance()
        return true
    }

    mutating func accept(word: String) -> Bool {
        guard token == .word(word) else { return false }
        advance()
        return true
    }

    /// Skips a default value: up to a comma or closing bracket of the same nesting.
    mutating func skipDefault() {
        var depth = 0
        while token != .end {
            if case .mark(let mark) = token {
                if depth == 0, mark == "," || mark == ")" { return }
                if "([{".contains(mark) { depth += 1 }
                if ")]}".contains(mark) { depth -= 1 }
            }
            advance()
        }
    }

    private mutating func scanOperator() {
        let single = bytes[offset]
        offset += 1
        // Angle brackets, `?`, `&` and `@` stand alone in types; `->`, `==`, `...` are joined.
        if single == UInt8(ascii: ">") || single == UInt8(ascii: "@") || single == UInt8(ascii: "?") { return }
        if single == UInt8(ascii: "<"), offset < bytes.count, !Self.isOperator(bytes[offset]) { return }
        while offset < bytes.count, Self.isOperator(bytes[offset]) { offset += 1 }
    }

    private mutating func advanceCharacter() {
        offset += 1
        while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    }

    private mutating func skipString() {
        offset += 1
        while offset < bytes.count, bytes[offset] != 34 { offset += bytes[offset] == 92 ? 2 : 1 }
        offset = min(offset + 1, bytes.count)
    }

    private func text(from start: Int) -> String { String(decoding: bytes[start..<offset], as: UTF8.self) }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "$"):
            true
        default: false
        }
    }

    private static func isOperator(_ byte: UInt8) -> Bool { "+-*/%<>=!&|^~?.@".utf8.contains(byte) }
}
