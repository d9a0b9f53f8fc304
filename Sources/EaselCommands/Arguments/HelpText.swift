/// Help, made from the specifications.
enum HelpText {
    /// The list of commands.
    static func overview(_ commands: [CommandSpecification]) -> String {
        """
        easel runs Markdown playgrounds written in the language of Apple's FoundationModels framework.

        Usage: easel COMMAND [OPTIONS] [PATH…]

        Commands:
        \(columns(commands.map { ($0.name, $0.summary) }))

        easel help COMMAND shows a command's options.
        """
    }

    /// One command's usage, options and subcommands.
    static func help(for command: CommandSpecification) -> String {
        var parts = ["Usage: easel \(command.name) [OPTIONS] \(command.operands)".trimmingTrailingSpaces]
        parts.append(command.summary + (command.discussion.isEmpty ? "" : "\n\n" + command.discussion))
        if !command.subcommands.isEmpty {
            parts.append("Commands:\n" + columns(command.subcommands.map { ($0.name, $0.summary) }))
        }
        if !command.options.isEmpty {
            parts.append("Options:\n" + columns(command.options.map { ($0.synopsis, $0.help) }))
        }
        return parts.joined(separator: "\n\n")
    }

    private static func columns(_ rows: [(left: String, right: String)]) -> String {
        let width = rows.map(\.left.count).max() ?? 0
        return rows.map { row in
            "  " + row.left + String(repeating: " ", count: width - row.left.count + 2) + row.right
        }.joined(separator: "\n")
    }
}

extension String {
    fileprivate var trimmingTrailingSpaces: String {
        var text = self
        while text.hasSuffix(" ") { text.removeLast() }
        return text
    }
}
