import PlaygroundCanvas
import PlaygroundDocument
import PlaygroundSyntax

/// The HTML report of a canvas: one self-contained file.
package enum Report {
    package static func html(_ document: Document, _ canvas: Canvas) -> [UInt8] {
        let report = HTMLReport(document, canvas) { code in
            SwiftHighlighter.spans(of: code).map {
                HTMLReport.CodeSpan(range: $0.range, kind: $0.kind.rawValue)
            }
        }
        return Array(report.render().utf8)
    }

    /// `guide.md` → `guide.html`, beside it.
    package static func path(for source: String) -> String {
        var base = source[...]
        for ending in [".md", ".markdown", ".swift"] where base.lowercased().hasSuffix(ending) {
            base = base.dropLast(ending.count)
        }
        return base + ".html"
    }
}
