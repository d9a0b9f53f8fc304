/// The name of an image attachment, which a model can give as a part of its answer. API version 27.0.
public struct ImageReference: Sendable, Equatable {
    /// The label of the attachment.
    public let attachmentLabel: String

    /// Finds the image in a transcript; nil when no attachment has the label. (Gone in the release of 27.)
    public func resolve(in transcript: Transcript) -> Transcript.ImageAttachment? {
        for segment in transcript.flatMap(\.segments) {
            guard case .attachment(let attachment) = segment, attachment.label == attachmentLabel else { continue }
            if case .image(let image) = attachment.content { return image }
        }
        return nil
    }
}

extension ImageReference: Generable {
    /// The schema of a reference: an object with the label.
    public static var generationSchema: GenerationSchema {
        GenerationSchema(
            type: ImageReference.self, description: "A reference to an attached image by its label.",
            properties: [GenerationSchema.Property(name: "attachmentLabel", type: String.self)])
    }

    /// The reference as content.
    public var generatedContent: GeneratedContent {
        GeneratedContent(properties: ["attachmentLabel": attachmentLabel])
    }

    /// Reads a reference from content.
    ///
    /// - Throws: ``GeneratedContent/ParsingError`` when the content is something else.
    public init(_ content: GeneratedContent) throws {
        attachmentLabel = try content.value(forProperty: "attachmentLabel")
    }

    /// A reference while it is generated. API version 27.0.
    public struct PartiallyGenerated: Identifiable, ConvertibleFromGeneratedContent, Equatable, Sendable {
        /// The identity of the content.
        public var id: GenerationID
        /// The label so far.
        public var attachmentLabel: String.PartiallyGenerated?

        /// Reads what is there of a reference.
        ///
        /// - Throws: ``GeneratedContent/ParsingError`` when the content is something else.
        public init(_ content: GeneratedContent) throws {
            id = content.id ?? GenerationID()
            attachmentLabel = try content.value(forProperty: "attachmentLabel")
        }
    }
}
