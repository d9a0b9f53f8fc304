import FoundationModels
import Synchronization

/// What the copies of a replaying model share: the answers, and the model behind them, loaded or not.
final class AnswerPlayer: Sendable {
    let identity: String
    let book: AnswerBook
    let model: LazyModel
    let activity: @Sendable (AnswerActivity) -> Void
    private let policy: AnswerPolicy

    init(
        identity: String, policy: AnswerPolicy, book: AnswerBook, model: LazyModel,
        activity: @escaping @Sendable (AnswerActivity) -> Void = { _ in }
    ) {
        self.activity = activity
        self.identity = identity
        self.policy = policy
        self.book = book
        self.model = model
    }

    var description: ModelDescription { book.description(of: identity) ?? ModelDescription(unknown: identity) }

    /// Learns what the model can do, unless that is on record; a frozen run never needs to know.
    func describe() async throws {
        guard policy != .frozen, book.description(of: identity) == nil else { return }
        _ = try await load()
    }

    /// Loads the model for a request, or refuses to.
    func load(toAnswer prompt: String) async throws -> any LanguageModel {
        guard policy != .frozen else {
            throw MissingAnswer(prompt: prompt, place: book.place(of: prompt), model: identity)
        }
        book.markAsked(prompt)
        return try await load()
    }

    private func load() async throws -> any LanguageModel {
        let loaded = try await model.load()
        book.describe(ModelDescription(loaded, identity: identity))
        return loaded
    }

    func count(_ entries: [Transcript.Entry]) async throws -> Int {
        let key = AnswerKey(countOf: entries, model: identity)
        if let tokens = book.count(key) { return tokens }
        let tokens = try await newCount(entries)
        book.add(RecordedCount(key: key, tokens: tokens))
        return tokens
    }

    private func newCount(_ entries: [Transcript.Entry]) async throws -> Int {
        let loaded = try await load(toAnswer: entries.map(\.plainText).joined(separator: "\n"))
        guard let counting = loaded as? any TokenCountingLanguageModel else { return TokenEstimate.count(entries) }
        return try await counting.tokenCount(for: entries)
    }
}

/// A model that is made when it is first needed.
final class LazyModel: Sendable {
    private let make: @Sendable () async throws -> any LanguageModel
    private let state = Mutex(State())

    private struct State {
        var model: (any LanguageModel)?
        var loading: Task<any LanguageModel, any Error>?
    }

    init(_ make: @escaping @Sendable () async throws -> any LanguageModel) {
        self.make = make
    }

    /// The model, if it was made.
    var loaded: (any LanguageModel)? { state.withLock { $0.model } }

    /// Makes the model, once for all who wait; after a failure the next one tries again.
    func load() async throws -> any LanguageModel {
        let loading = state.withLock { state in
            let loading = state.loading ?? Task { try await make() }
            state.loading = loading
            return loading
        }
        do {
            let model = try await loading.value
            state.withLock { $0.model = model }
            return model
        } catch {
            state.withLock { $0.loading = nil }
            throw error
        }
    }
}

/// An executor of the model behind, made with the first request.
final class LazyConnection: Sendable {
    private let state = Mutex<ModelConnection?>(nil)

    func get(to model: any LanguageModel) throws -> ModelConnection {
        try state.withLock { connection in
            let known = try connection ?? ModelConnection(model)
            connection = known
            return known
        }
    }
}
