import FoundationModels
import PlaygroundEvaluator

extension Transcript: Bridged {
    static let hostTypeName = "Transcript"
}

extension Transcript.Instructions: Bridged {
    static let hostTypeName = "Transcript.Instructions"
}

extension Transcript.Prompt: Bridged {
    static let hostTypeName = "Transcript.Prompt"
}

extension Transcript.ToolCalls: Bridged {
    static let hostTypeName = "Transcript.ToolCalls"
}

extension Transcript.ToolCall: Bridged {
    static let hostTypeName = "Transcript.ToolCall"
}

extension Transcript.ToolOutput: Bridged {
    static let hostTypeName = "Transcript.ToolOutput"
}

extension Transcript.Response: Bridged {
    static let hostTypeName = "Transcript.Response"
}

extension Transcript.Reasoning: Bridged {
    static let hostTypeName = "Transcript.Reasoning"
}

extension Transcript.TextSegment: Bridged {
    static let hostTypeName = "Transcript.TextSegment"
}

extension Transcript.StructuredSegment: Bridged {
    static let hostTypeName = "Transcript.StructuredSegment"
}

extension Transcript.ToolDefinition: Bridged {
    static let hostTypeName = "Transcript.ToolDefinition"
}

extension Transcript.ResponseFormat: Bridged {
    static let hostTypeName = "Transcript.ResponseFormat"
}

extension Transcript.AttachmentSegment: Bridged {
    static let hostTypeName = "Transcript.AttachmentSegment"
}

/// Entries and segments as enum values of the program, and back.
enum TranscriptBridge {
    /// Entries under the indices that they have in their session's transcript.
    static func slice(_ entries: ArraySlice<Transcript.Entry>, _ context: any HostContext) throws -> Value {
        let before = Array(repeating: Value.void, count: entries.startIndex)
        let values = try before + entries.map { try value($0, context) }
        return try context.hostValue(values[entries.startIndex...], named: "ArraySlice")
    }

    static func value(_ entry: Transcript.Entry, _ context: any HostContext) throws -> Value {
        switch entry {
        case .instructions(let payload): try enumValue("Entry", "instructions", payload, context)
        case .prompt(let payload): try enumValue("Entry", "prompt", payload, context)
        case .toolCalls(let payload): try enumValue("Entry", "toolCalls", payload, context)
        case .toolOutput(let payload): try enumValue("Entry", "toolOutput", payload, context)
        case .response(let payload): try enumValue("Entry", "response", payload, context)
        case .reasoning(let payload): try enumValue("Entry", "reasoning", payload, context)
        }
    }

    static func value(_ segment: Transcript.Segment, _ context: any HostContext) throws -> Value {
        switch segment {
        case .text(let payload): try enumValue("Segment", "text", payload, context)
        case .structure(let payload): try enumValue("Segment", "structure", payload, context)
        case .attachment(let payload): try enumValue("Segment", "attachment", payload, context)
        }
    }

    private static func enumValue<Payload: Bridged>(
        _ type: String, _ name: String, _ payload: Payload, _ context: any HostContext
    ) throws -> Value {
        try context.enumValue("Transcript.\(type)", name, [try context.value(payload)])
    }

    static func entry(_ value: Value) throws -> Transcript.Entry {
        guard let payload = value.enumCase?.payload.first else { throw HostRefusal("this is not a Transcript.Entry") }
        if let part: Transcript.Instructions = payload.payload() { return .instructions(part) }
        if let part: Transcript.Prompt = payload.payload() { return .prompt(part) }
        if let part: Transcript.ToolCalls = payload.payload() { return .toolCalls(part) }
        if let part: Transcript.ToolOutput = payload.payload() { return .toolOutput(part) }
        if let part: Transcript.Response = payload.payload() { return .response(part) }
        if let part: Transcript.Reasoning = payload.payload() { return .reasoning(part) }
        throw HostRefusal("this is not a Transcript.Entry")
    }

    static func segment(_ value: Value) throws -> Transcript.Segment {
        guard let payload = value.enumCase?.payload.first else { throw HostRefusal("this is not a Transcript.Segment") }
        if let part: Transcript.TextSegment = payload.payload() { return .text(part) }
        if let part: Transcript.StructuredSegment = payload.payload() { return .structure(part) }
        if let part: Transcript.AttachmentSegment = payload.payload() { return .attachment(part) }
        throw HostRefusal("this is not a Transcript.Segment")
    }
}

/// Entries in one line, for the values a canvas shows.
enum TranscriptText {
    static func line(_ entry: Transcript.Entry) -> String {
        String(describing: entry)
    }
}
