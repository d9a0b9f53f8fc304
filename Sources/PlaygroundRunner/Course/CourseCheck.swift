import PlaygroundCanvas
import PlaygroundDocument
import SourceText

/// Runs guides and tells which steps are done.
package struct CourseCheck: Sendable {
    /// The model that checks run with: no model, so that they are instant and always the same.
    package static let model = "sample"

    private let models: any ModelProvider
    private let options: RunOptions

    package init(models: any ModelProvider) {
        self.models = models
        var options = RunOptions()
        options.model = Self.model
        // To declare them is what learners learn.
        options.givesDefaults = false
        self.options = options
    }

    /// Runs a guide of a chapter and reads the outcome of each step of the chapter.
    ///
    /// - Throws: what `DocumentRun.run` throws.
    package func outcomes(of guide: Document, chapter: Course.Chapter) async throws -> [StepOutcome] {
        let canvas = try await DocumentRun(guide, options: options, models: models).run()
        let own = CourseStep.steps(of: guide)
        return chapter.steps.map { shipped in
            guard let step = own.first(where: { $0.id == shipped.id }) else { return .lost(shipped, guide) }
            return StepOutcome(step, shipped: shipped, canvas: canvas)
        }
    }
}

extension StepOutcome {
    /// The learner's guide has no block for the step any more.
    fileprivate static func lost(_ step: CourseStep, _ guide: Document) -> StepOutcome {
        let problem = Diagnostic(
            .error, "the code block of step \(step.label) is gone",
            at: SourcePlace(guide.file, SourceRange(0, 0)),
            hint: "its fence begins with ```swift step=\(step.id); easel learn reset --all brings the guides back")
        return StepOutcome(step: step, problems: [problem])
    }
}
