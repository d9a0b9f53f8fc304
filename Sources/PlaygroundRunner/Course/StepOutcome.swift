import PlaygroundCanvas
import PlaygroundDocument
import PlaygroundEvents
import SourceText

/// What the checks say about one step.
package struct StepOutcome: Sendable {
    package var step: CourseStep
    /// What is wrong, the first thing to look at first; empty when the step is done.
    package var problems: [Diagnostic]

    package var passed: Bool { problems.isEmpty }
}

extension StepOutcome {
    /// Reads the outcome of a step from the canvas of a run of its guide.
    ///
    /// Code that cannot be read or that fails is told before the checks: they could only repeat it.
    init(_ step: CourseStep, shipped: CourseStep, canvas: Canvas) {
        self.step = step
        if let changed = Self.changedChecks(step, shipped) {
            problems = [changed]
            return
        }
        let code = Self.cells([step.code], of: canvas).flatMap(Self.problems)
        let checks = Self.cells(step.checks, of: canvas)
        guard code.isEmpty else {
            problems = code
            return
        }
        problems = checks.flatMap(Self.problems)
        if problems.isEmpty, !checks.contains(where: Self.hasExpectation) {
            problems = [Diagnostic(.error, "the checks of this step did not run", at: step.code.place)]
        }
    }

    private static func changedChecks(_ step: CourseStep, _ shipped: CourseStep) -> Diagnostic? {
        guard step.checks.map(\.canonicalCode) != shipped.checks.map(\.canonicalCode) else { return nil }
        return Diagnostic(
            .error, "the check below this step was changed, so it cannot tell whether the step is done",
            at: (step.checks.first ?? step.code).place, hint: "easel learn reset --all brings the guides back")
    }

    private static func cells(_ blocks: [CodeBlock], of canvas: Canvas) -> [CanvasCell] {
        blocks.compactMap { block in canvas.cells.first { $0.block == block.id } }
    }

    private static func problems(of cell: CanvasCell) -> [Diagnostic] {
        let unread = cell.diagnostics.filter { $0.severity == .error }.map(explained)
        return unread + cell.playgrounds.flatMap(\.items).compactMap(problem)
    }

    private static func problem(_ item: CanvasItem) -> Diagnostic? {
        switch item {
        case .failure(let failure): failure.diagnostic
        case .expectation(let expectation): expectation.passed ? nil : problem(expectation)
        case .values, .output, .request, .note: nil
        }
    }

    /// The author's comment names the mistake; the values show it.
    private static func problem(_ expectation: Expectation) -> Diagnostic {
        let values = expectation.operands.filter(tellsSomething).map { "\($0.source) is \(shortened($0.value))" }
        return Diagnostic(
            .error, expectation.comment ?? "this does not hold: \(expectation.source)", at: expectation.place,
            hint: values.isEmpty ? nil : values.joined(separator: ", "))
    }

    /// Literals are worth what they say.
    private static func tellsSomething(_ operand: Expectation.Operand) -> Bool {
        guard let first = operand.source.first else { return false }
        return !["true", "false", "nil"].contains(operand.source) && first != "\"" && !first.isNumber
    }

    private static func shortened(_ value: String) -> String {
        value.count > 160 ? value.prefix(159) + "…" : value
    }

    private static func hasExpectation(_ cell: CanvasCell) -> Bool {
        cell.playgrounds.flatMap(\.items).contains { if case .expectation = $0 { true } else { false } }
    }

    /// A check that misses a name says that the learner's code should declare it.
    private static func explained(_ diagnostic: Diagnostic) -> Diagnostic {
        guard let place = diagnostic.place, diagnostic.message.hasPrefix("cannot find ") else { return diagnostic }
        var explained = diagnostic
        let name = place.file.text(in: place.range)
        explained.hint = diagnostic.hint ?? "does the code of this step declare '\(name)', spelt like this?"
        return explained
    }
}

extension CodeBlock {
    fileprivate var place: SourcePlace { SourcePlace(code.file, opening) }
}
