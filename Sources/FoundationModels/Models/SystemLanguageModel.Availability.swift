import Foundation

extension SystemLanguageModel {
    /// Whether the model can be used, and why not. API version 26.0.
    @frozen
    public enum Availability: Equatable, Sendable {
        /// The model can be used.
        case available
        /// The model cannot be used.
        case unavailable(UnavailableReason)

        /// Why the model cannot be used. API version 26.0.
        public enum UnavailableReason: Hashable, Sendable, CaseIterable {
            /// The device cannot run the model.
            case deviceNotEligible
            /// Apple Intelligence is switched off.
            case appleIntelligenceNotEnabled
            /// The model is not there yet: not downloaded, not configured, or still loading.
            case modelNotReady
        }
    }

    /// Whether the model can be used now. API version 26.0.
    public var availability: Availability {
        surroundings.simulatedAvailability ?? (surroundings.backend == nil ? .unavailable(.modelNotReady) : .available)
    }

    /// Whether the model can be used now. API version 26.0.
    public var isAvailable: Bool { availability == .available }

    /// What goes wrong with the system model itself. API version 27.0.
    public enum Error: Swift.Error {
        /// The model is missing, or went away.
        case assetsUnavailable(AssetsUnavailable)

        /// What is missing. API version 27.0.
        public struct AssetsUnavailable: Sendable {
            /// What went wrong, in a sentence.
            public var debugDescription: String

            /// Creates the error's details.
            public init(debugDescription: String) {
                self.debugDescription = debugDescription
            }
        }
    }

    /// The error of a request to a model that is not available; nil when it is.
    var unavailability: Error? {
        guard case .unavailable(let reason) = availability else { return nil }
        return .assetsUnavailable(Error.AssetsUnavailable(debugDescription: Self.explanation(of: reason, surroundings)))
    }

    private static func explanation(
        of reason: Availability.UnavailableReason, _ surroundings: Environment
    ) -> String {
        switch reason {
        case .deviceNotEligible:
            "The system language model is unavailable: this device is not eligible for it."
        case .appleIntelligenceNotEnabled:
            "The system language model is unavailable: Apple Intelligence is not enabled. Enable it in the settings."
        case .modelNotReady where surroundings.backend == nil:
            "The system language model is unavailable: no model is configured. "
                + "Set SystemLanguageModel.environment to one with a backend around this code."
        case .modelNotReady:
            "The system language model is unavailable: the model is not ready. Try again later."
        }
    }
}

extension SystemLanguageModel.Error: LocalizedError, CustomDebugStringConvertible {
    /// What went wrong, in a sentence.
    public var errorDescription: String? { debugDescription }

    /// What went wrong, in a sentence.
    public var debugDescription: String {
        switch self {
        case .assetsUnavailable(let payload): payload.debugDescription
        }
    }
}
