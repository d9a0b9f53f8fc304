import PlaygroundDocument
import PlaygroundRunner
import SourceText

extension LearnCommand {
    static let check: CommandSpecification = command(
        "check", operands: "[STEP]",
        summary: "tell whether steps are done, and what is wrong with the first that is not"
    ) { arguments, console in
        let copy = try copy(arguments)
        guard arguments.operands.isEmpty else {
            guard let (chapter, step) = try step(arguments, in: copy) else { return .success }
            let outcomes = try await record(chapter, in: copy, console)
            return report(outcomes.filter { $0.step.id == step.id }, console)
        }
        return try await checkAll(copy, console)
    }

    static let authorCheck: CommandSpecification = command(
        "author-check", summary: "check the course itself: names, hints, solutions, and that unsolved steps fail"
    ) { arguments, console in
        try arguments.expectNoOperands()
        let course = try course()
        let problems = try await CourseAudit(course, models: ModelCatalog(console: console)).problems()
        for problem in problems { console.report(problem) }
        guard problems.isEmpty else { return .failed }
        console.output("\(course.steps.count) steps in \(course.chapters.count) chapters are in order.\n")
        return .success
    }

    /// Checks every chapter; says in full what is wrong with the first step that is not done.
    private static func checkAll(_ copy: CourseCopy, _ console: Console) async throws -> ExitCode {
        var outcomes: [StepOutcome] = []
        for chapter in copy.course.chapters { outcomes += try await record(chapter, in: copy, console) }
        let firstOpen = outcomes.firstIndex { !$0.passed } ?? outcomes.endIndex
        let done = outcomes[..<firstOpen].map { "✓ \($0.step.label)\n" }.joined()
        console.output(done)
        let code = report(Array(outcomes[firstOpen...].prefix(1)), console)
        console.output(summary(of: copy, try copy.progress()) + "\n")
        if code == .success { console.output(allDone) }
        return code
    }

    /// Runs the checks of a chapter and notes what passed.
    static func record(
        _ chapter: Course.Chapter, in copy: CourseCopy, _ console: Console
    ) async throws -> [StepOutcome] {
        let check = CourseCheck(models: ModelCatalog(console: console))
        let outcomes = try await check.outcomes(of: try copy.guide(of: chapter), chapter: chapter)
        var progress = try copy.progress()
        for outcome in outcomes { progress.setPassed(outcome.step.id, outcome.passed) }
        try copy.write(progress)
        return outcomes
    }

    static func report(_ outcomes: [StepOutcome], _ console: Console) -> ExitCode {
        for outcome in outcomes {
            console.output("\(outcome.passed ? "✓" : "✗") \(outcome.step.label)\n")
            for problem in outcome.problems { console.report(problem) }
        }
        guard let open = outcomes.first(where: { !$0.passed }) else { return .success }
        console.progress("Stuck? easel learn hint \(open.step.id)")
        return .failed
    }
}
