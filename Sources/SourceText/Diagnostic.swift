/// What is wrong with a text, where, why, and what to do next.
package struct Diagnostic: Sendable, Equatable, Codable, Error {
    package enum Severity: String, Sendable, Codable {
        case error
        case warning
        case note
    }

    package var severity: Severity
    /// What is wrong, without place or hint: a sentence without final full stop, lower case first.
    package var message: String
    /// Where it is; nil when a file as a whole is meant.
    package var place: SourcePlace?
    /// What to try next.
    package var hint: String?
    /// Related places, such as the first of two declarations.
    package var notes: [Note]

    package init(
        _ severity: Severity = .error, _ message: String, at place: SourcePlace? = nil, hint: String? = nil,
        notes: [Note] = []
    ) {
        self.severity = severity
        self.message = message
        self.place = place
        self.hint = hint
        self.notes = notes
    }

    package struct Note: Sendable, Equatable, Codable {
        package var message: String
        package var place: SourcePlace?

        package init(_ message: String, at place: SourcePlace? = nil) {
            self.message = message
            self.place = place
        }
    }
}
