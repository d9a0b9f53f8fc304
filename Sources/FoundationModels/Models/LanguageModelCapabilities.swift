/// The abilities a language model declares. API version 27.0.
public struct LanguageModelCapabilities: Sendable {
    private let capabilities: Set<Capability>

    /// Creates a set of capabilities; duplicates are harmless.
    public init(_ capabilities: [Capability]) {
        self.capabilities = Set(capabilities)
    }

    /// Creates a set of capabilities, in the spelling of the first 27 betas.
    @available(*, deprecated, renamed: "init(_:)")
    public init(capabilities: [Capability]) {
        self.init(capabilities)
    }

    /// Tells whether the model has the ability.
    public func contains(_ capability: Capability) -> Bool {
        capabilities.contains(capability)
    }
}

extension LanguageModelCapabilities {
    /// One ability of a language model. API version 27.0.
    public struct Capability: Sendable, Hashable, CustomStringConvertible {
        private let name: String

        /// The model reads images.
        public static var vision: Capability { Capability(name: "vision") }
        /// The model's output can be constrained to a schema.
        public static var guidedGeneration: Capability { Capability(name: "guidedGeneration") }
        /// The model can emit its reasoning before its answer.
        public static var reasoning: Capability { Capability(name: "reasoning") }
        /// The model can call tools.
        public static var toolCalling: Capability { Capability(name: "toolCalling") }

        /// The name of the ability as it is spelled in code.
        public var description: String { name }
    }
}
