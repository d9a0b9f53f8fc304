/// What a tool returned in the first betas of 2025; tools now return any value that a prompt can hold.
@available(*, deprecated, message: "Return a String, GeneratedContent, or any PromptRepresentable value instead.")
public struct ToolOutput: Sendable {
    private let content: GeneratedContent

    /// Creates an output of text.
    public init(_ string: String) {
        content = GeneratedContent(string)
    }

    /// Creates an output of content.
    public init(_ content: GeneratedContent) {
        self.content = content
    }

    /// Creates an output of text, in another spelling of the betas.
    public static func string(_ string: String) -> ToolOutput {
        ToolOutput(string)
    }
}

@available(*, deprecated)
extension ToolOutput: PromptRepresentable {
    /// The content as a prompt holds it.
    public var promptRepresentation: Prompt { return content.promptRepresentation }
}
