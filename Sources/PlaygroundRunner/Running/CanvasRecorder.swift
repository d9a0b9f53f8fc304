import PlaygroundCanvas
import PlaygroundDocument
import PlaygroundEvents
import SourceText
import Synchronization

/// Builds the canvas while a run goes on, and passes every event on.
final class CanvasRecorder: EventSink {
    private let builder: Mutex<CanvasBuilder>
    private let listener: (any EventSink)?
    /// Failures of the block that runs, if it is wrong on purpose.
    private let expectedFailures = Mutex<Int?>(nil)

    init(_ plan: DocumentPlan, modelName: String?, listener: (any EventSink)?) {
        let units = plan.units.filter { $0.block != nil }
        let cells = units.compactMap { unit in
            unit.block.map { CanvasCell(block: $0.id, isHidden: $0.options.hidden) }
        }
        let title = plan.document.frontMatter?.title ?? plan.document.sections.first { $0.level > 0 }?.title
        let canvas = Canvas(
            document: plan.document.file.name, title: title, models: modelName.map { [$0] } ?? [], cells: cells)
        builder = Mutex(CanvasBuilder(canvas: canvas, blocks: units.compactMap { $0.block?.range }))
        self.listener = listener
    }

    /// The canvas as far as the run has come.
    var canvas: Canvas { builder.withLock { $0.result } }

    /// Runs a block whose failures, where they are meant, are told as notes; gives how many there were.
    func expectingFailures(_ areExpected: Bool, _ body: () -> Void) -> Int {
        guard areExpected else {
            body()
            return 0
        }
        expectedFailures.withLock { $0 = 0 }
        body()
        return expectedFailures.withLock { count in
            defer { count = nil }
            return count ?? 0
        }
    }

    /// The event as a reader should see it.
    private func softened(_ event: RunEvent) -> RunEvent {
        guard case .failed(let failure) = event, failure.kind != .cancelled else { return event }
        let isExpected = expectedFailures.withLock { count in
            count = count.map { $0 + 1 }
            return count != nil
        }
        guard isExpected else { return event }
        var diagnostic = failure.diagnostic
        diagnostic.severity = .note
        return .noted(diagnostic)
    }

    func receive(_ event: RunEvent) {
        let event = softened(event)
        builder.withLock { $0.add(event) }
        listener?.receive(event)
    }

    /// Says what is wrong with a block, or why it was left out.
    func report(_ diagnostics: [Diagnostic], block: CodeBlock.ID) {
        builder.withLock { $0.report(diagnostics, block: block) }
    }
}
