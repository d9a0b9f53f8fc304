import Foundation

extension SystemLanguageModel {
    /// A set of weights that specialises Apple's model. API version 26.0; deprecated 26.4, gone in 27.0.
    ///
    /// Adapters are asset packs of Apple's platforms. Elsewhere none can be loaded: every initialiser throws.
    public struct Adapter {
        /// What the adapter's creator wrote into it.
        public var creatorDefinedMetadata: [String: Any] { [:] }

        /// Throws: adapters cannot be loaded off Apple's platforms.
        public init(fileURL: URL) throws {
            throw AssetError.invalidAsset(
                .init(debugDescription: "\(fileURL.path) cannot be loaded: adapters exist on Apple's platforms only."))
        }

        /// Throws: adapters cannot be loaded off Apple's platforms.
        public init(name: String) throws {
            throw AssetError.compatibleAdapterNotFound(
                .init(debugDescription: "No adapter “\(name)”: adapters exist on Apple's platforms only."))
        }

        /// Compiles the adapter; there is nothing to compile.
        ///
        /// - Throws: Nothing here, where there are no adapters.
        public func compile() async throws {}

        /// The adapters of this name that fit the system's model: none.
        public static func compatibleAdapterIdentifiers(name: String) -> [String] { [] }

        /// Removes adapters that no longer fit: there are none.
        ///
        /// - Throws: Nothing here, where there are no adapters.
        public static func removeObsoleteAdapters() throws {}

        /// What goes wrong when an adapter is loaded. API version 26.0.
        public enum AssetError: Swift.Error, LocalizedError {
            /// The file is not an adapter.
            case invalidAsset(Context)
            /// The name is not one an adapter can have.
            case invalidAdapterName(Context)
            /// No adapter fits the system's model.
            case compatibleAdapterNotFound(Context)

            /// The details of the error. API version 26.0.
            public struct Context: Sendable {
                /// What went wrong, in a sentence.
                public let debugDescription: String

                /// Creates the error's details.
                public init(debugDescription: String) {
                    self.debugDescription = debugDescription
                }
            }

            /// What went wrong, in a sentence.
            public var errorDescription: String? {
                switch self {
                case .invalidAsset(let context), .invalidAdapterName(let context),
                    .compatibleAdapterNotFound(let context):
                    context.debugDescription
                }
            }

            /// What to do next.
            public var recoverySuggestion: String? { "Use the base model, or choose another model for the run." }
        }
    }
}
