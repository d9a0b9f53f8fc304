/// A rough count of tokens for models that do not count themselves.
///
/// The rule Apple states for its model: about four characters of Latin script make a token, and each character of
/// Chinese, Japanese and Korean is one.
package enum TokenEstimate {
    /// The window assumed for a model that does not state its own.
    package static let contextSize = 4096

    /// The tokens of a text; an empty text has none.
    package static func count(_ text: String) -> Int {
        var quarters = 0
        for scalar in text.unicodeScalars { quarters += isIdeographic(scalar) ? 4 : 1 }
        return (quarters + 3) / 4
    }

    /// The tokens of entries: their texts, the definitions of tools, schemas shown in prompts, and calls' arguments.
    package static func count(_ entries: some Sequence<Transcript.Entry>) -> Int {
        entries.reduce(0) { $0 + count($1) }
    }

    private static func count(_ entry: Transcript.Entry) -> Int {
        switch entry {
        case .instructions(let entry): count(entry.segments.plainText) + entry.toolDefinitions.map(count).reduce(0, +)
        case .prompt(let entry): count(entry.segments.plainText) + schemaTokens(of: entry)
        case .toolCalls(let calls): calls.map { count($0.toolName + $0.arguments.jsonString) }.reduce(0, +)
        case .toolOutput, .response, .reasoning: count(entry.plainText)
        }
    }

    private static func count(_ tool: Transcript.ToolDefinition) -> Int {
        count(tool.name + tool.description + String(reflecting: tool.parameters))
    }

    private static func schemaTokens(of prompt: Transcript.Prompt) -> Int {
        guard let format = prompt.responseFormat, prompt.contextOptions.includeSchemaInPrompt ?? true else { return 0 }
        switch format.kind {
        case .schema(let schema): return count(String(reflecting: schema))
        }
    }

    private static func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF, 0x20000...0x3134F: true
        default: false
        }
    }
}
