/// A tool with its types erased: what it is called, what it takes, and how to call it.
///
/// Name, description and parameters are read when the session is made and never again, so that what the model was told
/// stays true.
struct ToolBinding: Sendable {
    let tool: any Tool
    let definition: Transcript.ToolDefinition
    /// Whether the instructions tell the model about the tool.
    let isShown: Bool
    /// Calls the tool with arguments that satisfy its parameters.
    let call: @Sendable (GeneratedContent) async throws -> PromptPieces

    init<T: Tool>(_ tool: T) {
        self.tool = tool
        definition = Transcript.ToolDefinition(tool: tool)
        isShown = tool.includesSchemaInInstructions
        call = { arguments in
            try await tool.call(arguments: T.Arguments(arguments)).promptRepresentation.pieces
        }
    }
}
