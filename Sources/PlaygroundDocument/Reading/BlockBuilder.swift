import SourceText

/// The parser's tree → blocks with byte ranges, code blocks and regions of the file.
///
/// libcmark says what each block is and where it begins; where it ends is worked out from the text, since several
/// releases report some ends wrongly.
struct BlockBuilder {
    /// The containers around a block, and where their content begins on the line on which the innermost one begins.
    struct Context {
        var containers: [Container] = []
        var startLine = -1
        var start: LineCursor?
    }

    let text: DocumentText
    var codeBlocks: [CodeBlock] = []
    var regions: [ResultRegion] = []
    var unpairedMarkers: [SourceRange] = []
    var diagnostics: [Diagnostic] = []

    init(_ text: DocumentText) {
        self.text = text
    }

    var file: SourceFile { text.file }

    /// The blocks of a container's children; the parts of a result region become one block.
    mutating func blocks(_ nodes: [MarkdownNode], in context: Context) -> [Block] {
        var blocks: [Block] = []
        var index = 0
        while index < nodes.count {
            if let region = region(startingAt: index, of: nodes, in: context, after: blocks.last) {
                blocks.append(region.block)
                index = region.next
            } else {
                blocks.append(block(nodes[index], in: context))
                index += 1
            }
        }
        return blocks
    }

    private mutating func block(_ node: MarkdownNode, in context: Context) -> Block {
        let line = fileLine(node.line)
        let start = contentStart(onLine: line, in: context)
        switch node.kind {
        case .document, .list: return list(node, line, start, context)
        case .quote: return quote(node, line, start, context)
        case .item: return item(node, line, start, context)
        case .code: return code(node, line, start, context)
        case .html: return lines(of: node, .html(node.literal), line, start)
        case .paragraph: return paragraph(node, line, start, context)
        case .heading(let level): return heading(node, level, line, start, context)
        case .thematicBreak: return leaf(.thematicBreak, from: line, to: line, start)
        }
    }

    func fileLine(_ parserLine: Int) -> Int {
        min(text.firstLine + max(parserLine, 1) - 1, max(file.lines.count - 1, 0))
    }

    /// Where a block's container leaves off on a line.
    func contentStart(onLine line: Int, in context: Context) -> LineCursor {
        if line == context.startLine, let start = context.start { return start }
        return text.cursor(atLine: line, inside: context.containers).cursor
    }

    private func leaf(_ kind: Block.Kind, from line: Int, to lastLine: Int, _ start: LineCursor) -> Block {
        Block(kind: kind, range: SourceRange(start.afterBlanks.offset, text.text(ofLine: lastLine).upperBound))
    }

    // MARK: - Containers

    private mutating func list(_ node: MarkdownNode, _ line: Int, _ start: LineCursor, _ context: Context) -> Block {
        let kind: Block.Kind = if case .list(let style) = node.kind { .list(style) } else { .item }
        return container(kind, node, start, context)
    }

    private mutating func quote(_ node: MarkdownNode, _ line: Int, _ start: LineCursor, _ context: Context) -> Block {
        var content = start
        guard Container.quote.consume(&content) else { return container(.quote, node, start, context) }
        let inner = Context(containers: context.containers + [.quote], startLine: line, start: content)
        return container(.quote, node, start, inner)
    }

    private mutating func item(_ node: MarkdownNode, _ line: Int, _ start: LineCursor, _ context: Context) -> Block {
        var content = start
        let item = Container.readItemMarker(&content)
        let inner = Context(containers: context.containers + [item], startLine: line, start: content)
        return container(.item, node, start, inner)
    }

    private mutating func container(
        _ kind: Block.Kind, _ node: MarkdownNode, _ start: LineCursor, _ inner: Context
    ) -> Block {
        let children = blocks(node.children, in: inner)
        let first = start.afterBlanks.offset
        let ownEnd = kind == .quote || node.children.isEmpty ? start.end : first
        return Block(
            kind: kind, range: SourceRange(first, max(ownEnd, children.last?.range.upperBound ?? ownEnd)),
            children: children)
    }

    // MARK: - Leaves

    /// A block whose literal holds all its lines.
    func lines(of node: MarkdownNode, _ kind: Block.Kind, _ line: Int, _ start: LineCursor) -> Block {
        var literal = Substring(node.literal)
        while literal.last == "\n" { literal.removeLast() }
        let count = literal.utf8.count { $0 == UInt8(ascii: "\n") }
        return leaf(kind, from: line, to: min(line + count, file.lines.count - 1), start)
    }

    private func paragraph(_ node: MarkdownNode, _ line: Int, _ start: LineCursor, _ context: Context) -> Block {
        let lastLine = min(max(fileLine(node.endLine), line), max(text.endLine - 1, line))
        var block = leaf(.paragraph, from: line, to: lastLine, start)
        block.inlines = node.inlines
        block.lines = textLines(line...lastLine, start, context)
        return block
    }

    private func heading(
        _ node: MarkdownNode, _ level: Int, _ line: Int, _ start: LineCursor, _ context: Context
    ) -> Block {
        let isMarked = start.afterBlanks.next == UInt8(ascii: "#") && fileLine(node.endLine) == line
        let lastLine = isMarked ? line : underline(level, after: line, context)
        var block = leaf(.heading(level: level), from: line, to: lastLine, start)
        block.inlines = node.inlines
        block.lines = textLines(line...lastLine, start, context)
        return block
    }

    /// The line that underlines a heading; libcmark reports the line after it.
    private func underline(_ level: Int, after line: Int, _ context: Context) -> Int {
        let mark = UInt8(ascii: level == 1 ? "=" : "-")
        for candidate in (line + 1)..<max(line + 1, text.endLine) {
            var cursor = contentStart(onLine: candidate, in: context).afterBlanks
            let run = cursor.run(of: mark)
            cursor.advance(columns: run)
            if run > 0, cursor.isBlank { return candidate }
            if cursor.isBlank { break }
        }
        return line
    }

    private func textLines(_ lines: ClosedRange<Int>, _ start: LineCursor, _ context: Context) -> [SourceRange] {
        lines.map { line in
            let cursor = line == lines.lowerBound ? start : contentStart(onLine: line, in: context)
            return SourceRange(cursor.afterBlanks.offset, cursor.end)
        }
    }
}
