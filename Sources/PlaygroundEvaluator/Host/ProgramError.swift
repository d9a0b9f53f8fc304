import SourceText

/// An error the interpreted program threw, or one thrown by a host function on its behalf.
// Proof for `@unchecked Sendable`: errors of the program are thrown and caught on the interpreter's threads, one at a time;
// host code that carries one across only passes it on.
package struct ThrownError: Error, @unchecked Sendable {
    package let value: Value
    package var place: SourcePlace?

    package init(_ value: Value, place: SourcePlace? = nil) {
        self.value = value
        self.place = place
    }
}

/// What Swift stops a program for: an index out of range, nil unwrapped, an overflow, `fatalError`.
package struct Trap: Error {
    /// The message as the Swift runtime words it, without its heading.
    package let message: String
    /// What the runtime writes before the message.
    package let heading: String
    package var place: SourcePlace?

    package init(_ message: String, heading: String = "Fatal error", place: SourcePlace? = nil) {
        self.message = message
        self.heading = heading
        self.place = place
    }

    /// Heading and message: `Fatal error: Index out of range`, `Precondition failed`.
    package var sentence: String { message.isEmpty ? heading : heading + ": " + message }
}

/// A limit of the runner was reached, or the run was cancelled; the program cannot catch it.
package struct Interruption: Error {
    package enum Reason: Sendable { case limit, cancelled }

    package let reason: Reason
    package let message: String
    /// How to raise the limit.
    package let hint: String?
    /// Where host code was called that reached it.
    package var place: SourcePlace?

    package init(_ reason: Reason, _ message: String, hint: String? = nil) {
        self.reason = reason
        self.message = message
        self.hint = hint
    }
}

/// Something a host function refuses, with what to do instead; ends the playground like a trap.
package struct HostRefusal: Error {
    package let message: String
    package let hint: String?
    /// Where the function was called.
    package var place: SourcePlace?

    package init(_ message: String, hint: String? = nil) {
        self.message = message
        self.hint = hint
    }
}
