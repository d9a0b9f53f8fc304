import FoundationModels
import PlaygroundEvaluator

/// The `respond` and `streamResponse` families: two verbs, three kinds of content, three forms of a prompt, two versions.
struct RespondRows {
    let bridge: SessionBridge

    /// Every overload, those of version 26 first.
    var rows: [HostMember] {
        Version.allCases.flatMap { version in
            Content.allCases.flatMap { content in
                PromptForm.allCases.flatMap { form in
                    [row(streaming: false, content, form, version), row(streaming: true, content, form, version)]
                }
            }
        }
    }

    private enum Version: CaseIterable { case v26, v27, beta }
    private enum Content: CaseIterable { case text, schema, type }
    private enum PromptForm: CaseIterable { case prompt, string, builder }

    private func row(streaming: Bool, _ content: Content, _ form: PromptForm, _ version: Version) -> HostMember {
        let parameters = parameters(content, form, version)
        let result = streaming ? "ResponseStream" : "Response"
        let verb = streaming ? "streamResponse" : "respond"
        let generics = content == .type ? "<Content: Generable>" : ""
        let effects = streaming ? (form == .builder ? " rethrows" : "") : " async throws"
        let declaration = """
            @discardableResult func \(verb)\(generics)(\(parameters.map(\.declaration).joined(separator: ", ")))\
            \(effects) -> LanguageModelSession.\(result)<\(resultType(content))>
            """
        let names = parameters.map(\.name)
        let note = version == .beta && content == .type ? Self.betaNote : nil
        return HostMember(declaration, deprecation: note) { arguments in
            let request = try RespondRequest(arguments, names: names, bridge: bridge)
            return try streaming ? bridge.stream(request, arguments) : bridge.respond(request, arguments)
        }
    }

    private static let betaNote =
        "'options' before 'includeSchemaInPrompt' is the order of the 2025 betas; today 'options' comes last"

    private func resultType(_ content: Content) -> String {
        switch content {
        case .text: "String"
        case .schema: "GeneratedContent"
        case .type: "Content"
        }
    }

    private struct Parameter {
        var name: String
        var declaration: String
    }

    private func parameters(_ content: Content, _ form: PromptForm, _ version: Version) -> [Parameter] {
        let first: [Parameter] =
            switch form {
            case .prompt: [Parameter(name: "prompt", declaration: "to prompt: Prompt")]
            case .string: [Parameter(name: "prompt", declaration: "to prompt: String")]
            case .builder: []
            }
        let last =
            form == .builder
            ? [Parameter(name: "prompt", declaration: "@PromptBuilder prompt: () throws -> Prompt")] : []
        return first + shape(content) + options(content, version) + last
    }

    private func shape(_ content: Content) -> [Parameter] {
        switch content {
        case .text: []
        case .schema: [Parameter(name: "schema", declaration: "schema: GenerationSchema")]
        case .type: [Parameter(name: "type", declaration: "generating type: Content.Type = Content.self")]
        }
    }

    private func options(_ content: Content, _ version: Version) -> [Parameter] {
        let include = Parameter(name: "includeSchema", declaration: "includeSchemaInPrompt: Bool = true")
        let options = Parameter(name: "options", declaration: "options: GenerationOptions = GenerationOptions()")
        let context = Parameter(name: "context", declaration: "contextOptions: ContextOptions = ContextOptions()")
        let metadata = Parameter(
            name: "metadata", declaration: "metadata: [String: any ConvertibleToGeneratedContent] = [:]")
        switch (version, content) {
        case (.v26, .text), (.beta, .text): return [options]
        case (.v26, _): return [include, options]
        case (.v27, _): return [options, context, metadata]
        case (.beta, _): return [options, Parameter(name: "includeSchema", declaration: "includeSchemaInPrompt: Bool")]
        }
    }
}

/// What a call of `respond` or `streamResponse` asks for.
struct RespondRequest {
    var prompt: Prompt
    /// nil for text.
    var schema: GenerationSchema?
    /// The type of the answer.
    var type: Type
    var includesSchema: Bool
    var options: GenerationOptions
    var context: ContextOptions?
    var metadata: [String: GeneratedContent] = [:]

    /// Reads the arguments by their parameters' names.
    init(_ arguments: HostArguments, names: [String], bridge: SessionBridge) throws {
        func index(_ name: String) -> Int? { names.firstIndex(of: name) }
        guard let promptIndex = index("prompt") else { throw HostRefusal("a request needs a prompt") }
        prompt = try bridge.prompt(arguments, promptIndex)
        options = try index("options").flatMap { try arguments.bridgedIfGiven($0) } ?? GenerationOptions()
        context = try index("context").flatMap { try arguments.bridgedIfGiven($0) }
        if let index = index("metadata"), case .dictionary(let values)? = arguments.values[index] {
            let encoding = ContentEncoding(registry: bridge.registry, context: arguments.context)
            for pair in values.pairs { metadata[pair.key.text ?? ""] = try encoding.content(of: pair.value) }
        }
        // Only the forms of 27 carry metadata.
        if context == nil, !metadata.isEmpty { context = ContextOptions(includeSchemaInPrompt: true) }
        includesSchema = try index("includeSchema").flatMap { try arguments.getIfGiven($0) } ?? true
        if let schemaIndex = index("schema") {
            schema = try arguments.bridged(schemaIndex)
            type = .unknown
        } else if let typeIndex = index("type") {
            type = try Self.type(arguments, typeIndex)
            schema = try SchemaBuilding(registry: bridge.registry, context: arguments.context).schema(of: type)
        } else {
            type = .unknown
        }
    }

    /// The type given, or the one that the place of the call asks for.
    private static func type(_ arguments: HostArguments, _ index: Int) throws -> Type {
        if case .type(let type)? = arguments.values[index] { return type }
        if let inferred = arguments.typeArguments["Content"], inferred != .unknown { return inferred }
        throw HostRefusal("the type to generate is not known here", hint: "write generating: YourType.self")
    }
}
