import Foundation
import FoundationModels
import PlaygroundEvaluator

/// `PrivateCloudComputeLanguageModel` in the program: there, and never available.
enum PrivateCloudComputeTable {
    private typealias Cloud = PrivateCloudComputeLanguageModel
    private static let name = PrivateCloudComputeLanguageModel.hostTypeName

    static var types: [HostType] {
        [
            HostType("final class \(name): LanguageModel, Sendable") { members },
            HostType("enum \(name).Availability: Equatable, Sendable") {
                [
                    HostMember(noting: "case available"),
                    HostMember(noting: "case unavailable(\(name).Availability.UnavailableReason)"),
                ]
            },
            HostType("enum \(name).Availability.UnavailableReason: Hashable, Sendable") {
                Cloud.Availability.UnavailableReason.rows
            },
        ] + quota + errors
    }

    private static var members: [HostMember] {
        [
            .making("init()") { Cloud() },
            .reading("availability: \(name).Availability") { (model: Cloud) in model.availability },
            .reading("isAvailable: Bool") { (model: Cloud) in model.isAvailable },
            .reading("quotaUsage: \(name).QuotaUsage") { (model: Cloud) in model.quotaUsage },
            .reading("capabilities: LanguageModelCapabilities") { (model: Cloud) in model.capabilities },
            HostMember("var supportedLanguages: Set<Locale.Language> { get }") { _ in .set(SetValue([])) },
            HostMember("var contextSize: Int { get async throws }") { arguments in
                let model: Cloud = try arguments.bridgedReceiver()
                return try waiting(arguments.context) { try await model.contextSize }
            },
            HostMember("func supportsLocale(_ locale: Locale = .current) async throws -> Bool") { arguments in
                let model: Cloud = try arguments.bridgedReceiver()
                return try waiting(arguments.context) { try await model.supportsLocale() }
            },
        ]
    }

    private static func waiting<Result: ProgramValue & Sendable>(
        _ context: any HostContext, _ work: @escaping @Sendable () async throws -> Result
    ) throws -> Value {
        try ErrorBridge.translating(in: context) { try context.wait(work) }.written(context)
    }

    private static var quota: [HostType] {
        typealias Usage = Cloud.QuotaUsage
        let usage = Usage.hostTypeName
        return [
            HostType("struct \(usage): Sendable") {
                [
                    .stored("status: \(usage).Status", \Usage.status),
                    .stored(
                        "limitIncreaseSuggestion: \(usage).LimitIncreaseSuggestion?", \Usage.limitIncreaseSuggestion),
                    .stored("resetDate: Date?", \Usage.resetDate),
                    .reading("isLimitReached: Bool") { (usage: Usage) in usage.isLimitReached },
                ]
            },
            HostType("enum \(usage).Status: Sendable") {
                [
                    HostMember(noting: "case belowLimit(\(usage).Status.BelowLimit)"),
                    HostMember(noting: "case limitReached(\(usage).Status.LimitReached)"),
                ]
            },
            HostType("struct \(usage).Status.BelowLimit: Sendable") {
                [.stored("isApproachingLimit: Bool", \Usage.Status.BelowLimit.isApproachingLimit)]
            },
            HostType("struct \(usage).Status.LimitReached: Sendable"),
            HostType("struct \(usage).LimitIncreaseSuggestion: Sendable") {
                [HostMember("func show()") { _ in .void }]
            },
        ]
    }

    private static var errors: [HostType] {
        typealias Failure = Cloud.Error
        let error = Failure.hostTypeName
        return [
            HostType("enum \(error): LocalizedError, Error, CustomDebugStringConvertible") {
                ["networkFailure", "quotaLimitReached", "serviceUnavailable"].map { name in
                    HostMember(noting: "case \(name)(\(error).\(name.prefix(1).uppercased() + name.dropFirst()))")
                } + ErrorRows.texts + [ErrorRows.debugDescription]
            },
            HostType("struct \(error).NetworkFailure: Sendable") {
                [
                    .making("init(debugDescription: String)") { (text: String) in
                        Failure.NetworkFailure(debugDescription: text)
                    },
                    .stored("debugDescription: String", \Failure.NetworkFailure.debugDescription),
                ]
            },
            HostType("struct \(error).QuotaLimitReached: Sendable") { limit },
            HostType("struct \(error).ServiceUnavailable: Sendable") {
                [
                    .making("init(debugDescription: String)") { (text: String) in
                        Failure.ServiceUnavailable(debugDescription: text)
                    },
                    .stored("debugDescription: String", \Failure.ServiceUnavailable.debugDescription),
                ]
            },
        ]
    }

    private static var limit: [HostMember] {
        typealias Reached = Cloud.Error.QuotaLimitReached
        typealias Suggestion = Cloud.QuotaUsage.LimitIncreaseSuggestion
        return [
            .making(
                """
                init(limitIncreaseSuggestion: \(Suggestion.hostTypeName)? = nil, resetDate: Date? = nil, \
                debugDescription: String)
                """
            ) { (suggestion: Suggestion?, date: Date?, text: String) in
                Reached(limitIncreaseSuggestion: suggestion, resetDate: date, debugDescription: text)
            },
            .stored("limitIncreaseSuggestion: \(Suggestion.hostTypeName)?", \Reached.limitIncreaseSuggestion),
            .stored("resetDate: Date?", \Reached.resetDate),
            .stored("debugDescription: String", \Reached.debugDescription),
        ]
    }
}
