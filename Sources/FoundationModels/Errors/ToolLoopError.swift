import Foundation

/// What goes wrong in a session beyond the errors of Apple's families.
package enum ToolLoopError: LocalizedError, Equatable {
    case tooManyRounds(Int)
    case requiredWithoutTools
    case noExplanation

    package var errorDescription: String? {
        switch self {
        case .tooManyRounds(let limit):
            "The model called tools in \(limit) rounds without giving an answer. "
                + "Make the tools' descriptions and outputs clearer, or disallow tool calls for this request."
        case .requiredWithoutTools:
            "The request requires a tool call, but the session has no tools. Pass tools when you create the session."
        case .noExplanation:
            "The model gave no explanation for its refusal."
        }
    }
}
