/// A text with a name: what every range and location refers to.
package final class SourceFile: Sendable {
    /// The name shown to people, usually the path as it was given.
    package let name: String
    /// The bytes as they were read; invalid UTF-8 is kept.
    package let bytes: [UInt8]
    package let lines: LineTable

    package init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
        self.lines = LineTable(bytes)
    }

    package convenience init(name: String, text: String) {
        self.init(name: name, bytes: Array(text.utf8))
    }

    /// The line and column of a byte offset; offsets outside are moved to the nearest end.
    package func location(at offset: Int) -> SourceLocation {
        let offset = min(max(offset, 0), bytes.count)
        let line = lines.line(at: offset)
        return SourceLocation(file: name, line: line + 1, column: offset - lines.starts[line] + 1)
    }

    /// The text of a range, invalid UTF-8 repaired.
    package func text(in range: SourceRange) -> String {
        let lower = min(max(range.lowerBound, 0), bytes.count)
        let upper = min(max(range.upperBound, lower), bytes.count)
        return String(decoding: bytes[lower..<upper], as: UTF8.self)
    }

    /// The text of a line (index from 0) without its line ending.
    package func text(ofLine line: Int) -> String {
        text(in: textRange(ofLine: line))
    }
}

extension SourceFile {
    /// The UTF-8 byte order mark at the start, or an empty range.
    package var byteOrderMark: SourceRange {
        SourceRange(0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    }

    /// The bytes of a line (index from 0) without its line ending.
    package func textRange(ofLine line: Int) -> SourceRange {
        let range = lines.range(ofLine: line)
        var end = range.upperBound
        while end > range.lowerBound, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") {
            end -= 1
        }
        return SourceRange(range.lowerBound, end)
    }

    /// The bytes that end a line (index from 0); empty for a last line without line ending.
    package func lineEnding(ofLine line: Int) -> SourceRange {
        SourceRange(textRange(ofLine: line).upperBound, lines.range(ofLine: line).upperBound)
    }
}
