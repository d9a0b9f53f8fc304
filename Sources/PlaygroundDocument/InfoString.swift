import SourceText

/// A word of a fence's info string: `check`, or `timeout=30s`.
package struct InfoWord: Sendable, Equatable {
    package var name: String
    /// What follows the equals sign, quotes taken off; nil where there is none.
    package var value: String?
    package var range: SourceRange
}

/// What stands behind an opening fence: a language, then words.
struct InfoString {
    private(set) var language = ""
    private(set) var words: [InfoWord] = []

    /// Splits at blanks and commas; quoted values may hold either.
    init(_ file: SourceFile, _ range: SourceRange) {
        var offset = range.lowerBound
        while offset < range.upperBound {
            guard !Self.separates(file.bytes[offset]) else {
                offset += 1
                continue
            }
            let end = Self.endOfWord(file.bytes, from: offset, to: range.upperBound)
            add(file, SourceRange(offset, end), isFirst: offset == range.lowerBound)
            offset = end
        }
    }

    private mutating func add(_ file: SourceFile, _ range: SourceRange, isFirst: Bool) {
        let text = file.text(in: range)
        guard !isFirst else { return language = text }
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let value = parts.count > 1 ? String(parts[1]).trimmingQuotes : nil
        words.append(InfoWord(name: String(parts[0]), value: value, range: range))
    }

    private static func separates(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: ",")
    }

    private static func endOfWord(_ bytes: [UInt8], from start: Int, to limit: Int) -> Int {
        var quote: UInt8?
        var offset = start
        while offset < limit {
            let byte = bytes[offset]
            if byte == quote {
                quote = nil
            } else if quote == nil, byte == UInt8(ascii: "\""), offset > start, bytes[offset - 1] == UInt8(ascii: "=") {
                quote = byte
            } else if quote == nil, separates(byte) {
                break
            }
            offset += 1
        }
        return offset
    }
}

extension String {
    fileprivate var trimmingQuotes: String {
        count >= 2 && first == "\"" && last == "\"" ? String(dropFirst().dropLast()) : self
    }
}
