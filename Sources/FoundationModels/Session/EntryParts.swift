import Foundation

/// A response entry under construction.
struct ResponsePart {
    let id: String
    var segments = TextSegments()
    var attachments: [Transcript.AttachmentSegment] = []
    var metadata = TranscriptMetadata()

    func entry(structure: (name: String, content: GeneratedContent)?) -> Transcript.Response {
        var entry = Transcript.Response(id: id, assetIDs: assetIDs, segments: [])
        if let structure {
            // Apple's own transcripts number the segments of answers; others have UUIDs.
            entry.segments = [.structure(.init(id: "0", source: structure.name, content: structure.content))]
        } else {
            entry.segments = segments.transcriptSegments
        }
        entry.segments += attachments.map(Transcript.Segment.attachment)
        entry.storedMetadata = metadata
        return entry
    }

    private var assetIDs: [String] {
        guard let content = metadata.contents["assetIDs"] else { return [] }
        return (try? [String](content)) ?? []
    }
}

/// A reasoning entry under construction.
struct ReasoningPart {
    let id: String
    var segments = TextSegments()
    var signature: Data?
    var metadata = TranscriptMetadata()

    var entry: Transcript.Reasoning {
        var entry = Transcript.Reasoning(id: id, segments: segments.transcriptSegments, signature: signature)
        entry.storedMetadata = metadata
        return entry
    }
}

/// A tool calls entry under construction.
struct CallsPart {
    let id: String
    var calls: [PendingCall] = []

    /// Changes or adds a call and returns the tokens it took.
    mutating func apply(_ change: LanguageModelExecutorGenerationChannel.ToolCalls.ToolCall) -> Int {
        let index = calls.firstIndex { $0.id == change.id } ?? calls.endIndex
        if index == calls.endIndex { calls.append(PendingCall(id: change.id, name: change.name)) }
        switch change.action.change {
        case .append(let fragment):
            calls[index].argumentsText += fragment.content
            return fragment.tokenCount
        case .metadata(let metadata):
            calls[index].metadata.merge(metadata.stored)
            return 0
        }
    }

    var entry: Transcript.ToolCalls {
        Transcript.ToolCalls(id: id, calls.map(\.call))
    }
}

/// A tool call as the model wrote it, whether or not its arguments make sense.
struct PendingCall: Sendable {
    let id: String
    let name: String
    var argumentsText = ""
    var metadata = TranscriptMetadata()
    let contentID = GenerationID()

    /// The arguments in the shape of a tool's parameters, or a parsing error that says why they are not.
    func arguments(for parameters: GenerationSchema) throws -> GeneratedContent {
        try AnswerDecoder.arguments(argumentsText, schema: parameters, id: contentID)
    }

    /// The call as a transcript shows it: arguments that cannot be read stay as the text they are.
    var call: Transcript.ToolCall {
        let anything = GeneratedContent.generationSchema
        var call = Transcript.ToolCall(
            id: id, toolName: name,
            arguments: (try? arguments(for: anything)) ?? GeneratedContent(.string(argumentsText), id: contentID))
        call.storedMetadata = metadata
        return call
    }
}

/// Texts by segment, in the order in which the segments began.
struct TextSegments {
    private var segments: [(id: String, text: String)] = []

    var text: String { segments.map(\.text).joined() }

    var transcriptSegments: [Transcript.Segment] {
        segments.map { .text(Transcript.TextSegment(id: $0.id, content: $0.text)) }
    }

    mutating func append(_ fragment: LanguageModelExecutorGenerationChannel.TextFragment) {
        segments[index(fragment.segmentID)].text += fragment.content
    }

    mutating func replace(_ replacement: LanguageModelExecutorGenerationChannel.TextSegmentReplacement) {
        segments[index(replacement.segmentID)].text = replacement.content
    }

    private mutating func index(_ id: String?) -> Int {
        if let known = segments.lastIndex(where: { id == nil || $0.id == id }) { return known }
        segments.append((id ?? String(segments.count), ""))
        return segments.count - 1
    }
}
