import PlaygroundEvents
import SourceText

/// What a playground's code produced, item by item, each with the line that made it.
struct ResultPart {
    struct Placed {
        /// The line in the document, from 1; nil when the code stands elsewhere.
        var line: Int?
        var markup: Markup
    }

    var playground: CanvasPlayground
    /// The document's file.
    var file: SourceFile

    var placed: [Placed] {
        playground.items.map { item in
            Placed(line: place(of: item).flatMap { Self.lastLine($0, in: file) }, markup: markup(item))
        }
    }

    static func placed(_ diagnostic: Diagnostic, in file: SourceFile) -> Placed {
        Placed(line: diagnostic.place.flatMap { line($0, in: file) }, markup: alert(diagnostic))
    }

    private static func line(_ place: SourcePlace, in file: SourceFile) -> Int? {
        place.file.name == file.name ? place.location.line : nil
    }

    /// The line with which the code ends that made a result: there, the reader has seen all of it.
    private static func lastLine(_ place: SourcePlace, in file: SourceFile) -> Int? {
        guard place.file.name == file.name else { return nil }
        return place.file.location(at: max(place.range.lowerBound, place.range.upperBound - 1)).line
    }

    private func place(of item: CanvasItem) -> SourcePlace? {
        switch item {
        case .values(let history): history.place
        case .output(_, let place): place
        case .request(let index): playground.requests[index].request.place
        case .expectation(let expectation): expectation.place
        case .note(let note): note.place
        case .failure(let failure): failure.diagnostic.place
        }
    }

    private func markup(_ item: CanvasItem) -> Markup {
        switch item {
        case .values(let history): ValuePart(history: history).markup
        case .output(let text, _): Self.output(text)
        case .request(let index): request(index)
        case .expectation(let expectation): Self.expectation(expectation)
        case .note(let note): Self.alert(note)
        case .failure(let failure): Self.failure(failure)
        }
    }

    private static func output(_ text: String) -> Markup {
        let text = text.hasSuffix("\n") ? String(text.dropLast()) : text
        return "<div class=\"result output\" data-find><pre>\(CutText(text).markup)</pre></div>\n"
    }

    private func request(_ index: Int) -> Markup {
        let request = playground.requests[index]
        let answer = request.answer
        let text = answer?.entries.last { $0.role == .response }?.text ?? request.snapshots.last?.text
        let kind = request.request.schema == nil ? "answer" : "answer json"
        let shown: Markup = text.map { "<pre class=\"\(kind)\">\(CutText($0).markup)</pre>" } ?? ""
        let error: Markup = answer?.error.map { "<pre class=\"bad\">\(CutText($0).markup)</pre>" } ?? ""
        let link: Markup =
            "<a class=\"more\" href=\"#\(PlaygroundPart.id(request))\">Request \(request.request.id + 1)</a>"
        return
            "<div class=\"result request\" data-find><p class=\"by\">\(request.request.model) · \(link)</p>\(shown)\(error)</div>\n"
    }

    static func alert(_ diagnostic: Diagnostic) -> Markup {
        let text = DiagnosticRenderer(showsPlaces: false).render(diagnostic)
        let kind = diagnostic.severity == .error ? "failure" : "note"
        return "<div class=\"result \(kind)\" data-find><pre>\(CutText(text).markup)</pre></div>\n"
    }

    private static func failure(_ failure: RunFailure) -> Markup {
        let calls = failure.callStack.prefix(20).map { "\n  in \($0.function)" }.joined()
        let text = DiagnosticRenderer(showsPlaces: false).render(failure.diagnostic) + calls
        return "<div class=\"result failure\" data-find><pre>\(CutText(text).markup)</pre></div>\n"
    }

    private static func expectation(_ expectation: Expectation) -> Markup {
        let (kind, word) =
            expectation.passed
            ? ("passed", "passed") : expectation.isSoft ? ("soft", "to be judged") : ("failure", "failed")
        let comment = expectation.comment.map { " — \($0)" } ?? ""
        let operands = expectation.passed ? [] : expectation.operands.map { "\n  \($0.source) → \($0.value)" }
        let text = CutText("\(word): \(expectation.source)\(comment)" + operands.joined())
        return "<div class=\"result \(kind)\" data-find><pre>\(text.markup)</pre></div>\n"
    }
}
