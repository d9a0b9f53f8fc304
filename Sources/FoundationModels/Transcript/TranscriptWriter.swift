import Foundation

/// Writes a transcript in Apple's JSON format, properties in Apple's order.
///
/// What Apple's fixtures do not show is written in names of our own, and only when it is not the default: options,
/// context options, metadata, reasoning and attachments.
enum TranscriptWriter {
    typealias Pairs = [(String, any ConvertibleToGeneratedContent)]

    static func content(_ transcript: Transcript) -> GeneratedContent {
        object([
            ("type", "FoundationModels.Transcript"), ("version", 1),
            ("transcript", object([("entries", transcript.map(content))])),
        ])
    }

    static func content(_ entry: Transcript.Entry) -> GeneratedContent {
        switch entry {
        case .instructions(let entry): object(instructions(entry))
        case .prompt(let entry): object(prompt(entry))
        case .toolCalls(let entry): object(toolCalls(entry))
        case .toolOutput(let entry): object(toolOutput(entry))
        case .response(let entry): object(response(entry))
        case .reasoning(let entry): object(reasoning(entry))
        }
    }

    private static func instructions(_ entry: Transcript.Instructions) -> Pairs {
        var pairs: Pairs = [("role", "instructions"), ("id", entry.id), ("contents", contents(entry.segments))]
        if !entry.toolDefinitions.isEmpty { pairs.append(("tools", entry.toolDefinitions.map(tool))) }
        return pairs
    }

    private static func tool(_ tool: Transcript.ToolDefinition) -> GeneratedContent {
        let function = object([
            ("name", tool.name), ("description", tool.description), ("parameters", tool.parameters.jsonContent),
        ])
        return object([("type", "function"), ("function", function)])
    }

    private static func prompt(_ entry: Transcript.Prompt) -> Pairs {
        var pairs: Pairs = [
            ("role", "user"), ("id", entry.id), ("contents", contents(entry.segments)),
            ("options", OptionsCoding.content(entry.options)),
        ]
        if let format = entry.responseFormat { pairs.append(("responseFormat", responseFormat(format))) }
        if entry.contextOptions != .usual(for: entry.responseFormat) {
            pairs.append(("contextOptions", OptionsCoding.content(entry.contextOptions)))
        }
        return pairs + metadata(entry.storedMetadata)
    }

    private static func responseFormat(_ format: Transcript.ResponseFormat) -> GeneratedContent {
        switch format.kind {
        case .schema(let schema):
            object([
                ("type", "jsonSchema"),
                ("jsonSchema", object([("name", schema.name), ("schema", schema.jsonContent)])),
            ])
        }
    }

    private static func toolCalls(_ entry: Transcript.ToolCalls) -> Pairs {
        let calls = entry.map { call in
            object(
                [("id", call.id), ("name", call.toolName), ("arguments", call.arguments.jsonString)]
                    + metadata(call.storedMetadata))
        }
        return [("role", "response"), ("id", entry.id), ("toolCalls", calls)]
    }

    private static func toolOutput(_ entry: Transcript.ToolOutput) -> Pairs {
        [
            ("role", "tool"), ("id", entry.id), ("toolCallID", entry.id), ("toolName", entry.toolName),
            ("contents", contents(entry.segments)),
        ]
    }

    private static func response(_ entry: Transcript.Response) -> Pairs {
        [
            ("role", "response"), ("id", entry.id), ("contents", contents(entry.segments)),
            ("assets", entry.assetIDs),
        ] + metadata(entry.storedMetadata)
    }

    private static func reasoning(_ entry: Transcript.Reasoning) -> Pairs {
        var pairs: Pairs = [("role", "reasoning"), ("id", entry.id), ("contents", contents(entry.segments))]
        if let signature = entry.signature { pairs.append(("signature", signature.base64EncodedString())) }
        return pairs + metadata(entry.storedMetadata)
    }
}

extension TranscriptWriter {
    private static func contents(_ segments: [Transcript.Segment]) -> GeneratedContent {
        segments.map(content).generatedContent
    }

    private static func content(_ segment: Transcript.Segment) -> GeneratedContent {
        switch segment {
        case .text(let segment): object([("type", "text"), ("id", segment.id), ("text", segment.content)])
        case .structure(let segment): structure(segment)
        case .attachment(let segment): attachment(segment)
        }
    }

    private static func structure(_ segment: Transcript.StructuredSegment) -> GeneratedContent {
        object([
            ("type", "structure"), ("id", segment.id),
            ("structure", object([("source", segment.source), ("content", segment.content)])),
        ])
    }

    private static func attachment(_ segment: Transcript.AttachmentSegment) -> GeneratedContent {
        var pairs: Pairs = [("type", "attachment"), ("id", segment.id)]
        if let label = segment.label { pairs.append(("label", label)) }
        switch segment.content {
        case .image(let image): pairs.append(("image", self.image(image)))
        case .data(let data): pairs.append(("data", self.data(data)))
        }
        return object(pairs)
    }

    private static func image(_ image: Transcript.ImageAttachment) -> GeneratedContent {
        var pairs: Pairs = [("url", image.url?.absoluteString ?? "")]
        if image.orientation != .up { pairs.append(("orientation", Int(image.orientation.rawValue))) }
        return object(pairs)
    }

    private static func data(_ data: Transcript.DataAttachment) -> GeneratedContent {
        object([
            ("contentType", data.contentType), ("content", data.content.base64EncodedString()),
            ("metadata", data.metadata),
        ])
    }

    private static func metadata(_ metadata: TranscriptMetadata) -> Pairs {
        metadata.isEmpty ? [] : [("metadata", object(metadata.sorted.map { ($0.name, $0.content) }))]
    }

    static func object(_ pairs: Pairs) -> GeneratedContent {
        GeneratedContent(properties: pairs, uniquingKeysWith: { first, _ in first })
    }
}
