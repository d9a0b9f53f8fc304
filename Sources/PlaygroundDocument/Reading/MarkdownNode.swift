/// A node of the CommonMark tree as the parser reports it: lines and columns count from 1 in the parser's copy.
struct MarkdownNode: Sendable {
    enum Kind: Sendable, Equatable {
        case document
        case quote
        case list(ListStyle)
        case item
        /// Fenced or indented; only the source text tells which.
        case code
        case html
        case paragraph
        case heading(level: Int)
        case thematicBreak
    }

    var kind: Kind
    var line: Int
    var column: Int
    /// As reported; only trustworthy for paragraphs.
    var endLine: Int
    /// The content of code and HTML, lines ended by LF.
    var literal = ""
    var children: [MarkdownNode] = []
    var inlines: [Inline] = []
}
