import PlaygroundRunner

extension LearnCommand {
    static let hint: CommandSpecification = command(
        "hint", operands: "[STEP]", summary: "show the next hint for a step; ask again for a stronger one"
    ) { arguments, console in
        let copy = try copy(arguments)
        guard let (chapter, step) = try step(arguments, in: copy) else {
            console.output(allDone)
            return .success
        }
        console.output(try nextHint(for: step, chapter, in: copy))
        return .success
    }

    static let solution: CommandSpecification = command(
        "solution", operands: "[STEP]", summary: "show a step's solution",
        options: [OptionSpecification("apply", help: "put the solution into your guide")]
    ) { arguments, console in
        let copy = try copy(arguments)
        guard let (chapter, step) = try step(arguments, in: copy) else {
            console.output(allDone)
            return .success
        }
        guard let solution = chapter.answers.answer(to: step.id)?.solution else {
            throw CourseFault("step \(step.label) has no solution", hint: "tell the author: easel learn author-check")
        }
        guard arguments.has("apply") else {
            console.output(solution)
            return .success
        }
        try copy.replaceCode(of: step, in: chapter, with: solution)
        console.progress("The solution of \(step.label) is in \(copy.guidePath(of: chapter))")
        return .success
    }

    static let reset: CommandSpecification = command(
        "reset", operands: "STEP", summary: "bring back the starting code of a step",
        options: [OptionSpecification("all", help: "bring back every guide and forget all progress")]
    ) { arguments, console in
        let copy = try copy(arguments)
        if arguments.has("all") {
            try arguments.expectNoOperands()
            return try resetAll(copy, console)
        }
        guard !arguments.operands.isEmpty, let (chapter, step) = try step(arguments, in: copy) else {
            throw UsageError("reset which step?", hint: "name one, or write --all")
        }
        try copy.replaceCode(of: step, in: chapter, with: step.code.code.text)
        var progress = try copy.progress()
        progress.forget(step.id)
        try copy.write(progress)
        console.progress("Step \(step.label) is as it was at the start")
        return .success
    }

    private static func resetAll(_ copy: CourseCopy, _ console: Console) throws -> ExitCode {
        for chapter in copy.course.chapters {
            guard let kept = try copy.restoreGuide(of: chapter) else { continue }
            console.progress("\(copy.guidePath(of: chapter)) is as it was at the start; your text is in \(kept)")
        }
        try copy.write(CourseProgress())
        return .success
    }

    /// The hint after the last one shown; the last one again when there is no other.
    private static func nextHint(
        for step: CourseStep, _ chapter: Course.Chapter, in copy: CourseCopy
    ) throws -> String {
        let hints = chapter.answers.answer(to: step.id)?.hints ?? []
        guard !hints.isEmpty else {
            throw CourseFault("step \(step.label) has no hints", hint: "tell the author: easel learn author-check")
        }
        var progress = try copy.progress()
        let index = min(progress.hintCount(step.id), hints.count - 1)
        progress.setHints(step.id, index + 1)
        try copy.write(progress)
        let more = index + 1 < hints.count ? "" : "\nNo more hints: easel learn solution \(step.id)\n"
        return "\(step.label), hint \(index + 1) of \(hints.count):\n\(hints[index])\n\(more)"
    }
}
