/// Text taken out of a file line by line, such as the code of a fence inside a list, that still knows where it came from.
///
/// Each line of the excerpt is a contiguous piece of one line of the file; container prefixes (list indents, quote
/// marks) between the pieces are left out.
package struct SourceExcerpt: Sendable {
    package let file: SourceFile
    /// The excerpt itself, lines ended by LF.
    package let text: String
    /// The file offset of each line's first byte, in order.
    private let lineOrigins: [Int]
    private let lines: LineTable

    /// Joins pieces of the file, one a line.
    ///
    /// - Parameter pieces: the file range of each line's text, without its line ending.
    package init(file: SourceFile, pieces: [SourceRange]) {
        var bytes: [UInt8] = []
        for piece in pieces {
            bytes += file.bytes[piece.lowerBound..<piece.upperBound]
            bytes.append(UInt8(ascii: "\n"))
        }
        self.file = file
        self.text = String(decoding: bytes, as: UTF8.self)
        self.lineOrigins = pieces.map(\.lowerBound)
        self.lines = LineTable(self.text.utf8)
    }

    /// A whole file as an excerpt of itself.
    package init(wholeOf file: SourceFile) {
        let lines = file.lines
        self.init(
            file: file,
            pieces: (0..<lines.count).map { line in
                let range = lines.range(ofLine: line)
                var end = range.upperBound
                while end > range.lowerBound,
                    file.bytes[end - 1] == UInt8(ascii: "\n") || file.bytes[end - 1] == UInt8(ascii: "\r")
                { end -= 1 }
                return SourceRange(range.lowerBound, end)
            })
    }

    /// The file offset of a byte of the excerpt; a line's ending maps to the end of its piece.
    package func fileOffset(of offset: Int) -> Int {
        guard !lineOrigins.isEmpty else { return 0 }
        let line = lines.line(at: max(0, offset))
        guard line < lineOrigins.count else {
            let last = lineOrigins.count - 1
            return lineOrigins[last] + lines.range(ofLine: last).count - 1
        }
        return lineOrigins[line] + offset - lines.starts[line]
    }

    /// The file range of a range of the excerpt.
    package func fileRange(of range: SourceRange) -> SourceRange {
        SourceRange(fileOffset(of: range.lowerBound), fileOffset(of: range.upperBound))
    }
}
