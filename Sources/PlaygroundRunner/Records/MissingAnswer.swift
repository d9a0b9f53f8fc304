import Foundation
import SourceText

/// A frozen run came to a request whose answer is not on record.
package struct MissingAnswer: LocalizedError, Sendable, Equatable, CustomStringConvertible {
    package var prompt: String
    package var place: SourceLocation?
    package var model: String

    package var description: String {
        let start = prompt.count > 60 ? prompt.prefix(59) + "…" : prompt[...]
        let position = place.map { " at \($0)" } ?? ""
        return "No answer of \(model) is on record for the prompt “\(start)”\(position). "
            + "Leave out --frozen, and the model is asked."
    }

    package var errorDescription: String? { description }
}
