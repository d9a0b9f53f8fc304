import FoundationModels
import PlaygroundEvaluator

extension Transcript: Bridged { static let hostTypeName = "Transcript" }
extension Transcript.HistoryView: Bridged { static let hostTypeName = "Transcript.HistoryView" }
extension Transcript.Instructions: Bridged { static let hostTypeName = "Transcript.Instructions" }
extension Transcript.Prompt: Bridged { static let hostTypeName = "Transcript.Prompt" }
extension Transcript.ToolCalls: Bridged { static let hostTypeName = "Transcript.ToolCalls" }
extension Transcript.ToolCall: Bridged { static let hostTypeName = "Transcript.ToolCall" }
extension Transcript.ToolOutput: Bridged { static let hostTypeName = "Transcript.ToolOutput" }
extension Transcript.Response: Bridged { static let hostTypeName = "Transcript.Response" }
extension Transcript.Reasoning: Bridged { static let hostTypeName = "Transcript.Reasoning" }
extension Transcript.TextSegment: Bridged { static let hostTypeName = "Transcript.TextSegment" }
extension Transcript.StructuredSegment: Bridged { static let hostTypeName = "Transcript.StructuredSegment" }
extension Transcript.AttachmentSegment: Bridged { static let hostTypeName = "Transcript.AttachmentSegment" }
extension Transcript.ImageAttachment: Bridged { static let hostTypeName = "Transcript.ImageAttachment" }
extension Transcript.DataAttachment: Bridged { static let hostTypeName = "Transcript.DataAttachment" }
extension Transcript.ToolDefinition: Bridged { static let hostTypeName = "Transcript.ToolDefinition" }
extension Transcript.ResponseFormat: Bridged { static let hostTypeName = "Transcript.ResponseFormat" }

extension Transcript.Entry: BridgedUnion {
    static let hostTypeName = "Transcript.Entry"

    var parts: (name: String, payload: [any ProgramValue]) {
        switch self {
        case .instructions(let payload): ("instructions", [payload])
        case .prompt(let payload): ("prompt", [payload])
        case .toolCalls(let payload): ("toolCalls", [payload])
        case .toolOutput(let payload): ("toolOutput", [payload])
        case .response(let payload): ("response", [payload])
        case .reasoning(let payload): ("reasoning", [payload])
        }
    }

    static func make(_ name: String, _ payload: [Value]) -> Transcript.Entry? {
        guard let payload = payload.first else { return nil }
        if let part: Transcript.Instructions = payload.payload() { return .instructions(part) }
        if let part: Transcript.Prompt = payload.payload() { return .prompt(part) }
        if let part: Transcript.ToolCalls = payload.payload() { return .toolCalls(part) }
        if let part: Transcript.ToolOutput = payload.payload() { return .toolOutput(part) }
        if let part: Transcript.Response = payload.payload() { return .response(part) }
        return payload.payload(Transcript.Reasoning.self).map { .reasoning($0) }
    }
}

extension Transcript.Segment: BridgedUnion {
    static let hostTypeName = "Transcript.Segment"

    var parts: (name: String, payload: [any ProgramValue]) {
        switch self {
        case .text(let payload): ("text", [payload])
        case .structure(let payload): ("structure", [payload])
        case .attachment(let payload): ("attachment", [payload])
        }
    }

    static func make(_ name: String, _ payload: [Value]) -> Transcript.Segment? {
        guard let payload = payload.first else { return nil }
        if let part: Transcript.TextSegment = payload.payload() { return .text(part) }
        if let part: Transcript.StructuredSegment = payload.payload() { return .structure(part) }
        return payload.payload(Transcript.AttachmentSegment.self).map { .attachment($0) }
    }
}

extension Transcript.Attachment: BridgedUnion {
    static let hostTypeName = "Transcript.Attachment"

    var parts: (name: String, payload: [any ProgramValue]) {
        switch self {
        case .image(let image): ("image", [image])
        case .data(let data): ("data", [data])
        }
    }

    static func make(_ name: String, _ payload: [Value]) -> Transcript.Attachment? {
        if let image: Transcript.ImageAttachment = payload.first?.payload() { return .image(image) }
        return payload.first?.payload(Transcript.DataAttachment.self).map { .data($0) }
    }
}

extension Transcript.ResponseFormat.Kind: BridgedUnion {
    static let hostTypeName = "Transcript.ResponseFormat.Kind"

    var parts: (name: String, payload: [any ProgramValue]) {
        switch self {
        case .schema(let schema): ("schema", [schema])
        }
    }

    static func make(_ name: String, _ payload: [Value]) -> Transcript.ResponseFormat.Kind? {
        payload.first?.payload(GenerationSchema.self).map { .schema($0) }
    }
}

/// Entries as enum values of the program, and back.
enum TranscriptBridge {
    /// Entries under the indices that they have in their session's transcript.
    static func slice(_ entries: ArraySlice<Transcript.Entry>, _ context: any HostContext) throws -> Value {
        let before = Array(repeating: Value.void, count: entries.startIndex)
        let values = try before + entries.map { try value($0, context) }
        return try context.hostValue(values[entries.startIndex...], named: "ArraySlice")
    }

    static func value(_ entry: Transcript.Entry, _ context: any HostContext) throws -> Value {
        try entry.written(context)
    }

    static func entry(_ value: Value) throws -> Transcript.Entry {
        guard let entry = Transcript.Entry.fromProgram(value) else {
            throw HostRefusal("this is not a Transcript.Entry")
        }
        return entry
    }
}

/// Entries in one line, for the values a canvas shows.
enum TranscriptText {
    static func line(_ entry: Transcript.Entry) -> String {
        String(describing: entry)
    }
}
