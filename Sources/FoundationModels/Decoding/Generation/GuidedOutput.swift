/// What to generate.
package struct GuidedRequest: Sendable {
    /// Nil allows any text.
    package var constraint: SchemaConstraint?
    package var plan: SamplingPlan
    /// The end of the prompt that the source has not evaluated yet: at least one token.
    package var pending: [Int]
    /// The most tokens of output; the context may end it sooner. Nil: only the context does.
    package var budget: Int?
    /// What is added to the logit of a token where the output begins, if that makes it the best one; nil leaves the
    /// model's own leaning.
    package var lean: LogitChange?

    package init(
        constraint: SchemaConstraint?, plan: SamplingPlan, pending: [Int], budget: Int? = nil, lean: LogitChange? = nil
    ) {
        self.constraint = constraint
        self.plan = plan
        self.pending = pending
        self.budget = budget
        self.lean = lean
    }
}

/// A part of the output, in the order written.
package struct GuidedChunk: Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
        /// By the model.
        case chosen
        /// Without a choice.
        case forced
        /// To end the output when the budget ran out.
        case closing
    }

    package let kind: Kind
    package let tokens: [Int]
    /// May end inside a character; `GuidedOutput.bytes` never does.
    package let bytes: [UInt8]
}

/// The output of a run and how it came about.
package struct GuidedOutput: Sendable, Equatable {
    package enum Ending: Sendable, Equatable {
        /// The output is whole.
        case complete
        /// The budget ran out. What stands from this byte on was written to close the output, which is valid.
        case closed(at: Int)
        /// The budget ran out in text without a constraint, or was too small for any valid output.
        case cut
        /// The vocabulary has no token that may follow.
        case stuck
    }

    package struct Counts: Sendable, Equatable {
        package var chosen = 0
        package var forced = 0
        package var closing = 0
        /// Last tokens of forced texts that the model was asked about, and how often it preferred a longer one.
        package var proposed = 0
        package var declined = 0
        package var evaluations = 0
    }

    /// Nil while running.
    package internal(set) var ending: Ending?
    package internal(set) var tokens: [Int] = []
    package internal(set) var bytes: [UInt8] = []
    package internal(set) var counts = Counts()
    /// Whether the length guard ended a value that the model would have gone on with.
    package internal(set) var isPressed = false
    /// Time spent on the constraint, and on choosing without that; the rest of a run is the engine's.
    package internal(set) var constraintTime = Duration.zero
    package internal(set) var samplingTime = Duration.zero

    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Whether the output ended for want of budget, in part or as a whole, and not as the model wished.
    package var isTruncated: Bool { ending != .complete || isPressed }
}
