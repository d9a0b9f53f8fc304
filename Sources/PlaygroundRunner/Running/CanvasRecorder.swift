import PlaygroundCanvas
import PlaygroundDocument
import PlaygroundEvents
import SourceText
import Synchronization

/// Builds the canvas while a run goes on, and passes every event on.
final class CanvasRecorder: EventSink {
    private let builder: Mutex<CanvasBuilder>
    private let listener: (any EventSink)?

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

    func receive(_ event: RunEvent) {
        builder.withLock { $0.add(event) }
        listener?.receive(event)
    }

    /// Says what is wrong with a block, or why it was left out.
    func report(_ diagnostics: [Diagnostic], block: CodeBlock.ID) {
        builder.withLock { $0.report(diagnostics, block: block) }
    }
}
