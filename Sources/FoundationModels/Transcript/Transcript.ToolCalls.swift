import Foundation

extension Transcript {
    /// Tools the model asked to call, all at once. API version 26.0.
    public struct ToolCalls: Sendable, Identifiable, Equatable {
        /// The identity of the entry.
        public var id: String
        private var calls: [ToolCall]

        /// Creates an entry from calls, in their order.
        public init(id: String = UUID().uuidString, _ calls: some Sequence<ToolCall>) {
            self.id = id
            self.calls = Array(calls)
        }
    }

    /// One tool call. API version 26.0.
    public struct ToolCall: Sendable, Identifiable, Equatable {
        /// The identity of the call, which its output repeats.
        public var id: String
        /// The tool to call.
        public var toolName: String
        /// The arguments, in the shape of the tool's parameters.
        public var arguments: GeneratedContent

        var storedMetadata: TranscriptMetadata

        /// What the model attached to the call. API version 27.0.
        public var metadata: [String: any ConvertibleToGeneratedContent] {
            get { storedMetadata.values }
            set { storedMetadata = TranscriptMetadata(newValue) }
        }

        /// Creates a call.
        public init(id: String, toolName: String, arguments: GeneratedContent) {
            self.init(id: id, metadata: [:], toolName: toolName, arguments: arguments)
        }

        /// Creates a call with metadata. API version 27.0.
        public init(
            id: String, metadata: [String: any ConvertibleToGeneratedContent], toolName: String,
            arguments: GeneratedContent
        ) {
            self.id = id
            self.toolName = toolName
            self.arguments = arguments
            self.storedMetadata = TranscriptMetadata(metadata)
        }
    }

    /// What one tool call gave back. API version 26.0.
    public struct ToolOutput: Sendable, Identifiable, Equatable {
        /// The identity of the call this answers.
        public var id: String
        /// The tool that was called.
        public var toolName: String
        /// What the tool returned.
        public var segments: [Segment]

        /// Creates an output entry.
        public init(id: String, toolName: String, segments: [Segment]) {
            self.id = id
            self.toolName = toolName
            self.segments = segments
        }
    }
}

extension Transcript.ToolCalls: RandomAccessCollection {
    /// The position of the first call.
    public var startIndex: Int { calls.startIndex }
    /// The position after the last call.
    public var endIndex: Int { calls.endIndex }

    /// The call at a position.
    public subscript(position: Int) -> Transcript.ToolCall { calls[position] }
}
