import FoundationModelsBridge
import PlaygroundDocument
import PlaygroundEvaluator
import PlaygroundEvents
import SourceText

/// The evaluation of a plan: every block is read first, then the playgrounds run in order.
struct Evaluation {
    let plan: DocumentPlan
    let selection: PlaygroundSelection
    let library: HostLibrary
    let bridge: Bridge
    let recorder: CanvasRecorder
    let options: RunOptions

    /// Runs off the calling task's thread; cancelling the task ends the run within a moment.
    func run() async throws {
        var checking = CheckingOptions()
        checking.showsValues = options.showsValues
        checking.skipsForeignCode = plan.document.isMarkdown
        checking.isStrict = options.isStrict
        let interpreter = Interpreter(
            library: library, limits: options.limits, options: checking, sink: recorder)
        let work = Confined { evaluate(with: interpreter) }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                EvaluationThread.start {
                    work.body()
                    continuation.resume()
                }
            }
        } onCancel: { [cancel = interpreter.cancel] in
            cancel()
        }
        try Task.checkCancellation()
    }

    private func evaluate(with interpreter: Interpreter) {
        var index = 0
        for step in definitions(with: interpreter) {
            let failures = recorder.expectingFailures(step.block.options.expectError) {
                for unit in step.units {
                    let identity = PlaygroundIdentity(index: index, name: unit.name ?? step.heading, place: unit.place)
                    index += 1
                    guard selection.contains(unit, of: step.block) else { continue }
                    run(unit, identity, step.block, interpreter)
                }
            }
            reportMissingError(step, failures)
        }
    }

    /// A block that is wrong on purpose and is not any more would teach something untrue.
    private func reportMissingError(_ step: Step, _ failures: Int) {
        guard step.block.options.expectError, failures == 0, !step.hasErrors, !step.units.isEmpty,
            step.units.allSatisfy({ selection.contains($0, of: step.block) })
        else { return }
        recorder.report(
            [
                Diagnostic(
                    .error, "this block is marked 'expect-error', and has no error", at: step.units[0].place,
                    hint: "leave the word out, or put the mistake back")
            ], block: step.block.id)
    }

    private struct Step {
        var block: CodeBlock
        var heading: String?
        var units: [PlaygroundUnit]
        var hasErrors: Bool
    }

    /// Reads every block; declarations of a later block may replace those of an earlier one.
    private func definitions(with interpreter: Interpreter) -> [Step] {
        let sources = plan.units.filter { $0.block == nil }
        if !sources.isEmpty {
            _ = interpreter.defineSources(sources.map(\.program), problems: sources.flatMap(\.diagnostics))
        }
        return plan.units.compactMap { unit in
            guard let block = unit.block else { return nil }
            let definition = interpreter.define(unit.program, problems: unit.diagnostics)
            recorder.report(relevant(unit.diagnostics + definition.diagnostics, block), block: block.id)
            let canRun = unit.isReadable && !definition.hasErrors
            return Step(
                block: block, heading: unit.heading, units: canRun ? definition.units : [], hasErrors: !canRun)
        }
    }

    /// A block that is meant to fail has its errors shown as notes.
    private func relevant(_ problems: [Diagnostic], _ block: CodeBlock) -> [Diagnostic] {
        guard block.options.expectError else { return problems }
        guard problems.contains(where: { $0.severity == .error }) else { return problems }
        return problems.map { problem in
            var expected = problem
            expected.severity = .note
            return expected
        }
    }

    private func run(
        _ unit: PlaygroundUnit, _ identity: PlaygroundIdentity, _ block: CodeBlock, _ interpreter: Interpreter
    ) {
        interpreter.run(unit, as: identity, seconds: block.options.timeout.map { $0 / .seconds(1) })
        bridge.tellTranscripts()
    }

    /// Work that is handed to one thread and never used by two.
    // Proof for `@unchecked Sendable`: the closure is made here, run once on the evaluation's thread, and nothing of
    // what it holds is touched by the caller before it has ended.
    private struct Confined: @unchecked Sendable {
        let body: () -> Void

        init(_ body: @escaping () -> Void) { self.body = body }
    }
}
