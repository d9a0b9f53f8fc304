import Foundation

extension Transcript {
    /// What was asked. API version 26.0.
    public struct Prompt: Sendable, Identifiable, Equatable {
        /// The identity of the entry.
        public var id: String
        /// The text and attachments of the prompt; a schema is not part of them.
        public var segments: [Segment]
        /// How the answer was to be generated.
        public var options: GenerationOptions
        /// What went into the context beside the transcript. API version 27.0.
        public var contextOptions: ContextOptions
        /// The shape asked for; nil for text.
        public var responseFormat: ResponseFormat?

        var storedMetadata: TranscriptMetadata

        /// What the caller attached to the request. API version 27.0.
        public var metadata: [String: any ConvertibleToGeneratedContent] {
            get { storedMetadata.values }
            set { storedMetadata = TranscriptMetadata(newValue) }
        }

        /// Creates a prompt entry. API version 27.0.
        public init(
            id: String = UUID().uuidString,
            metadata: [String: any ConvertibleToGeneratedContent] = [:],
            segments: [Segment],
            options: GenerationOptions = GenerationOptions(),
            responseFormat: ResponseFormat? = nil,
            contextOptions: ContextOptions = ContextOptions()
        ) {
            self.id = id
            self.segments = segments
            self.options = options
            self.contextOptions = contextOptions
            self.responseFormat = responseFormat
            self.storedMetadata = TranscriptMetadata(metadata)
        }

        init(
            id: String, segments: [Segment], options: GenerationOptions, responseFormat: ResponseFormat?,
            contextOptions: ContextOptions, metadata: TranscriptMetadata
        ) {
            self.id = id
            self.segments = segments
            self.options = options
            self.contextOptions = contextOptions
            self.responseFormat = responseFormat
            self.storedMetadata = metadata
        }

        /// Creates a prompt entry.
        public init(
            id: String = UUID().uuidString,
            segments: [Segment],
            options: GenerationOptions = GenerationOptions(),
            responseFormat: ResponseFormat? = nil
        ) {
            self.init(
                id: id, metadata: [:], segments: segments, options: options, responseFormat: responseFormat,
                contextOptions: ContextOptions())
        }
    }

    /// The shape a prompt asked for. API version 26.0.
    public struct ResponseFormat: Sendable, Equatable {
        /// The kind of shape. API version 27.0.
        public let kind: Kind

        /// The name of the schema.
        public var name: String {
            switch kind {
            case .schema(let schema): schema.name
            }
        }

        /// Creates the format of a generable type.
        public init<Content: Generable>(type: Content.Type) {
            self.init(schema: type.generationSchema)
        }

        /// Creates a format from a schema.
        public init(schema: GenerationSchema) {
            kind = .schema(schema)
        }

        /// The kinds of shape a prompt can ask for. API version 27.0.
        public enum Kind: Sendable, Equatable {
            /// Content that follows a schema.
            case schema(GenerationSchema)

            /// Compares the schemas.
            public static func == (lhs: Kind, rhs: Kind) -> Bool {
                switch (lhs, rhs) {
                case (.schema(let left), .schema(let right)): left.hasSameShape(as: right)
                }
            }
        }
    }
}
