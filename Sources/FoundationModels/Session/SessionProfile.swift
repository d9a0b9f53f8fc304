import Synchronization

/// Where a session takes its model, tools and defaults from, request by request.
struct SessionProfile: Sendable {
    /// What holds now; a static profile always gives the same.
    let resolve: @Sendable () -> ActiveProfile

    init(model: some LanguageModel, tools: [any Tool]) {
        let profile = ActiveProfile(chosenModel: model, tools: tools.map { ToolBinding($0) })
        resolve = { profile }
    }

    init(dynamic profile: sending some LanguageModelSession.DynamicProfile) {
        let source: any ProfileSource = ProfileBox(profile)
        resolve = { source.resolve() }
    }
}

private protocol ProfileSource: Sendable {
    func resolve() -> ActiveProfile
}

/// Keeps a profile, which need not be safe to use from several tasks, behind a lock.
private final class ProfileBox<Profile: LanguageModelSession.DynamicProfile>: ProfileSource {
    private let profile: Mutex<Profile>
    private let fallbackModel = SystemLanguageModel.default

    init(_ profile: sending Profile) {
        self.profile = Mutex(profile)
    }

    func resolve() -> ActiveProfile {
        profile.withLock { profile in
            var active = ActiveProfile(fallbackModel: fallbackModel)
            profile.resolve(to: &active)
            return active
        }
    }
}

/// The model, tools, instructions and defaults in force for a request.
struct ActiveProfile: Sendable {
    /// Nil leaves it to the fallback.
    var chosenModel: (any LanguageModel)?
    /// The system model as it was when the session was made.
    var fallbackModel: any LanguageModel = SystemLanguageModel.default
    var tools: [ToolBinding] = []
    /// What the transcript's instructions entry must say; nil leaves the entry alone.
    var instructions: Instructions?
    /// Defaults for what a request's options leave open.
    var options = GenerationOptions()
    var reasoningLevel: ContextOptions.ReasoningLevel?
    /// What a failed request leaves behind; nil leaves it to the session.
    var errorPolicy: TranscriptErrorHandlingPolicy?
    var historyTransforms: [@Sendable ([Transcript.Entry]) -> [Transcript.Entry]] = []
    var actions = ProfileActions()
    /// Tells one profile from another, so that a change of profile is noticed.
    var identity = ""

    var model: any LanguageModel { chosenModel ?? fallbackModel }
}

/// What a profile wants done while requests are answered.
struct ProfileActions: Sendable {
    var prompt: [@Sendable (Transcript.Prompt) async throws -> Void] = []
    var response: [@Sendable (Transcript.Response) async throws -> Void] = []
    var reasoning: [@Sendable (Transcript.Reasoning) async throws -> Void] = []
    var toolCall: [@Sendable (Transcript.ToolCall) async throws -> Void] = []
    var toolOutput: [@Sendable (Transcript.ToolCall, Transcript.ToolOutput) async throws -> Void] = []
    var activate: [@Sendable () async -> Void] = []
    var deactivate: [@Sendable () async -> Void] = []
}

extension GenerationOptions {
    /// These options, with the profile's where they say nothing.
    func filled(from profile: ActiveProfile) -> GenerationOptions {
        GenerationOptions(
            samplingMode: samplingMode ?? profile.options.samplingMode,
            temperature: temperature ?? profile.options.temperature,
            maximumResponseTokens: maximumResponseTokens ?? profile.options.maximumResponseTokens,
            toolCallingMode: toolCallingMode ?? profile.options.toolCallingMode)
    }
}
