import FoundationModels

/// A transcript as messages for a chat template.
struct Conversation {
    private(set) var messages: [ChatMessage] = []
    private let tools: ToolPrompting

    init(
        _ transcript: some Collection<Transcript.Entry>, tools: ToolPrompting,
        useCase: SystemLanguageModel.UseCase = .general
    ) throws {
        self.tools = tools
        try Self.refuseAttachments(in: transcript)
        let instructions = systemText(of: transcript, useCase: useCase)
        if !instructions.isEmpty { add(.system, instructions) }
        messages += tools.example(for: transcript.flatMap(\.toolDefinitions))
        for entry in transcript { append(entry) }
    }

    private mutating func append(_ entry: Transcript.Entry) {
        switch entry {
        case .instructions, .reasoning: break
        case .prompt(let prompt): add(.user, Self.text(of: prompt))
        case .toolCalls(let calls): add(.assistant, tools.text(of: calls))
        case .toolOutput(let output): add(.tool, output.segments.plainText)
        case .response(let response): add(.assistant, response.segments.plainText)
        }
    }

    private mutating func add(_ role: ChatMessage.Role, _ content: String) {
        messages.append(ChatMessage(role: role, content: content))
    }

    private func systemText(
        of transcript: some Collection<Transcript.Entry>, useCase: SystemLanguageModel.UseCase
    ) -> String {
        var parts: [String] = []
        if useCase == .contentTagging { parts.append(Self.taggingInstructions) }
        for case .instructions(let entry) in transcript {
            parts.append(entry.segments.plainText)
            parts.append(tools.text(describing: entry.toolDefinitions))
        }
        return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    private static let taggingInstructions =
        "Answer only with a few short lowercase tags for the given text: its topics, unless told otherwise."

    private static func text(of prompt: Transcript.Prompt) -> String {
        let text = prompt.segments.plainText
        guard let format = prompt.responseFormat, prompt.contextOptions.includeSchemaInPrompt ?? true else {
            return text
        }
        switch format.kind {
        case .schema(let schema):
            return text + "\n\nAnswer with JSON that follows this schema:\n" + schema.jsonText
        }
    }

    private static func refuseAttachments(in transcript: some Collection<Transcript.Entry>) throws {
        let refused = transcript.filter { entry in
            entry.segments.contains { if case .attachment = $0 { true } else { false } }
        }
        if refused.isEmpty { return }
        throw LanguageModelError.unsupportedTranscriptContent(
            .init(
                unsupportedContent: refused,
                debugDescription: "This model reads text only. Remove images and data from the prompt."))
    }
}

extension Transcript.Entry {
    /// The tools that an instructions entry describes.
    fileprivate var toolDefinitions: [Transcript.ToolDefinition] {
        if case .instructions(let entry) = self { entry.toolDefinitions } else { [] }
    }
}
