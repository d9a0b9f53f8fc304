import Foundation

/// Reads a transcript in Apple's JSON format.
struct TranscriptReader {
    /// The schema of the last prompt, by which the properties of its answer are put in order: coders lose the order.
    private var schema: GenerationSchema?
    /// Whether the text's own order of properties is known.
    private let keepsOrder: Bool

    static func transcript(_ content: GeneratedContent, keepsOrder: Bool) throws -> Transcript {
        let members = try ContentReader(content).members()
        let type = try members.required("type")
        guard try type.text() == "FoundationModels.Transcript" else {
            throw type.problem("Expected “FoundationModels.Transcript”.")
        }
        let version = try members.required("version")
        guard try version.wholeNumber() == 1 else { throw version.problem("Only version 1 can be read.") }
        var reader = TranscriptReader(keepsOrder: keepsOrder)
        let entries = try members.required("transcript").members().required("entries")
        return Transcript(entries: try entries.elements().map { try reader.entry($0) })
    }

    private init(keepsOrder: Bool) {
        self.keepsOrder = keepsOrder
    }

    private mutating func entry(_ reader: ContentReader) throws -> Transcript.Entry {
        let members = try reader.members()
        switch try members.required("role").choice(of: Self.roles) {
        case .instructions: return .instructions(try instructions(members))
        case .prompt: return .prompt(try prompt(members))
        case .toolOutput: return .toolOutput(try toolOutput(members))
        case .reasoning: return .reasoning(try reasoning(members))
        case .response where members["toolCalls"] != nil: return .toolCalls(try toolCalls(members))
        case .response: return .response(try response(members))
        }
    }

    private enum Role {
        case instructions, prompt, toolOutput, reasoning, response
    }

    private static let roles: KeyValuePairs<String, Role> = [
        "instructions": .instructions, "user": .prompt, "tool": .toolOutput, "reasoning": .reasoning,
        "response": .response,
    ]

    private func instructions(_ members: ContentReader.Members) throws -> Transcript.Instructions {
        Transcript.Instructions(
            id: try id(members), segments: try segments(members),
            toolDefinitions: try members["tools"]?.elements().map(tool) ?? [])
    }

    private func tool(_ reader: ContentReader) throws -> Transcript.ToolDefinition {
        let function = try reader.members().required("function").members()
        return Transcript.ToolDefinition(
            name: try function.required("name").text(), description: try function["description"]?.text() ?? "",
            parameters: try schema(try function.required("parameters")))
    }

    private mutating func prompt(_ members: ContentReader.Members) throws -> Transcript.Prompt {
        let format = try members["responseFormat"].map(responseFormat)
        schema = format.flatMap { if case .schema(let schema) = $0.kind { schema } else { nil } }
        return Transcript.Prompt(
            id: try id(members), segments: try segments(members),
            options: try members["options"].map(OptionsCoding.generationOptions) ?? GenerationOptions(),
            responseFormat: format,
            contextOptions: try members["contextOptions"].map(OptionsCoding.contextOptions) ?? .usual(for: format),
            metadata: try metadata(members))
    }

    private func responseFormat(_ reader: ContentReader) throws -> Transcript.ResponseFormat {
        let members = try reader.members()
        _ = try members.required("type").choice(of: ["jsonSchema": true])
        return Transcript.ResponseFormat(
            schema: try schema(try members.required("jsonSchema").members().required("schema")))
    }

    private func toolCalls(_ members: ContentReader.Members) throws -> Transcript.ToolCalls {
        Transcript.ToolCalls(
            id: try id(members), try members.required("toolCalls").elements().map(toolCall))
    }

    private func toolCall(_ reader: ContentReader) throws -> Transcript.ToolCall {
        let members = try reader.members()
        var call = Transcript.ToolCall(
            id: try id(members), toolName: try members.required("name").text(),
            arguments: try arguments(try members.required("arguments")))
        call.storedMetadata = try metadata(members)
        return call
    }

    /// Arguments are JSON in a string; that is what keeps their order through any coder.
    private func arguments(_ reader: ContentReader) throws -> GeneratedContent {
        do {
            return try GeneratedContent(json: try reader.text())
        } catch let error as GeneratedContent.ParsingError {
            throw reader.problem(error.debugDescription)
        }
    }

    private func toolOutput(_ members: ContentReader.Members) throws -> Transcript.ToolOutput {
        Transcript.ToolOutput(
            id: try (members["toolCallID"] ?? members.required("id")).text(),
            toolName: try members.required("toolName").text(), segments: try segments(members))
    }

    private func response(_ members: ContentReader.Members) throws -> Transcript.Response {
        var response = Transcript.Response(
            id: try id(members), assetIDs: try members["assets"]?.elements().map { try $0.text() } ?? [],
            segments: try segments(members))
        response.storedMetadata = try metadata(members)
        return response
    }

    private func reasoning(_ members: ContentReader.Members) throws -> Transcript.Reasoning {
        var reasoning = Transcript.Reasoning(
            id: try id(members), segments: try segments(members), signature: try members["signature"].map(data))
        reasoning.storedMetadata = try metadata(members)
        return reasoning
    }
}

extension TranscriptReader {
    private func id(_ members: ContentReader.Members) throws -> String {
        try members.required("id").text()
    }

    private func segments(_ members: ContentReader.Members) throws -> [Transcript.Segment] {
        try members.required("contents").elements().map(segment)
    }

    private func segment(_ reader: ContentReader) throws -> Transcript.Segment {
        let members = try reader.members()
        let read = try members.required("type").choice(of: [
            "text": text, "structure": structure, "attachment": attachment,
        ])
        return try read(members)
    }

    private func text(_ members: ContentReader.Members) throws -> Transcript.Segment {
        .text(Transcript.TextSegment(id: try id(members), content: try members.required("text").text()))
    }

    private func structure(_ members: ContentReader.Members) throws -> Transcript.Segment {
        let structure = try members.required("structure").members()
        let source = try structure.required("source").text()
        var content = try structure.required("content").value
        if !keepsOrder, let schema, schema.name == source { content = schema.inOrder(content) }
        return .structure(Transcript.StructuredSegment(id: try id(members), source: source, content: content))
    }

    private func attachment(_ members: ContentReader.Members) throws -> Transcript.Segment {
        .attachment(
            Transcript.AttachmentSegment(
                id: try id(members), content: try attached(members), label: try members["label"]?.text()))
    }

    private func attached(_ members: ContentReader.Members) throws -> Transcript.Attachment {
        if let image = members["image"] { return .image(try self.image(image)) }
        let data = try members.required("data").members()
        return .data(
            Transcript.DataAttachment(
                contentType: try data.required("contentType").text(), content: try self.data(data.required("content")),
                metadata: data["metadata"]?.value ?? GeneratedContent(properties: [:])))
    }

    private func image(_ reader: ContentReader) throws -> Transcript.ImageAttachment {
        let members = try reader.members()
        let url = try members.required("url")
        guard let location = URL(string: try url.text()) else { throw url.problem("Expected a URL.") }
        let orientation = try members["orientation"].map { reader in
            let value = UInt32(exactly: try reader.wholeNumber()).flatMap(CGImagePropertyOrientation.init(rawValue:))
            guard let value else { throw reader.problem("Expected a number from 1 to 8.") }
            return value
        }
        return Transcript.ImageAttachment(imageURL: location, orientation: orientation)
    }

    private func data(_ reader: ContentReader) throws -> Data {
        guard let data = Data(base64Encoded: try reader.text()) else { throw reader.problem("Expected Base64.") }
        return data
    }

    private func metadata(_ members: ContentReader.Members) throws -> TranscriptMetadata {
        guard let values = try members["metadata"]?.members() else { return TranscriptMetadata() }
        let pairs = values.names.compactMap { name in values[name].map { (name, $0.value) } }
        return TranscriptMetadata(Dictionary(uniqueKeysWithValues: pairs))
    }

    private func schema(_ reader: ContentReader) throws -> GenerationSchema {
        do {
            return try SchemaReader.read(reader.value, keepsOrder: keepsOrder)
        } catch {
            throw reader.problem("\(error)")
        }
    }
}
