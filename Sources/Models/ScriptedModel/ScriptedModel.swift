import FoundationModels

/// A model without a model: it makes up answers from the schema and the prompt, follows a script, or fails.
///
/// It is deterministic and instant, so tests, dry runs and documentation can use it. Tokens are counted by a simple rule:
/// four characters are a token, and each Chinese, Japanese or Korean character is one.
public struct ScriptedModel: TokenCountingLanguageModel {
    /// The most tokens that a request and its answer may have together.
    public let contextSize: Int
    let player: Player

    /// A model that derives its answers from the schema and the prompt; see ``SampleAnswer``.
    public static var sample: ScriptedModel { sample(recorder: nil) }

    /// A model that derives its answers from the schema and the prompt, and records what it is asked.
    public static func sample(recorder: RequestRecorder?, contextSize: Int = 4096) -> ScriptedModel {
        ScriptedModel(contextSize: contextSize, player: Player(source: .sample, recorder: recorder))
    }

    /// A model that follows a script step by step and fails clearly when the script runs out.
    public static func script(_ script: Script, recorder: RequestRecorder? = nil) -> ScriptedModel {
        ScriptedModel(
            contextSize: script.contextSize, player: Player(source: .script(script.steps), recorder: recorder))
    }

    /// A model that throws the same error whenever it is asked.
    public static func failing(_ error: any Error, recorder: RequestRecorder? = nil) -> ScriptedModel {
        ScriptedModel(contextSize: 4096, player: Player(source: .failing(error), recorder: recorder))
    }

    /// Structured answers and tools; no images and no reasoning of its own.
    public var capabilities: LanguageModelCapabilities {
        LanguageModelCapabilities([.guidedGeneration, .toolCalling, .reasoning])
    }

    /// The player of this model: copies of a model share a script's position.
    public var executorConfiguration: Executor.Configuration {
        Executor.Configuration(player: player)
    }

    /// Counts tokens by the simple rule.
    public func tokenCount(for entries: [Transcript.Entry]) async throws -> Int {
        TokenEstimate.count(entries)
    }
}
