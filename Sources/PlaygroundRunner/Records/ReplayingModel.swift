import FoundationModels

/// A model whose answers on record are replayed; only for the others is the model behind it loaded and asked.
package struct ReplayingModel: TokenCountingLanguageModel {
    let player: AnswerPlayer

    /// What the model behind can do, as the record says or as it said itself.
    package var capabilities: LanguageModelCapabilities { player.description.abilities }

    package var contextSize: Int { player.description.contextSize }

    package var executorConfiguration: Executor.Configuration { Executor.Configuration(player: player) }

    package func tokenCount(for entries: [Transcript.Entry]) async throws -> Int {
        try await player.count(entries)
    }

    /// Lets attachments pass: the model behind is asked about them when it is loaded, before it sees the request.
    package func supportsDataAttachmentType(_ contentType: String) -> Bool { true }
}

extension ReplayingModel {
    /// Sends what is on record, or what the model behind sends.
    package struct Executor: LanguageModelExecutor {
        package typealias Model = ReplayingModel

        package struct Configuration: Hashable, Sendable {
            let player: AnswerPlayer

            package static func == (left: Configuration, right: Configuration) -> Bool { left.player === right.player }

            package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(player)) }
        }

        private let player: AnswerPlayer
        /// One a session, as executors of the model behind are.
        private let connection = LazyConnection()

        package init(configuration: Configuration) {
            player = configuration.player
        }

        /// Passes the hint on to a model that is loaded anyway.
        package func prewarm(model: ReplayingModel, transcript: Transcript) {
            guard let loaded = player.model.loaded else { return }
            try? connection.get(to: loaded).prewarm(transcript)
        }

        nonisolated(nonsending) package func respond(
            to request: LanguageModelExecutorGenerationRequest, model: ReplayingModel,
            streamingInto channel: LanguageModelExecutorGenerationChannel
        ) async throws {
            let key = AnswerKey(request, model: player.identity)
            if let events = player.book.take(key) {
                player.activity(.replaying)
                for event in events { await channel.send(event) }
                return
            }
            let prompt = request.promptText
            player.activity(.asking)
            let loaded = try await player.load(toAnswer: prompt)
            try CapabilityCheck.check(request, for: loaded)
            let connection = try connection.get(to: loaded)
            var events: [RecordedEvent] = []
            try await ChannelReader.read(from: { try await connection.respond(request, $0) }) { event in
                if let recorded = RecordedEvent(event) {
                    events.append(recorded)
                    player.activity(.received(tokens: recorded.tokens ?? 0))
                }
                await channel.send(event)
            }
            guard RecordedAnswer.isGood(events, schema: request.schema) else { return }
            player.book.add(key, model: player.identity, prompt: prompt, events: events)
        }
    }
}

extension LanguageModelExecutorGenerationRequest {
    /// The text of the last prompt.
    fileprivate var promptText: String {
        for case .prompt(let prompt) in transcript.reversed() { return prompt.segments.plainText }
        return ""
    }
}
