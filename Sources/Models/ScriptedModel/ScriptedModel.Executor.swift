import FoundationModels

extension ScriptedModel {
    /// Sends the answers of a model's player into the channel, word by word.
    public struct Executor: LanguageModelExecutor {
        /// The model this executor runs.
        public typealias Model = ScriptedModel

        /// The player to take answers from; two are equal when they are the same object.
        public struct Configuration: Hashable, Sendable {
            let player: Player

            /// Compares the players' identities.
            public static func == (lhs: Configuration, rhs: Configuration) -> Bool { lhs.player === rhs.player }

            /// Hashes the player's identity.
            public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(player)) }
        }

        private let player: Player

        /// Creates an executor for a model's player.
        public init(configuration: Configuration) {
            player = configuration.player
        }

        /// Sends the next answer; throws the script's errors, and `contextSizeExceeded` when tokens run out.
        nonisolated(nonsending) public func respond(
            to request: LanguageModelExecutorGenerationRequest,
            model: ScriptedModel,
            streamingInto channel: LanguageModelExecutorGenerationChannel
        ) async throws {
            let step = try player.next(for: request)
            if step.delay > .zero { try await Task.sleep(for: step.delay) }
            var delivery = Delivery(step: step, request: request, contextSize: model.contextSize, channel: channel)
            try await delivery.send()
        }
    }
}

/// One answer on its way into the channel.
struct Delivery {
    let step: Script.Step
    let request: LanguageModelExecutorGenerationRequest
    let contextSize: Int
    let channel: LanguageModelExecutorGenerationChannel
    private var written = 0
    private var reasoned = 0
    private let read: Int

    init(
        step: Script.Step, request: LanguageModelExecutorGenerationRequest, contextSize: Int,
        channel: LanguageModelExecutorGenerationChannel
    ) {
        self.step = step
        self.request = request
        self.contextSize = contextSize
        self.channel = channel
        read = TokenEstimate.count(request.transcript)
    }

    nonisolated(nonsending) mutating func send() async throws {
        try check(0)
        if let reasoning = step.reasoning { try await send(reasoning: reasoning) }
        for (index, call) in step.calls.enumerated() { try await send(call, index) }
        try await sendText()
        await channel.send(.response(action: usage))
        if let failure = step.failure { throw failure.error(message: step.message) }
    }

    private nonisolated(nonsending) mutating func send(reasoning: String) async throws {
        let tokens = TokenEstimate.count(reasoning)
        try check(tokens)
        reasoned += tokens
        await channel.send(.reasoning(action: .appendText(reasoning, tokenCount: tokens)))
    }

    private nonisolated(nonsending) mutating func send(_ call: Script.Call, _ index: Int) async throws {
        let tokens = TokenEstimate.count(call.tool + call.arguments)
        try check(tokens)
        let id = "call-\(request.transcript.count)-\(index + 1)"
        await channel.send(
            .toolCalls(
                action: .toolCall(
                    id: id, name: call.tool, action: .appendArguments(call.arguments, tokenCount: tokens))))
    }

    /// Sends the text piece by piece and stops, as a model does, when the request's limit is reached.
    private nonisolated(nonsending) mutating func sendText() async throws {
        for piece in step.pieces {
            try Task.checkCancellation()
            let tokens = max(1, TokenEstimate.count(piece))
            if let limit = request.generationOptions.maximumResponseTokens, written + tokens > limit { return }
            try check(tokens)
            await channel.send(.response(action: .appendText(piece, tokenCount: tokens)))
        }
    }

    private mutating func check(_ tokens: Int) throws {
        written += tokens
        guard read + written > contextSize else { return }
        throw LanguageModelError.contextSizeExceeded(tokenCount: read + written, contextSize: contextSize)
    }
}

extension Delivery {
    /// What the step states, or the simple count; what earlier rounds showed the model counts as cached.
    private var usage: LanguageModelExecutorGenerationChannel.Response.Action {
        let lastAnswer = request.transcript.lastIndex { entry in
            switch entry {
            case .response, .toolCalls: true
            default: false
            }
        }
        let cached = lastAnswer.map { TokenEstimate.count(request.transcript[...$0]) } ?? 0
        return .updateUsage(
            input: .init(totalTokenCount: step.usage?.input ?? read, cachedTokenCount: step.usage?.cached ?? cached),
            output: .init(totalTokenCount: step.usage?.output ?? written, reasoningTokenCount: reasoned))
    }
}
