import PlaygroundCanvas
import PlaygroundEvents
import SourceText

/// Tells on standard error how a run goes: requests as they start and end, notes, and failures with their places.
final class RunProgress: EventSink {
    private let path: String
    private let console: Console

    init(_ path: String, _ console: Console) {
        self.path = path
        self.console = console
    }

    func receive(_ event: RunEvent) {
        switch event {
        case .requested(let request): requested(request)
        case .answered(let answer): answered(answer)
        case .failed(let failure): failed(failure)
        case .expected(let expectation): expected(expectation)
        default: break
        }
    }

    /// Reports what kept blocks from running.
    func finish(_ canvas: Canvas) {
        for diagnostic in canvas.cells.flatMap(\.diagnostics) where diagnostic.severity != .note {
            console.report(diagnostic)
        }
    }

    private func requested(_ request: ModelRequest) {
        let line = request.place.location.line
        console.progress("\(path):\(line): asking \(request.model)…")
    }

    private func answered(_ answer: ModelAnswer) {
        let metrics = answer.metrics
        let speed = metrics.generation > 0 ? ", \(Int(Double(metrics.outputTokens) / metrics.generation)) tokens/s" : ""
        let seconds = (metrics.total * 100).rounded() / 100
        console.progress("  \(answer.error == nil ? "answered" : "failed") after \(seconds) s\(speed)")
    }

    private func failed(_ failure: RunFailure) {
        console.report(failure.diagnostic)
        for frame in failure.callStack {
            console.progress("  in \(frame.function) at \(frame.place.location)")
        }
    }

    private func expected(_ expectation: Expectation) {
        guard !expectation.passed else { return }
        let operands = expectation.operands.map { "\($0.source) is \($0.value)" }.joined(separator: ", ")
        console.report(
            Diagnostic(
                expectation.isSoft ? .warning : .error, "the expectation '\(expectation.source)' does not hold",
                at: expectation.place, hint: operands.isEmpty ? nil : operands))
    }
}
