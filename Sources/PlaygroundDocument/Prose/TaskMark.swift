import SourceText

/// The box at the start of a list item: `[ ]` or `[x]`.
struct TaskMark {
    private let isDone: Bool

    /// Nil when the item has no box. The box is looked for in the source, where an escaped bracket can be told from a box.
    init?(_ item: Block, in document: Document) {
        guard let first = item.children.first, first.kind == .paragraph, case .text(let text)? = first.inlines.first
        else { return nil }
        let bytes = document.file.bytes[first.range.lowerBound..<first.range.upperBound]
        let marks = ["[ ]", "[x]", "[X]"]
        guard let mark = marks.first(where: { bytes.starts(with: $0.utf8) && text.hasPrefix($0) }) else { return nil }
        guard let after = text.dropFirst(3).first, after == " " || after == "\t" else { return nil }
        isDone = mark != "[ ]"
    }

    var html: String {
        "<input type=\"checkbox\" disabled\(isDone ? " checked" : "")> "
    }

    /// The item's paragraph without the box.
    func removed(from paragraph: Block) -> Block {
        guard case .text(let text)? = paragraph.inlines.first else { return paragraph }
        var paragraph = paragraph
        paragraph.inlines[0] = .text(String(text.dropFirst(3).drop { $0 == " " || $0 == "\t" }))
        return paragraph
    }
}
