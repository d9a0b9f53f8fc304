import Foundation
import PlaygroundRunner
import SourceText

/// `easel learn`: the course, chapter by chapter.
enum LearnCommand {
    static let specification = CommandSpecification(
        "learn", operands: "COMMAND", summary: "learn the framework by completing playgrounds, step by step",
        discussion: """
            Begin with easel learn start. A STEP is a name or a number, such as first-session or 1.1; without one, the first
            step that is not done is meant.
            """,
        subcommands: commands
    ) { arguments, _ in
        throw unknownCommand(arguments.operands.first)
    }

    private static let commands: [CommandSpecification] = [
        start, status, watch, check, hint, solution, reset, todo, authorCheck,
    ]

    private static func unknownCommand(_ word: String?) -> UsageError {
        let list = "easel help learn lists them"
        guard let word else { return UsageError("easel learn needs a command", hint: list) }
        let near = commands.map(\.name).nearest(to: word)
        return UsageError(
            "easel learn has no command '\(word)'", hint: near.map { "did you mean 'easel learn \($0)'?" } ?? list)
    }

    /// Where the learner's copy is looked for.
    static let directoryOption = OptionSpecification(
        "dir", value: "DIR", help: "the copy to work on, instead of the one around this folder")
    static let quietOption = OptionSpecification("quiet", letter: "q", help: "show no progress")

    /// A command below `learn`, whose faults are explained.
    static func command(
        _ name: String, operands: String = "", summary: String, options: [OptionSpecification] = [],
        run: @escaping @Sendable (ParsedArguments, Console) async throws -> ExitCode
    ) -> CommandSpecification {
        CommandSpecification(
            name, operands: operands, summary: summary, options: options + [directoryOption, quietOption]
        ) { arguments, console in
            do {
                return try await run(arguments, console)
            } catch let fault as CourseFault {
                throw UsageError(fault.message, hint: fault.hint)
            } catch is CancellationError {
                return .cancelled
            } catch {
                throw UsageError(explaining: error, path: "easel learn \(name)")
            }
        }
    }

    static func course() throws -> Course { try Course(folder: CourseLocation.current().folder()) }

    static func copy(_ arguments: ParsedArguments) throws -> CourseCopy {
        try CourseCopy.containing(arguments.value("dir") ?? ".", course: try course())
    }

    /// The step that an operand names, or the first one that is not done; nil when all are.
    static func step(
        _ arguments: ParsedArguments, in copy: CourseCopy
    ) throws -> (chapter: Course.Chapter, step: CourseStep)? {
        guard arguments.operands.count <= 1 else { throw UsageError("one step at a time") }
        if let name = arguments.operands.first { return try copy.course.step(name) }
        let progress = try copy.progress()
        return copy.course.steps.first { !progress.hasPassed($0.step.id) }
    }

    static let allDone = "Every step is done. Well done, and have fun with your own playgrounds.\n"
}
