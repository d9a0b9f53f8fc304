import PlaygroundDocument
import PlaygroundEvents
import SourceText

/// Results as Markdown that reads well on GitHub.
///
/// Nothing volatile is written: no times, token counts, absolute paths or run numbers. All text that a program or model
/// produced stands in fences longer than any run of backticks in it.
package struct MarkdownRenderer: Sendable {
    package init() {}

    /// The Markdown of a cell, lines separated by LF, without a final one; empty when there is nothing to show.
    package func render(_ cell: CanvasCell) -> String {
        guard !cell.isHidden || cell.hasFailures else { return "" }
        let alerts = cell.diagnostics.map(alert)
        return (alerts + cell.playgrounds.flatMap { sections(of: $0, in: cell) }).joined(separator: "\n\n")
    }

    private func sections(of playground: CanvasPlayground, in cell: CanvasCell) -> [String] {
        let shown = playground.items.filter { isShown($0, in: playground) }
        let body = groups(shown).map { render($0, of: playground) }.filter { !$0.isEmpty }
        let transcripts = playground.transcripts.compactMap(details)
        guard !body.isEmpty || !transcripts.isEmpty else { return [] }
        return title(playground, in: cell) + body + transcripts
    }

    /// Playgrounds are told apart by name where a block holds several.
    private func title(_ playground: CanvasPlayground, in cell: CanvasCell) -> [String] {
        guard cell.playgrounds.count > 1 else { return [] }
        return ["**▸ \(MarkdownWriter.inline(playground.identity.name ?? "(unnamed)"))**"]
    }

    /// A request that was answered shows in the call's value and in the transcript; only a failed one needs words.
    private func isShown(_ item: CanvasItem, in playground: CanvasPlayground) -> Bool {
        guard case .request(let index) = item else { return true }
        return playground.requests[index].answer?.error != nil
    }

    /// Items that share a fence: values that follow one another.
    private enum Group {
        case values([ValueHistory])
        case single(CanvasItem)
    }

    private func groups(_ items: [CanvasItem]) -> [Group] {
        var groups: [Group] = []
        for item in items {
            guard case .values(let history) = item else {
                groups.append(.single(item))
                continue
            }
            if case .values(let earlier) = groups.last {
                groups[groups.count - 1] = .values(earlier + [history])
            } else {
                groups.append(.values([history]))
            }
        }
        return groups
    }

    private func render(_ group: Group, of playground: CanvasPlayground) -> String {
        switch group {
        case .values(let histories): values(histories)
        case .single(.output(let text, _)): "Printed:\n\n" + Self.fence(text)
        case .single(.request(let index)): request(playground.requests[index])
        case .single(.expectation(let expectation)): self.expectation(expectation)
        case .single(.note(let note)): alert(note)
        case .single(.failure(let failure)): self.failure(failure)
        case .single(.values(let history)): values([history])
        }
    }

    private func values(_ histories: [ValueHistory]) -> String {
        Self.fence(histories.flatMap { ValueText().lines($0) }.joined(separator: "\n"))
    }

    private func request(_ request: CanvasRequest) -> String {
        guard let error = request.answer?.error else { return "" }
        return alert(Diagnostic(.note, "the request failed: \(error)"))
    }

    private func expectation(_ expectation: Expectation) -> String {
        let mark = expectation.passed ? "✅" : expectation.isSoft ? "🟡" : "❌"
        let comment = expectation.comment.map { " — \(MarkdownWriter.inline($0))" } ?? ""
        let operands = expectation.operands.map { "\($0.source) → \($0.value)" }.joined(separator: "\n")
        let head = "\(mark) \(MarkdownWriter.codeSpan(expectation.source))\(comment)"
        return expectation.passed || operands.isEmpty ? head : head + "\n\n" + Self.fence(operands)
    }

    private func failure(_ failure: RunFailure) -> String {
        let text = DiagnosticRenderer().render(failure.diagnostic)
        let stack = failure.callStack.map { "  in \($0.function) at line \($0.place.location.line)" }
        return quoted("[!CAUTION]", Self.fence(([text] + stack).joined(separator: "\n")))
    }

    private func alert(_ diagnostic: Diagnostic) -> String {
        let kind =
            diagnostic.severity == .error ? "[!CAUTION]" : diagnostic.severity == .warning ? "[!WARNING]" : "[!NOTE]"
        guard diagnostic.severity == .error else {
            let hint = diagnostic.hint.map { " " + MarkdownWriter.inline(Self.sentence($0)) } ?? ""
            return quoted(kind, MarkdownWriter.inline(Self.sentence(diagnostic.message)) + hint)
        }
        return quoted(kind, Self.fence(DiagnosticRenderer().render(diagnostic)))
    }

    private func quoted(_ head: String, _ body: String) -> String {
        ([head] + body.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
            .map { $0.isEmpty ? ">" : "> " + $0 }.joined(separator: "\n")
    }

    /// A transcript, folded; nothing while nobody has spoken, since the session's value shows its instructions.
    private func details(_ transcript: SessionTranscript) -> String? {
        guard transcript.entries.contains(where: { $0.role != .instructions }) else { return nil }
        let count = transcript.entries.count
        let entries = transcript.entries.map(entry).joined(separator: "\n\n")
        return """
            <details>
            <summary>Transcript (\(count) \(count == 1 ? "entry" : "entries"))</summary>

            \(entries)

            </details>
            """
    }

    private func entry(_ entry: TranscriptLine) -> String {
        let details = entry.details.map { "\($0.name): \($0.text)" }
        let text = entry.text.isEmpty ? [] : [entry.text]
        return "**\(entry.role.heading)**\n\n" + Self.fence((text + details).joined(separator: "\n"))
    }

    /// A fence that shows exactly this text, shortened where it is very long.
    private static func fence(_ text: String) -> String {
        MarkdownWriter.fencedLines(MarkdownWriter.shortened(text), info: "text").joined(separator: "\n")
    }

    /// The first letter raised and a full stop added where none stands.
    private static func sentence(_ text: String) -> String {
        let raised = text.prefix(1).uppercased() + text.dropFirst()
        return raised.last.map { ".!?`".contains($0) } == true ? raised : raised + "."
    }
}

extension TranscriptLine.Role {
    /// The role as a heading.
    var heading: String {
        switch self {
        case .instructions: "Instructions"
        case .prompt: "Prompt"
        case .toolCalls: "Tool calls"
        case .toolOutput: "Tool output"
        case .response: "Response"
        case .reasoning: "Reasoning"
        }
    }
}
