import PlaygroundDocument
import PlaygroundEvents
import SourceText

/// Results as plain text, for the region of a block inside the document itself.
///
/// No file names and no line numbers: writing a region moves all that stands below it, and the next run must write the
/// same text again.
package struct TextRenderer: Sendable {
    package init() {}

    /// The text of a cell, without a final line ending; empty when there is nothing to show.
    package func render(_ cell: CanvasCell) -> String {
        guard !cell.isHidden || cell.hasFailures else { return "" }
        let parts = cell.diagnostics.map(text) + cell.playgrounds.flatMap { lines(of: $0, in: cell) }
        return MarkdownWriter.shortened(parts.joined(separator: "\n"))
    }

    private func lines(of playground: CanvasPlayground, in cell: CanvasCell) -> [String] {
        let body = playground.items.compactMap { text($0, of: playground) }
        guard cell.playgrounds.count > 1, !body.isEmpty else { return body }
        return ["▸ \(playground.identity.name ?? "(unnamed)")"] + body
    }

    private func text(_ item: CanvasItem, of playground: CanvasPlayground) -> String? {
        switch item {
        case .values(let history): ValueText().lines(history).joined(separator: "\n")
        case .output(let text, _): text.hasSuffix("\n") ? String(text.dropLast()) : text
        case .request(let index): playground.requests[index].answer?.error.map { "note: the request failed: \($0)" }
        case .expectation(let expectation): text(expectation)
        case .note(let note): text(note)
        case .failure(let failure): text(failure)
        }
    }

    private func text(_ expectation: Expectation) -> String {
        let mark = expectation.passed ? "✓" : expectation.isSoft ? "?" : "✗"
        let head = "\(mark) \(expectation.source)" + (expectation.comment.map { " — \($0)" } ?? "")
        let operands = expectation.passed ? [] : expectation.operands.map { "  \($0.source) → \($0.value)" }
        return ([head] + operands).joined(separator: "\n")
    }

    private func text(_ failure: RunFailure) -> String {
        ([text(failure.diagnostic)] + failure.callStack.map { "  in \($0.function)" }).joined(separator: "\n")
    }

    private func text(_ diagnostic: Diagnostic) -> String {
        DiagnosticRenderer(showsPlaces: false).render(diagnostic)
    }
}
