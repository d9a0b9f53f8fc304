/// What goes into the model's context beside the transcript. API version 27.0.
public struct ContextOptions: Sendable, Equatable {
    /// Whether the prompt shows the schema to the model; nil leaves it to the kind of request.
    public var includeSchemaInPrompt: Bool?
    /// How much the model should reason before it answers; nil leaves it to the model.
    public var reasoningLevel: ReasoningLevel?

    /// Creates options; what is nil is left to the framework.
    public init(includeSchemaInPrompt: Bool? = nil, reasoningLevel: ReasoningLevel? = nil) {
        self.includeSchemaInPrompt = includeSchemaInPrompt
        self.reasoningLevel = reasoningLevel
    }

    /// How much a model reasons before it answers. API version 27.0.
    public enum ReasoningLevel: Sendable, Equatable {
        /// A little.
        case light
        /// Some.
        case moderate
        /// As much as it takes.
        case deep
        /// A level only this model knows.
        case custom(String)
    }
}
