/// What a session is asked: the non-generic form of every `respond` and `streamResponse`.
package struct TurnRequest: Sendable {
    package var prompt: Prompt
    /// The schema the answer must satisfy, or nil for text.
    package var schema: GenerationSchema?
    package var options: GenerationOptions
    package var contextOptions: ContextOptions
    var metadata = TranscriptMetadata()

    package init(
        prompt: Prompt, schema: GenerationSchema? = nil, options: GenerationOptions = GenerationOptions(),
        contextOptions: ContextOptions? = nil
    ) {
        self.prompt = prompt
        self.schema = schema
        self.options = options
        self.contextOptions = contextOptions ?? ContextOptions(includeSchemaInPrompt: schema == nil ? nil : true)
    }
}

/// What came of a request.
package struct TurnOutcome: Sendable {
    /// The answer: a string, or content that satisfies the schema.
    package var content: GeneratedContent
    /// The request's entries from its prompt on, with their positions in the transcript.
    package var entries: ArraySlice<Transcript.Entry>
    package var usage: LanguageModelSession.Usage
}

/// The state of a request while it is answered: whole states, not differences.
package struct TurnProgress: Sendable {
    package var content: GeneratedContent
    package var entries: ArraySlice<Transcript.Entry>
    package var usage: LanguageModelSession.Usage
}

extension LanguageModelSession {
    /// Answers a request: starts it, runs the tool loop, and leaves the transcript whole whatever happens.
    nonisolated(nonsending) package func perform(_ request: TurnRequest) async throws -> TurnOutcome {
        let turn: Int
        do { turn = try begin(request) } catch { throw ErrorFamily.thrown(error) }
        return try await run(turn, request)
    }

    /// Claims the session for a request, or throws `concurrentRequests`.
    func begin(_ request: TurnRequest) throws -> Int {
        let policy = activeProfile().errorPolicy
        return try change(\.isResponding) { try $0.begin(policy: policy) }
    }

    /// The profile that holds now, resolved with the session's own properties.
    func activeProfile() -> ActiveProfile {
        SessionPropertyValues.$current.withValue(properties) { profile.resolve() }
    }

    /// Answers a request that has begun.
    nonisolated(nonsending) func run(
        _ turn: Int, _ request: TurnRequest, progress: (@Sendable (TurnProgress) -> Void)? = nil
    ) async throws -> TurnOutcome {
        var loop = ToolLoop(session: self, turn: turn, request: request, progress: progress)
        do {
            // Profiles, their actions and tools see the properties of the session that is at work.
            let content = try await SessionPropertyValues.$current.withValue(properties) { try await loop.run() }
            let usage = loop.usage
            let entries = try change(\.isResponding) { try $0.end(turn: turn, usage: usage) }
            notify(request: turn, .requestEnded(Array(entries)))
            return TurnOutcome(content: content, entries: entries, usage: usage)
        } catch {
            let thrown = ErrorFamily.thrown(Task.isCancelled ? CancellationError() : error)
            abandon(turn, usage: loop.usage, error: thrown)
            throw thrown
        }
    }

    /// Ends a request without an answer and rolls the transcript back; harmless when it has ended already.
    func abandon(_ turn: Int, usage: Usage = .zero, error: any Swift.Error) {
        let wasRunning = change(\.isResponding) { state in
            defer { state.fail(turn: turn, usage: usage) }
            return state.turn?.number == turn
        }
        guard wasRunning else { return }
        notify(
            request: turn,
            .requestFailed(message: ErrorFamily.message(error), isCancellation: error is CancellationError))
    }

    /// Adds entries to the transcript of a running request and returns the whole transcript.
    func append(_ entries: [Transcript.Entry], turn: Int) throws -> Transcript {
        try change(\.transcript) { try $0.append(entries, turn: turn) }
    }

    /// The executor of a model: made at first use, kept for the session.
    func connection(to model: any LanguageModel) throws -> ModelConnection {
        let key = ConnectionKey(model)
        if let known = state.withLock({ $0.connections[key] }) { return known }
        let new = try ModelConnection(model)
        return state.withLock { state in
            // Another task may have been faster; the first connection stays, since it may hold a warm cache.
            if let known = state.connections[key] { return known }
            state.connections[key] = new
            return new
        }
    }
}
