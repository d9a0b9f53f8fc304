/// A model and its executor with the types erased: what a session talks to.
package struct ModelConnection: Sendable {
    package let prewarm: @Sendable (Transcript) -> Void
    package let respond:
        @Sendable (LanguageModelExecutorGenerationRequest, LanguageModelExecutorGenerationChannel) async throws -> Void

    /// Creates the model's executor.
    package init<Model: LanguageModel>(_ model: Model) throws {
        let executor = try Model.Executor(configuration: model.executorConfiguration)
        prewarm = { executor.prewarm(model: model, transcript: $0) }
        respond = { try await executor.respond(to: $0, model: model, streamingInto: $1) }
    }
}

/// The identity of an executor: the model's type and its configuration.
struct ConnectionKey: Hashable, Sendable {
    private let model: ObjectIdentifier
    private let configuration: any Hashable & Sendable

    init<Model: LanguageModel>(_ model: Model) {
        self.model = ObjectIdentifier(Model.self)
        self.configuration = model.executorConfiguration
    }

    static func == (lhs: ConnectionKey, rhs: ConnectionKey) -> Bool {
        lhs.model == rhs.model && AnyHashable(lhs.configuration) == AnyHashable(rhs.configuration)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(model)
        hasher.combine(AnyHashable(configuration))
    }
}
