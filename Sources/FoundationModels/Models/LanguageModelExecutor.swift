/// The part of a backend that turns requests into streams of events. API version 27.0.
///
/// An executor never sees a tool's code and never writes a transcript: it sends text, reasoning and tool calls into
/// the channel, and the session does the rest. It must stop soon after its task is cancelled.
public protocol LanguageModelExecutor: Sendable {
    /// What an executor is made from; equal values may share one executor.
    associatedtype Configuration: Hashable, Sendable
    /// The model this executor runs.
    associatedtype Model: LanguageModel

    /// Creates an executor; an error surfaces at the session's first request.
    init(configuration: Configuration) throws

    /// Hints that requests that start with this transcript will follow soon. The default does nothing.
    func prewarm(model: Model, transcript: Transcript)

    /// Generates what follows the request's transcript and sends it into the channel.
    ///
    /// Returning ends the answer; throwing ends the request. An executor throws the cases of ``LanguageModelError``:
    /// in particular `contextSizeExceeded` when the transcript and the answer do not fit the model's window. When the
    /// request has a schema, the text sent for a response is JSON that satisfies it.
    nonisolated(nonsending) func respond(
        to request: LanguageModelExecutorGenerationRequest,
        model: Model,
        streamingInto channel: LanguageModelExecutorGenerationChannel
    ) async throws
}

extension LanguageModelExecutor {
    /// Does nothing: warming up is only a hint.
    public func prewarm(model: Model, transcript: Transcript) {}
}
