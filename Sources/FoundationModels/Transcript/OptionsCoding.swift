/// Generation and context options as JSON; what is nil is left out, so that default options are `{}`.
enum OptionsCoding {
    static func content(_ options: GenerationOptions) -> GeneratedContent {
        var pairs: TranscriptWriter.Pairs = []
        if let mode = options.samplingMode { pairs.append(("samplingMode", content(mode.kind))) }
        if let temperature = options.temperature { pairs.append(("temperature", temperature)) }
        if let limit = options.maximumResponseTokens { pairs.append(("maximumResponseTokens", limit)) }
        if let mode = options.toolCallingMode { pairs.append(("toolCallingMode", name(mode))) }
        return TranscriptWriter.object(pairs)
    }

    static func content(_ options: ContextOptions) -> GeneratedContent {
        var pairs: TranscriptWriter.Pairs = []
        if let includes = options.includeSchemaInPrompt { pairs.append(("includeSchemaInPrompt", includes)) }
        if let level = options.reasoningLevel { pairs.append(("reasoningLevel", name(level))) }
        return TranscriptWriter.object(pairs)
    }

    static func generationOptions(_ reader: ContentReader) throws -> GenerationOptions {
        let members = try reader.members()
        var options = GenerationOptions()
        options.samplingMode = try members["samplingMode"].map(samplingMode)
        options.temperature = try members["temperature"]?.number()
        options.maximumResponseTokens = try members["maximumResponseTokens"]?.wholeNumber()
        options.toolCallingMode = try members["toolCallingMode"]?.choice(of: toolCallingModes)
        return options
    }

    static func contextOptions(_ reader: ContentReader) throws -> ContextOptions {
        let members = try reader.members()
        return ContextOptions(
            includeSchemaInPrompt: try members["includeSchemaInPrompt"]?.bool(),
            reasoningLevel: try members["reasoningLevel"].map { level(try $0.text()) })
    }

    private static let toolCallingModes: KeyValuePairs<String, GenerationOptions.ToolCallingMode> = [
        "allowed": .allowed, "required": .required, "disallowed": .disallowed,
    ]

    private static func name(_ mode: GenerationOptions.ToolCallingMode) -> String {
        toolCallingModes.first { $0.value == mode }?.key ?? "allowed"
    }

    private static func content(_ kind: GenerationOptions.SamplingMode.Kind) -> GeneratedContent {
        switch kind {
        case .greedy: TranscriptWriter.object([("type", "greedy")])
        case .randomTopK(let top, let seed): random("top", top, seed)
        case .randomProbabilityThreshold(let threshold, let seed): random("probabilityThreshold", threshold, seed)
        }
    }

    private static func random(
        _ name: String, _ value: any ConvertibleToGeneratedContent, _ seed: UInt64?
    ) -> GeneratedContent {
        // A seed may be larger than JSON numbers can say in all readers, so it is text.
        let seeds: TranscriptWriter.Pairs = seed.map { [("seed", String($0))] } ?? []
        return TranscriptWriter.object([("type", "random"), (name, value)] + seeds)
    }

    private static func samplingMode(_ reader: ContentReader) throws -> GenerationOptions.SamplingMode {
        let members = try reader.members()
        let isRandom = try members.required("type").choice(of: ["greedy": false, "random": true])
        guard isRandom else { return .greedy }
        let seed = try members["seed"].map { reader in
            guard let seed = UInt64(try reader.text()) else { throw reader.problem("Expected a number as a string.") }
            return seed
        }
        if let top = members["top"] { return .random(top: try top.wholeNumber(), seed: seed) }
        return .random(probabilityThreshold: try members.required("probabilityThreshold").number(), seed: seed)
    }

    private static func name(_ level: ContextOptions.ReasoningLevel) -> String {
        switch level {
        case .light: "light"
        case .moderate: "moderate"
        case .deep: "deep"
        case .custom(let name): name
        }
    }

    private static func level(_ name: String) -> ContextOptions.ReasoningLevel {
        switch name {
        case "light": .light
        case "moderate": .moderate
        case "deep": .deep
        default: .custom(name)
        }
    }
}

extension ContextOptions {
    /// The options of a request that states none: structured requests show their schema.
    static func usual(for format: Transcript.ResponseFormat?) -> ContextOptions {
        ContextOptions(includeSchemaInPrompt: format == nil ? nil : true)
    }
}
