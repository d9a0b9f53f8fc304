/// A command as data: what the user types, what help shows, and what runs.
struct CommandSpecification: Sendable {
    var name: String
    /// What stands after the name: `PATH…`.
    var operands: String
    /// One line for the list of commands.
    var summary: String
    /// More for the command's own help.
    var discussion: String
    var options: [OptionSpecification]
    /// Commands below this one, such as `learn start`.
    var subcommands: [CommandSpecification]
    var run: @Sendable (ParsedArguments, Console) async throws -> ExitCode

    init(
        _ name: String, operands: String = "", summary: String, discussion: String = "",
        options: [OptionSpecification] = [], subcommands: [CommandSpecification] = [],
        run: @escaping @Sendable (ParsedArguments, Console) async throws -> ExitCode
    ) {
        self.name = name
        self.operands = operands
        self.summary = summary
        self.discussion = discussion
        self.options = options
        self.subcommands = subcommands
        self.run = run
    }
}

/// How a command ended, as a process exit code.
package enum ExitCode: Int32, Sendable {
    case success = 0
    /// Wrong usage, or the tool itself could not do its work.
    case usage = 1
    /// A block or a check failed.
    case failed = 2
    /// Outputs differ from those recorded.
    case different = 3
    case nothingToRun = 4
    /// Only soft checks failed.
    case needsJudgement = 5
    case cancelled = 130
}

/// A mistake in the use of the tool, or something outside that kept it from working: message and next step.
struct UsageError: Error, Equatable {
    var message: String
    var hint: String?

    init(_ message: String, hint: String? = nil) {
        self.message = message
        self.hint = hint
    }
}
