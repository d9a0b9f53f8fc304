import Foundation

extension Transcript {
    /// What the model answered. API version 26.0.
    public struct Response: Sendable, Identifiable, Equatable {
        /// The identity of the entry.
        public var id: String
        /// The models that took part, where the backend names them.
        public var assetIDs: [String]
        /// The answer: text, structured content, or attachments.
        public var segments: [Segment]

        var storedMetadata: TranscriptMetadata

        /// What the model attached to the answer. API version 27.0.
        public var metadata: [String: any ConvertibleToGeneratedContent] { storedMetadata.values }

        /// Creates a response entry.
        public init(id: String = UUID().uuidString, assetIDs: [String], segments: [Segment]) {
            self.id = id
            self.assetIDs = assetIDs
            self.segments = segments
            self.storedMetadata = TranscriptMetadata()
        }

        /// Creates a response entry with metadata. API version 27.0.
        public init(
            id: String = UUID().uuidString, metadata: [String: any ConvertibleToGeneratedContent] = [:],
            segments: [Segment]
        ) {
            self.id = id
            self.assetIDs = []
            self.segments = segments
            self.storedMetadata = TranscriptMetadata(metadata)
        }
    }

    /// What the model thought before it answered. API version 27.0.
    public struct Reasoning: Sendable, Identifiable, Equatable {
        /// The identity of the entry.
        public var id: String
        /// The thoughts.
        public var segments: [Segment]
        /// The provider's mark by which it recognises its own reasoning.
        public var signature: Data?

        var storedMetadata: TranscriptMetadata

        /// What the model attached to its reasoning.
        public var metadata: [String: any ConvertibleToGeneratedContent] {
            get { storedMetadata.values }
            set { storedMetadata = TranscriptMetadata(newValue) }
        }

        /// Creates a reasoning entry.
        public init(
            id: String = UUID().uuidString, metadata: [String: any ConvertibleToGeneratedContent] = [:],
            segments: [Segment], signature: Data? = nil
        ) {
            self.id = id
            self.segments = segments
            self.signature = signature
            self.storedMetadata = TranscriptMetadata(metadata)
        }
    }
}
