import Foundation
import FoundationModels
import PlaygroundEvaluator

extension LanguageModelSession.GenerationError: BridgedUnion {
    static let hostTypeName = "LanguageModelSession.GenerationError"

    private static let makers: [(name: String, make: @Sendable (Context) -> LanguageModelSession.GenerationError)] = [
        ("exceededContextWindowSize", { .exceededContextWindowSize($0) }),
        ("assetsUnavailable", { .assetsUnavailable($0) }),
        ("guardrailViolation", { .guardrailViolation($0) }),
        ("unsupportedGuide", { .unsupportedGuide($0) }),
        ("unsupportedLanguageOrLocale", { .unsupportedLanguageOrLocale($0) }),
        ("decodingFailure", { .decodingFailure($0) }),
        ("rateLimited", { .rateLimited($0) }),
        ("concurrentRequests", { .concurrentRequests($0) }),
    ]

    static var plainCases: [String] { makers.map(\.name) }

    var parts: (name: String, payload: [any ProgramValue]) {
        if case .refusal(let refusal, let context) = self { return ("refusal", [refusal, context]) }
        return (String("\(self)".prefix { $0.isLetter }), [context])
    }

    static func make(_ name: String, _ payload: [Value]) -> LanguageModelSession.GenerationError? {
        guard let context = payload.last?.payload(Context.self) else { return nil }
        if name == "refusal" {
            return payload.first?.payload(Refusal.self).map { .refusal($0, context) }
        }
        return makers.first { $0.name == name }?.make(context)
    }
}

extension LanguageModelSession.GenerationError.Context: Bridged {
    static let hostTypeName = "LanguageModelSession.GenerationError.Context"
}

extension LanguageModelSession.GenerationError.Refusal: Bridged {
    static let hostTypeName = "LanguageModelSession.GenerationError.Refusal"
}

/// `LanguageModelSession.GenerationError` in the program.
struct GenerationErrorTable {
    let bridge: SessionBridge

    private typealias Failure = LanguageModelSession.GenerationError

    var types: [HostType] {
        [
            HostType("enum \(Failure.hostTypeName): LocalizedError, Error") {
                Failure.plainCases.map { HostMember(noting: "case \($0)(\(Failure.Context.hostTypeName))") } + [
                    HostMember(
                        noting: "case refusal(\(Failure.Refusal.hostTypeName), \(Failure.Context.hostTypeName))")
                ] + ErrorRows.texts
            }.withViews(of: Failure.hostTypeName),
            HostType("struct \(Failure.Context.hostTypeName): Sendable", configure: configure) {
                [
                    .making("init(debugDescription: String)") { (text: String) in
                        Failure.Context(debugDescription: text)
                    },
                    .reading("debugDescription: String") { (context: Failure.Context) in context.debugDescription },
                ]
            },
            HostType("struct \(Failure.Refusal.hostTypeName): Sendable") {
                [
                    .making("init(transcriptEntries: [Transcript.Entry])") { (entries: [Transcript.Entry]) in
                        Failure.Refusal(transcriptEntries: entries)
                    }
                ]
                    + RefusalRows(bridge: bridge).rows { (refusal: Failure.Refusal) in
                        (response: { try await refusal.explanation }, stream: { refusal.explanationStream })
                    }
            },
        ]
    }

    private func configure(_ type: NominalType) {
        type.hooks.mirror = {
            [("debugDescription", .string($0.payload(Failure.Context.self)?.debugDescription ?? ""))]
        }
    }
}
