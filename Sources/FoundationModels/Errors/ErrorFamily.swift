import Foundation

/// The join between the error families of versions 26 and 27.
///
/// Executors and the loop throw the newer family, which says more. A session throws the older one, which is what code
/// written for 26 catches; each of its errors carries the newer one along. The package's trait `Errors27` turns that
/// around for code written for 27, as Apple's framework does by the SDK an app was built with.
package enum ErrorFamily {
    /// What a session throws for an error from inside.
    static func thrown(_ error: any Error) -> any Error {
        #if Errors27
            newer(error)
        #else
            older(error)
        #endif
    }

    /// The error in the family of version 27; errors that have no place there stay as they are.
    static func newer(_ error: any Error) -> any Error {
        (older(error) as? LanguageModelSession.GenerationError)?.successor ?? error
    }

    /// The error in the family of version 26; errors that have no place there stay as they are.
    static func older(_ error: any Error) -> any Error {
        switch error {
        case let error as LanguageModelError: counterpart(of: error) ?? error
        case let error as LanguageModelSession.Error: counterpart(of: error) ?? error
        case let error as SystemLanguageModel.Error: counterpart(of: error)
        case let error as GeneratedContent.ParsingError:
            LanguageModelSession.GenerationError.decodingFailure(context(error.debugDescription, error))
        case let error as GenerationSchema.Defect: unsupportedGuide("\(error)")
        case let error as ConstraintError: unsupportedGuide("\(error)")
        default: error
        }
    }

    /// The errors by which a `catch` may ask for this one: itself, then its counterpart of the other family.
    package static func forms(of error: any Error) -> [any Error] {
        if let error = error as? LanguageModelSession.GenerationError {
            return [error] + (error.successor.map { [$0] } ?? [])
        }
        let older = older(error)
        return older is LanguageModelSession.GenerationError ? [error, older] : [error]
    }

    /// An error in a sentence.
    package static func message(_ error: any Error) -> String {
        switch error {
        case let error as LanguageModelSession.GenerationError: error.context.debugDescription
        case let error as GeneratedContent.ParsingError: error.debugDescription
        case is CancellationError: "The request was cancelled."
        case let error as any LocalizedError: error.errorDescription ?? String(describing: error)
        default: String(describing: error)
        }
    }

    private static func counterpart(of error: LanguageModelError) -> LanguageModelSession.GenerationError? {
        let context = context(error.debugDescription, error)
        return switch error {
        case .contextSizeExceeded: .exceededContextWindowSize(context)
        case .rateLimited: .rateLimited(context)
        case .guardrailViolation: .guardrailViolation(context)
        case .refusal(let refusal): .refusal(refusal.older, context)
        case .unsupportedGenerationGuide: .unsupportedGuide(context)
        case .unsupportedLanguageOrLocale: .unsupportedLanguageOrLocale(context)
        case .unsupportedCapability, .unsupportedTranscriptContent, .timeout: nil
        }
    }

    private static func counterpart(of error: LanguageModelSession.Error) -> LanguageModelSession.GenerationError? {
        switch error {
        case .concurrentRequests: .concurrentRequests(context(error.debugDescription, error))
        case .transcriptMutationWhileResponding: nil
        }
    }

    private static func counterpart(of error: SystemLanguageModel.Error) -> LanguageModelSession.GenerationError {
        .assetsUnavailable(context(error.debugDescription, error))
    }

    private static func unsupportedGuide(_ reason: String) -> LanguageModelSession.GenerationError {
        let text = "The schema has a guide that cannot be enforced. \(reason)"
        let successor = LanguageModelError.UnsupportedGenerationGuide(schemaName: nil, debugDescription: text)
        return .unsupportedGuide(context(text, LanguageModelError.unsupportedGenerationGuide(successor)))
    }

    private static func context(
        _ text: String, _ successor: any Error
    ) -> LanguageModelSession.GenerationError.Context {
        LanguageModelSession.GenerationError.Context(debugDescription: text, successor: successor)
    }
}
