import Foundation

extension GeneratedContent {
    /// Text that is not JSON, or content that has not the shape a type needs.
    ///
    /// Follows API version 27.0.
    public struct ParsingError: LocalizedError, Sendable, CustomDebugStringConvertible {
        /// The text, or the JSON of the content, that could not be read.
        public var rawContent: String
        /// The error that caused this one, if any.
        public var underlyingError: (any Error)?
        /// What is wrong, where, and what was expected.
        public var debugDescription: String

        /// Creates a parsing failure.
        public init(rawContent: String, underlyingError: (any Error)? = nil, debugDescription: String) {
            self.rawContent = rawContent
            self.underlyingError = underlyingError
            self.debugDescription = debugDescription
        }

        /// What is wrong, as one sentence.
        public var errorDescription: String? {
            debugDescription
        }
    }
}
