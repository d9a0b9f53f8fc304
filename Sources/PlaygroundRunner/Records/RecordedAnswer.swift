import FoundationModels

/// One inference of a model: what it was asked, by name, and what it sent.
struct RecordedAnswer: Codable, Sendable, Equatable {
    var key: AnswerKey
    /// Which of several equal requests of a run this answers, from 0.
    var repetition: Int
    /// The model's identity; a help for people who read the file, as the prompt is. The key decides.
    var model: String
    var prompt: String
    var events: [RecordedEvent]

    /// What tells answers apart.
    struct Identity: Hashable {
        var key: AnswerKey
        var repetition: Int
    }

    var identity: Identity { Identity(key: key, repetition: repetition) }

    /// The events as they were sent; nil when one of them makes no sense.
    var replay: [LanguageModelExecutorGenerationChannel.Event]? {
        try? events.map { try $0.event() }
    }
}

extension RecordedAnswer {
    /// Whether the events are worth keeping: they say something, and what they say satisfies the schema.
    static func isGood(_ events: [RecordedEvent], schema: GenerationSchema?) -> Bool {
        guard !events.contains(where: { $0.kind == .arguments || $0.kind == .addAttachment }) else { return true }
        let texts = events.filter { $0.kind == .text || $0.kind == .replaceText }
        guard texts.contains(where: { $0.text?.isEmpty == false }) else { return false }
        guard let schema, !texts.contains(where: { $0.kind == .replaceText }) else { return true }
        guard let content = try? GeneratedContent(json: texts.compactMap(\.text).joined()), content.isComplete else {
            return false
        }
        return (try? schema.validate(content)) != nil
    }
}

/// A count of tokens that a model made.
struct RecordedCount: Codable, Sendable, Equatable {
    var key: AnswerKey
    var tokens: Int
}
