import FoundationModels

/// A language model in a GGUF file, run in this process by llama.cpp.
///
/// Creating a model is cheap; the file is loaded by the first request, or by `prewarm`. Copies of a value share the
/// loaded weights, and so do all sessions that use them. API version 27.0's `LanguageModel`.
public struct LlamaModel: TokenCountingLanguageModel {
    /// What answers this model's requests.
    public typealias Executor = LlamaExecutor

    let runtime: LlamaRuntime

    /// Creates a model from a file.
    ///
    /// - Parameters:
    ///   - path: A GGUF file.
    ///   - contextSize: The most tokens of a conversation; less when the model was trained for less.
    ///   - threads: How many threads evaluate; nil chooses by the machine.
    ///   - guardsRambling: Whether answers that run in circles, or on and on, are pressed to an end, as small models
    ///     need it. False leaves the model's own distribution untouched.
    public init(
        path: String, contextSize: Int = 4096, threads: Int? = nil, guardsRambling: Bool = true
    ) throws {
        let engine = EngineInstallation(cache: try EaselCache.standard())
        let settings = LlamaRuntime.Settings(
            path: path, contextSize: contextSize, threads: threads, guardsRambling: guardsRambling)
        self.init(settings, engine: engine)
    }

    package init(_ settings: LlamaRuntime.Settings, engine: EngineInstallation) {
        runtime = LlamaRuntime(settings, engine: engine)
    }

    /// The embedded default of a cache; throws ``LlamaModelError/embeddedModelMissing`` before `easel setup`.
    package static func embedded(in cache: EaselCache) throws(LlamaModelError) -> LlamaModel {
        let installation = EmbeddedModelInstallation(cache: cache)
        guard installation.isInstalled else { throw .embeddedModelMissing }
        return LlamaModel(
            LlamaRuntime.Settings(path: installation.path), engine: EngineInstallation(cache: cache))
    }

    /// Guided generation and tool calling.
    public var capabilities: LanguageModelCapabilities {
        LanguageModelCapabilities([.guidedGeneration, .toolCalling])
    }

    /// What executors of this model share.
    public var executorConfiguration: LlamaExecutor.Configuration {
        LlamaExecutor.Configuration(runtime: runtime)
    }

    /// The most tokens that instructions, prompts, tools, schemas and answers may have together.
    public var contextSize: Int { runtime.contextSize }

    /// Counts the tokens that these entries take in the model's own prompt format.
    public func tokenCount(for entries: [Transcript.Entry]) async throws -> Int {
        try await runtime.tokenCount(for: entries)
    }

    /// Loads the file now; throws ``LlamaModelError`` when it cannot be used.
    package func load() async throws {
        try await runtime.load()
    }
}
