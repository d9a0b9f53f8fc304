import PlaygroundDocument
import PlaygroundEvents
import SourceText

/// A canvas as one HTML file that asks nothing of any network and can be read without scripts.
///
/// The document comes first, results beside the lines that made them; then a part for each playground with its requests,
/// times, streams and transcripts. The script turns these parts into tabs.
package struct HTMLReport: Sendable {
    /// A piece of code with a colour of its own.
    package struct CodeSpan: Sendable {
        /// UTF-8 offsets in the code.
        package var range: SourceRange
        /// What it is, in one word of lower-case letters: `keyword`.
        package var kind: String

        package init(range: SourceRange, kind: String) {
            self.range = range
            self.kind = kind
        }
    }

    let document: Document
    let canvas: Canvas
    let highlight: @Sendable (String) -> [CodeSpan]

    /// - Parameter highlight: gives the coloured pieces of Swift code, in order and without overlaps.
    package init(
        _ document: Document, _ canvas: Canvas, highlight: @escaping @Sendable (String) -> [CodeSpan] = { _ in [] }
    ) {
        self.document = document
        self.canvas = canvas
        self.highlight = highlight
    }

    /// The whole file.
    package func render() -> String {
        ReportPage(title: title, source: canvas.document, models: canvas.models, tabs: tabs).markup.html
    }

    private var title: String { canvas.title ?? canvas.document }

    /// Whether a block failed before any of its playgrounds could run; other failures are told by their own tabs.
    private var hasUnreadableBlocks: Bool {
        canvas.cells.contains { $0.diagnostics.contains { $0.severity == .error } }
    }

    private var playgrounds: [CanvasPlayground] { canvas.cells.flatMap(\.playgrounds) }

    private var tabs: [ReportPage.Tab] {
        let guide = ReportPage.Tab(id: "document", name: "Document", hasFailures: hasUnreadableBlocks, body: guide)
        let names = playgrounds.map(PlaygroundPart.name)
        return [guide]
            + playgrounds.map { playground in
                let name = PlaygroundPart.name(playground)
                let line = playground.identity.place.location.line
                // Blocks below one heading share its name.
                let isUnique = names.count { $0 == name } == 1
                return ReportPage.Tab(
                    id: PlaygroundPart.id(playground), name: isUnique ? name : "\(name) (line \(line))",
                    hasFailures: playground.hasFailures, body: PlaygroundPart(playground: playground).markup)
            }
    }

    /// The document's prose and code, results in their places.
    private var guide: Markup {
        guard document.isMarkdown else { return "<h1>\(title)</h1>\n\(Markup(document.codeBlocks.map(code)))" }
        let pieces = ProseHTML(document).blocks.flatMap { $0 }.map { piece in
            switch piece {
            case .html(let html): Markup(escapedElsewhere: html)
            case .code(let id): code(document.codeBlocks[id])
            }
        }
        let hasTitle = document.sections.contains { $0.level == 1 }
        return (hasTitle ? "" : "<h1>\(title)</h1>\n") + Markup(pieces)
    }

    private func code(_ block: CodeBlock) -> Markup {
        let spans = block.kind == .swift ? highlight(block.code.text) : []
        let listing = CodeListing(block: block, spans: spans, cell: canvas.cells.first { $0.block == block.id })
        return listing.markup
    }
}
