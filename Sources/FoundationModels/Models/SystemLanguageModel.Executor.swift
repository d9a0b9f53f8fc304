import Foundation

extension SystemLanguageModel: LanguageModel {
    /// What the backend can do; everything but vision and reasoning when there is none. API version 27.0.
    public var capabilities: LanguageModelCapabilities {
        surroundings.backend?.capabilities ?? LanguageModelCapabilities([.guidedGeneration, .toolCalling])
    }

    /// Whether the backend reads data attachments of a type. API version 27.2.
    public func supportsDataAttachmentType(_ contentType: String) -> Bool {
        surroundings.backend?.supportsDataAttachmentType(contentType) ?? false
    }

    /// What the executor is made from. API version 27.0.
    public var executorConfiguration: Executor.Configuration {
        Executor.Configuration(backend: surroundings.backend)
    }

    /// Passes requests to the backend, between the checks of the environment. API version 27.0.
    public struct Executor: LanguageModelExecutor {
        /// The model this executor runs.
        public typealias Model = SystemLanguageModel

        /// What the executor is made from: the backend. API version 27.0.
        public struct Configuration: Hashable, Sendable {
            let backend: (any LanguageModel)?
            private let key: ConnectionKey?

            init(backend: (any LanguageModel)?) {
                self.backend = backend
                self.key = backend.map { ConnectionKey($0) }
            }

            /// Compares the backends' types and configurations.
            public static func == (lhs: Configuration, rhs: Configuration) -> Bool { lhs.key == rhs.key }

            /// Hashes the backend's type and configuration.
            public func hash(into hasher: inout Hasher) { hasher.combine(key) }
        }

        private let connection: ModelConnection?

        /// Connects to the backend.
        ///
        /// - Throws: What keeps the model from being run.
        public init(configuration: Configuration) throws {
            connection = try configuration.backend.map { try ModelConnection($0) }
        }

        /// Passes the hint to the backend.
        public func prewarm(model: SystemLanguageModel, transcript: Transcript) {
            guard model.isAvailable else { return }
            connection?.prewarm(transcript)
        }

        /// Passes the request to the backend, unless the environment says otherwise.
        ///
        /// - Throws: A case of ``LanguageModelError``, or what the backend throws.
        nonisolated(nonsending) public func respond(
            to request: LanguageModelExecutorGenerationRequest,
            model: SystemLanguageModel,
            streamingInto channel: LanguageModelExecutorGenerationChannel
        ) async throws {
            if let error = model.unavailability { throw error }
            if let error = model.surroundings.simulatedError { throw error }
            guard let connection else { return }
            let request = request.serving(model.useCase)
            let filter = GuardrailFilter(model: model, isStructured: request.schema != nil)
            try filter.check(prompt: request.transcript)
            try await filter.pass(from: { try await connection.respond(request, $0) }, to: channel)
        }
    }
}
