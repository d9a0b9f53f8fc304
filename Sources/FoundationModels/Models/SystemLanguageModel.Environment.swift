import Foundation

extension SystemLanguageModel {
    /// What stands behind the system model in the current task and its children.
    ///
    /// Set it with `$environment.withValue(…)` around the work it is for.
    @TaskLocal public static var environment = Environment()

    /// The backend of the system model, and what a host can simulate or decide for it; Easel's own.
    public struct Environment: Sendable {
        /// The model that answers; nil makes the system model unavailable.
        public var backend: (any LanguageModel)?
        /// The availability to report instead of the real one.
        public var simulatedAvailability: Availability?
        /// The error that every request throws instead of being answered.
        public var simulatedError: (any Swift.Error)?
        /// The safety filter; nil lets everything pass.
        public var guardrailPolicy: GuardrailPolicy?
        /// The languages the model is meant for; at first those of Apple's models.
        public var supportedLanguages = Set(
            ["da", "de", "en", "es", "fr", "it", "ja", "ko", "nb", "nl", "pt", "sv", "tr", "vi", "zh-Hans", "zh-Hant"]
                .map { Locale.Language(identifier: $0) })

        /// Creates an environment with a backend and nothing simulated.
        public init(backend: (any LanguageModel)? = nil) {
            self.backend = backend
        }

        var counting: (any TokenCountingLanguageModel)? { backend as? any TokenCountingLanguageModel }
    }

    /// A safety filter that a host supplies; Easel's own.
    public struct GuardrailPolicy: Sendable {
        /// Returns what is wrong with a text, or nil when it may pass.
        public var violation: @Sendable (String) -> String?

        /// Creates a filter from a function that names what is wrong with a text.
        public init(violation: @escaping @Sendable (String) -> String?) {
            self.violation = violation
        }
    }
}
