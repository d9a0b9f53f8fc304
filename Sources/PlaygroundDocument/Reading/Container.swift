/// What surrounds a block: a quote or a list item, as seen by the lines that continue it.
enum Container: Sendable, Equatable {
    case quote
    /// A list item whose content is indented by so many columns.
    case item(indent: Int)

    /// What a line that continues the container begins with, in its plainest form.
    var plainPrefix: String {
        switch self {
        case .quote: "> "
        case .item(let indent): String(repeating: " ", count: indent)
        }
    }

    /// Moves over the container's prefix on a continuing line; false where the line does not continue the container.
    func consume(_ cursor: inout LineCursor) -> Bool {
        switch self {
        case .quote: Self.consumeQuoteMark(&cursor)
        case .item(let indent): Self.consumeIndent(indent, &cursor)
        }
    }

    private static func consumeQuoteMark(_ cursor: inout LineCursor) -> Bool {
        let mark = cursor.afterBlanks
        guard cursor.indent < 4, mark.next == UInt8(ascii: ">") else { return false }
        cursor = mark
        cursor.advance(columns: 1)
        if cursor.isAtBlank { cursor.advance(columns: 1) }
        return true
    }

    private static func consumeIndent(_ indent: Int, _ cursor: inout LineCursor) -> Bool {
        if cursor.indent >= indent {
            cursor.advance(columns: indent)
            return true
        }
        guard cursor.isBlank else { return false }
        cursor = cursor.afterBlanks
        return true
    }

    /// Reads a list marker and the blanks after it, as CommonMark counts them.
    ///
    /// - Parameter cursor: where the item's line begins for the container around it; afterwards, where its content begins.
    static func readItemMarker(_ cursor: inout LineCursor) -> Container {
        let before = cursor.indent
        cursor = cursor.afterBlanks
        let markerStart = cursor.column
        while let byte = cursor.next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
            cursor.advance(columns: 1)
        }
        cursor.advance(columns: 1)
        let width = cursor.column - markerStart
        let blanks = cursor.indent
        if cursor.isBlank || blanks >= 5 || blanks < 1 {
            if blanks > 0 { cursor.advance(columns: 1) }
            return .item(indent: before + width + 1)
        }
        cursor.advance(columns: blanks)
        return .item(indent: before + width + blanks)
    }
}
