import Foundation
import FoundationModels
import PlaygroundEvaluator

extension LanguageModelError: BridgedUnion {
    static let hostTypeName = "LanguageModelError"

    var parts: (name: String, payload: [any ProgramValue]) {
        switch self {
        case .contextSizeExceeded(let payload): ("contextSizeExceeded", [payload])
        case .rateLimited(let payload): ("rateLimited", [payload])
        case .guardrailViolation(let payload): ("guardrailViolation", [payload])
        case .refusal(let payload): ("refusal", [payload])
        case .unsupportedCapability(let payload): ("unsupportedCapability", [payload])
        case .unsupportedTranscriptContent(let payload): ("unsupportedTranscriptContent", [payload])
        case .unsupportedGenerationGuide(let payload): ("unsupportedGenerationGuide", [payload])
        case .unsupportedLanguageOrLocale(let payload): ("unsupportedLanguageOrLocale", [payload])
        case .timeout(let payload): ("timeout", [payload])
        }
    }

    /// The payload's type says which case it is.
    static func make(_ name: String, _ payload: [Value]) -> LanguageModelError? {
        let makers: [(Value) -> LanguageModelError?] = [
            { $0.payload(ContextSizeExceeded.self).map { .contextSizeExceeded($0) } },
            { $0.payload(RateLimited.self).map { .rateLimited($0) } },
            { $0.payload(GuardrailViolation.self).map { .guardrailViolation($0) } },
            { $0.payload(Refusal.self).map { .refusal($0) } },
            { $0.payload(UnsupportedCapability.self).map { .unsupportedCapability($0) } },
            { $0.payload(UnsupportedTranscriptContent.self).map { .unsupportedTranscriptContent($0) } },
            { $0.payload(UnsupportedGenerationGuide.self).map { .unsupportedGenerationGuide($0) } },
            { $0.payload(UnsupportedLanguageOrLocale.self).map { .unsupportedLanguageOrLocale($0) } },
            { $0.payload(Timeout.self).map { .timeout($0) } },
        ]
        guard let value = payload.first else { return nil }
        return makers.lazy.compactMap { $0(value) }.first
    }
}

/// A payload of `LanguageModelError`, with what all of them have.
protocol BridgedErrorDetail: Bridged {
    var debugDescription: String { get set }
    var metadata: [String: any Sendable] { get }
}

extension BridgedErrorDetail {
    /// What all payloads have. Further values stay with the backend: the program sees none.
    static var commonRows: [HostMember] {
        [
            .stored("debugDescription: String", \Self.debugDescription),
            .reading("metadata: [String: Any]") { (_: Self) in [String: any ConvertibleToGeneratedContent]() },
        ]
    }
}

extension LanguageModelError.ContextSizeExceeded: BridgedErrorDetail {
    static let hostTypeName = "LanguageModelError.ContextSizeExceeded"
}

extension LanguageModelError.RateLimited: BridgedErrorDetail {
    static let hostTypeName = "LanguageModelError.RateLimited"
}

extension LanguageModelError.GuardrailViolation: BridgedErrorDetail {
    static let hostTypeName = "LanguageModelError.GuardrailViolation"
}

extension LanguageModelError.Refusal: BridgedErrorDetail {
    static let hostTypeName = "LanguageModelError.Refusal"
}

extension LanguageModelError.UnsupportedCapability: BridgedErrorDetail {
    static let hostTypeName = "LanguageModelError.UnsupportedCapability"
}

extension LanguageModelError.UnsupportedTranscriptContent: BridgedErrorDetail {
    static let hostTypeName = "LanguageModelError.UnsupportedTranscriptContent"
}

extension LanguageModelError.UnsupportedGenerationGuide: BridgedErrorDetail {
    static let hostTypeName = "LanguageModelError.UnsupportedGenerationGuide"
}

extension LanguageModelError.UnsupportedLanguageOrLocale: BridgedErrorDetail {
    static let hostTypeName = "LanguageModelError.UnsupportedLanguageOrLocale"
}

extension LanguageModelError.Timeout: BridgedErrorDetail {
    static let hostTypeName = "LanguageModelError.Timeout"
}
