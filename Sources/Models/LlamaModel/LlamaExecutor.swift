import FoundationModels

/// Answers requests with a model in this process.
public struct LlamaExecutor: LanguageModelExecutor {
    /// The model this executor runs.
    public typealias Model = LlamaModel

    /// The loaded model that executors share; equal for copies of one ``LlamaModel``.
    public struct Configuration: Hashable, Sendable {
        let runtime: LlamaRuntime

        /// Compares which loaded model is shared.
        public static func == (lhs: Configuration, rhs: Configuration) -> Bool { lhs.runtime === rhs.runtime }

        /// Hashes which loaded model is shared.
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(runtime)) }
    }

    private let runtime: LlamaRuntime

    /// Creates an executor; nothing is loaded yet.
    public init(configuration: Configuration) throws {
        runtime = configuration.runtime
    }

    /// Loads the model and evaluates the transcript in the background, so that the next request starts sooner.
    public func prewarm(model: LlamaModel, transcript: Transcript) {
        Task { [runtime] in await runtime.prewarm(transcript) }
    }

    /// Generates text, structured content or tool calls; stops within a token of cancellation.
    nonisolated(nonsending) public func respond(
        to request: LanguageModelExecutorGenerationRequest,
        model: LlamaModel,
        streamingInto channel: LanguageModelExecutorGenerationChannel
    ) async throws {
        let cancellation = Cancellation()
        // The model's thread does not wait for readers, so events pass through a stream.
        let (events, sender) = AsyncThrowingStream.makeStream(of: LanguageModelExecutorGenerationChannel.Event.self)
        let work = Task { [runtime] in
            do {
                _ = try await runtime.respond(to: request, cancellation: cancellation) { sender.yield($0) }
                sender.finish()
            } catch {
                sender.finish(throwing: error)
            }
        }
        try await withTaskCancellationHandler {
            for try await event in events { await channel.send(event) }
            await work.value
            try cancellation.check()
        } onCancel: {
            cancellation.cancel()
        }
    }
}
