extension LanguageModelSession {
    /// A model with instructions, tools and options, decided anew for every request. API version 27.0.
    public protocol DynamicProfile {
        /// The type of the body.
        associatedtype Body: LanguageModelSession.DynamicProfile

        /// The profile that is active now.
        @LanguageModelSession.DynamicProfileBuilder var body: Body { get }
    }

    /// A profile made of instructions and tools; modifiers add the rest. API version 27.0.
    public struct Profile: DynamicProfile, PrimitiveProfile {
        private let instructions: any DynamicInstructions

        /// Creates a profile.
        public init(@DynamicInstructionsBuilder _ dynamicInstructions: () -> some DynamicInstructions) {
            instructions = dynamicInstructions()
        }

        /// Never called: the library resolves this profile itself.
        public var body: Never { primitiveBody() }

        func resolve(into active: inout ActiveProfile) {
            var resolved = ResolvedInstructions()
            instructions.resolve(to: &resolved)
            active.instructions = Instructions(pieces: resolved.pieces)
            active.tools = resolved.tools
        }
    }

    /// A profile of any type. API version 27.0.
    public struct AnyDynamicProfile: DynamicProfile, PrimitiveProfile {
        private let base: any DynamicProfile

        /// Hides the type of a profile.
        public init(_ dynamicProfile: any DynamicProfile) {
            base = dynamicProfile
        }

        /// Hides the type of a profile.
        public init(erasing dynamicProfile: some DynamicProfile) {
            base = dynamicProfile
        }

        /// Never called: the library resolves this profile itself.
        public var body: Never { primitiveBody() }

        func resolve(into active: inout ActiveProfile) {
            base.resolve(to: &active)
        }
    }

    /// One of two profiles. API version 27.0.
    public struct ConditionalDynamicProfile<TrueContent: DynamicProfile, FalseContent: DynamicProfile>: DynamicProfile,
        PrimitiveProfile
    {
        /// Which of the two. API version 27.0.
        public enum Branch {
            /// The condition holds.
            case trueContent(TrueContent)
            /// The condition does not hold.
            case falseContent(FalseContent)
        }

        /// The branch taken.
        public let branch: Branch

        /// Takes a branch.
        public init(_ branch: Branch) {
            self.branch = branch
        }

        /// Never called: the library resolves this profile itself.
        public var body: Never { primitiveBody() }

        func resolve(into active: inout ActiveProfile) {
            switch branch {
            case .trueContent(let content): content.resolve(to: &active, branch: "true")
            case .falseContent(let content): content.resolve(to: &active, branch: "false")
            }
        }
    }

    /// Builds the one profile that is active. API version 27.0.
    @resultBuilder
    public struct DynamicProfileBuilder {
        /// Takes the profile.
        public static func buildBlock<T: DynamicProfile>(_ content: T) -> T { content }

        /// Takes the first branch of a condition.
        public static func buildEither<TrueContent: DynamicProfile, FalseContent: DynamicProfile>(
            first content: TrueContent
        ) -> ConditionalDynamicProfile<TrueContent, FalseContent> {
            ConditionalDynamicProfile(.trueContent(content))
        }

        /// Takes the second branch of a condition.
        public static func buildEither<TrueContent: DynamicProfile, FalseContent: DynamicProfile>(
            second content: FalseContent
        ) -> ConditionalDynamicProfile<TrueContent, FalseContent> {
            ConditionalDynamicProfile(.falseContent(content))
        }

        /// Takes a profile that needs a newer platform.
        public static func buildLimitedAvailability(_ component: some DynamicProfile) -> AnyDynamicProfile {
            AnyDynamicProfile(component)
        }
    }
}

/// A profile the library itself knows how to resolve; it is never asked for a body.
protocol PrimitiveProfile {
    func resolve(into active: inout ActiveProfile)
}

extension LanguageModelSession.DynamicProfile {
    /// Adds what the profile amounts to now; the types and branches on the way are its identity.
    func resolve(to active: inout ActiveProfile, branch: String = "") {
        if let primitive = self as? any PrimitiveProfile {
            active.identity += branch
            primitive.resolve(into: &active)
        } else {
            active.identity += "\(branch)/\(Self.self)"
            body.resolve(to: &active)
        }
    }

    /// A profile made of instructions. API version 27.0.
    public typealias Profile = LanguageModelSession.Profile
    /// A profile that is decided anew for every request. API version 27.0.
    public typealias DynamicProfile = LanguageModelSession.DynamicProfile
    /// A property shared through the session. API version 27.0.
    public typealias SessionProperty = LanguageModelSession.SessionProperty
}
