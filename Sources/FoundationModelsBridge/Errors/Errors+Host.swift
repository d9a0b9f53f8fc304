import Foundation
import FoundationModels
import PlaygroundEvaluator

extension LanguageModelSession.GenerationError.Refusal: Bridged {
    static let hostTypeName = "LanguageModelSession.GenerationError.Refusal"
}

/// The error types of the session library in the program, both families.
struct ErrorTable {
    let bridge: SessionBridge

    var types: [HostType] {
        [generationError, languageModelError] + details + [refusal] + others
    }

    // MARK: Version 26

    private static let generationErrorCases = [
        "exceededContextWindowSize", "assetsUnavailable", "guardrailViolation", "unsupportedGuide",
        "unsupportedLanguageOrLocale", "decodingFailure", "rateLimited", "concurrentRequests",
    ]

    private var generationError: HostType {
        let name = "LanguageModelSession.GenerationError"
        return HostType("enum \(name): LocalizedError, Error", configure: { configure($0) }) {
            Self.generationErrorCases.map { HostMember(noting: "case \($0)(\(name).Context)") }
                + [HostMember(noting: "case refusal(\(name).Refusal, \(name).Context)")] + texts
        }
    }

    // MARK: Version 27

    private static let languageModelErrorCases = [
        "contextSizeExceeded", "rateLimited", "guardrailViolation", "refusal", "unsupportedCapability",
        "unsupportedTranscriptContent", "unsupportedGenerationGuide", "unsupportedLanguageOrLocale", "timeout",
    ]

    private static func payloadType(_ name: String) -> String {
        "LanguageModelError." + name.prefix(1).uppercased() + name.dropFirst()
    }

    private var languageModelError: HostType {
        HostType("enum LanguageModelError: LocalizedError, Error", configure: { configure($0) }) {
            Self.languageModelErrorCases.map { HostMember(noting: "case \($0)(\(Self.payloadType($0)))") } + texts
        }
    }

    /// The payloads of both families.
    private var details: [HostType] {
        let context = HostType(
            "struct LanguageModelSession.GenerationError.Context: Sendable", configure: configureDetail
        ) {
            [description, makeContext]
        }
        let payloads = Self.languageModelErrorCases.map { name in
            HostType("struct \(Self.payloadType(name)): Sendable", configure: configureDetail) {
                [description] + numbers(of: name)
            }
        }
        let assets = HostType(
            "struct SystemLanguageModel.Error.AssetsUnavailable: Sendable", configure: configureDetail
        ) { [description] }
        return [context] + payloads + [assets]
    }

    private var description: HostMember {
        HostMember("var debugDescription: String { get }") { arguments in
            .string(arguments.receiver.payload(ErrorDetail.self)?.description ?? "")
        }
    }

    private var makeContext: HostMember {
        HostMember("init(debugDescription: String)") { arguments in
            let text = try arguments.text(0)
            let error = LanguageModelSession.GenerationError.decodingFailure(.init(debugDescription: text))
            return try arguments.context.hostValue(
                ErrorDetail(error: error, description: text), named: "LanguageModelSession.GenerationError.Context")
        }
    }

    private func numbers(of name: String) -> [HostMember] {
        guard name == "contextSizeExceeded" else { return [] }
        func row(
            _ property: String, _ path: KeyPath<LanguageModelError.ContextSizeExceeded, Int> & Sendable
        ) -> HostMember {
            HostMember("var \(property): Int { get }") { arguments in
                guard let detail = arguments.receiver.payload(ErrorDetail.self),
                    case .contextSizeExceeded(let payload) = detail.error as? LanguageModelError
                else { return .int(0) }
                return .int(payload[keyPath: path])
            }
        }
        return [row("contextSize", \.contextSize), row("tokenCount", \.tokenCount)]
    }

    /// `errorDescription` and its companions, from the Swift error itself.
    private var texts: [HostMember] {
        func row(_ name: String, _ read: @escaping (any LocalizedError) -> String?) -> HostMember {
            HostMember("var \(name): String? { get }") { arguments in
                (arguments.receiver.bridgedError as? any LocalizedError).flatMap(read).value
            }
        }
        return [
            row("errorDescription", \.errorDescription), row("failureReason", \.failureReason),
            row("recoverySuggestion", \.recoverySuggestion),
        ]
    }

    // MARK: Other errors

    private var refusal: HostType {
        HostType("struct LanguageModelSession.GenerationError.Refusal: Sendable") {
            [
                HostMember("init(transcriptEntries: [Transcript.Entry])") { arguments in
                    let entries = try arguments.elements(0).map { try TranscriptBridge.entry($0) }
                    return try arguments.context.value(
                        LanguageModelSession.GenerationError.Refusal(transcriptEntries: entries))
                },
                HostMember("var explanation: LanguageModelSession.Response<String> { get async throws }") {
                    (arguments: inout HostArguments) -> Value in
                    let refusal: LanguageModelSession.GenerationError.Refusal = try arguments.bridgedReceiver()
                    let context = arguments.context
                    let state = try ErrorBridge.translating(in: context) {
                        try bridge.register.around(trace: nil) {
                            try context.wait { StreamState(try await refusal.explanation) }
                        }
                    }
                    return try bridge.response(state, as: .unknown, context)
                },
            ]
        }
    }

    private var others: [HostType] {
        [
            HostType("enum LanguageModelSession.Error: LocalizedError, Error, Hashable") {
                [
                    HostMember(noting: "case concurrentRequests"),
                    HostMember(noting: "case transcriptMutationWhileResponding"),
                ]
            },
            HostType("enum SystemLanguageModel.Error: LocalizedError, Error") {
                [HostMember(noting: "case assetsUnavailable(SystemLanguageModel.Error.AssetsUnavailable)")] + texts
            },
            HostType("struct LanguageModelSession.ToolCallError: LocalizedError, Error") {
                [
                    .property("var tool: any Tool { get }") { ($0 as BridgedToolCallError).tool },
                    .property("var underlyingError: any Error { get }") {
                        ($0 as BridgedToolCallError).underlyingError
                    },
                    .property("var errorDescription: String? { get }") {
                        .some(.string(($0 as BridgedToolCallError).description))
                    },
                ]
            },
            HostType("struct GeneratedContent.ParsingError: LocalizedError, Error", configure: configureOpaque) {
                opaqueTexts
            },
            HostType("struct GenerationSchema.SchemaError: LocalizedError, Error", configure: configureOpaque) {
                opaqueTexts
            },
            // Errors of backends that belong to no family, such as a server that cannot be reached.
            HostType("struct LanguageModelFailure: LocalizedError, Error", configure: configureOpaque) { opaqueTexts },
        ]
    }

    private var opaqueTexts: [HostMember] {
        texts + [
            HostMember("var debugDescription: String { get }") { arguments in
                .string(arguments.receiver.bridgedError.map { String(reflecting: $0) } ?? "")
            }
        ]
    }

    // MARK: Hooks

    private func configureOpaque(_ type: NominalType) {
        type.hooks.describe = { value in value.bridgedError?.localizedDescription ?? "" }
        type.hooks.mirror = { value in
            [("description", .string(value.bridgedError?.localizedDescription ?? ""))]
        }
    }

    private func configureDetail(_ type: NominalType) {
        type.hooks.mirror = { value in
            [("debugDescription", .string(value.payload(ErrorDetail.self)?.description ?? ""))]
        }
    }

    /// An error of one family can be caught as the same error of the other.
    private func configure(_ type: NominalType) {
        type.hooks.view = { value, target in
            guard let error = value.bridgedError, let other = ErrorFamilies.counterpart(of: error) else { return nil }
            let form = ErrorForm(other)
            guard form.type == target.qualifiedName, let name = form.caseName,
                let index = target.cases.firstIndex(where: { $0.name == name })
            else { return nil }
            let payload = zip(target.cases[index].payload, form.payloads).compactMap { element, part -> Value? in
                guard case .nominal(let type, _) = element.type else { return nil }
                return .host(HostValue(part.value, type: type))
            }
            return .enumeration(EnumValue(type: target, caseIndex: index, payload: payload))
        }
    }
}

/// The same error in the other version's family.
private enum ErrorFamilies {
    static func counterpart(of error: any Error) -> (any Error)? {
        switch error {
        case let error as LanguageModelSession.GenerationError: error.successor
        default: nil
        }
    }
}

extension Value {
    /// The Swift error inside a value that stands for one.
    var bridgedError: (any Error)? {
        switch self {
        case .host(let host): (host.payload as? ErrorDetail)?.error ?? host.payload as? any Error
        case .enumeration(let value): value.payload.lazy.compactMap(\.bridgedError).first
        case .some(let wrapped): wrapped.bridgedError
        default: nil
        }
    }
}
