/// How the model picks tokens and how many it may write. API version 26.0.
public struct GenerationOptions: Sendable, Equatable {
    /// The rule for picking the next token; nil leaves it to the model, which samples at random.
    public var samplingMode: SamplingMode?
    /// How adventurous random sampling is: 0 follows the likeliest token, 1 is the model's own distribution.
    public var temperature: Double?
    /// The most tokens to write; an answer that needs more is cut off.
    public var maximumResponseTokens: Int?
    /// Whether tools may, must or must not be called. API version 27.0.
    public var toolCallingMode: ToolCallingMode?

    /// The rule for picking the next token, in the spelling of version 26.
    public var sampling: SamplingMode? {
        get { samplingMode }
        set { samplingMode = newValue }
    }

    /// Creates options, in the spelling of version 26.
    public init(sampling: SamplingMode?, temperature: Double? = nil, maximumResponseTokens: Int? = nil) {
        self.samplingMode = sampling
        self.temperature = temperature
        self.maximumResponseTokens = maximumResponseTokens
    }

    /// Creates options; what is nil is left to the model. API version 27.0.
    public init(
        samplingMode: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil
    ) {
        self.samplingMode = samplingMode
        self.temperature = temperature
        self.maximumResponseTokens = maximumResponseTokens
    }

    /// Creates options with a rule for tool calls. API version 27.0.
    public init(
        samplingMode: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil,
        toolCallingMode: ToolCallingMode?
    ) {
        self.samplingMode = samplingMode
        self.temperature = temperature
        self.maximumResponseTokens = maximumResponseTokens
        self.toolCallingMode = toolCallingMode
    }
}

extension GenerationOptions {
    /// A rule for picking the next token. API version 26.0.
    public struct SamplingMode: Sendable, Equatable {
        /// The rule and its numbers. API version 27.0.
        public let kind: Kind

        /// Always the likeliest token: the same input gives the same output.
        public static var greedy: SamplingMode { SamplingMode(kind: .greedy) }

        /// A random pick among the likeliest `k` tokens; a seed makes it repeatable.
        public static func random(top k: Int, seed: UInt64? = nil) -> SamplingMode {
            SamplingMode(kind: .randomTopK(k, seed: seed))
        }

        /// A random pick among the likeliest tokens that together reach the probability; a seed makes it repeatable.
        public static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> SamplingMode {
            SamplingMode(kind: .randomProbabilityThreshold(probabilityThreshold, seed: seed))
        }

        /// The rules and their numbers. API version 27.0.
        public enum Kind: Sendable, Equatable {
            /// Always the likeliest token.
            case greedy
            /// A random pick among this many tokens.
            case randomTopK(_: Int, seed: UInt64?)
            /// A random pick among the tokens that together reach this probability.
            case randomProbabilityThreshold(_: Double, seed: UInt64?)
        }
    }

    /// Whether the model may call tools. API version 27.0.
    public struct ToolCallingMode: Sendable, Equatable {
        /// The mode as an enumeration.
        public var kind: Kind

        /// The model decides; the behaviour when nothing is said.
        public static let allowed = ToolCallingMode(kind: .allowed)
        /// The model must call a tool in every round, until a tool throws or the mode changes.
        public static let required = ToolCallingMode(kind: .required)
        /// The model must not call tools.
        public static let disallowed = ToolCallingMode(kind: .disallowed)

        /// The modes. API version 27.0.
        public enum Kind: Sendable, Hashable {
            /// The model decides.
            case allowed
            /// The model must call a tool.
            case required
            /// The model must not call tools.
            case disallowed
        }
    }
}
