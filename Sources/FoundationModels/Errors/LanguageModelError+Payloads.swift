import Foundation

extension LanguageModelError {
    /// How far the request outgrew the model's window. API version 27.0.
    public struct ContextSizeExceeded: Sendable {
        /// The most tokens the model can hold.
        public var contextSize: Int
        /// The tokens the request needed.
        public var tokenCount: Int
        /// What went wrong, in a sentence.
        public var debugDescription: String
        /// Further values from the backend.
        public var metadata: [String: any Sendable]

        /// Creates the error's details.
        public init(
            contextSize: Int, tokenCount: Int, debugDescription: String,
            metadata: [String: any Sendable] = [:]
        ) {
            self.contextSize = contextSize
            self.tokenCount = tokenCount
            self.debugDescription = debugDescription
            self.metadata = metadata
        }
    }

    /// When requests will be accepted again. API version 27.0.
    public struct RateLimited: Sendable {
        /// When requests will be accepted again, where known.
        public var resetDate: Date?
        /// What went wrong, in a sentence.
        public var debugDescription: String
        /// Further values from the backend.
        public var metadata: [String: any Sendable]

        /// Creates the error's details.
        public init(resetDate: Date?, debugDescription: String, metadata: [String: any Sendable] = [:]) {
            self.resetDate = resetDate
            self.debugDescription = debugDescription
            self.metadata = metadata
        }
    }

    /// What the safety filter found. API version 27.0.
    public struct GuardrailViolation: Sendable {
        /// What went wrong, in a sentence.
        public var debugDescription: String
        /// Further values from the backend.
        public var metadata: [String: any Sendable]

        /// Creates the error's details.
        public init(debugDescription: String, metadata: [String: any Sendable] = [:]) {
            self.debugDescription = debugDescription
            self.metadata = metadata
        }
    }

    /// Which ability is missing. API version 27.0.
    public struct UnsupportedCapability: Sendable {
        /// The ability the request needs.
        public var capability: LanguageModelCapabilities.Capability
        /// What went wrong, in a sentence.
        public var debugDescription: String
        /// Further values from the backend.
        public var metadata: [String: any Sendable]

        /// Creates the error's details.
        public init(
            capability: LanguageModelCapabilities.Capability, debugDescription: String,
            metadata: [String: any Sendable] = [:]
        ) {
            self.capability = capability
            self.debugDescription = debugDescription
            self.metadata = metadata
        }
    }

    /// Which entries the model cannot read. API version 27.0.
    public struct UnsupportedTranscriptContent: Sendable {
        /// The entries the model cannot read.
        public var unsupportedContent: [Transcript.Entry]
        /// What went wrong, in a sentence.
        public var debugDescription: String
        /// Further values from the backend.
        public var metadata: [String: any Sendable]

        /// Creates the error's details.
        public init(
            unsupportedContent: [Transcript.Entry], debugDescription: String,
            metadata: [String: any Sendable] = [:]
        ) {
            self.unsupportedContent = unsupportedContent
            self.debugDescription = debugDescription
            self.metadata = metadata
        }
    }

    /// Which schema has a guide that cannot be enforced. API version 27.0.
    public struct UnsupportedGenerationGuide: Sendable {
        /// The schema with the guide, where known.
        public var schemaName: String?
        /// What went wrong, in a sentence.
        public var debugDescription: String
        /// Further values from the backend.
        public var metadata: [String: any Sendable]

        /// Creates the error's details.
        public init(schemaName: String?, debugDescription: String, metadata: [String: any Sendable] = [:]) {
            self.schemaName = schemaName
            self.debugDescription = debugDescription
            self.metadata = metadata
        }
    }

    /// Which language the model does not speak. API version 27.0.
    public struct UnsupportedLanguageOrLocale: Sendable {
        /// The language asked for.
        public var languageCode: Locale.LanguageCode
        /// What went wrong, in a sentence.
        public var debugDescription: String
        /// Further values from the backend.
        public var metadata: [String: any Sendable]

        /// Creates the error's details.
        public init(
            languageCode: Locale.LanguageCode, debugDescription: String,
            metadata: [String: any Sendable] = [:]
        ) {
            self.languageCode = languageCode
            self.debugDescription = debugDescription
            self.metadata = metadata
        }
    }

    /// How long the model was waited for. API version 27.0.
    public struct Timeout: Sendable {
        /// What went wrong, in a sentence.
        public var debugDescription: String
        /// Further values from the backend.
        public var metadata: [String: any Sendable]

        /// Creates the error's details.
        public init(debugDescription: String, metadata: [String: any Sendable] = [:]) {
            self.debugDescription = debugDescription
            self.metadata = metadata
        }
    }
}
