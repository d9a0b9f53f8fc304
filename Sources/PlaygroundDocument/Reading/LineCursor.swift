import SourceText

/// A position in one line, counted in bytes and in columns, since a tab reaches to the next multiple of four columns.
struct LineCursor {
    let bytes: [UInt8]
    /// The offset after the line's text, its line ending not included.
    let end: Int
    private(set) var offset: Int
    private(set) var column = 0

    init(_ bytes: [UInt8], _ text: SourceRange) {
        self.bytes = bytes
        self.offset = text.lowerBound
        self.end = text.upperBound
    }

    /// The next byte; nil at the end of the line.
    var next: UInt8? { offset < end ? bytes[offset] : nil }

    var isAtBlank: Bool { next == UInt8(ascii: " ") || next == UInt8(ascii: "\t") }

    /// The position of the first byte that is no blank.
    var afterBlanks: LineCursor {
        var cursor = self
        while cursor.isAtBlank { cursor.advance(columns: cursor.columnsOfNext) }
        return cursor
    }

    /// The number of columns of blanks that follow.
    var indent: Int { afterBlanks.column - column }

    /// Whether only blanks follow.
    var isBlank: Bool { afterBlanks.next == nil }

    /// The columns of the next tab that were passed already.
    private(set) var columnsInsideTab = 0

    private var columnsOfNext: Int { next == UInt8(ascii: "\t") ? 4 - column % 4 : 1 }

    /// Moves over columns; a tab may be entered only in part.
    mutating func advance(columns: Int) {
        var remaining = columns
        while remaining > 0, next != nil {
            let step = min(remaining, columnsOfNext)
            let isWhole = step == columnsOfNext
            column += step
            columnsInsideTab = isWhole ? 0 : columnsInsideTab + step
            if isWhole { offset += 1 }
            remaining -= step
        }
    }

    /// Moves to a byte offset further on in the line.
    mutating func advance(to target: Int) {
        while offset < min(target, end) { advance(columns: columnsOfNext) }
    }

    /// The number of equal bytes that follow.
    func run(of byte: UInt8) -> Int {
        var length = 0
        while offset + length < end, bytes[offset + length] == byte { length += 1 }
        return length
    }
}
