extension LanguageModelSession {
    /// A change that can be made to any profile. API version 27.0.
    public protocol DynamicProfileModifier {
        /// The type of the changed profile.
        associatedtype Body: LanguageModelSession.DynamicProfile

        /// The changed profile, made from the one it is applied to.
        @LanguageModelSession.DynamicProfileBuilder func body(content: Content) -> Body

        /// The profile the modifier is applied to.
        typealias Content = LanguageModelSession.DynamicProfileModifierContent<Self>
    }

    /// The profile a modifier is applied to. API version 27.0.
    public struct DynamicProfileModifierContent<Modifier: DynamicProfileModifier>: DynamicProfile, PrimitiveProfile {
        fileprivate let base: any DynamicProfile

        /// Never called: the library resolves this profile itself.
        public var body: Never { primitiveBody() }

        func resolve(into active: inout ActiveProfile) {
            base.resolve(to: &active)
        }
    }

    /// A profile with a modifier applied. API version 27.0.
    public struct ModifiedDynamicProfile<Content: DynamicProfile, Modifier: DynamicProfileModifier>: DynamicProfile,
        PrimitiveProfile
    {
        fileprivate let content: Content
        fileprivate let modifier: Modifier

        /// Never called: the library resolves this profile itself.
        public var body: Never { primitiveBody() }

        func resolve(into active: inout ActiveProfile) {
            modifier.body(content: DynamicProfileModifierContent(base: content)).resolve(to: &active)
        }
    }
}

extension LanguageModelSession.DynamicProfileModifier {
    /// A profile that is decided anew for every request. API version 27.0.
    public typealias DynamicProfile = LanguageModelSession.DynamicProfile
    /// A property shared through the session. API version 27.0.
    public typealias SessionProperty = LanguageModelSession.SessionProperty
}

extension LanguageModelSession.DynamicProfile {
    /// Applies a modifier. API version 27.0.
    public func modifier<Modifier: LanguageModelSession.DynamicProfileModifier>(
        _ modifier: Modifier
    ) -> some LanguageModelSession.DynamicProfile {
        LanguageModelSession.ModifiedDynamicProfile(content: self, modifier: modifier)
    }
}
