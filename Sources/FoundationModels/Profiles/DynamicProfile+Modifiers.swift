// Where modifiers of one kind are stacked, the one nearest to the profile wins; every action is performed, the nearest
// first. What a request's own options say wins over the profile.

/// A profile with something changed after it is resolved.
private struct AdjustedProfile<Content: LanguageModelSession.DynamicProfile>: LanguageModelSession.DynamicProfile,
    PrimitiveProfile
{
    let content: Content
    let adjust: (inout ActiveProfile) -> Void

    var body: Never { primitiveBody() }

    func resolve(into active: inout ActiveProfile) {
        content.resolve(to: &active)
        adjust(&active)
    }
}

extension LanguageModelSession.DynamicProfile {
    private func adjusted(
        _ adjust: @escaping (inout ActiveProfile) -> Void
    ) -> some LanguageModelSession.DynamicProfile {
        AdjustedProfile(content: self, adjust: adjust)
    }

    private func setting<Value>(
        _ member: WritableKeyPath<ActiveProfile, Value?>, _ value: Value?
    ) -> some LanguageModelSession.DynamicProfile {
        adjusted { $0[keyPath: member] = $0[keyPath: member] ?? value }
    }

    /// Sets the model. API version 27.0.
    public func model(_ model: any LanguageModel) -> some LanguageModelSession.DynamicProfile {
        setting(\.chosenModel, model)
    }

    /// Sets the model. API version 27.0.
    public func model(_ model: some LanguageModel) -> some LanguageModelSession.DynamicProfile {
        setting(\.chosenModel, model)
    }

    /// Sets the temperature. API version 27.0.
    public func temperature(_ temperature: Double?) -> some LanguageModelSession.DynamicProfile {
        setting(\.options.temperature, temperature)
    }

    /// Sets the rule for picking tokens. API version 27.0.
    public func samplingMode(
        _ samplingMode: GenerationOptions.SamplingMode?
    ) -> some LanguageModelSession.DynamicProfile {
        setting(\.options.samplingMode, samplingMode)
    }

    /// Sets the most tokens of a response. API version 27.0.
    public func maximumResponseTokens(_ maximumResponseTokens: Int?) -> some LanguageModelSession.DynamicProfile {
        setting(\.options.maximumResponseTokens, maximumResponseTokens)
    }

    /// Sets how much the model reasons. API version 27.0.
    public func reasoningLevel(
        _ reasoningLevel: ContextOptions.ReasoningLevel?
    ) -> some LanguageModelSession.DynamicProfile {
        setting(\.reasoningLevel, reasoningLevel)
    }

    /// Sets whether tools may, must or must not be called. API version 27.0.
    public func toolCallingMode(
        _ toolCallingMode: GenerationOptions.ToolCallingMode?
    ) -> some LanguageModelSession.DynamicProfile {
        setting(\.options.toolCallingMode, toolCallingMode)
    }

    /// Sets what a failed request leaves in the transcript. API version 27.0.
    public func transcriptErrorHandlingPolicy(
        _ transcriptErrorHandlingPolicy: TranscriptErrorHandlingPolicy?
    ) -> some LanguageModelSession.DynamicProfile {
        setting(\.errorPolicy, transcriptErrorHandlingPolicy)
    }

    /// Changes what the model sees of the history; the session's transcript stays as it is. API version 27.0.
    public func historyTransform(
        _ transform: @escaping @Sendable ([Transcript.Entry]) -> [Transcript.Entry]
    ) -> some LanguageModelSession.DynamicProfile {
        adjusted { $0.historyTransforms.append(transform) }
    }
}

/// The same modifiers for the code of a host, which may have to wait and may fail.
extension LanguageModelSession.DynamicProfile {
    package func historyTransform(
        hosted transform: @escaping @Sendable ([Transcript.Entry]) async throws -> [Transcript.Entry]
    ) -> some LanguageModelSession.DynamicProfile {
        adjusted { $0.historyTransforms.append(transform) }
    }

    package func onActivate(
        hosted action: @escaping @Sendable () async throws -> Void
    ) -> some LanguageModelSession.DynamicProfile {
        adjusted { $0.actions.activate.append(action) }
    }

    package func onDeactivate(
        hosted action: @escaping @Sendable () async throws -> Void
    ) -> some LanguageModelSession.DynamicProfile {
        adjusted { $0.actions.deactivate.append(action) }
    }
}

extension LanguageModelSession.DynamicProfile {
    /// Performs an action when a request's prompt is in the transcript. API version 27.0.
    ///
    /// - Parameter action: What to do; an error it throws ends the request.
    public func onPrompt(
        perform action: @escaping @Sendable () async throws -> Void
    ) -> some LanguageModelSession.DynamicProfile {
        onPrompt { _ in try await action() }
    }

    /// Performs an action when a request's prompt is in the transcript. API version 27.0.
    ///
    /// - Parameter action: What to do; an error it throws ends the request.
    public func onPrompt(
        perform action: @escaping @Sendable (Transcript.Prompt) async throws -> Void
    ) -> some LanguageModelSession.DynamicProfile {
        adjusted { $0.actions.prompt.append(action) }
    }

    /// Performs an action when the model has answered. API version 27.0.
    ///
    /// - Parameter action: What to do; an error it throws ends the request.
    public func onResponse(
        perform action: @escaping @Sendable () async throws -> Void
    ) -> some LanguageModelSession.DynamicProfile {
        onResponse { _ in try await action() }
    }

    /// Performs an action when the model has answered. API version 27.0.
    ///
    /// - Parameter action: What to do; an error it throws ends the request.
    public func onResponse(
        perform action: @escaping @Sendable (Transcript.Response) async throws -> Void
    ) -> some LanguageModelSession.DynamicProfile {
        adjusted { $0.actions.response.append(action) }
    }

    /// Performs an action when the model has reasoned. API version 27.0.
    ///
    /// - Parameter action: What to do; an error it throws ends the request.
    public func onReasoning(
        perform action: @escaping @Sendable () async throws -> Void
    ) -> some LanguageModelSession.DynamicProfile {
        onReasoning { _ in try await action() }
    }

    /// Performs an action when the model has reasoned. API version 27.0.
    ///
    /// - Parameter action: What to do; an error it throws ends the request.
    public func onReasoning(
        perform action: @escaping @Sendable (Transcript.Reasoning) async throws -> Void
    ) -> some LanguageModelSession.DynamicProfile {
        adjusted { $0.actions.reasoning.append(action) }
    }

    /// Performs an action before a tool is called; an error stops the request. API version 27.0.
    public func onToolCall(
        perform action: @escaping @Sendable () async throws -> Void
    ) -> some LanguageModelSession.DynamicProfile {
        onToolCall { _ in try await action() }
    }

    /// Performs an action before a tool is called; an error stops the request. API version 27.0.
    public func onToolCall(
        perform action: @escaping @Sendable (Transcript.ToolCall) async throws -> Void
    ) -> some LanguageModelSession.DynamicProfile {
        adjusted { $0.actions.toolCall.append(action) }
    }

    /// Performs an action when a tool has returned. API version 27.0.
    ///
    /// - Parameter action: What to do; an error it throws ends the request.
    public func onToolOutput(
        perform action: @escaping @Sendable () async throws -> Void
    ) -> some LanguageModelSession.DynamicProfile {
        onToolOutput { _, _ in try await action() }
    }

    /// Performs an action when a tool has returned. API version 27.0.
    ///
    /// - Parameter action: What to do; an error it throws ends the request.
    public func onToolOutput(
        perform action: @escaping @Sendable (Transcript.ToolCall, Transcript.ToolOutput) async throws -> Void
    ) -> some LanguageModelSession.DynamicProfile {
        adjusted { $0.actions.toolOutput.append(action) }
    }

    /// Performs an action when the profile becomes the active one. API version 27.0.
    public func onActivate(
        perform action: @escaping @Sendable () async -> Void
    ) -> some LanguageModelSession.DynamicProfile {
        adjusted { $0.actions.activate.append(action) }
    }

    /// Performs an action when another profile becomes the active one. API version 27.0.
    public func onDeactivate(
        perform action: @escaping @Sendable () async -> Void
    ) -> some LanguageModelSession.DynamicProfile {
        adjusted { $0.actions.deactivate.append(action) }
    }
}
