import Foundation

extension LanguageModelSession.GenerationError {
    /// The same error in the family of version 27: the one it came with, or else what its case and text tell.
    package var successor: (any Error)? {
        context.successor ?? told(context.debugDescription)
    }

    private func told(_ text: String) -> any Error {
        switch self {
        case .exceededContextWindowSize:
            LanguageModelError.contextSizeExceeded(.init(contextSize: 0, tokenCount: 0, debugDescription: text))
        case .assetsUnavailable: SystemLanguageModel.Error.assetsUnavailable(.init(debugDescription: text))
        case .guardrailViolation: LanguageModelError.guardrailViolation(.init(debugDescription: text))
        case .unsupportedGuide:
            LanguageModelError.unsupportedGenerationGuide(.init(schemaName: nil, debugDescription: text))
        case .unsupportedLanguageOrLocale:
            LanguageModelError.unsupportedLanguageOrLocale(.init(languageCode: .init("und"), debugDescription: text))
        case .decodingFailure: GeneratedContent.ParsingError(rawContent: "", debugDescription: text)
        case .rateLimited: LanguageModelError.rateLimited(.init(resetDate: nil, debugDescription: text))
        case .concurrentRequests: LanguageModelSession.Error.concurrentRequests
        case .refusal: LanguageModelError.refusal(.init(explanation: text, debugDescription: text))
        }
    }
}
