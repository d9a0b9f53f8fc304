import SourceText

/// A fence found in the text: what CommonMark's rules say of it, kept with the bytes it was read from.
///
/// libcmark reports the end of a block that its container ends one line late, so the end is found here, by the same rules.
struct Fence {
    private(set) var opening: SourceRange
    private(set) var info: SourceRange
    /// The text of each line between the fences.
    private(set) var pieces: [SourceRange] = []
    /// The end of the last line that belongs to the block.
    private(set) var end: Int
    private(set) var isClosed = false
    /// The last line that belongs to the block.
    private(set) var lastLine: Int
    /// The prefix of the closing fence's line, up to where its containers' content begins; its plainest form where no
    /// fence closes the block.
    private(set) var linePrefix: String

    private let mark: UInt8
    private let length: Int
    private let indent: Int

    /// Reads a fence that opens on a line.
    ///
    /// - Parameter start: where the content of the block's container begins on that line.
    /// - Returns: nil when the line holds no fence, so that the code is code by indentation.
    init?(_ text: DocumentText, line: Int, start: LineCursor, containers: [Container]) {
        guard start.indent < 4 else { return nil }
        let fence = start.afterBlanks
        guard let mark = fence.next, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return nil }
        self.mark = mark
        length = fence.run(of: mark)
        guard length >= 3 else { return nil }
        indent = start.indent
        let lineText = text.text(ofLine: line)
        opening = SourceRange(fence.offset, lineText.upperBound)
        info = Self.trimmed(text.file, SourceRange(fence.offset + length, lineText.upperBound))
        end = lineText.upperBound
        lastLine = line
        linePrefix = containers.map(\.plainPrefix).joined()
        readLines(text, containers)
    }

    /// The characters that open the block and would close it.
    var marks: String { String(repeating: mark == UInt8(ascii: "`") ? "`" : "~", count: length) }

    private mutating func readLines(_ text: DocumentText, _ containers: [Container]) {
        for line in (lastLine + 1)..<max(lastLine + 1, text.endLine) {
            var (cursor, depth) = text.cursor(atLine: line, inside: containers)
            guard depth == containers.count else { return }
            lastLine = line
            end = cursor.end
            if closes(cursor) {
                isClosed = true
                linePrefix = Self.prefix(text, line, cursor)
                return
            }
            cursor.advance(columns: min(indent, cursor.indent))
            pieces.append(SourceRange(cursor.offset, cursor.end))
        }
    }

    private func closes(_ cursor: LineCursor) -> Bool {
        guard cursor.indent < 4 else { return false }
        var after = cursor.afterBlanks
        let run = after.run(of: mark)
        guard run >= length else { return false }
        after.advance(columns: run)
        return after.isBlank
    }

    /// A tab that the containers use only in part is written as blanks; a quote mark always gets its blank.
    private static func prefix(_ text: DocumentText, _ line: Int, _ cursor: LineCursor) -> String {
        let start = text.text(ofLine: line).lowerBound
        var prefix = text.file.text(in: SourceRange(start, cursor.offset))
        prefix += String(repeating: " ", count: cursor.columnsInsideTab)
        return prefix.hasSuffix(">") ? prefix + " " : prefix
    }

    private static func trimmed(_ file: SourceFile, _ range: SourceRange) -> SourceRange {
        let isBlank = { (offset: Int) in
            file.bytes[offset] == UInt8(ascii: " ") || file.bytes[offset] == UInt8(ascii: "\t")
        }
        var (lower, upper) = (range.lowerBound, range.upperBound)
        while lower < upper, isBlank(lower) { lower += 1 }
        while upper > lower, isBlank(upper - 1) { upper -= 1 }
        return SourceRange(lower, upper)
    }
}
