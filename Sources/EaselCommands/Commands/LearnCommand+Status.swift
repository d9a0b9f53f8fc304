import PlaygroundRunner

extension LearnCommand {
    static let start: CommandSpecification = command(
        "start", operands: "[DIR]", summary: "copy the course into a folder of your own (default: easel-course)"
    ) { arguments, console in
        guard arguments.operands.count <= 1 else { throw UsageError("name one folder") }
        let copy = try CourseCopy.start(try course(), in: arguments.operands.first ?? "easel-course")
        let first = copy.course.chapters.first.map(copy.guidePath) ?? copy.folder
        console.output(
            """
            The course is in \(copy.folder).
            Open \(first), complete the first step, then run:

                cd \(copy.folder)
                easel learn check

            """)
        return .success
    }

    static let status: CommandSpecification = command("status", summary: "show what is done and what comes next") {
        arguments, console in
        try arguments.expectNoOperands()
        let copy = try copy(arguments)
        console.output(try overview(of: copy))
        return .success
    }

    static let todo: CommandSpecification = command("todo", summary: "list the marks that are left, with file and line")
    {
        arguments, console in
        try arguments.expectNoOperands()
        let marks = try copy(arguments).remainingMarks()
        console.output(
            marks.map { "\($0.location.file):\($0.location.line)\t\($0.step.label)\t\($0.step.title)\n" }.joined())
        return .success
    }

    /// The chapters with their steps, the share that is done, and the next step.
    private static func overview(of copy: CourseCopy) throws -> String {
        let progress = try copy.progress()
        var lines: [String] = []
        for chapter in copy.course.chapters {
            lines.append(chapter.title)
            lines += chapter.steps.map { "  \(progress.hasPassed($0.id) ? "✓" : "·") \($0.label)" }
        }
        let next = copy.course.steps.first { !progress.hasPassed($0.step.id) }
        lines += ["", summary(of: copy, progress)]
        if let next { lines.append("Next: \(next.step.label), in \(copy.guidePath(of: next.chapter))") }
        return lines.joined(separator: "\n") + "\n"
    }

    /// `3 of 18 steps done, 16 %`
    static func summary(of copy: CourseCopy, _ progress: CourseProgress) -> String {
        let steps = copy.course.steps.map(\.step.id)
        let done = steps.filter(progress.hasPassed).count
        return "\(done) of \(steps.count) steps done, \(steps.isEmpty ? 0 : done * 100 / steps.count) %"
    }
}
