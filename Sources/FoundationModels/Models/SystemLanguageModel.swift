import Foundation

/// The model the system provides: here, whatever model the host program puts in its place. API version 26.0.
///
/// On Apple's platforms the operating system decides what answers; elsewhere the host does, for the work it runs:
///
/// ```swift
/// try await SystemLanguageModel.$environment.withValue(.init(backend: model)) {
///     try await LanguageModelSession().respond(to: "Hello")
/// }
/// ```
///
/// A model remembers the environment it was made in. Without a backend it is unavailable (`modelNotReady`).
public final class SystemLanguageModel: Sendable {
    /// What the model was made for.
    package let useCase: UseCase
    /// How strictly prompts and answers are checked.
    package let guardrails: Guardrails
    let surroundings: Environment

    /// The general-purpose model with default guardrails.
    public static var `default`: SystemLanguageModel { SystemLanguageModel() }

    /// Creates a model for a use case.
    public init(useCase: UseCase = .general, guardrails: Guardrails = .default) {
        self.useCase = useCase
        self.guardrails = guardrails
        self.surroundings = Self.environment
    }

    /// Creates a model with an adapter; adapters are packages of Apple's platforms and change nothing here.
    ///
    /// No ``Adapter`` can be made off those platforms, so this initialiser exists for the compiler only.
    public convenience init(adapter: Adapter, guardrails: Guardrails = .default) {
        self.init(useCase: .general, guardrails: guardrails)
    }
}

extension SystemLanguageModel {
    /// What a system model is specialised for. API version 26.0.
    public struct UseCase: Sendable, Equatable {
        private let name: String

        /// Conversation, writing, extraction: anything.
        public static let general = UseCase(name: "general")
        /// Short lowercase tags for a text: topics unless the instructions ask for something else.
        public static let contentTagging = UseCase(name: "contentTagging")
    }

    /// How strictly prompts and answers are checked. API version 26.0.
    public struct Guardrails: Sendable {
        package let isPermissive: Bool

        /// Every prompt and answer is checked.
        public static let `default` = Guardrails(isPermissive: false)
        /// Text answers are not checked, so that unsafe text can be transformed; structured answers still are.
        public static let permissiveContentTransformations = Guardrails(isPermissive: true)
    }
}

extension SystemLanguageModel {
    /// The most tokens that instructions, prompts, tools, schemas and answers may have together. API version 26.4.
    ///
    /// 4096 when the backend does not say.
    public var contextSize: Int { surroundings.counting?.contextSize ?? TokenEstimate.contextSize }

    /// The languages the model is meant for. API version 26.0.
    public var supportedLanguages: Set<Locale.Language> { surroundings.supportedLanguages }

    /// Tells whether the model is meant for a locale; regional variants fall back to their language. API version 26.0.
    public func supportsLocale(_ locale: Locale = Locale.current) -> Bool {
        guard let code = locale.language.languageCode else { return false }
        return supportedLanguages.contains { $0.languageCode == code }
    }

    /// Counts the tokens of a prompt. API version 26.4.
    ///
    /// Without a backend that counts, the number is an estimate: see ``TokenCountingLanguageModel``.
    ///
    /// - Throws: What the backend throws when it cannot count.
    public func tokenCount(for prompt: some PromptRepresentable) async throws -> Int {
        var ids = IdentifierSource(seed: 0)
        let segments = prompt.promptRepresentation.pieces.segments(ids: &ids)
        return try await count([.prompt(Transcript.Prompt(id: "", segments: segments))])
    }

    /// Counts the tokens of instructions. API version 26.4.
    ///
    /// - Throws: What the backend throws when it cannot count.
    public func tokenCount(for instructions: Instructions) async throws -> Int {
        var ids = IdentifierSource(seed: 0)
        let segments = instructions.pieces.segments(ids: &ids)
        return try await count([.instructions(.init(id: "", segments: segments, toolDefinitions: []))])
    }

    /// Counts the tokens that the model is told of tools. API version 26.4.
    ///
    /// - Throws: What the backend throws when it cannot count.
    public func tokenCount(for tools: [any Tool]) async throws -> Int {
        let definitions = tools.map { Transcript.ToolDefinition(tool: $0) }
        return try await count([.instructions(.init(id: "", segments: [], toolDefinitions: definitions))])
    }

    /// Counts the tokens of a schema as it is shown in a prompt. API version 26.4.
    ///
    /// - Throws: What the backend throws when it cannot count.
    public func tokenCount(for schema: GenerationSchema) async throws -> Int {
        try await tokenCount(for: String(reflecting: schema))
    }

    /// Counts the tokens of transcript entries. API version 26.4.
    ///
    /// - Throws: What the backend throws when it cannot count.
    public func tokenCount(for transcriptEntries: some Collection<Transcript.Entry>) async throws -> Int {
        try await count(Array(transcriptEntries))
    }

    private func count(_ entries: [Transcript.Entry]) async throws -> Int {
        guard let counting = surroundings.counting else { return TokenEstimate.count(entries) }
        return try await counting.tokenCount(for: entries)
    }
}
