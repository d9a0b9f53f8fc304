import FoundationModels

/// One request on its way through a loaded model.
struct Inference {
    let model: LoadedModel
    let request: LanguageModelExecutorGenerationRequest
    let cancellation: Cancellation
    let send: (LanguageModelExecutorGenerationChannel.Event) -> Void

    func run() throws -> GuidedOutput {
        let constraint = try prepareConstraint()
        let prompt = try model.prompt(for: Array(request.transcript), useCase: request.useCase, opensReply: true)
        guard prompt.tokens.count < model.contextSize else { throw tooLong(prompt.tokens.count) }
        let slot = try conversation(prompt)
        let cached = slot.context.tokens.count
        var sender = TurnSender(
            mayCall: !request.enabledToolDefinitions.isEmpty, layout: model.tools.layout,
            callPrefix: "call-\(request.id.uuidString)", send: send)
        let output = try cancellation.covering(slot.context) {
            try generate(prompt, constraint, in: slot.context, to: &sender)
        }
        if prompt.isPlain {
            slot.spelled = SpelledText(text: prompt.text + output.bytes, tokens: prompt.tokens + output.tokens)
        }
        try check(output, promptTokens: prompt.tokens.count)
        sender.finish(
            input: .init(totalTokenCount: prompt.tokens.count, cachedTokenCount: cached),
            outputTokens: output.tokens.count, isTruncated: output.isTruncated)
        return output
    }

    private func prepareConstraint() throws -> SchemaConstraint? {
        let start = ContinuousClock.now
        let constraint = try model.constraints.constraint(for: request, layout: model.tools.layout)
        if constraint != nil { send(.phase(.constraintPreparation, took: start.duration(to: .now))) }
        return constraint
    }

    private func conversation(_ prompt: PromptTokens) throws -> ConversationPool.Slot {
        do {
            return try model.pool.slot(for: request.sessionID, tokens: prompt.tokens)
        } catch let error as EngineError {
            throw LanguageModelSession.GenerationError.assetsUnavailable(.init(debugDescription: error.message))
        }
    }

    private func generate(
        _ prompt: PromptTokens, _ constraint: SchemaConstraint?, in context: LlamaContext, to sender: inout TurnSender
    ) throws -> GuidedOutput {
        let start = ContinuousClock.now
        let guided = GuidedRequest(
            constraint: constraint, plan: plan, pending: Array(prompt.tokens[context.tokens.count...]),
            budget: limit, lean: lean)
        let source = ContextSource(context, cancellation: cancellation)
        let result = try withoutActuallyEscaping({ (chunk: GuidedChunk) in
            sender.add(chunk.bytes, tokens: chunk.tokens.count)
        }) { emit in
            var generation = GuidedGeneration(
                source: source, vocabulary: model.vocabulary, request: guided, emit: emit)
            let output = try generation.run()
            return (output: output, processing: generation.source.promptProcessing ?? .zero)
        }
        send(.phase(.promptProcessing, took: result.processing))
        send(.phase(.generation, took: start.duration(to: .now) - result.processing))
        return result.output
    }

    /// Towards a call, for a model that was not taught to make any, when a question has just been asked.
    ///
    /// After a tool's output nothing is added: the question is whether that answers it, which the model can tell.
    private var lean: LogitChange? {
        guard !model.tools.isTaught, !request.enabledToolDefinitions.isEmpty, request.schema == nil,
            case .prompt? = request.transcript.last,
            let first = model.vocabulary.tokens(spelling: Array(model.tools.layout.opening.utf8))?.first
        else { return nil }
        return LogitChange(token: first, amount: model.tools.leanOfUntaught)
    }

    private var plan: SamplingPlan {
        var plan = SamplingPlan(
            request.generationOptions, defaultSeed: request.defaultSeed ?? .random(in: .min ... .max))
        if !model.guardsRambling { (plan.repetition, plan.length) = (nil, nil) }
        return plan
    }

    /// The most tokens of this answer: as asked for, or enough for a long page, since small models do not stop.
    private var limit: Int {
        request.generationOptions.maximumResponseTokens ?? max(Self.defaultLimit, model.contextSize / 4)
    }

    private static let defaultLimit = 1024

    /// An answer that was cut because the model's window is full is an error; one cut at its limit is not, nor one that
    /// was closed cleanly.
    private func check(_ output: GuidedOutput, promptTokens: Int) throws {
        if output.ending == .stuck {
            throw LanguageModelSession.GenerationError.decodingFailure(
                .init(debugDescription: "The model's vocabulary cannot continue this answer."))
        }
        let room = model.contextSize - promptTokens
        if output.ending == .cut, limit > room {
            throw tooLong(promptTokens + output.tokens.count + 1)
        }
    }

    private func tooLong(_ count: Int) -> LanguageModelError {
        .contextSizeExceeded(
            .init(
                contextSize: model.contextSize, tokenCount: count,
                debugDescription: "The conversation needs \(count) tokens, and the model holds \(model.contextSize)."))
    }
}
