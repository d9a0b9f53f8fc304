import Foundation

/// What goes wrong with a script.
public enum ScriptError: LocalizedError, Equatable {
    /// The text is not JSON.
    case notJSON(String)
    /// A value is missing, of the wrong kind, or has no meaning here.
    case invalid(path: String, problem: String)
    /// The model was asked once more than the script has steps for this prompt.
    case exhausted(steps: Int, prompt: String)

    /// What went wrong, where, and what to do.
    public var errorDescription: String? {
        switch self {
        case .notJSON(let problem): "The script is not JSON. \(problem)"
        case .invalid("", let problem): "The script is wrong. \(problem)"
        case .invalid(let path, let problem): "The script is wrong at \(path). \(problem)"
        case .exhausted(let steps, let prompt): Self.exhausted(steps, prompt)
        }
    }

    private static func exhausted(_ steps: Int, _ prompt: String) -> String {
        let start = prompt.count > 60 ? prompt.prefix(59) + "…" : prompt[...]
        return "The script has no step left for the prompt “\(start)”; it has \(steps) in all. "
            + "Add a step: each round of tool calls takes one too."
    }
}
