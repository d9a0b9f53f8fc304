extension SystemLanguageModel {
    /// Which of the system's models answers. API version 27.0.
    public struct Variant: Sendable, Hashable {
        /// The name to show to people.
        public let displayName: String

        /// Apple's model for all devices.
        public static let core3 = Variant(displayName: "Core 3")
        /// Apple's model for devices with more memory.
        public static let coreAdvanced3 = Variant(displayName: "Core Advanced 3")
    }

    /// Which model answers: off Apple's platforms none of theirs, but one named after the backend. API version 27.0.
    public var variant: Variant {
        Variant(displayName: surroundings.backend.map { String(describing: type(of: $0)) } ?? "None")
    }
}
