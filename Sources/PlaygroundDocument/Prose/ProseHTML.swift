import SourceText

/// The prose of a document as HTML, block by block, so that a report can put results between the blocks.
///
/// Nothing of the document becomes active: raw HTML is shown as text, comments are left out as GitHub does, and links
/// lead only to web and mail addresses or places in the same site. Pictures become links, since a report loads nothing.
package struct ProseHTML: Sendable {
    /// A stretch of HTML, or the place of a code block, possibly deep in a list. All pieces in order, with something put
    /// in for each code block, are well-formed.
    package enum Piece: Sendable, Equatable {
        case html(String)
        case code(CodeBlock.ID)
    }

    /// The pieces of each block of the document, in the same order as its `blocks`.
    package let blocks: [[Piece]]

    package init(_ document: Document) {
        var writer = ProseWriter(document)
        blocks = document.blocks.map { block in
            writer.write(block)
            return writer.takePieces()
        }
    }
}

/// Writes blocks as HTML pieces.
struct ProseWriter {
    private let document: Document
    private let tables: PipeTableReader
    private var pieces: [ProseHTML.Piece] = []
    private var html = ""
    private var nextSection = 1

    init(_ document: Document) {
        self.document = document
        self.tables = PipeTableReader(document)
    }

    mutating func takePieces() -> [ProseHTML.Piece] {
        flush()
        defer { pieces = [] }
        return pieces
    }

    mutating func write(_ block: Block) {
        switch block.kind {
        case .heading(let level) where isSection(block): heading(block, level, key: takeSectionKey())
        case .heading(let level): heading(block, level, key: nil)
        case .paragraph: paragraph(block)
        case .quote: container(block, "<blockquote>\n", "</blockquote>\n")
        case .list(let style): list(block, style)
        case .item: container(block, "<li>\n", "</li>\n")
        case .code(let id): code(id)
        case .indentedCode(let text): html += "<pre><code>\(HTMLText.escaped(text))</code></pre>\n"
        case .html(let text): rawHTML(text)
        case .thematicBreak: html += "<hr>\n"
        case .result: break
        }
    }

    private mutating func flush() {
        if !html.isEmpty { pieces.append(.html(html)) }
        html = ""
    }

    private mutating func code(_ id: CodeBlock.ID) {
        flush()
        pieces.append(.code(id))
    }

    private func isSection(_ block: Block) -> Bool {
        nextSection < document.sections.count && document.sections[nextSection].heading == block.range
    }

    private mutating func takeSectionKey() -> String {
        defer { nextSection += 1 }
        return document.sections[nextSection].key
    }

    private mutating func heading(_ block: Block, _ level: Int, key: String?) {
        let id = key.map { " id=\"section-\(HTMLText.escaped($0))\"" } ?? ""
        html += "<h\(level)\(id)>\(inlines(block))</h\(level)>\n"
    }

    private mutating func paragraph(_ block: Block) {
        guard let table = tables.table(in: block) else { return html += "<p>\(inlines(block))</p>\n" }
        if !table.before.isEmpty { html += "<p>\(InlineHTML.html(table.before))</p>\n" }
        html += table.html
    }

    private mutating func container(_ block: Block, _ open: String, _ close: String) {
        html += open
        for child in block.children { write(child) }
        html += close
    }

    private mutating func list(_ block: Block, _ style: ListStyle) {
        let start = style.isOrdered && style.start != 1 ? " start=\"\(style.start)\"" : ""
        html += style.isOrdered ? "<ol\(start)>\n" : "<ul>\n"
        for item in block.children { self.item(item, isTight: style.isTight) }
        html += style.isOrdered ? "</ol>\n" : "</ul>\n"
    }

    /// In a tight list, paragraphs stand without tags of their own.
    private mutating func item(_ item: Block, isTight: Bool) {
        let task = TaskMark(item, in: document)
        html += task.map { "<li class=\"task\">\($0.html)" } ?? "<li>"
        for (index, child) in item.children.enumerated() {
            let child = index == 0 ? task?.removed(from: child) ?? child : child
            guard isTight, child.kind == .paragraph, tables.table(in: child) == nil else {
                if !html.isEmpty, !html.hasSuffix("\n") { html += "\n" }
                write(child)
                continue
            }
            html += inlines(child)
            if index + 1 < item.children.count { html += "\n" }
        }
        html += "</li>\n"
    }

    private mutating func rawHTML(_ text: String) {
        guard let shown = RawHTML.withoutComments(text) else { return }
        html += "<pre class=\"raw\"><code>\(HTMLText.escaped(shown))</code></pre>\n"
    }

    private func inlines(_ block: Block) -> String {
        InlineHTML.html(GitHubInlines.extended(block.inlines, source: source(of: block)))
    }

    private func source(of block: Block) -> String {
        document.file.text(in: block.range)
    }
}
