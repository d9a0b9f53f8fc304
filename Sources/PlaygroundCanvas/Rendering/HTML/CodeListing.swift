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
        let placed = results.map { ResultPart.Placed(line: nearest($0.line, in: lines), markup: $0.markup) }
        let rows = lines.map { line in row(line, placed.filter { $0.line == line.number }.map(\.markup)) }
        let rest = placed.filter { $0.line == nil }.map(\.markup)
        let label = block.language.isEmpty ? "Code" : "Code in \(block.language)"
        return """
            <div class="listing" role="group" aria-label="\(label)">
            \(Markup(rows))\(rest.isEmpty ? "" : Self.results(rest))</div>

            """
    }

    private func row(_ line: Line, _ results: [Markup]) -> Markup {
        """
        <div class="row"><span class="number" aria-hidden="true">\(line.number)</span><code>\(code(line.range))</code></div>
        \(results.isEmpty ? "" : Self.results(results))
        """
    }

    private static func results(_ parts: [Markup]) -> Markup {
        "<div class=\"results\">\(Markup(parts))</div>\n"
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

    private func nearest(_ number: Int?, in lines: [Line]) -> Int? {
        guard let number, let first = lines.first, let last = lines.last else { return nil }
        return first.number <= number && number <= last.number ? number : nil
    }

    /// The line's text, coloured.
    private func code(_ range: SourceRange) -> Markup {
        var parts: [Markup] = []
        var offset = range.lowerBound
        for span in spans where span.range.lowerBound < range.upperBound && span.range.upperBound > offset {
            let start = max(span.range.lowerBound, offset)
            let end = min(span.range.upperBound, range.upperBound)
            parts.append("\(text(offset, start))<span class=\"\(span.kind)\">\(text(start, end))</span>")
            offset = end
        }
        return Markup(parts) + "\(text(offset, range.upperBound))"
    }

    private func text(_ start: Int, _ end: Int) -> String {
        String(decoding: Array(block.code.text.utf8.dropFirst(start).prefix(max(0, end - start))), as: UTF8.self)
    }
}
