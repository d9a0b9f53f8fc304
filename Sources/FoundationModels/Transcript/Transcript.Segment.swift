import Foundation

extension Transcript {
    /// A piece of an entry. API version 26.0.
    public enum Segment: Sendable, Identifiable, Equatable {
        /// Plain text.
        case text(TextSegment)
        /// Content that follows a schema.
        case structure(StructuredSegment)
        /// An image or other data. API version 27.0.
        case attachment(AttachmentSegment)

        /// The identity of the segment.
        public var id: String {
            switch self {
            case .text(let segment): segment.id
            case .structure(let segment): segment.id
            case .attachment(let segment): segment.id
            }
        }

        /// The segment as a model that reads only text sees it; nil for attachments.
        package var plainText: String? {
            switch self {
            case .text(let segment): segment.content
            case .structure(let segment): segment.content.jsonString
            case .attachment: nil
            }
        }
    }

    /// A segment of plain text. API version 26.0.
    public struct TextSegment: Sendable, Identifiable, Equatable {
        /// The identity of the segment.
        public var id: String
        /// The text.
        public var content: String

        /// Creates a segment of text.
        public init(id: String = UUID().uuidString, content: String) {
            self.id = id
            self.content = content
        }
    }

    /// A segment of content that follows a schema. API version 26.0.
    public struct StructuredSegment: Sendable, Identifiable, Equatable {
        /// The identity of the segment.
        public var id: String
        /// The name of the schema, in the spelling of version 26.
        public var source: String
        /// The content.
        public var content: GeneratedContent

        /// The name of the schema the content follows. API version 27.0.
        public var schemaName: String {
            get { source }
            set { source = newValue }
        }

        /// Creates a structured segment, in the spelling of version 26.
        public init(id: String = UUID().uuidString, source: String, content: GeneratedContent) {
            self.id = id
            self.source = source
            self.content = content
        }

        /// Creates a structured segment. API version 27.0.
        public init(id: String = UUID().uuidString, schemaName: String, content: GeneratedContent) {
            self.init(id: id, source: schemaName, content: content)
        }
    }
}

extension [Transcript.Segment] {
    /// The segments as a model that reads only text sees them, one line each.
    package var plainText: String {
        compactMap(\.plainText).joined(separator: "\n")
    }
}
