import FoundationModels

/// An answer made up from a request alone: the same request always gets the same answer.
///
/// * Text is a short sentence that quotes the beginning of the prompt; the content tagging use case gets tags, made of
///   the prompt's longer words.
/// * Structured content follows the schema and keeps every guide: the first choices differ by prompt, numbers lie within
///   their bounds, arrays have two elements unless their bounds say otherwise, optional properties are there.
/// * When the request has tools, each is called once with arguments that follow its schema; then the answer comes, and
///   a text answer quotes what the tools gave back.
struct SampleAnswer {
    private let request: LanguageModelExecutorGenerationRequest
    private let topic: String

    init(to request: LanguageModelExecutorGenerationRequest) {
        self.request = request
        topic = request.lastPrompt?.segments.plainText ?? ""
    }

    func step() throws -> Script.Step {
        var step = Script.Step()
        let outputs = request.outputsSincePrompt
        if outputs.isEmpty, !request.enabledToolDefinitions.isEmpty {
            step.calls = try request.enabledToolDefinitions.map(call)
        } else if let schema = request.schema {
            step.pieces = Script.Step.words(of: try content(schema, salt: "").jsonString)
        } else {
            step.pieces = Script.Step.words(of: request.useCase == .contentTagging ? tags : sentence(outputs))
        }
        return step
    }

    private func call(_ tool: Transcript.ToolDefinition) throws -> Script.Call {
        Script.Call(tool: tool.name, arguments: try content(tool.parameters, salt: tool.name).jsonString)
    }

    private func content(_ schema: GenerationSchema, salt: String) throws -> GeneratedContent {
        var content = SampleContent(schema: schema, topic: topic + salt)
        return try content.content()
    }

    private func sentence(_ outputs: [Transcript.ToolOutput]) -> String {
        let question = topic.isEmpty ? "an empty prompt" : "“\(Self.start(of: topic, words: 12))”"
        let answer = "This is a sample answer to \(question)."
        guard !outputs.isEmpty else { return answer }
        let results = outputs.map { "\($0.toolName): \(Self.start(of: $0.segments.plainText, words: 12))" }
        return answer + " The tools said: " + results.joined(separator: "; ") + "."
    }

    private var tags: String {
        let words = topic.lowercased().split { !$0.isLetter }.map(String.init).filter { $0.count > 4 }
        var tags: [String] = []
        for word in words where !tags.contains(word) && tags.count < 3 { tags.append(word) }
        return tags.isEmpty ? "general" : tags.joined(separator: ", ")
    }

    private static func start(of text: String, words count: Int) -> String {
        let words = text.split(whereSeparator: \.isWhitespace)
        return words.prefix(count).joined(separator: " ") + (words.count > count ? " …" : "")
    }
}
