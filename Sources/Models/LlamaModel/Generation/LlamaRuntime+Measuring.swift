import FoundationModels

/// What benchmarks ask a runtime, beside what executors do.
extension LlamaRuntime {
    /// The text that a conversation is for the model.
    func promptText(for entries: [Transcript.Entry]) throws -> String {
        String(decoding: try model().prompt(for: entries, opensReply: true).text, as: UTF8.self)
    }
}

extension LlamaModel {
    /// The text that a conversation is for the model, up to where its answer begins.
    package func promptText(for entries: [Transcript.Entry]) async throws -> String {
        try await runtime.promptText(for: entries)
    }

    /// Answers a request as an executor does, and returns what the decoder made of it.
    package func measuredAnswer(
        to request: LanguageModelExecutorGenerationRequest,
        onEvent: @escaping @Sendable (LanguageModelExecutorGenerationChannel.Event) -> Void
    ) async throws -> GuidedOutput {
        try await runtime.respond(to: request, cancellation: Cancellation(), send: onEvent)
    }
}
