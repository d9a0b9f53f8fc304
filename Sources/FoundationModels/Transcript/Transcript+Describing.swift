// The descriptions follow those of Apple's framework as far as they are known.

extension Transcript.Entry: CustomStringConvertible {
    /// The entry's kind in parentheses, then its content.
    public var description: String {
        switch self {
        case .instructions(let entry): entry.description
        case .prompt(let entry): entry.description
        case .toolCalls(let entry): entry.description
        case .toolOutput(let entry): entry.description
        case .response(let entry): entry.description
        case .reasoning(let entry): entry.description
        }
    }
}

extension Transcript.Instructions: CustomStringConvertible {
    /// `(Instructions)`, then the text.
    public var description: String { "(Instructions) \(segments.described)" }
}

extension Transcript.Prompt: CustomStringConvertible {
    /// `(Prompt)`, then the text and the response format.
    public var description: String {
        "(Prompt) \(segments.described)\nResponse Format: \(responseFormat?.description ?? "<nil>")"
    }
}

extension Transcript.ResponseFormat: CustomStringConvertible {
    /// The name of the schema.
    public var description: String { name }
}

extension Transcript.ToolCalls: CustomStringConvertible {
    /// `(ToolCalls)`, then each call.
    public var description: String { "(ToolCalls) " + map(\.description).joined(separator: "\n") }
}

extension Transcript.ToolCall: CustomStringConvertible {
    /// The tool's name and the arguments as JSON.
    public var description: String { "\(toolName): \(arguments.jsonString)" }
}

extension Transcript.ToolOutput: CustomStringConvertible {
    /// `(ToolOutput name)`, then what the tool returned.
    public var description: String { "(ToolOutput \(toolName)) \(segments.described)" }
}

extension Transcript.Response: CustomStringConvertible {
    /// `(Response)`, then the answer.
    public var description: String { "(Response) \(segments.described)" }
}

extension Transcript.Reasoning: CustomStringConvertible {
    /// `(Reasoning)`, then the thoughts.
    public var description: String { "(Reasoning) \(segments.described)" }
}

extension Transcript.Segment: CustomStringConvertible {
    /// The content of the segment.
    public var description: String {
        switch self {
        case .text(let segment): segment.description
        case .structure(let segment): segment.description
        case .attachment(let segment): segment.description
        }
    }
}

extension Transcript.TextSegment: CustomStringConvertible {
    /// The text.
    public var description: String { content }
}

extension Transcript.StructuredSegment: CustomStringConvertible {
    /// The content as JSON.
    public var description: String { content.jsonString }
}

extension Transcript.AttachmentSegment: CustomStringConvertible {
    /// What is attached, and its label.
    public var description: String {
        let what =
            switch content {
            case .image(let image): "image \(image.url?.absoluteString ?? "")"
            case .data(let data): "\(data.contentType), \(data.content.count) bytes"
            }
        return "<attachment: \(what)\(label.map { ", label: \($0)" } ?? "")>"
    }
}

extension [Transcript.Segment] {
    fileprivate var described: String { map(\.description).joined(separator: "\n") }
}
