import FoundationModels

/// How tools and their calls are written for the model.
enum ToolPrompting {
    /// The part of the system message that describes the tools; empty without tools.
    static func text(describing tools: [Transcript.ToolDefinition]) -> String {
        if tools.isEmpty { return "" }
        let list = tools.map { "- \($0.name): \($0.description)\n  arguments: \(String(reflecting: $0.parameters))" }
        return "You can call these tools:\n" + list.joined(separator: "\n")
    }

    /// Calls as the model wrote them.
    static func text(of calls: Transcript.ToolCalls) -> String {
        calls.map { #"{"name": "\#($0.toolName)", "arguments": \#($0.arguments.jsonString)}"# }.joined(separator: "\n")
    }
}
