import Foundation

/// The command line: words in, exit code out.
package enum EaselCommand {
    /// Runs the command named by the arguments, without the program's own name.
    package static func run(_ arguments: [String]) async -> ExitCode {
        let isQuiet = arguments.contains("--quiet") || arguments.contains("-q")
        let console = Console(isQuiet: isQuiet)
        do {
            return try await dispatch(arguments, console)
        } catch let error as UsageError {
            console.report(error)
        } catch is CancellationError {
            return .cancelled
        } catch {
            console.report(UsageError(String(describing: error)))
        }
        return .usage
    }

    /// Every command, in the order in which help lists them.
    static let commands: [CommandSpecification] = [
        RunCommand.specification, WatchCommand.specification, CheckCommand.specification, ExportCommand.specification,
        ListCommand.specification, CleanCommand.specification, LearnCommand.specification, ModelsCommand.specification,
        SetupCommand.specification, DoctorCommand.specification,
    ]

    private static func dispatch(_ arguments: [String], _ console: Console) async throws -> ExitCode {
        guard let name = arguments.first, name != "--help", name != "-h" else {
            console.output(HelpText.overview(commands) + "\n")
            return .success
        }
        if name == "--version" {
            console.output("easel \(EaselVersion.current)\n")
            return .success
        }
        if name == "help" { return try help(arguments.dropFirst(), console) }
        let (command, rest) = try find(arguments[...])
        if rest.contains("--help") || rest.contains("-h") {
            console.output(HelpText.help(for: command) + "\n")
            return .success
        }
        return try await command.run(ParsedArguments(rest, for: command), console)
    }

    private static func help(_ words: ArraySlice<String>, _ console: Console) throws -> ExitCode {
        guard !words.isEmpty else {
            console.output(HelpText.overview(commands) + "\n")
            return .success
        }
        console.output(HelpText.help(for: try find(words).command) + "\n")
        return .success
    }

    /// The command that the first words name, and the words after them.
    private static func find(
        _ words: ArraySlice<String>
    ) throws -> (command: CommandSpecification, rest: ArraySlice<String>) {
        guard let name = words.first, var command = commands.first(where: { $0.name == name }) else {
            throw UsageError.unknownCommand(words.first ?? "", among: commands)
        }
        var rest = words.dropFirst()
        while let next = rest.first, let below = command.subcommands.first(where: { $0.name == next }) {
            var named = below
            named.name = "\(command.name) \(below.name)"
            command = named
            rest = rest.dropFirst()
        }
        return (command, rest)
    }
}

/// The version that `easel --version` prints.
enum EaselVersion {
    static let current = "0.1.0"
}

extension UsageError {
    static func unknownCommand(_ name: String, among commands: [CommandSpecification]) -> UsageError {
        UsageError(
            "there is no command '\(name)'",
            hint: commands.map(\.name).nearest(to: name).map { "did you mean 'easel \($0)'?" }
                ?? "easel help lists the commands")
    }
}
