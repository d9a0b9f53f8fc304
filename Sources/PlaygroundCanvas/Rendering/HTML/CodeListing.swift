import PlaygroundDocument
import PlaygroundEvents
import SourceText

/// A code block line by line, with what each line produced.
struct CodeListing {
    var block: CodeBlock
    var spans: [HTMLReport.CodeSpan]
    var cell: CanvasCell?

    private struct Line {
        /// UTF-8 offsets in the code.
        var range: SourceRange
        /// The line's number in the file, from 1.
        var number: Int
    }

    var markup: Markup {
        guard let cell, cell.isHidden, !cell.hasFailures else { return figure }
        return "<details class=\"hidden-code\"><summary>Hidden code</summary>\(figure)</details>\n"
    }

    private var figure: Markup {
        let lines = self.lines
        let numbers = Set(lines.map(\.number))
        let results = self.results
        let byLine = Dictionary(grouping: results) { result in result.line.flatMap { numbers.contains($0) ? $0 : nil } }
        var painter = LinePainter(code: block.code.text, spans: spans)
        let rows = lines.map { line in
            row(line, painter.paint(line.range)) + Self.results(byLine[line.number] ?? [])
        }
        let label = block.language.isEmpty ? "Code" : "Code in \(block.language)"
        return """
            <div class="listing" role="group" aria-label="\(label)">
            \(rows)\(Self.results(byLine[nil] ?? []))</div>

            """
    }

    private func row(_ line: Line, _ code: Markup) -> Markup {
        """
        <div class="row"><span class="number" aria-hidden="true">\(line.number)</span><code>\(code)</code></div>

        """
    }

    private static func results(_ parts: [ResultPart.Placed]) -> Markup {
        parts.isEmpty ? "" : "<div class=\"results\">\(parts.map(\.markup))</div>\n"
    }

    private var lines: [Line] {
        let utf8 = Array(block.code.text.utf8)
        var lines: [Line] = []
        var start = 0
        for (offset, byte) in utf8.enumerated() where byte == UInt8(ascii: "\n") {
            lines.append(line(start, offset))
            start = offset + 1
        }
        return start < utf8.count ? lines + [line(start, utf8.count)] : lines
    }

    private func line(_ start: Int, _ end: Int) -> Line {
        let place = block.code.file.location(at: block.code.fileOffset(of: start))
        return Line(range: SourceRange(start, end), number: place.line)
    }

    private var results: [ResultPart.Placed] {
        guard let cell else { return [] }
        let diagnostics = cell.diagnostics.map { ResultPart.placed($0, in: block.code.file) }
        return diagnostics + cell.playgrounds.flatMap { ResultPart(playground: $0, file: block.code.file).placed }
    }
}

/// Colours code line by line, from the first to the last.
private struct LinePainter {
    private let code: [UInt8]
    private let spans: [HTMLReport.CodeSpan]
    /// The first span that does not end before the next line.
    private var next = 0

    init(code: String, spans: [HTMLReport.CodeSpan]) {
        self.code = Array(code.utf8)
        self.spans = spans
    }

    mutating func paint(_ line: SourceRange) -> Markup {
        var parts: [Markup] = []
        var offset = line.lowerBound
        while next < spans.count, spans[next].range.lowerBound < line.upperBound {
            let span = spans[next]
            let start = max(span.range.lowerBound, offset)
            let end = max(start, min(span.range.upperBound, line.upperBound))
            if start < end {
                parts.append("\(text(offset, start))<span class=\"\(span.kind)\">\(text(start, end))</span>")
                offset = end
            }
            // A span over several lines, such as a comment, is still to be painted on the next one.
            guard span.range.upperBound <= line.upperBound else { break }
            next += 1
        }
        return Markup(parts) + "\(text(offset, line.upperBound))"
    }

    private func text(_ start: Int, _ end: Int) -> String {
        let end = min(end, code.count)
        return start < end ? String(decoding: code[start..<end], as: UTF8.self) : ""
    }
}
