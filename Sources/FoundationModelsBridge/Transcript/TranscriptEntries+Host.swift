import Foundation
import FoundationModels
import PlaygroundEvaluator

/// The kinds of entries in the program.
struct TranscriptEntryTable {
    let registry: GenerableRegistry

    var types: [HostType] {
        [
            part(Transcript.Instructions.self) { instructions },
            part(Transcript.Prompt.self) { prompt },
            HostType(
                """
                struct Transcript.ToolCalls: RandomAccessCollection, Identifiable, Equatable, Sendable, \
                CustomStringConvertible
                """, configure: configureCalls
            ) { toolCalls },
            part(Transcript.ToolCall.self) { toolCall },
            part(Transcript.ToolOutput.self) { toolOutput },
            part(Transcript.Response.self) { response },
            part(Transcript.Reasoning.self) { reasoning },
            part(Transcript.ToolDefinition.self, isIdentifiable: false, isDescribed: false) { toolDefinition },
            part(Transcript.ResponseFormat.self, isIdentifiable: false) { responseFormat },
            HostType("enum Transcript.ResponseFormat.Kind: Equatable, Sendable") {
                [HostMember(noting: "case schema(GenerationSchema)")]
            },
        ]
    }

    private func part<Part: Bridged & Equatable>(
        _ type: Part.Type, isIdentifiable: Bool = true, isDescribed: Bool = true,
        _ rows: @escaping () -> [HostMember]
    ) -> HostType {
        let identity = isIdentifiable ? "Identifiable, " : ""
        let description = isDescribed ? ", CustomStringConvertible" : ""
        let describing: [HostMember] =
            isDescribed ? [.reading("description: String") { (part: Part) in String(describing: part) }] : []
        return HostType(
            "struct \(Part.hostTypeName): \(identity)Equatable, Sendable\(description)",
            configure: { type in
                PartHooks.describe(type)
                PartHooks.compare(type, as: Part.self)
            }
        ) { rows() + describing }
    }

    private static let id = "id: String = \"\""
    private static let metadata = "metadata: [String: any ConvertibleToGeneratedContent]"

    private var instructions: [HostMember] {
        typealias Part = Transcript.Instructions
        return [
            .making(
                "init(\(Self.id), segments: [Transcript.Segment], toolDefinitions: [Transcript.ToolDefinition])"
            ) { (id: String?, segments: [Transcript.Segment], tools: [Transcript.ToolDefinition]) in
                Part(id: id ?? UUID().uuidString, segments: segments, toolDefinitions: tools)
            },
            .stored("id: String", \Part.id), .stored("segments: [Transcript.Segment]", \Part.segments),
            .stored("toolDefinitions: [Transcript.ToolDefinition]", \Part.toolDefinitions),
        ]
    }

    private var prompt: [HostMember] {
        typealias Part = Transcript.Prompt
        let options = "options: GenerationOptions = GenerationOptions()"
        let format = "responseFormat: Transcript.ResponseFormat? = nil"
        return [
            .making("init(\(Self.id), segments: [Transcript.Segment], \(options), \(format))") {
                (
                    id: String?, segments: [Transcript.Segment], options: GenerationOptions?,
                    format: Transcript.ResponseFormat?
                ) in
                Part(
                    id: id ?? UUID().uuidString, segments: segments, options: options ?? GenerationOptions(),
                    responseFormat: format)
            },
            .making(
                """
                init(\(Self.id), \(Self.metadata) = [:], segments: [Transcript.Segment], \(options), \(format), \
                contextOptions: ContextOptions = ContextOptions())
                """
            ) {
                (
                    id: String?, metadata: [String: any ConvertibleToGeneratedContent]?, segments: [Transcript.Segment],
                    options: GenerationOptions?, format: Transcript.ResponseFormat?, context: ContextOptions?
                ) in
                Part(
                    id: id ?? UUID().uuidString, metadata: metadata ?? [:], segments: segments,
                    options: options ?? GenerationOptions(), responseFormat: format,
                    contextOptions: context ?? ContextOptions())
            },
            .stored("id: String", \Part.id), .stored("segments: [Transcript.Segment]", \Part.segments),
            .stored("options: GenerationOptions", \Part.options),
            .stored("responseFormat: Transcript.ResponseFormat?", \Part.responseFormat),
            .stored("contextOptions: ContextOptions", \Part.contextOptions),
            .stored(Self.metadata, \Part.metadata),
        ]
    }

    private func configureCalls(_ type: NominalType) {
        PartHooks.describe(type)
        PartHooks.compare(type, as: Transcript.ToolCalls.self)
        PartHooks.iterate(type, over: Transcript.ToolCalls.self)
    }

    private var toolCalls: [HostMember] {
        typealias Part = Transcript.ToolCalls
        return [
            HostMember(noting: "typealias Element = Transcript.ToolCall"),
            HostMember(noting: "typealias Index = Int"),
            .making("init(\(Self.id), _ calls: [Transcript.ToolCall])") {
                (id: String?, calls: [Transcript.ToolCall]) in Part(id: id ?? UUID().uuidString, calls)
            },
            HostMember("init(\(Self.id), _ calls: some Sequence<Transcript.ToolCall>)") { arguments in
                let calls: [Transcript.ToolCall] = try arguments.elements(1).compactMap { $0.payload() }
                return try arguments.context.value(Part(id: arguments.textIfGiven(0) ?? UUID().uuidString, calls))
            },
            .stored("id: String", \Part.id),
            .reading("description: String") { (calls: Part) in String(describing: calls) },
            .reading("count: Int") { (calls: Part) in calls.count },
            .reading("startIndex: Int") { (calls: Part) in calls.startIndex },
            .reading("endIndex: Int") { (calls: Part) in calls.endIndex },
            .calling("subscript(position: Int) -> Transcript.ToolCall { get }") { (calls: Part, index: Int) in
                guard calls.indices.contains(index) else { throw Trap("Index out of range") }
                return calls[index]
            },
        ]
    }

    private var toolCall: [HostMember] {
        typealias Part = Transcript.ToolCall
        return [
            .making("init(id: String, toolName: String, arguments: GeneratedContent)") {
                (id: String, name: String, arguments: GeneratedContent) in
                Part(id: id, toolName: name, arguments: arguments)
            },
            .making("init(id: String, \(Self.metadata), toolName: String, arguments: GeneratedContent)") {
                (
                    id: String, metadata: [String: any ConvertibleToGeneratedContent], name: String,
                    arguments: GeneratedContent
                ) in Part(id: id, metadata: metadata, toolName: name, arguments: arguments)
            },
            .stored("id: String", \Part.id), .stored("toolName: String", \Part.toolName),
            .stored("arguments: GeneratedContent", \Part.arguments), .stored(Self.metadata, \Part.metadata),
        ]
    }

    private var toolOutput: [HostMember] {
        typealias Part = Transcript.ToolOutput
        return [
            .making("init(id: String, toolName: String, segments: [Transcript.Segment])") {
                (id: String, name: String, segments: [Transcript.Segment]) in
                Part(id: id, toolName: name, segments: segments)
            },
            .stored("id: String", \Part.id), .stored("toolName: String", \Part.toolName),
            .stored("segments: [Transcript.Segment]", \Part.segments),
        ]
    }

    private var response: [HostMember] {
        typealias Part = Transcript.Response
        return [
            .making("init(\(Self.id), assetIDs: [String], segments: [Transcript.Segment])") {
                (id: String?, assets: [String], segments: [Transcript.Segment]) in
                Part(id: id ?? UUID().uuidString, assetIDs: assets, segments: segments)
            },
            .making("init(\(Self.id), \(Self.metadata) = [:], segments: [Transcript.Segment])") {
                (
                    id: String?, metadata: [String: any ConvertibleToGeneratedContent]?,
                    segments: [Transcript.Segment]
                ) in Part(id: id ?? UUID().uuidString, metadata: metadata ?? [:], segments: segments)
            },
            .stored("id: String", \Part.id), .stored("assetIDs: [String]", \Part.assetIDs),
            .stored("segments: [Transcript.Segment]", \Part.segments),
            .reading(Self.metadata) { (response: Part) in response.metadata },
        ]
    }

    private var reasoning: [HostMember] {
        typealias Part = Transcript.Reasoning
        return [
            .making(
                "init(\(Self.id), \(Self.metadata) = [:], segments: [Transcript.Segment], signature: Data? = nil)"
            ) {
                (
                    id: String?, metadata: [String: any ConvertibleToGeneratedContent]?,
                    segments: [Transcript.Segment], signature: Data?
                ) in
                Part(
                    id: id ?? UUID().uuidString, metadata: metadata ?? [:], segments: segments, signature: signature)
            },
            .stored("id: String", \Part.id), .stored("segments: [Transcript.Segment]", \Part.segments),
            .stored("signature: Data?", \Part.signature), .stored(Self.metadata, \Part.metadata),
        ]
    }

    private var toolDefinition: [HostMember] {
        typealias Part = Transcript.ToolDefinition
        let registry = registry
        return [
            .making("init(name: String, description: String, parameters: GenerationSchema)") {
                (name: String, description: String, parameters: GenerationSchema) in
                Part(name: name, description: description, parameters: parameters)
            },
            HostMember("init(tool: any Tool)") { arguments in
                let tool = try InterpretedTool(
                    arguments.get(0, as: Value.self), registry: registry, context: arguments.context)
                return try arguments.context.value(Part(tool: tool))
            },
            .stored("name: String", \Part.name), .stored("description: String", \Part.description),
            .reading("parameters: GenerationSchema") { (definition: Part) in definition.parameters },
        ]
    }

    private var responseFormat: [HostMember] {
        typealias Part = Transcript.ResponseFormat
        let registry = registry
        return [
            .reading("name: String") { (format: Part) in format.name },
            .reading("kind: Transcript.ResponseFormat.Kind") { (format: Part) in format.kind },
            .making("init(schema: GenerationSchema)") { (schema: GenerationSchema) in Part(schema: schema) },
            HostMember("init<Content: Generable>(type: Content.Type)") { arguments in
                guard case .type(let type)? = arguments.values[0] else { throw HostRefusal("'type' takes a type") }
                let building = SchemaBuilding(registry: registry, context: arguments.context)
                return try arguments.context.value(Part(schema: building.schema(of: type)))
            },
        ]
    }
}
