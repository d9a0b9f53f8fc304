import PlaygroundRunner

/// The options that every command that runs documents has.
enum RunSettings {
    static let options = [
        OptionSpecification(
            "model", letter: "m", value: "NAME", help: "the model that answers (easel models lists them)"),
        OptionSpecification("seed", value: "N", help: "where random sampling begins"),
        OptionSpecification(
            "simulate", value: "SETTING", repeats: true,
            help: "pretend, such as availability=modelNotReady or guardrailViolation"),
        OptionSpecification(
            "sources", value: "DIR", repeats: true, help: "Swift files whose declarations the documents see"),
        OptionSpecification("only", value: "NAME", help: "only the playground of this name, or at FILE:LINE"),
        OptionSpecification(
            "allow", value: "WHAT", repeats: true, help: "let documents use the network (net) or read files (read=DIR)"),
        OptionSpecification(
            "limit", value: "NAME=N", repeats: true,
            help: "raise or lower a limit: steps, depth, memory, output, time, tasks, shown"),
        OptionSpecification("strict", help: "make errors of what is otherwise noted"),
        OptionSpecification("quiet", letter: "q", help: "show no progress"),
    ]

    static func read(_ arguments: ParsedArguments) throws -> RunOptions {
        var options = RunOptions()
        options.model = arguments.value("model")
        options.seed = try seed(arguments)
        options.simulate = arguments.all("simulate")
        options.sources = arguments.all("sources")
        options.only = arguments.value("only")
        options.allow = arguments.all("allow")
        options.isStrict = arguments.has("strict")
        do {
            for setting in arguments.all("limit") { try LimitSetting.apply(setting, to: &options.limits) }
        } catch {
            throw UsageError(error.message, hint: error.hint)
        }
        return options
    }

    private static func seed(_ arguments: ParsedArguments) throws -> UInt64? {
        guard let text = arguments.value("seed") else { return nil }
        guard let seed = UInt64(text) else { throw UsageError("--seed takes a whole number from 0, not '\(text)'") }
        return seed
    }
}
