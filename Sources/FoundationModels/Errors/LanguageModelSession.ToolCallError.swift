import Foundation

extension LanguageModelSession {
    /// A tool threw an error, which ended the request. API version 26.0.
    public struct ToolCallError: Swift.Error, LocalizedError {
        /// The tool that threw.
        public var tool: any Tool
        /// What it threw.
        public var underlyingError: any Swift.Error

        /// Creates an error for what a tool threw.
        public init(tool: any Tool, underlyingError: any Swift.Error) {
            self.tool = tool
            self.underlyingError = underlyingError
        }

        /// Which tool failed, and why.
        public var errorDescription: String? {
            "The tool \u{201C}\(tool.name)\u{201D} failed: \(Self.sentence(underlyingError))"
        }

        private static func sentence(_ error: any Swift.Error) -> String {
            (error as? any LocalizedError)?.errorDescription ?? String(describing: error)
        }
    }

    /// What goes wrong in the use of a session. API version 27.0.
    public enum Error: LocalizedError, Hashable {
        /// The session is still busy with another request.
        case concurrentRequests
        /// The transcript was changed while the session was responding.
        case transcriptMutationWhileResponding

        /// What went wrong, in a sentence.
        public var errorDescription: String? { debugDescription }
    }
}

extension LanguageModelSession.Error: CustomDebugStringConvertible {
    /// What went wrong, in a sentence.
    public var debugDescription: String {
        switch self {
        case .concurrentRequests:
            "The session is still busy with another request. Wait until isResponding is false, or use another session."
        case .transcriptMutationWhileResponding:
            "The transcript was changed while the session was responding. Change it before or after a request."
        }
    }
}
