import PlaygroundCanvas
import PlaygroundDocument
import SourceText

/// Results of a run inside the document they belong to, below their blocks.
///
/// Laws: running again writes the same bytes, and taking the results out gives back the bytes from before.
package struct InPlaceResults: Sendable {
    /// What became of the document.
    package struct Outcome: Sendable {
        package var isWritten: Bool
        /// Results that were not put in, each with the reason.
        package var refusals: [Diagnostic]
        /// The document as it is now.
        package var bytes: [UInt8]
        /// Whether someone else changed the document during the run.
        package var isCarried: Bool
    }

    private let document: Document
    private let results: [BlockResult]
    private let policy: Document.EditPolicy

    /// - Parameter plan: the document as it was when the run began.
    package init(
        _ canvas: Canvas, of plan: DocumentPlan, options: RunOptions, policy: Document.EditPolicy = .protect
    ) {
        document = plan.document
        self.policy = policy
        let inputs = BlockInputs(plan, options: options)
        let shown = canvas.cells.filter { options.only == nil || !$0.isEmpty }.map { cell in
            BlockResult(cell.block, Self.action(cell, input: inputs[cell.block]))
        }
        let silent = plan.document.codeBlocks.filter { !$0.isRunnable && $0.region != nil }
        results = shown + silent.map { BlockResult($0.id, .remove) }
    }

    private static func action(_ cell: CanvasCell, input: String) -> BlockResult.Action {
        let text = TextRenderer().render(cell)
        return text.isEmpty ? .remove : .show(ResultText(text, input: input))
    }

    /// The document with its results, as the run would leave it.
    package func edited() throws -> (bytes: [UInt8], refusals: [Diagnostic]) {
        let placed = document.placing(results, policy: policy)
        return (try placed.edit.applied(to: document.file.bytes), placed.refusals)
    }

    /// Writes the results into the file; what someone else wrote there meanwhile is kept.
    ///
    /// Results of blocks that changed during the run are left out and told as refusals.
    ///
    /// - Throws: `FileFault` when the file cannot be written; it is whole then.
    package func write() throws -> Outcome {
        var target = document
        var placing = results
        var lost: [Diagnostic] = []
        for attempt in 0..<Self.attempts {
            let placed = target.placing(placing, policy: policy)
            let bytes = try placed.edit.applied(to: target.file.bytes)
            if let isWritten = try replace(target.file, with: bytes) {
                return Outcome(
                    isWritten: isWritten, refusals: lost + placed.refusals, bytes: bytes, isCarried: attempt > 0)
            }
            let now = try AtomicFile(path: target.file.name).read()
            target = Document.read(SourceFile(name: target.file.name, bytes: now))
            let carried = target.carrying(results, from: document)
            placing = carried.results
            lost = carried.lost.map { Diagnostic.changedMeanwhile(SourcePlace(document.file, $0.opening)) }
        }
        throw FileFault(.changed, document.file.name, reason: "it keeps changing")
    }

    /// Whether the file had to be written; nil where it is no longer what was read.
    private func replace(_ file: SourceFile, with bytes: [UInt8]) throws -> Bool? {
        do {
            return try AtomicFile(path: file.name).write(bytes, replacing: file.bytes) == .written
        } catch {
            guard error.action == .changed else { throw error }
            return nil
        }
    }

    /// How often a file may change between reading and writing before the run gives up.
    private static let attempts = 8
}

extension Diagnostic {
    fileprivate static func changedMeanwhile(_ place: SourcePlace) -> Diagnostic {
        Diagnostic(
            .warning, "this block changed during the run, so its result was left out", at: place,
            hint: "run again to take in the change")
    }
}
