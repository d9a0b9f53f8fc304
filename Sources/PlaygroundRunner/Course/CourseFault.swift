/// Why a course, or a learner's copy of it, cannot be used, and what to do.
package struct CourseFault: Error, Sendable, Equatable {
    package var message: String
    package var hint: String?

    package init(_ message: String, hint: String? = nil) {
        self.message = message
        self.hint = hint
    }
}
