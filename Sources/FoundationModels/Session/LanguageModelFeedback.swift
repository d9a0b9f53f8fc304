/// What people think of an answer, in a form that can be sent to the model's makers. API version 26.0.
public struct LanguageModelFeedback {
    /// Whether the answer was good. API version 26.0.
    public enum Sentiment: Sendable, Hashable, CaseIterable {
        /// It was good.
        case positive
        /// It was bad.
        case negative
        /// It was neither.
        case neutral
    }

    /// One thing that is wrong with an answer. API version 26.0.
    public struct Issue: Sendable {
        let category: Category
        let explanation: String?

        /// Creates an issue.
        public init(category: Category, explanation: String? = nil) {
            self.category = category
            self.explanation = explanation
        }

        /// The kinds of things that can be wrong. API version 26.0.
        public enum Category: Sendable, Hashable, CaseIterable {
            /// It does not help.
            case unhelpful
            /// It says too much.
            case tooVerbose
            /// It ignores the instructions.
            case didNotFollowInstructions
            /// It is not true.
            case incorrect
            /// It is prejudiced.
            case stereotypeOrBias
            /// It is suggestive.
            case suggestiveOrSexual
            /// It is rude.
            case vulgarOrOffensive
            /// It was stopped although nothing was wrong.
            case triggeredGuardrailUnexpectedly
        }
    }
}
