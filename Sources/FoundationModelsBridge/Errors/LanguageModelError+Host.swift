import Foundation
import FoundationModels
import PlaygroundEvaluator

/// `LanguageModelError` in the program.
struct LanguageModelErrorTable {
    let bridge: SessionBridge

    var types: [HostType] {
        [
            HostType("enum LanguageModelError: LocalizedError, Error, CustomDebugStringConvertible") {
                Self.cases.map { HostMember(noting: "case \($0)(\(Self.payloadType($0)))") } + ErrorRows.texts
                    + [ErrorRows.debugDescription]
            }.describedAsInSwift,
            detail(LanguageModelError.ContextSizeExceeded.self, contextSizeExceeded),
            detail(LanguageModelError.RateLimited.self, rateLimited),
            detail(LanguageModelError.GuardrailViolation.self, guardrailViolation),
            detail(LanguageModelError.Refusal.self, refusal),
            detail(LanguageModelError.UnsupportedCapability.self, unsupportedCapability),
            detail(LanguageModelError.UnsupportedTranscriptContent.self, unsupportedTranscriptContent),
            detail(LanguageModelError.UnsupportedGenerationGuide.self, unsupportedGenerationGuide),
            detail(LanguageModelError.UnsupportedLanguageOrLocale.self, unsupportedLanguageOrLocale),
            detail(LanguageModelError.Timeout.self, timeout),
        ].map { $0.withViews(of: "LanguageModelError") }
    }

    private static let cases = [
        "contextSizeExceeded", "rateLimited", "guardrailViolation", "refusal", "unsupportedCapability",
        "unsupportedTranscriptContent", "unsupportedGenerationGuide", "unsupportedLanguageOrLocale", "timeout",
    ]

    private static func payloadType(_ name: String) -> String {
        "LanguageModelError." + name.prefix(1).uppercased() + name.dropFirst()
    }

    private func detail<Detail: BridgedErrorDetail>(_ type: Detail.Type, _ rows: [HostMember]) -> HostType {
        HostType("struct \(Detail.hostTypeName): Sendable", configure: configure(type)) { rows + Detail.commonRows }
    }

    private func configure<Detail: BridgedErrorDetail>(_ detail: Detail.Type) -> (NominalType) -> Void {
        { type in
            type.hooks.mirror = { [("debugDescription", .string($0.payload(Detail.self)?.debugDescription ?? ""))] }
        }
    }

    private static let rest = "debugDescription: String, metadata: [String: Any] = [:]"

    private var contextSizeExceeded: [HostMember] {
        typealias Detail = LanguageModelError.ContextSizeExceeded
        return [
            .making("init(contextSize: Int, tokenCount: Int, \(Self.rest))") { (size: Int, count: Int, text: String) in
                Detail(contextSize: size, tokenCount: count, debugDescription: text)
            },
            .stored("contextSize: Int", \Detail.contextSize), .stored("tokenCount: Int", \Detail.tokenCount),
        ]
    }

    private var rateLimited: [HostMember] {
        typealias Detail = LanguageModelError.RateLimited
        return [
            .making("init(resetDate: Date?, \(Self.rest))") { (date: Date?, text: String) in
                Detail(resetDate: date, debugDescription: text)
            },
            .stored("resetDate: Date?", \Detail.resetDate),
        ]
    }

    private var guardrailViolation: [HostMember] {
        [
            .making("init(\(Self.rest))") { (text: String) in
                LanguageModelError.GuardrailViolation(debugDescription: text)
            }
        ]
    }

    private var timeout: [HostMember] {
        [.making("init(\(Self.rest))") { (text: String) in LanguageModelError.Timeout(debugDescription: text) }]
    }

    private var refusal: [HostMember] {
        typealias Detail = LanguageModelError.Refusal
        return [
            .making("init(explanation: String, \(Self.rest))") { (explanation: String, text: String) in
                Detail(explanation: explanation, debugDescription: text)
            }
        ]
            + RefusalRows(bridge: bridge).rows { (refusal: Detail) in
                (response: { try await refusal.explanation }, stream: { refusal.explanationStream })
            }
    }

    private var unsupportedCapability: [HostMember] {
        typealias Detail = LanguageModelError.UnsupportedCapability
        return [
            .making("init(capability: LanguageModelCapabilities.Capability, \(Self.rest))") {
                (capability: LanguageModelCapabilities.Capability, text: String) in
                Detail(capability: capability, debugDescription: text)
            },
            .stored("capability: LanguageModelCapabilities.Capability", \Detail.capability),
        ]
    }

    private var unsupportedTranscriptContent: [HostMember] {
        typealias Detail = LanguageModelError.UnsupportedTranscriptContent
        return [
            .making("init(unsupportedContent: [Transcript.Entry], \(Self.rest))") {
                (entries: [Transcript.Entry], text: String) in
                Detail(unsupportedContent: entries, debugDescription: text)
            },
            .stored("unsupportedContent: [Transcript.Entry]", \Detail.unsupportedContent),
        ]
    }

    private var unsupportedGenerationGuide: [HostMember] {
        typealias Detail = LanguageModelError.UnsupportedGenerationGuide
        return [
            .making("init(schemaName: String?, \(Self.rest))") { (name: String?, text: String) in
                Detail(schemaName: name, debugDescription: text)
            },
            .stored("schemaName: String?", \Detail.schemaName),
        ]
    }

    private var unsupportedLanguageOrLocale: [HostMember] {
        typealias Detail = LanguageModelError.UnsupportedLanguageOrLocale
        return [
            .making("init(languageCode: Locale.LanguageCode, \(Self.rest))") {
                (code: Locale.LanguageCode, text: String) in
                Detail(languageCode: code, debugDescription: text)
            },
            .stored("languageCode: Locale.LanguageCode", \Detail.languageCode),
        ]
    }
}
