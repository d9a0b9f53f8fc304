import FoundationModels

/// One request on its way through a loaded model.
struct Inference {
    let model: LoadedModel
    let request: LanguageModelExecutorGenerationRequest
    let cancellation: Cancellation
    let send: (LanguageModelExecutorGenerationChannel.Event) -> Void

    func run() throws {
        try refuseUnsupported()
        let prompt = try model.prompt(for: Array(request.transcript), useCase: request.useCase, opensReply: true)
        guard prompt.tokens.count < model.contextSize else { throw tooLong(prompt.tokens.count) }
        let slot = try conversation(prompt)
        let cached = slot.context.tokens.count
        let output = try cancellation.covering(slot.context) {
            try generate(prompt, in: slot.context)
        }
        if prompt.isPlain {
            slot.spelled = SpelledText(text: prompt.text + output.bytes, tokens: prompt.tokens + output.tokens)
        }
        send(usage(prompt: prompt.tokens.count, cached: cached, output: output.tokens.count))
        if output.ending == .cut, prompt.tokens.count + output.tokens.count >= model.contextSize {
            throw tooLong(prompt.tokens.count + output.tokens.count + 1)
        }
    }

    private func conversation(_ prompt: PromptTokens) throws -> ConversationPool.Slot {
        do {
            return try model.pool.slot(for: request.sessionID, tokens: prompt.tokens)
        } catch let error as EngineError {
            throw LanguageModelSession.GenerationError.assetsUnavailable(.init(debugDescription: error.message))
        }
    }

    private func generate(_ prompt: PromptTokens, in context: LlamaContext) throws -> GuidedOutput {
        let start = ContinuousClock.now
        let pending = Array(prompt.tokens[context.tokens.count...])
        let guided = GuidedRequest(
            constraint: nil, plan: plan, pending: pending, budget: request.generationOptions.maximumResponseTokens)
        var assembler = TextAssembler()
        var generation = GuidedGeneration(
            source: ContextSource(context, cancellation: cancellation), vocabulary: model.vocabulary, request: guided
        ) { chunk in
            send(.response(action: .appendText(assembler.append(chunk.bytes), tokenCount: chunk.tokens.count)))
        }
        let output = try generation.run()
        let processing = generation.source.promptProcessing ?? .zero
        send(.phase(.promptProcessing, took: processing))
        send(.phase(.generation, took: start.duration(to: .now) - processing))
        return output
    }

    private var plan: SamplingPlan {
        SamplingPlan(request.generationOptions, defaultSeed: request.defaultSeed ?? .random(in: .min ... .max))
    }

    private func usage(
        prompt: Int, cached: Int, output: Int
    ) -> LanguageModelExecutorGenerationChannel.Event {
        .response(
            action: .updateUsage(
                input: .init(totalTokenCount: prompt, cachedTokenCount: cached),
                output: .init(totalTokenCount: output, reasoningTokenCount: 0)))
    }

    private func tooLong(_ count: Int) -> LanguageModelError {
        .contextSizeExceeded(
            .init(
                contextSize: model.contextSize, tokenCount: count,
                debugDescription: "The conversation needs \(count) tokens, and the model holds \(model.contextSize)."))
    }

    private func refuseUnsupported() throws {
        if request.schema != nil { throw unsupported(.guidedGeneration) }
        if !request.enabledToolDefinitions.isEmpty { throw unsupported(.toolCalling) }
    }

    private func unsupported(_ capability: LanguageModelCapabilities.Capability) -> LanguageModelError {
        .unsupportedCapability(
            .init(capability: capability, debugDescription: "This model does not support \(capability) yet."))
    }
}
