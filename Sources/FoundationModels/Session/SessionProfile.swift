import Synchronization

/// Where a session takes its model, tools and defaults from, request by request.
struct SessionProfile: Sendable {
    /// What holds now; a static profile always gives the same.
    let resolve: @Sendable () -> ActiveProfile
    /// Awaited before each round where only asynchronous code can decide what holds.
    let renew: (@Sendable () async throws -> Void)?

    init(model: some LanguageModel, tools: [any Tool]) {
        let profile = ActiveProfile(chosenModel: model, tools: tools.map { ToolBinding($0) })
        resolve = { profile }
        renew = nil
    }

    init(dynamic profile: sending some LanguageModelSession.DynamicProfile) {
        let source: any ProfileSource = ProfileBox(profile)
        resolve = { source.resolve() }
        renew = nil
    }

    init(hosted first: ResolvedProfile, renewal: @escaping @Sendable () async throws -> ResolvedProfile) {
        let latest = LatestProfile(first.active)
        resolve = { latest.active }
        renew = { latest.replace(by: try await renewal().active) }
    }
}

/// A profile as it was at one moment, for hosts that decide about profiles in code of their own.
package struct ResolvedProfile: Sendable {
    let active: ActiveProfile

    /// Resolves a profile; the identity tells it from the others of its session.
    package init(_ profile: any LanguageModelSession.DynamicProfile, identity: String) {
        var active = ActiveProfile()
        profile.resolve(to: &active)
        active.identity = identity
        self.active = active
    }
}

/// What a host decided last.
private final class LatestProfile: Sendable {
    private let latest: Mutex<ActiveProfile>

    init(_ first: ActiveProfile) {
        latest = Mutex(first)
    }

    var active: ActiveProfile { latest.withLock { $0 } }

    /// The system model stays the one that the session was made with.
    func replace(by next: ActiveProfile) {
        latest.withLock { latest in
            let fallback = latest.fallbackModel
            latest = next
            latest.fallbackModel = fallback
        }
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
    var historyTransforms: [@Sendable ([Transcript.Entry]) async throws -> [Transcript.Entry]] = []
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
    var activate: [@Sendable () async throws -> Void] = []
    var deactivate: [@Sendable () async throws -> Void] = []
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
