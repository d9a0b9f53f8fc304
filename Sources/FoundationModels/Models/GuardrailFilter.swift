/// The system model's safety filter between a backend and a session.
///
/// An answer is checked as it grows and cut off at the first violation, as Apple's streams are. Permissive guardrails
/// let text answers and their prompts pass; structured ones are always checked.
struct GuardrailFilter {
    private let policy: SystemLanguageModel.GuardrailPolicy?

    init(model: SystemLanguageModel, isStructured: Bool) {
        let isExempt = model.guardrails.isPermissive && !isStructured
        policy = isExempt ? nil : model.surroundings.guardrailPolicy
    }

    func check(prompt transcript: Transcript) throws {
        guard let policy, case .prompt(let prompt) = transcript.last(where: \.isPrompt) else { return }
        try Self.check(prompt.segments.plainText, policy, what: "prompt")
    }

    /// Runs a backend so that its events reach the session; without a policy nothing stands between them.
    nonisolated(nonsending) func pass(
        from backend: @escaping @Sendable (LanguageModelExecutorGenerationChannel) async throws -> Void,
        to channel: LanguageModelExecutorGenerationChannel
    ) async throws {
        guard let policy else { return try await backend(channel) }
        var answer = ""
        try await ChannelReader.read(from: backend) { event in
            if case .response(let response) = event.change {
                switch response.action.change {
                case .append(let fragment): answer += fragment.content
                case .replace(let replacement): answer = replacement.content
                default: break
                }
                try Self.check(answer, policy, what: "answer")
            }
            await channel.send(event)
        }
    }

    private static func check(
        _ text: String, _ policy: SystemLanguageModel.GuardrailPolicy, what: String
    ) throws {
        guard let reason = policy.violation(text) else { return }
        throw LanguageModelError.guardrailViolation(
            .init(debugDescription: "The \(what) was stopped by the safety filter: \(reason)"))
    }
}

extension Transcript.Entry {
    var isPrompt: Bool { if case .prompt = self { true } else { false } }
}
