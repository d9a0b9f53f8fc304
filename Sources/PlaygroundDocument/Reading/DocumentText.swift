import SourceText

/// The Markdown part of a file, seen as the lines that libcmark counts.
struct DocumentText {
    let file: SourceFile
    /// The file line (from 0) of the parser's first line.
    let firstLine: Int
    private let markLength: Int

    /// - Parameter firstLine: the first line after the front matter.
    init(file: SourceFile, firstLine: Int) {
        self.file = file
        self.firstLine = firstLine
        self.markLength = file.byteOrderMark.count
    }

    /// A copy for the parser: LF after each line, no byte order mark.
    var parserCopy: [UInt8] {
        var copy: [UInt8] = []
        copy.reserveCapacity(file.bytes.count)
        for line in firstLine..<file.lines.count {
            let text = self.text(ofLine: line)
            copy += file.bytes[text.lowerBound..<text.upperBound]
            if line + 1 < file.lines.count { copy.append(UInt8(ascii: "\n")) }
        }
        return copy
    }

    /// The offset of the first byte after byte order mark and front matter.
    var bodyStart: Int { firstLine < file.lines.count ? text(ofLine: firstLine).lowerBound : file.bytes.count }

    /// The index after the last line that holds anything.
    var endLine: Int {
        let count = file.lines.count
        return file.lines.range(ofLine: count - 1).isEmpty ? count - 1 : count
    }

    /// A line's bytes without byte order mark and line ending.
    func text(ofLine line: Int) -> SourceRange {
        let text = file.textRange(ofLine: line)
        return line == 0 ? SourceRange(min(markLength, text.upperBound), text.upperBound) : text
    }

    func cursor(atLine line: Int) -> LineCursor {
        LineCursor(file.bytes, text(ofLine: line))
    }

    /// A line's text inside containers.
    ///
    /// - Returns: where it begins, and how many of the containers the line continues.
    func cursor(atLine line: Int, inside containers: [Container]) -> (cursor: LineCursor, depth: Int) {
        var cursor = self.cursor(atLine: line)
        for (depth, container) in containers.enumerated() {
            guard container.consume(&cursor) else { return (cursor, depth) }
        }
        return (cursor, containers.count)
    }
}
