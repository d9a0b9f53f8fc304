import PlaygroundDocument
import PlaygroundRunner

/// The options of commands that use the answers on record.
enum AnswerSettings {
    static let options = [
        OptionSpecification("refresh", help: "ask the model again, also where an answer is on record"),
        OptionSpecification("frozen", help: "never ask the model: an answer that is not on record is an error"),
    ]

    static func read(_ arguments: ParsedArguments) throws -> AnswerPolicy {
        guard arguments.has("refresh") else { return arguments.has("frozen") ? .frozen : .reuse }
        guard !arguments.has("frozen") else { throw UsageError("--refresh and --frozen exclude each other") }
        return .refresh
    }
}
