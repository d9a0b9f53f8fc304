import Foundation

/// The rounds of one request: the model generates, tools run, the model goes on, until it answers.
struct ToolLoop {
    let session: LanguageModelSession
    let turn: Int
    let request: TurnRequest
    let progress: (@Sendable (TurnProgress) -> Void)?
    /// The tokens of the rounds so far.
    private(set) var usage = LanguageModelSession.Usage.zero
    private let contentID = GenerationID()

    init(
        session: LanguageModelSession, turn: Int, request: TurnRequest,
        progress: (@Sendable (TurnProgress) -> Void)?
    ) {
        self.session = session
        self.turn = turn
        self.request = request
        self.progress = progress
    }

    nonisolated(nonsending) mutating func run() async throws -> GeneratedContent {
        try await start()
        for round in 1...session.context.maximumToolRounds {
            try Task.checkCancellation()
            let profile = try await enterProfile()
            let inference = try await infer(profile, round: round)
            guard let calls = inference.calls else { return try await finish(inference, profile) }
            try await add(inference.entries(structure: nil), profile)
            let runner = ToolRunner(
                session: session, turn: turn, tools: enabledTools(profile), actions: profile.actions)
            let outputs = try await runner.run(calls)
            _ = try session.append(outputs.map(Transcript.Entry.toolOutput), turn: turn)
        }
        throw ToolLoopError.tooManyRounds(session.context.maximumToolRounds)
    }

    /// Puts the prompt into the transcript.
    private func start() async throws {
        let profile = try await enterProfile()
        let prompt = session.state.withLock { state in
            Transcript.Prompt(
                id: state.ids.next(), segments: request.prompt.pieces.segments(ids: &state.ids),
                options: request.options, responseFormat: request.schema.map(Transcript.ResponseFormat.init(schema:)),
                contextOptions: request.contextOptions, metadata: request.metadata)
        }
        session.notify(request: turn, .requestStarted(prompt))
        _ = try session.append([.prompt(prompt)], turn: turn)
        for action in profile.actions.prompt { try await action(prompt) }
        if let defect = request.schema?.defects.first { throw defect }
        if request.options.filled(from: profile).toolCallingMode == .required, profile.tools.isEmpty {
            throw ToolLoopError.requiredWithoutTools
        }
    }

    /// Resolves the profile anew, since a tool may have changed what it depends on, and makes it the active one.
    private func enterProfile() async throws -> ActiveProfile {
        try await session.profile.renew?()
        let profile = session.activeProfile()
        _ = try session.append([], turn: turn)
        let actions = session.change(\.transcript) { state in
            state.adopt(profile)
            return state.activate(profile)
        }
        for action in actions { try await action() }
        return profile
    }

    /// Adds what the model produced to the transcript and tells the profile.
    private func add(_ entries: [Transcript.Entry], _ profile: ActiveProfile) async throws {
        _ = try session.append(entries, turn: turn)
        for entry in entries {
            switch entry {
            case .reasoning(let reasoning): for action in profile.actions.reasoning { try await action(reasoning) }
            case .response(let response): for action in profile.actions.response { try await action(response) }
            default: break
            }
        }
    }

    /// Lets the model generate once.
    private mutating func infer(_ profile: ActiveProfile, round: Int) async throws -> EntryAssembler {
        session.notify(request: turn, .inferenceStarted(round: round))
        let transcript = try session.append([], turn: turn)
        let request = try await executorRequest(transcript, profile, round: round)
        try CapabilityCheck.check(request, for: profile.model)
        let connection = try session.connection(to: profile.model)
        var assembler = EntryAssembler()
        var isFirst = true
        do {
            try await ChannelReader.read(from: { try await connection.respond(request, $0) }) { event in
                if case .phase(let phase, let duration) = event.change {
                    return session.notify(request: turn, .phase(phase, duration))
                }
                if isFirst { session.notify(request: turn, .firstToken) }
                isFirst = false
                let changed = session.state.withLock { assembler.apply(event, ids: &$0.ids) }
                if changed { report(assembler, transcript) }
            }
        } catch let error as LanguageModelError {
            try assembler.absorbRefusal(error, isStructured: self.request.schema != nil, after: transcript, session)
        }
        usage.add(assembler.usage)
        session.notify(request: turn, .inferenceEnded(assembler.usage))
        return assembler
    }

    private func executorRequest(
        _ transcript: Transcript, _ profile: ActiveProfile, round: Int
    ) async throws -> LanguageModelExecutorGenerationRequest {
        var transcript = transcript
        var history = Array(transcript.history)
        for transform in profile.historyTransforms { history = try await transform(history) }
        if !profile.historyTransforms.isEmpty { transcript.history = Transcript(entries: history).history }
        var contextOptions = request.contextOptions
        contextOptions.reasoningLevel = contextOptions.reasoningLevel ?? profile.reasoningLevel
        let (id, seed) = session.state.withLock { ($0.ids.nextUUID(), $0.seed(ofTurn: turn)) }
        var executorRequest = LanguageModelExecutorGenerationRequest(
            id: id, transcript: transcript, enabledTools: enabledTools(profile).map(\.definition),
            schema: request.schema, generationOptions: request.options.filled(from: profile),
            contextOptions: contextOptions, metadata: request.metadata.values)
        executorRequest.defaultSeed = seed.map { $0 &+ UInt64(round) }
        executorRequest.sessionID = session.id
        return executorRequest
    }

    private func enabledTools(_ profile: ActiveProfile) -> [ToolBinding] {
        request.options.filled(from: profile).toolCallingMode == .disallowed ? [] : profile.tools
    }
}

extension ToolLoop {
    /// Tells a stream how far the answer is.
    private func report(_ assembler: EntryAssembler, _ transcript: Transcript) {
        guard let progress, let text = assembler.responseText else { return }
        guard let content = AnswerDecoder.partial(text, schema: request.schema, id: contentID) else { return }
        let start = session.state.withLock { $0.entriesStart }
        let entries = Array(transcript) + assembler.entries(structure: request.schema.map { ($0.name, content) })
        var usage = usage
        usage.add(assembler.usage)
        progress(TurnProgress(content: content, entries: entries[start...], usage: usage))
    }

    /// Reads the answer of the last round and puts it into the transcript.
    private func finish(_ inference: EntryAssembler, _ profile: ActiveProfile) async throws -> GeneratedContent {
        let text = inference.responseText ?? ""
        let content = try AnswerDecoder.complete(text, schema: request.schema, id: contentID)
        let entries = inference.entries(structure: request.schema.map { ($0.name, content) })
        try await add(entries, profile)
        let transcript = try session.append([], turn: turn)
        if let progress, inference.responseText != nil {
            let start = session.state.withLock { $0.entriesStart }
            progress(TurnProgress(content: content, entries: Array(transcript)[start...], usage: usage))
        }
        return content
    }
}
