/// A model that can answer a session's requests through an executor.
///
/// A model is a value that names what to run; the ``Executor`` does the work. The session owns the transcript, the
/// tool loop and the decoding of structured answers, so that a new backend has to implement one method:
/// ``LanguageModelExecutor/respond(to:model:streamingInto:)``. API version 27.0.
public protocol LanguageModel: Sendable {
    /// The type that turns requests into streams of events for this model.
    associatedtype Executor: LanguageModelExecutor where Executor.Model == Self

    /// What the model can do; a session refuses requests that need more.
    var capabilities: LanguageModelCapabilities { get }

    /// The value an executor is made from; equal configurations may share one executor.
    var executorConfiguration: Executor.Configuration { get }

    /// Tells whether the model reads data attachments of a type. API version 27.2.
    ///
    /// The type is an identifier such as `public.json` or a MIME type; Apple's platforms use `UTType`. Models read none
    /// unless they say so.
    func supportsDataAttachmentType(_ contentType: String) -> Bool
}

extension LanguageModel {
    /// No data attachments are read.
    public func supportsDataAttachmentType(_ contentType: String) -> Bool { false }
}

/// A model that knows the size of its context window and can count tokens.
///
/// Easel's own. Apple's protocol leaves both to the concrete model. A backend that conforms answers
/// ``SystemLanguageModel/contextSize`` and `tokenCount(for:)` when it stands in for the system model.
public protocol TokenCountingLanguageModel: LanguageModel {
    /// The most tokens that instructions, prompts, tools, schemas and answers may have together.
    var contextSize: Int { get }

    /// Counts the tokens that these entries take in the model's own prompt format.
    ///
    /// - Throws: What the backend throws when it cannot count.
    func tokenCount(for entries: [Transcript.Entry]) async throws -> Int
}
