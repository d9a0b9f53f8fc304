import SourceText

/// Finds GitHub's pipe tables in paragraphs.
struct PipeTableReader {
    /// What a paragraph that holds a table is made of.
    struct Table {
        /// Lines of text above the table.
        var before: [Inline]
        var html: String
    }

    private let file: SourceFile
    /// The lines of the document that define where reference links lead.
    private let references: String

    init(_ document: Document) {
        file = document.file
        references = Self.references(in: document)
    }

    /// The table in a paragraph; nil when there is none.
    func table(in paragraph: Block) -> Table? {
        guard paragraph.kind == .paragraph, paragraph.lines.count >= 2 else { return nil }
        let lines = paragraph.lines.map(file.text(in:))
        for index in 1..<lines.count {
            guard let columns = Self.alignments(lines[index]) else { continue }
            let header = Self.cells(lines[index - 1])
            guard header.count == columns.count else { continue }
            let rows = lines[(index + 1)...].map { Self.fitted(Self.cells($0), to: columns.count) }
            let inlines = read([header] + rows, linesBefore: Array(lines[..<(index - 1)]))
            return Table(before: inlines.before, html: Self.html(inlines.rows, columns))
        }
        return nil
    }

    // MARK: - Text

    /// The alignments that a line of dashes asks for; nil for any other line.
    private static func alignments(_ line: String) -> [String?]? {
        guard line.utf8.contains(UInt8(ascii: "|")) else { return nil }
        guard line.utf8.allSatisfy({ " \t|:-".utf8.contains($0) }) else { return nil }
        let cells = cells(line)
        var alignments: [String?] = []
        for cell in cells {
            let dashes = cell.drop { $0 == ":" }.prefix { $0 == "-" }
            let isLeft = cell.hasPrefix(":")
            let isRight = cell.count > 1 && cell.hasSuffix(":")
            guard !dashes.isEmpty, cell.count == dashes.count + (isLeft ? 1 : 0) + (isRight ? 1 : 0) else { return nil }
            alignments.append(isLeft && isRight ? "center" : isRight ? "right" : isLeft ? "left" : nil)
        }
        return alignments
    }

    /// The cells of a line, separated by bars that no backslash stands before.
    private static func cells(_ line: String) -> [String] {
        var cells = [""]
        var isEscaped = false
        for character in trimmed(line) {
            if character == "|" {
                if isEscaped { cells[cells.count - 1].removeLast() }
                if isEscaped { cells[cells.count - 1].append(character) } else { cells.append("") }
            } else {
                cells[cells.count - 1].append(character)
            }
            isEscaped = character == "\\" && !isEscaped
        }
        if cells.first?.isEmpty == true, cells.count > 1 { cells.removeFirst() }
        if cells.last?.isEmpty == true, cells.count > 1 { cells.removeLast() }
        return cells.map(trimmed)
    }

    private static func trimmed(_ text: String) -> String {
        var (lower, upper) = (text.utf8.startIndex, text.utf8.endIndex)
        let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        while lower < upper, isBlank(text.utf8[lower]) { lower = text.utf8.index(after: lower) }
        while lower < upper, isBlank(text.utf8[text.utf8.index(before: upper)]) {
            upper = text.utf8.index(before: upper)
        }
        return String(text[lower..<upper])
    }

    private static func fitted(_ cells: [String], to count: Int) -> [String] {
        Array(cells.prefix(count)) + Array(repeating: "", count: max(0, count - cells.count))
    }

    // MARK: - Markup in cells

    /// Reads the cells' markup in one go: each cell as a heading of its own, so that nothing in it can begin a block.
    private func read(_ rows: [[String]], linesBefore: [String]) -> (before: [Inline], rows: [[[Inline]]]) {
        var text = rows.joined().map { "# " + Self.withoutClosingMarks($0) + "\n\n" }.joined()
        if !linesBefore.isEmpty { text += linesBefore.joined(separator: "\n") + "\n\n" }
        if text.contains("[") { text += references }
        var parser = CommonMarkReader()
        let blocks = parser.read(Array(text.utf8)).children
        let tildesAreText = GitHubInlines.hasEscapedTilde(text)
        var headings = blocks.prefix { $0.kind == .heading(level: 1) }.map {
            GitHubInlines.extended($0.inlines, tildesAreText: tildesAreText)
        }[...]
        let before = linesBefore.isEmpty ? [] : blocks.first { $0.kind == .paragraph }?.inlines ?? []
        let cells = rows.map { row in row.map { _ in headings.popFirst() ?? [] } }
        return (GitHubInlines.extended(before, tildesAreText: tildesAreText), cells)
    }

    /// A `#` at the end would be taken as the end of the heading.
    private static func withoutClosingMarks(_ cell: String) -> String {
        cell.hasSuffix("#") && !cell.hasSuffix("\\#") ? cell.dropLast() + "\\#" : cell
    }

    private static func references(in document: Document) -> String {
        let file = document.file
        let code = document.codeBlocks.map(\.range)
        var next = 0
        var lines = "\n"
        for line in 0..<file.lines.count {
            let range = file.textRange(ofLine: line)
            while next < code.count, code[next].upperBound < range.lowerBound { next += 1 }
            if next < code.count, code[next].lowerBound <= range.upperBound { continue }
            let text = trimmed(file.text(in: range)).drop { $0 == ">" || $0 == " " }
            if text.hasPrefix("["), text.contains("]:") { lines += text + "\n\n" }
        }
        return lines
    }

    // MARK: - HTML

    private static func html(_ rows: [[[Inline]]], _ columns: [String?]) -> String {
        var html = "<table>\n<thead>\n" + row(rows[0], columns, tag: "th") + "</thead>\n"
        if rows.count > 1 {
            html += "<tbody>\n" + rows.dropFirst().map { row($0, columns, tag: "td") }.joined() + "</tbody>\n"
        }
        return html + "</table>\n"
    }

    private static func row(_ cells: [[Inline]], _ columns: [String?], tag: String) -> String {
        let cells = zip(cells, columns).map { cell, alignment in
            let attribute = alignment.map { " class=\"\($0)\"" } ?? ""
            return "<\(tag)\(attribute)>\(InlineHTML.html(cell))</\(tag)>\n"
        }
        return "<tr>\n" + cells.joined() + "</tr>\n"
    }
}
