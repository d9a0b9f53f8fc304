import Foundation

/// What goes wrong while a model answers. API version 27.0.
///
/// Executors throw these. A session passes them on, or their counterparts of version 26: see
/// ``LanguageModelSession/GenerationError``.
public enum LanguageModelError: LocalizedError {
    /// Instructions, prompts, tools, schemas and answers together outgrew the model's window.
    case contextSizeExceeded(ContextSizeExceeded)
    /// Too many requests in a short time.
    case rateLimited(RateLimited)
    /// The prompt or the answer tripped the safety filter.
    case guardrailViolation(GuardrailViolation)
    /// The model declined to give a structured answer.
    case refusal(Refusal)
    /// The model lacks an ability the request needs.
    case unsupportedCapability(UnsupportedCapability)
    /// The transcript holds something the model cannot read, such as an image.
    case unsupportedTranscriptContent(UnsupportedTranscriptContent)
    /// A guide of the schema cannot be enforced.
    case unsupportedGenerationGuide(UnsupportedGenerationGuide)
    /// The model does not speak the language asked for.
    case unsupportedLanguageOrLocale(UnsupportedLanguageOrLocale)
    /// The model took too long.
    case timeout(Timeout)

    /// What went wrong, in a sentence.
    public var errorDescription: String? { debugDescription }
}

extension LanguageModelError: CustomDebugStringConvertible {
    /// What went wrong, in a sentence.
    public var debugDescription: String {
        switch self {
        case .contextSizeExceeded(let payload): payload.debugDescription
        case .rateLimited(let payload): payload.debugDescription
        case .guardrailViolation(let payload): payload.debugDescription
        case .refusal(let payload): payload.debugDescription
        case .unsupportedCapability(let payload): payload.debugDescription
        case .unsupportedTranscriptContent(let payload): payload.debugDescription
        case .unsupportedGenerationGuide(let payload): payload.debugDescription
        case .unsupportedLanguageOrLocale(let payload): payload.debugDescription
        case .timeout(let payload): payload.debugDescription
        }
    }
}
