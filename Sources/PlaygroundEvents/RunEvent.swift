import SourceText

/// What a run says while it runs; the only output of the evaluator and the bridge.
///
/// Console, canvas, records and tests listen to one stream. Events of a playground arrive in the order in which its code
/// ran; each names the source that caused it.
package enum RunEvent: Sendable {
    /// A playground began to run.
    case started(PlaygroundIdentity)
    /// Code wrote text, with `print`, `debugPrint` or `dump`.
    case printed(PrintedText)
    /// A binding got a value, or an expression's value was not used.
    case showed(ShownValue)
    /// A request went to a model.
    case requested(ModelRequest)
    /// A streamed request's answer grew.
    case streamed(StreamSnapshot)
    /// A request came to its end, with an answer or an error.
    case answered(ModelAnswer)
    /// A session's transcript as it stands when its playground ends.
    case transcribed(SessionTranscript)
    /// `#expect` or `#require` was checked.
    case expected(Expectation)
    /// Something worth knowing that is no error: code left out, a name from a beta.
    case noted(Diagnostic)
    /// An error or trap left the playground.
    case failed(RunFailure)
    /// A playground came to its end, also after a failure.
    case ended(PlaygroundIdentity)
}

/// Which playground: a `#Playground` section, or the top-level statements below one heading.
package struct PlaygroundIdentity: Sendable, Hashable, Codable {
    /// The order in the document, from 0.
    package var index: Int
    /// The author's name, the nearest heading, or nil.
    package var name: String?
    package var place: SourcePlace

    package init(index: Int, name: String?, place: SourcePlace) {
        self.index = index
        self.name = name
        self.place = place
    }
}

/// Text that code wrote.
package struct PrintedText: Sendable, Equatable, Codable {
    /// The text with its terminator.
    package var text: String
    package var place: SourcePlace

    package init(text: String, place: SourcePlace) {
        self.text = text
        self.place = place
    }
}

/// The value of a binding, an assignment or an unused expression.
package struct ShownValue: Sendable, Equatable, Codable {
    package enum Origin: Sendable, Equatable, Codable {
        /// `let` or `var`.
        case binding
        /// `=`, a compound assignment, a mutating call, or an `inout` argument.
        case assignment
        /// An expression whose value nothing uses.
        case expression
    }

    package var origin: Origin
    /// The variable's name, or the expression's source text.
    package var name: String
    package var value: ValueTree
    package var place: SourcePlace

    package init(origin: Origin, name: String, value: ValueTree, place: SourcePlace) {
        self.origin = origin
        self.name = name
        self.value = value
        self.place = place
    }
}

/// The outcome of `#expect` or `#require`.
package struct Expectation: Sendable, Equatable, Codable {
    /// The condition as written.
    package var source: String
    package var passed: Bool
    /// A failed soft check asks for a person's judgement; a failed hard one fails the run.
    package var isSoft: Bool
    /// The operands and their values, in source order, when it failed.
    package var operands: [Operand]
    /// The author's comment, or nil.
    package var comment: String?
    package var place: SourcePlace

    package init(
        source: String, passed: Bool, isSoft: Bool, operands: [Operand], comment: String?, place: SourcePlace
    ) {
        self.source = source
        self.passed = passed
        self.isSoft = isSoft
        self.operands = operands
        self.comment = comment
        self.place = place
    }

    package struct Operand: Sendable, Equatable, Codable {
        package var source: String
        package var value: String

        package init(source: String, value: String) {
            self.source = source
            self.value = value
        }
    }
}

/// Why a playground stopped before its end.
package struct RunFailure: Sendable, Equatable, Codable {
    package enum Kind: Sendable, Equatable, Codable {
        /// An error was thrown and not caught.
        case thrown(type: String)
        /// The program did what Swift traps on.
        case trap
        /// A limit of the runner was reached.
        case limit
        /// The run was cancelled.
        case cancelled
    }

    package var kind: Kind
    package var diagnostic: Diagnostic
    /// The calls under way, innermost first.
    package var callStack: [StackFrame]

    package init(kind: Kind, diagnostic: Diagnostic, callStack: [StackFrame] = []) {
        self.kind = kind
        self.diagnostic = diagnostic
        self.callStack = callStack
    }

    package struct StackFrame: Sendable, Equatable, Codable {
        package var function: String
        package var place: SourcePlace

        package init(function: String, place: SourcePlace) {
            self.function = function
            self.place = place
        }
    }
}
