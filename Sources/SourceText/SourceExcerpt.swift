/// Text taken out of a file line by line, such as the code of a fence inside a list, that still knows where it came from.
///
/// Each line of the excerpt is a contiguous piece of one line of the file; container prefixes (list indents, quote
/// marks) between the pieces are left out.
package struct SourceExcerpt: Sendable {
    package let file: SourceFile
    /// The excerpt itself, lines ended by LF.
    package let text: String
    /// The file range of each line's text, in order.
    private let pieces: [SourceRange]
    private let lines: LineTable
    /// For the few lines that are not valid UTF-8: the distance from the line's origin of each byte of the repaired text.
    private let repairs: [Int: [Int]]

    /// Joins pieces of the file, one a line.
    ///
    /// - Parameter pieces: the file range of each line's text, without its line ending.
    package init(file: SourceFile, pieces: [SourceRange]) {
        var text = ""
        var repairs: [Int: [Int]] = [:]
        for (line, piece) in pieces.enumerated() {
            let bytes = file.bytes[piece.lowerBound..<piece.upperBound]
            let repaired = String(decoding: bytes, as: UTF8.self)
            if repaired.utf8.count != bytes.count { repairs[line] = Self.distances(bytes) }
            text += repaired
            text += "\n"
        }
        self.file = file
        self.text = text
        self.pieces = pieces
        self.lines = LineTable(text.utf8)
        self.repairs = repairs
    }

    /// A whole file as an excerpt of itself.
    package init(wholeOf file: SourceFile) {
        self.init(file: file, pieces: (0..<file.lines.count).map(file.textRange(ofLine:)))
    }

    /// The number of lines.
    package var lineCount: Int { pieces.count }

    /// The bytes of the excerpt's text that a line takes, its ending included.
    package func range(ofLine line: Int) -> SourceRange { lines.range(ofLine: line) }

    /// Some of the lines as an excerpt of their own.
    package func lines(_ range: Range<Int>) -> SourceExcerpt {
        SourceExcerpt(file: file, pieces: Array(pieces[range]))
    }

    /// The file offset of a byte of the excerpt; a line's ending maps to the end of its piece.
    package func fileOffset(of offset: Int) -> Int {
        guard !pieces.isEmpty else { return 0 }
        let line = lines.line(at: max(0, offset))
        guard line < pieces.count else {
            let last = pieces.count - 1
            return pieces[last].lowerBound + lines.range(ofLine: last).count - 1
        }
        let distance = offset - lines.starts[line]
        guard let repaired = repairs[line] else { return pieces[line].lowerBound + distance }
        return pieces[line].lowerBound + repaired[min(distance, repaired.count - 1)]
    }

    /// Where each byte of the repaired text comes from; the last entry is the end.
    private static func distances(_ bytes: ArraySlice<UInt8>) -> [Int] {
        var distances: [Int] = []
        var parser = Unicode.UTF8.ForwardParser()
        var input = bytes.makeIterator()
        var consumed = 0
        while true {
            switch parser.parseScalar(from: &input) {
            case .valid(let encoded):
                for step in 0..<encoded.count { distances.append(consumed + step) }
                consumed += encoded.count
            case .error(let length):
                distances += Array(repeating: consumed, count: 3)
                consumed += length
            case .emptyInput:
                return distances + [consumed]
            }
        }
    }

    /// The file range of a range of the excerpt.
    package func fileRange(of range: SourceRange) -> SourceRange {
        SourceRange(fileOffset(of: range.lowerBound), fileOffset(of: range.upperBound))
    }
}
