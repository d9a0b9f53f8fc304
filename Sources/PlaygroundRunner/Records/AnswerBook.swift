import FoundationModels
import SourceText
import Synchronization

/// The answers of a run: those on record, which are used up one after the other, and those that come new.
final class AnswerBook: Sendable {
    private let policy: AnswerPolicy
    private let state: Mutex<State>

    private struct State {
        var onRecord: [RecordedAnswer.Identity: RecordedAnswer] = [:]
        /// How many answers of a key the run has had.
        var repetitions: [AnswerKey: Int] = [:]
        /// The answers of the run, in the order in which they ended.
        var used: [RecordedAnswer] = []
        var asked: Set<String> = []
        var counts: [RecordedCount] = []
        var models: [ModelDescription] = []
        var places: [String: SourceLocation] = [:]
    }

    init(_ record: Record, policy: AnswerPolicy) {
        self.policy = policy
        var state = State(counts: record.counts, models: record.models)
        for answer in record.answers { state.onRecord[answer.identity] = answer }
        self.state = Mutex(state)
    }

    /// What a run adds to a record.
    struct Yield: Sendable {
        var answers: [RecordedAnswer]
        var counts: [RecordedCount]
        var models: [ModelDescription]
        /// The prompts that a model was asked in this run.
        var asked: Set<String>
    }

    var yield: Yield {
        state.withLock { Yield(answers: $0.used, counts: $0.counts, models: $0.models, asked: $0.asked) }
    }

    // MARK: - Answers

    /// The next answer on record for a key; equal requests get theirs in the order in which they were recorded.
    func take(_ key: AnswerKey) -> [LanguageModelExecutorGenerationChannel.Event]? {
        guard policy != .refresh else { return nil }
        return state.withLock { state in
            let repetition = state.repetitions[key, default: 0]
            let answer = state.onRecord[RecordedAnswer.Identity(key: key, repetition: repetition)]
            guard let answer, let events = answer.replay else { return nil }
            state.repetitions[key] = repetition + 1
            state.used.append(answer)
            return events
        }
    }

    /// Remembers that the model is asked, so that its times are not taken from an earlier run.
    func markAsked(_ prompt: String) {
        state.withLock { _ = $0.asked.insert(prompt) }
    }

    func add(_ key: AnswerKey, model: String, prompt: String, events: [RecordedEvent]) {
        state.withLock { state in
            let repetition = state.repetitions[key, default: 0]
            state.repetitions[key] = repetition + 1
            let start = prompt.count > 200 ? prompt.prefix(199) + "…" : prompt[...]
            state.used.append(
                RecordedAnswer(key: key, repetition: repetition, model: model, prompt: String(start), events: events))
        }
    }

    // MARK: - Models

    func description(of identity: String) -> ModelDescription? {
        state.withLock { $0.models.first { $0.identity == identity } }
    }

    func describe(_ description: ModelDescription) {
        state.withLock { state in
            if let index = state.models.firstIndex(where: { $0.identity == description.identity }) {
                state.models[index] = description
            } else {
                state.models.append(description)
            }
        }
    }

    func count(_ key: AnswerKey) -> Int? {
        state.withLock { $0.counts.first { $0.key == key }?.tokens }
    }

    func add(_ count: RecordedCount) {
        state.withLock { state in
            guard !state.counts.contains(where: { $0.key == count.key }) else { return }
            state.counts.append(count)
        }
    }

    // MARK: - Places

    /// Notes where a prompt is sent from, for messages.
    func note(_ prompt: String, at place: SourcePlace) {
        state.withLock { $0.places[prompt] = place.location }
    }

    func place(of prompt: String) -> SourceLocation? {
        state.withLock { $0.places[prompt] }
    }
}
