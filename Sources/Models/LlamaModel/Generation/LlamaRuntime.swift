import FoundationModels
import Synchronization

/// A model file and everything that was made from it: weights, vocabulary, contexts. It works on a thread of its own.
package actor LlamaRuntime {
    package struct Settings: Sendable, Hashable {
        package var path: String
        package var contextSize: Int
        package var threads: Int?
        /// How many conversations are kept at once.
        package var conversations: Int
        /// Whether answers that run in circles, or on and on, are pressed to an end.
        package var guardsRambling: Bool

        package init(
            path: String, contextSize: Int = 4096, threads: Int? = nil, conversations: Int = 4,
            guardsRambling: Bool = true
        ) {
            self.path = path
            self.contextSize = max(1, contextSize)
            self.threads = threads
            self.conversations = conversations
            self.guardsRambling = guardsRambling
        }
    }

    private let thread: ModelThread
    private let settings: Settings
    private let engine: EngineInstallation
    private nonisolated let knownContextSize: Mutex<Int>
    private var loaded: LoadedModel?

    init(_ settings: Settings, engine: EngineInstallation) {
        self.settings = settings
        self.engine = engine
        knownContextSize = Mutex(settings.contextSize)
        thread = ModelThread(name: "easel.model")
    }

    package nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    /// What was asked for, or after loading, what the model can do of it.
    nonisolated var contextSize: Int { knownContextSize.withLock { $0 } }

    func load() throws {
        _ = try model()
    }

    func tokenCount(for entries: [Transcript.Entry]) throws -> Int {
        try model().prompt(for: entries, opensReply: false).tokens.count
    }

    func prewarm(_ transcript: Transcript) {
        // A hint: what goes wrong here goes wrong again, visibly, in the request that follows.
        guard let model = try? model(), let prompt = try? model.prompt(for: Array(transcript), opensReply: false) else {
            return
        }
        try? model.warm(prompt)
    }

    /// Answers a request; what the decoder made of it is also returned, for measurements.
    func respond(
        to request: LanguageModelExecutorGenerationRequest, cancellation: Cancellation,
        send: @escaping (LanguageModelExecutorGenerationChannel.Event) -> Void
    ) throws -> GuidedOutput {
        try cancellation.check()
        let start = ContinuousClock.now
        let isFirst = loaded == nil
        let model = try model()
        if isFirst { send(.phase(.modelLoading, took: start.duration(to: .now))) }
        return try Inference(model: model, request: request, cancellation: cancellation, send: send).run()
    }

    func model() throws -> LoadedModel {
        if let loaded { return loaded }
        do {
            let model = try LoadedModel(settings, library: LlamaLibrary(engine))
            knownContextSize.withLock { $0 = model.contextSize }
            loaded = model
            return model
        } catch let error as SetupError {
            throw LlamaModelError.engineUnavailable(reason: error.description)
        }
    }
}
