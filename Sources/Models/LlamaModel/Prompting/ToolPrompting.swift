import FoundationModels

/// How tools and their calls are written for the model.
struct ToolPrompting {
    let layout: ToolCallLayout
    /// Whether the model's template knows tool calls, so that the model was taught when to make them.
    let isTaught: Bool

    /// Takes the layout that the model's template knows.
    init(chatTemplate: String?) {
        isTaught = chatTemplate?.contains("<tool_call>") == true
        layout = isTaught ? .blocks : .list
    }

    /// What a model that was not taught to call tools needs: an answer in words, then a call and what follows it.
    ///
    /// The order matters to small models, which repeat what they saw last. See Decoding.md.
    func example(for tools: [Transcript.ToolDefinition]) -> [ChatMessage] {
        if isTaught || tools.isEmpty { return [] }
        let call = #"{"name": "clock", "arguments": {"city": "Rome"}}"#
        return [
            ChatMessage(role: .user, content: "What colour is the sky?"),
            ChatMessage(role: .assistant, content: "The sky is blue."),
            ChatMessage(role: .user, content: "What time is it in Rome?"),
            ChatMessage(role: .assistant, content: layout.opening + call + layout.closing),
            ChatMessage(role: .tool, content: "12:30"),
            ChatMessage(role: .assistant, content: "It is 12:30 in Rome."),
        ]
    }

    /// What such a model's opinion of calling is raised by, as a logit: it thinks of calls some thirty times less often
    /// than it should, but more often where they help. See Decoding.md.
    let leanOfUntaught: Float = 3.5

    /// The part of the system message that describes the tools; empty without tools.
    func text(describing tools: [Transcript.ToolDefinition]) -> String {
        if tools.isEmpty { return "" }
        let list = tools.map { tool in
            let name = tool.name.generatedContent.jsonString
            let description = tool.description.generatedContent.jsonString
            return #"{"name": \#(name), "description": \#(description), "parameters": \#(tool.parameters.jsonText)}"#
        }
        return """
            You can call tools, which are described by JSON schemas:
            <tools>[\(list.joined(separator: ", "))]</tools>
            When a tool can help, call it and write nothing else:
            \(layout.opening){"name": "tool", "arguments": {"key": "value"}}\(layout.closing)
            Otherwise answer in words.
            """
    }

    /// Calls as the model wrote them.
    func text(of calls: Transcript.ToolCalls) -> String {
        let texts = calls.map { call in
            #"{"name": \#(call.toolName.generatedContent.jsonString), "arguments": \#(call.arguments.jsonString)}"#
        }
        return layout.opening + texts.joined(separator: layout.separator) + layout.closing
    }
}

extension GenerationSchema {
    /// The schema's JSON on one line.
    var jsonText: String {
        String(reflecting: self).split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
    }
}
