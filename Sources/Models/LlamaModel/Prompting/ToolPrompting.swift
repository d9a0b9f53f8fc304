import FoundationModels

/// How tools and their calls are written for the model.
struct ToolPrompting {
    let layout: ToolCallLayout

    /// Takes the layout that the model's template knows.
    init(chatTemplate: String?) {
        layout = chatTemplate?.contains("<tool_call>") == true ? .blocks : .list
    }

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
