import Foundation

/// What a session asks of an executor: continue this transcript. API version 27.0.
public struct LanguageModelExecutorGenerationRequest: Sendable {
    /// The identity of the request; each round of a tool loop is a request of its own.
    public var id: UUID
    /// Everything said so far; the last entry is the prompt, or the tool outputs to go on from.
    public var transcript: Transcript
    /// The tools the model may call now; empty when tool calling is disallowed.
    public var enabledToolDefinitions: [Transcript.ToolDefinition]
    /// The schema the answer must satisfy, or nil for text.
    public var schema: GenerationSchema?
    /// How to sample and how much to generate.
    public var generationOptions: GenerationOptions
    /// What to put into the prompt beside the transcript.
    public var contextOptions: ContextOptions

    var storedMetadata: TranscriptMetadata
    /// The seed for random sampling when the options name none; nil leaves the choice to the executor.
    package var defaultSeed: UInt64?
    /// What the system model was made for; other models see `general`.
    package var useCase: SystemLanguageModel.UseCase = .general
    /// The session that asks: the same value for all requests of one session.
    package var sessionID: UUID?

    /// What the caller attached to the request.
    public var metadata: [String: any ConvertibleToGeneratedContent] {
        get { storedMetadata.values }
        set { storedMetadata = TranscriptMetadata(newValue) }
    }

    /// Creates a request.
    public init(
        id: UUID,
        transcript: Transcript,
        enabledTools: [Transcript.ToolDefinition],
        schema: GenerationSchema? = nil,
        generationOptions: GenerationOptions,
        contextOptions: ContextOptions,
        metadata: [String: any ConvertibleToGeneratedContent]
    ) {
        self.id = id
        self.transcript = transcript
        self.enabledToolDefinitions = enabledTools
        self.schema = schema
        self.generationOptions = generationOptions
        self.contextOptions = contextOptions
        self.storedMetadata = TranscriptMetadata(metadata)
    }

    /// The request as the system model of a use case passes it on.
    func serving(_ useCase: SystemLanguageModel.UseCase) -> Self {
        var copy = self
        copy.useCase = useCase
        return copy
    }
}
