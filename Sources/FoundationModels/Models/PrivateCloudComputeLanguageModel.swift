import Foundation

/// Apple's larger model in the cloud, which only Apple's platforms can reach. API version 27.0.
///
/// Here it exists so that code which offers it compiles: it is never available, and requests fail with
/// ``Error/serviceUnavailable(_:)``.
public final class PrivateCloudComputeLanguageModel: Sendable {
    /// Creates the model.
    public init() {}

    /// Whether the model can be used: never, off Apple's platforms.
    public var availability: Availability { .unavailable(.deviceNotEligible) }

    /// Whether the model can be used.
    public var isAvailable: Bool { availability == .available }

    /// How much of the quota is used: none.
    public var quotaUsage: QuotaUsage {
        QuotaUsage(status: .belowLimit(.init(isApproachingLimit: false)), limitIncreaseSuggestion: nil, resetDate: nil)
    }

    /// The most tokens a request may have; throws, since the service cannot be asked.
    public var contextSize: Int {
        get async throws { throw Self.unreachable }
    }

    /// The languages the model is meant for: none here.
    public var supportedLanguages: Set<Locale.Language> { [] }

    /// Tells whether the model is meant for a locale; throws, since the service cannot be asked.
    public func supportsLocale(_ locale: Locale = Locale.current) async throws -> Bool {
        throw Self.unreachable
    }

    static var unreachable: Error {
        .serviceUnavailable(
            .init(
                debugDescription: "Private Cloud Compute can be reached from Apple's platforms only. "
                    + "Use SystemLanguageModel or another model."))
    }
}

extension PrivateCloudComputeLanguageModel {
    /// Whether the model can be used, and why not. API version 27.0.
    @frozen
    public enum Availability: Equatable, Sendable {
        /// The model can be used.
        case available
        /// The model cannot be used.
        case unavailable(UnavailableReason)

        /// Why the model cannot be used. API version 27.0.
        public enum UnavailableReason: Hashable, Sendable {
            /// The device cannot reach the service.
            case deviceNotEligible
            /// The system is not set up for it yet.
            case systemNotReady
        }
    }

    /// How much of a person's quota is used. API version 27.0.
    public struct QuotaUsage: Sendable {
        /// Whether the limit is reached.
        public var status: Status
        /// What a person can do to get more, where there is something.
        public var limitIncreaseSuggestion: LimitIncreaseSuggestion?
        /// When the quota starts anew, where known.
        public var resetDate: Date?

        /// Whether nothing is left of the quota.
        public var isLimitReached: Bool {
            if case .limitReached = status { true } else { false }
        }

        /// The state of a quota. API version 27.0.
        public enum Status: Sendable {
            /// Something is left.
            case belowLimit(BelowLimit)
            /// Nothing is left.
            case limitReached(LimitReached)

            /// A quota that is not used up. API version 27.0.
            public struct BelowLimit: Sendable {
                /// Whether little is left.
                public var isApproachingLimit: Bool
            }

            /// A quota that is used up. API version 27.0.
            public struct LimitReached: Sendable {}
        }

        /// A way to a larger quota, which the system can show. API version 27.0.
        public struct LimitIncreaseSuggestion: Sendable {
            /// Shows the suggestion; there is nothing to show here.
            public func show() {}
        }
    }
}

extension PrivateCloudComputeLanguageModel {
    /// What goes wrong with the service. API version 27.0.
    public enum Error: Swift.Error, LocalizedError, CustomDebugStringConvertible {
        /// The network failed.
        case networkFailure(NetworkFailure)
        /// The quota is used up.
        case quotaLimitReached(QuotaLimitReached)
        /// The service does not answer.
        case serviceUnavailable(ServiceUnavailable)

        /// What went wrong, in a sentence.
        public var errorDescription: String? { debugDescription }

        /// What went wrong, in a sentence.
        public var debugDescription: String {
            switch self {
            case .networkFailure(let payload): payload.debugDescription
            case .quotaLimitReached(let payload): payload.debugDescription
            case .serviceUnavailable(let payload): payload.debugDescription
            }
        }

        /// How the network failed. API version 27.0.
        public struct NetworkFailure: Sendable {
            /// What went wrong, in a sentence.
            public var debugDescription: String

            /// Creates the error's details.
            public init(debugDescription: String) {
                self.debugDescription = debugDescription
            }
        }

        /// When the quota starts anew. API version 27.0.
        public struct QuotaLimitReached: Sendable {
            /// What a person can do to get more, where there is something.
            public var limitIncreaseSuggestion: QuotaUsage.LimitIncreaseSuggestion?
            /// When the quota starts anew, where known.
            public var resetDate: Date?
            /// What went wrong, in a sentence.
            public var debugDescription: String

            /// Creates the error's details.
            public init(
                limitIncreaseSuggestion: QuotaUsage.LimitIncreaseSuggestion? = nil, resetDate: Date? = nil,
                debugDescription: String
            ) {
                self.limitIncreaseSuggestion = limitIncreaseSuggestion
                self.resetDate = resetDate
                self.debugDescription = debugDescription
            }
        }

        /// Why the service does not answer. API version 27.0.
        public struct ServiceUnavailable: Sendable {
            /// What went wrong, in a sentence.
            public var debugDescription: String

            /// Creates the error's details.
            public init(debugDescription: String) {
                self.debugDescription = debugDescription
            }
        }
    }
}

extension PrivateCloudComputeLanguageModel: LanguageModel {
    /// What the service can do.
    public var capabilities: LanguageModelCapabilities {
        LanguageModelCapabilities([.guidedGeneration, .toolCalling, .reasoning, .vision])
    }

    /// What the executor is made from: nothing.
    public var executorConfiguration: Executor.Configuration { Executor.Configuration() }

    /// Refuses every request. API version 27.0.
    public struct Executor: LanguageModelExecutor {
        /// The model this executor runs.
        public typealias Model = PrivateCloudComputeLanguageModel

        /// What the executor is made from: nothing. API version 27.0.
        public struct Configuration: Hashable, Sendable {}

        /// Creates an executor.
        public init(configuration: Configuration) {}

        /// Does nothing: the service cannot be reached.
        public func prewarm(model: PrivateCloudComputeLanguageModel, transcript: Transcript) {}

        /// Throws `serviceUnavailable`: the service cannot be reached.
        nonisolated(nonsending) public func respond(
            to request: LanguageModelExecutorGenerationRequest,
            model: PrivateCloudComputeLanguageModel,
            streamingInto channel: LanguageModelExecutorGenerationChannel
        ) async throws {
            throw PrivateCloudComputeLanguageModel.unreachable
        }
    }
}
