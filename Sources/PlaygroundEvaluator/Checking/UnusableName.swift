import SourceText

/// A name that the document declares and that cannot be used.
struct UnusableName {
    enum Reason {
        /// The declaration, or the block it stands in, has an error; nil where it is in the block being read, which has
        /// been told already.
        case faulty(Diagnostic?)
        /// The declaration was skipped because it needs a framework.
        case foreign(framework: String)
    }

    var reason: Reason

    /// What to say where the name is used; nil for nothing.
    func message(_ name: String) -> String? {
        switch reason {
        case .faulty(nil): nil
        case .faulty: "cannot use '\(name)': its declaration, or the code around it, has an error"
        case .foreign(let framework): "cannot use '\(name)': it was skipped, since it needs \(framework)"
        }
    }

    /// Where and what the error is.
    var notes: [Diagnostic.Note] {
        guard case .faulty(let cause?) = reason else { return [] }
        // Behind a name that could not be used either, the first cause is meant.
        return Self.isMessage(cause.message) ? cause.notes : [Diagnostic.Note(cause.message, at: cause.place)]
    }

    /// Whether a message is one of those above.
    static func isMessage(_ message: String) -> Bool { message.hasPrefix("cannot use '") }

    func foreignUse(_ range: SourceRange) -> ForeignUse? {
        guard case .foreign(let framework) = reason else { return nil }
        return ForeignUse(name: nil, framework: framework, range: range)
    }
}

/// A use of something that only another framework has.
struct ForeignUse {
    /// The framework's name for it; nil for a declaration of the document that was skipped.
    var name: String?
    var framework: String
    var range: SourceRange
}
