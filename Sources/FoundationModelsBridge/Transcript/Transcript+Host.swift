import Foundation
import FoundationModels
import PlaygroundEvaluator

/// `Transcript` and its parts in the program.
struct TranscriptTable {
    var types: [HostType] { [transcript] + enums + entries + parts }

    private func configure(_ type: NominalType) {
        type.hooks.describe = { value in
            guard case .host(let host) = value else { return "" }
            return String(describing: host.payload)
        }
    }

    private var transcript: HostType {
        HostType(
            "struct Transcript: RandomAccessCollection, Equatable, Codable, Sendable", configure: configureTranscript
        ) {
            [
                HostMember(noting: "typealias Element = Transcript.Entry"),
                HostMember(noting: "typealias Index = Int"),
                HostMember("init(entries: [Transcript.Entry] = [])") { arguments in
                    try arguments.context.value(
                        Transcript(entries: arguments.elements(0).map { try TranscriptBridge.entry($0) }))
                },
                .property("var count: Int { get }") { .int(($0 as Transcript).count) },
                .property("var isEmpty: Bool { get }") { .bool(($0 as Transcript).isEmpty) },
                .property("var startIndex: Int { get }") { .int(($0 as Transcript).startIndex) },
                .property("var endIndex: Int { get }") { .int(($0 as Transcript).endIndex) },
                entry(at: "subscript(index: Int) -> Transcript.Entry { get set }"),
                HostMember("mutating func append(_ entry: Transcript.Entry)") { arguments in
                    var transcript: Transcript = try arguments.bridgedReceiver()
                    transcript.append(try TranscriptBridge.entry(arguments.get(0, as: Value.self)))
                    arguments.receiver = try arguments.context.value(transcript)
                    return .void
                },
                HostMember(
                    "var entries: [Transcript.Entry] { get }",
                    deprecation: "'entries' existed only in the betas of 2025; a Transcript is a collection itself"
                ) { arguments in
                    let transcript: Transcript = try arguments.bridgedReceiver()
                    return .array(try transcript.map { try TranscriptBridge.value($0, arguments.context) })
                },
            ]
        }
    }

    private func configureTranscript(_ type: NominalType) {
        configure(type)
        type.hooks.equal = { $0.payload(Transcript.self) == $1.payload(Transcript.self) }
        type.hooks.makeIterator = { value, context in
            var iterator = value.payload(Transcript.self)?.makeIterator()
            return { try iterator?.next().map { try TranscriptBridge.value($0, context) } }
        }
        type.hooks.mirror = { value in
            (value.payload(Transcript.self) ?? Transcript()).map { (nil, .string(TranscriptText.line($0))) }
        }
    }

    private func entry(at declaration: String) -> HostMember {
        HostMember(
            declaration,
            set: { arguments, value in
                var transcript: Transcript = try arguments.bridgedReceiver()
                let index: Int = try arguments.get(0)
                guard transcript.indices.contains(index) else { throw Trap("Index out of range") }
                transcript[index] = try TranscriptBridge.entry(value)
                arguments.receiver = try arguments.context.value(transcript)
            },
            arguments: { arguments in
                let transcript: Transcript = try arguments.bridgedReceiver()
                let index: Int = try arguments.get(0)
                guard transcript.indices.contains(index) else { throw Trap("Index out of range") }
                return try TranscriptBridge.value(transcript[index], arguments.context)
            })
    }

    private var enums: [HostType] {
        [
            HostType("enum Transcript.Entry: Identifiable, Equatable, Sendable", configure: configureEnum) {
                [
                    HostMember(noting: "case instructions(Transcript.Instructions)"),
                    HostMember(noting: "case prompt(Transcript.Prompt)"),
                    HostMember(noting: "case toolCalls(Transcript.ToolCalls)"),
                    HostMember(noting: "case toolOutput(Transcript.ToolOutput)"),
                    HostMember(noting: "case response(Transcript.Response)"),
                    HostMember(noting: "case reasoning(Transcript.Reasoning)"),
                    HostMember("var id: String { get }") { .string(try TranscriptBridge.entry($0.receiver).id) },
                ]
            },
            HostType("enum Transcript.Segment: Identifiable, Equatable, Sendable", configure: configureEnum) {
                [
                    HostMember(noting: "case text(Transcript.TextSegment)"),
                    HostMember(noting: "case structure(Transcript.StructuredSegment)"),
                    HostMember(noting: "case attachment(Transcript.AttachmentSegment)"),
                    HostMember("var id: String { get }") { .string(try TranscriptBridge.segment($0.receiver).id) },
                ]
            },
        ]
    }

    private func configureEnum(_ type: NominalType) {
        type.hooks.describe = { value in
            if let entry = try? TranscriptBridge.entry(value) { return String(describing: entry) }
            return String(describing: try TranscriptBridge.segment(value))
        }
    }

    private var entries: [HostType] {
        [
            HostType("struct Transcript.Instructions: Identifiable, Equatable, Sendable", configure: configure) {
                [
                    HostMember(
                        """
                        init(id: String = "", segments: [Transcript.Segment], \
                        toolDefinitions: [Transcript.ToolDefinition])
                        """
                    ) { arguments in
                        try arguments.context.value(
                            Transcript.Instructions(
                                id: arguments.id(0), segments: arguments.segments(1),
                                toolDefinitions: arguments.elements(2).compactMap { $0.payload() }))
                    },
                    text("id", \Transcript.Instructions.id), segments(\Transcript.Instructions.segments),
                    .property("var toolDefinitions: [Transcript.ToolDefinition] { get }") {
                        (part: Transcript.Instructions, context) in
                        .array(try part.toolDefinitions.map { try context.value($0) })
                    },
                ]
            },
            HostType("struct Transcript.Prompt: Identifiable, Equatable, Sendable", configure: configure) {
                [
                    HostMember(
                        """
                        init(id: String = "", segments: [Transcript.Segment], \
                        options: GenerationOptions = GenerationOptions(), \
                        responseFormat: Transcript.ResponseFormat? = nil)
                        """
                    ) { arguments in
                        try arguments.context.value(
                            Transcript.Prompt(
                                id: arguments.id(0), segments: arguments.segments(1),
                                options: arguments.bridgedIfGiven(2) ?? GenerationOptions(),
                                responseFormat: arguments.bridgedIfGiven(3)))
                    },
                    text("id", \Transcript.Prompt.id), segments(\Transcript.Prompt.segments),
                    .property("var options: GenerationOptions { get }") { (part: Transcript.Prompt, context) in
                        try context.value(part.options)
                    },
                    .property("var responseFormat: Transcript.ResponseFormat? { get }") {
                        (part: Transcript.Prompt, context) in
                        try part.responseFormat.map { .some(try context.value($0)) } ?? .none
                    },
                ]
            },
            HostType("struct Transcript.ToolCalls: RandomAccessCollection, Identifiable, Sendable", configure: calls) {
                [
                    HostMember(noting: "typealias Element = Transcript.ToolCall"),
                    text("id", \Transcript.ToolCalls.id),
                    .property("var count: Int { get }") { .int(($0 as Transcript.ToolCalls).count) },
                    HostMember("subscript(index: Int) -> Transcript.ToolCall { get }") { arguments in
                        let calls: Transcript.ToolCalls = try arguments.bridgedReceiver()
                        let index: Int = try arguments.get(0)
                        guard calls.indices.contains(index) else { throw Trap("Index out of range") }
                        return try arguments.context.value(calls[index])
                    },
                ]
            },
            HostType("struct Transcript.ToolOutput: Identifiable, Equatable, Sendable", configure: configure) {
                [
                    HostMember("init(id: String, toolName: String, segments: [Transcript.Segment])") { arguments in
                        try arguments.context.value(
                            Transcript.ToolOutput(
                                id: arguments.text(0), toolName: arguments.text(1), segments: arguments.segments(2)))
                    },
                    text("id", \Transcript.ToolOutput.id), text("toolName", \Transcript.ToolOutput.toolName),
                    segments(\Transcript.ToolOutput.segments),
                ]
            },
            HostType("struct Transcript.Response: Identifiable, Equatable, Sendable", configure: configure) {
                [
                    HostMember(
                        "init(id: String = \"\", assetIDs: [String], segments: [Transcript.Segment])"
                    ) { arguments in
                        try arguments.context.value(
                            Transcript.Response(
                                id: arguments.id(0), assetIDs: arguments.get(1), segments: arguments.segments(2)))
                    },
                    text("id", \Transcript.Response.id), segments(\Transcript.Response.segments),
                    .property("var assetIDs: [String] { get }") { ($0 as Transcript.Response).assetIDs.value },
                ]
            },
            HostType("struct Transcript.Reasoning: Identifiable, Equatable, Sendable", configure: configure) {
                [text("id", \Transcript.Reasoning.id), segments(\Transcript.Reasoning.segments)]
            },
        ]
    }

    private func calls(_ type: NominalType) {
        configure(type)
        type.hooks.makeIterator = { value, context in
            var iterator = value.payload(Transcript.ToolCalls.self)?.makeIterator()
            return { try iterator?.next().map { try context.value($0) } }
        }
    }

    private var parts: [HostType] {
        [
            HostType("struct Transcript.ToolCall: Identifiable, Equatable, Sendable", configure: configure) {
                [
                    text("id", \Transcript.ToolCall.id), text("toolName", \Transcript.ToolCall.toolName),
                    .property("var arguments: GeneratedContent { get }") { (call: Transcript.ToolCall, context) in
                        try context.value(call.arguments)
                    },
                ]
            },
            HostType("struct Transcript.TextSegment: Identifiable, Equatable, Sendable", configure: configure) {
                [
                    HostMember("init(id: String = \"\", content: String)") { arguments in
                        try arguments.context.value(
                            Transcript.TextSegment(id: arguments.id(0), content: arguments.text(1)))
                    },
                    text("id", \Transcript.TextSegment.id), text("content", \Transcript.TextSegment.content),
                ]
            },
            HostType("struct Transcript.StructuredSegment: Identifiable, Equatable, Sendable", configure: configure) {
                [
                    HostMember("init(id: String = \"\", source: String, content: GeneratedContent)") { arguments in
                        try arguments.context.value(
                            Transcript.StructuredSegment(
                                id: arguments.id(0), source: arguments.text(1), content: arguments.bridged(2)))
                    },
                    text("id", \Transcript.StructuredSegment.id),
                    text("source", \Transcript.StructuredSegment.source),
                    text("schemaName", \Transcript.StructuredSegment.source),
                    .property("var content: GeneratedContent { get }") {
                        (segment: Transcript.StructuredSegment, context) in
                        try context.value(segment.content)
                    },
                ]
            },
            HostType("struct Transcript.AttachmentSegment: Identifiable, Equatable, Sendable", configure: configure),
            HostType("struct Transcript.ToolDefinition: Equatable, Sendable", configure: configure) {
                [
                    text("name", \Transcript.ToolDefinition.name),
                    text("description", \Transcript.ToolDefinition.description),
                    .property("var parameters: GenerationSchema { get }") {
                        (definition: Transcript.ToolDefinition, context) in
                        try context.value(definition.parameters)
                    },
                ]
            },
            HostType("struct Transcript.ResponseFormat: Sendable", configure: configure) {
                [
                    .property("var name: String { get }") { .string(($0 as Transcript.ResponseFormat).name) },
                    HostMember("init(schema: GenerationSchema)") { arguments in
                        try arguments.context.value(Transcript.ResponseFormat(schema: arguments.bridged(0)))
                    },
                ]
            },
        ]
    }

    private func text<Part: Bridged>(_ name: String, _ path: KeyPath<Part, String>) -> HostMember {
        .property("var \(name): String { get }") { .string(($0 as Part)[keyPath: path]) }
    }

    private func segments<Part: Bridged>(_ path: KeyPath<Part, [Transcript.Segment]>) -> HostMember {
        .property("var segments: [Transcript.Segment] { get }") { (part: Part, context) in
            .array(try part[keyPath: path].map { try TranscriptBridge.value($0, context) })
        }
    }
}

extension HostArguments {
    fileprivate func segments(_ index: Int) throws -> [Transcript.Segment] {
        try elements(index).map { try TranscriptBridge.segment($0) }
    }

    /// An identity given, or a new one.
    fileprivate func id(_ index: Int) throws -> String {
        try textIfGiven(index) ?? UUID().uuidString
    }
}
