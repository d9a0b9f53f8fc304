/// The failures a host can simulate by name, so that every branch of a guide can be shown.
///
/// The names are the cases of version 26's ``LanguageModelSession/GenerationError``, and `timeout` of version 27; the
/// other names of version 27 are understood too.
package enum SimulatedFailure: String, Sendable, CaseIterable {
    case exceededContextWindowSize
    case assetsUnavailable
    case guardrailViolation
    case unsupportedGuide
    case unsupportedLanguageOrLocale
    case decodingFailure
    case rateLimited
    case concurrentRequests
    case refusal
    case timeout

    /// The failure with this name in either version's spelling.
    package init?(name: String) {
        switch name {
        case "contextSizeExceeded": self = .exceededContextWindowSize
        case "unsupportedGenerationGuide": self = .unsupportedGuide
        default: self.init(rawValue: name)
        }
    }

    /// The error an executor throws for the failure; without a message, one that says it is simulated.
    package func error(message: String? = nil) -> any Error {
        let text = message ?? "Simulated: \(rawValue)."
        return switch self {
        case .exceededContextWindowSize: Self.exceeded(text)
        case .assetsUnavailable: SystemLanguageModel.Error.assetsUnavailable(.init(debugDescription: text))
        case .guardrailViolation: LanguageModelError.guardrailViolation(.init(debugDescription: text))
        case .unsupportedGuide:
            LanguageModelError.unsupportedGenerationGuide(.init(schemaName: nil, debugDescription: text))
        case .unsupportedLanguageOrLocale:
            LanguageModelError.unsupportedLanguageOrLocale(.init(languageCode: "und", debugDescription: text))
        case .decodingFailure: GeneratedContent.ParsingError(rawContent: "", debugDescription: text)
        case .rateLimited: LanguageModelError.rateLimited(.init(resetDate: nil, debugDescription: text))
        case .concurrentRequests: LanguageModelSession.Error.concurrentRequests
        case .refusal: LanguageModelError.refusal(.init(explanation: text, debugDescription: text))
        case .timeout: LanguageModelError.timeout(.init(debugDescription: text))
        }
    }

    private static func exceeded(_ text: String) -> LanguageModelError {
        let size = TokenEstimate.contextSize
        return .contextSizeExceeded(.init(contextSize: size, tokenCount: size + 1, debugDescription: text))
    }
}

extension LanguageModelError {
    /// The error of a request that does not fit the model's window, in Apple's words.
    package static func contextSizeExceeded(tokenCount: Int, contextSize: Int) -> LanguageModelError {
        .contextSizeExceeded(
            ContextSizeExceeded(
                contextSize: contextSize, tokenCount: tokenCount,
                debugDescription: "Content contains \(tokenCount) tokens, "
                    + "which exceeds the maximum allowed context size of \(contextSize)."))
    }
}
