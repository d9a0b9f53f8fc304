import Foundation

extension LanguageModelSession {
    /// What goes wrong while a session answers. API version 26.0; deprecated by Apple in 27.0.
    ///
    /// This is the family a session throws. Each error knows its counterpart of version 27, so that hosts can offer
    /// both: see `successor`.
    public enum GenerationError: Swift.Error, LocalizedError {
        /// Instructions, prompts, tools, schemas and answers together outgrew the model's window.
        case exceededContextWindowSize(Context)
        /// The model is missing, or went away.
        case assetsUnavailable(Context)
        /// The prompt or the answer tripped the safety filter.
        case guardrailViolation(Context)
        /// A guide of the schema cannot be enforced.
        case unsupportedGuide(Context)
        /// The model does not speak the language asked for.
        case unsupportedLanguageOrLocale(Context)
        /// The answer is not a value of the type asked for, for example because it was cut off.
        case decodingFailure(Context)
        /// Too many requests in a short time.
        case rateLimited(Context)
        /// The session is still busy with another request.
        case concurrentRequests(Context)
        /// The model declined to give a structured answer.
        case refusal(Refusal, Context)
    }
}

extension LanguageModelSession.GenerationError {
    /// The details of an error. API version 26.0.
    public struct Context: Sendable {
        /// What went wrong, in a sentence, for developers.
        public let debugDescription: String
        /// The same error in the family of version 27.
        package let successor: (any Error)?

        /// Creates details.
        public init(debugDescription: String) {
            self.init(debugDescription: debugDescription, successor: nil)
        }

        package init(debugDescription: String, successor: (any Error)?) {
            self.debugDescription = debugDescription
            self.successor = successor
        }
    }

    /// The details of the error.
    package var context: Context {
        switch self {
        case .exceededContextWindowSize(let context), .assetsUnavailable(let context),
            .guardrailViolation(let context), .unsupportedGuide(let context),
            .unsupportedLanguageOrLocale(let context), .decodingFailure(let context), .rateLimited(let context),
            .concurrentRequests(let context), .refusal(_, let context):
            context
        }
    }
}

extension LanguageModelSession.GenerationError {
    /// What went wrong, in a sentence for people.
    public var errorDescription: String? {
        switch self {
        case .exceededContextWindowSize: "The conversation is longer than the model can hold."
        case .assetsUnavailable: "The model is not available."
        case .guardrailViolation: "The request was stopped by the safety filter."
        case .unsupportedGuide: "The schema has a guide that cannot be enforced."
        case .unsupportedLanguageOrLocale: "The model does not support this language."
        case .decodingFailure: "The model's answer does not fit the requested type."
        case .rateLimited: "Too many requests in a short time."
        case .concurrentRequests: "The session is still busy with another request."
        case .refusal: "The model declined to answer."
        }
    }

    /// Why it went wrong: the developer's description.
    public var failureReason: String? { context.debugDescription }

    /// What to do next.
    public var recoverySuggestion: String? {
        switch self {
        case .exceededContextWindowSize: "Start a new session, or one with a shortened transcript."
        case .assetsUnavailable: "Check the model's availability before making requests."
        case .guardrailViolation: "Rephrase the prompt."
        case .unsupportedGuide: "Change or remove the guide."
        case .unsupportedLanguageOrLocale: "Check supportsLocale(_:) before making requests."
        case .decodingFailure: "Allow more response tokens, or make the type simpler."
        case .rateLimited: "Wait a little, then try again."
        case .concurrentRequests: "Wait until isResponding is false, or use another session."
        case .refusal: "Ask the refusal for its explanation, or rephrase the prompt."
        }
    }
}
