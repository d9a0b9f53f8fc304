import Foundation

/// Something other than text in a prompt or in instructions. API version 27.0.
public struct Attachment<Content> {
    private let content: Transcript.Attachment
    private let name: String?

    private init(content: Transcript.Attachment, name: String?) {
        self.content = content
        self.name = name
    }

    /// The attachment with a name by which the model can refer to it.
    public func label(_ label: String) -> Attachment<Content> {
        Attachment(content: content, name: label)
    }
}

extension Attachment: Sendable where Content: Sendable {}

extension Attachment: PromptRepresentable, InstructionsRepresentable {
    /// The attachment as a piece of a prompt.
    public var promptRepresentation: Prompt { return Prompt(pieces: pieces) }

    /// The attachment as a piece of instructions.
    public var instructionsRepresentation: Instructions { return Instructions(pieces: pieces) }

    private var pieces: PromptPieces {
        PromptPieces(attachment: Transcript.AttachmentSegment(content: content, label: name))
    }
}

/// What an image attachment holds. API version 27.0.
public struct ImageAttachmentContent: Sendable, Equatable {}

extension Attachment where Content == ImageAttachmentContent {
    /// Attaches an image file.
    ///
    /// Apple's platforms also attach images in memory; elsewhere there is only the file.
    public init(imageURL: URL, orientation: CGImagePropertyOrientation? = nil) {
        let image = Transcript.ImageAttachment(imageURL: imageURL, orientation: orientation)
        self.init(content: .image(image), name: nil)
    }
}

/// A value that can be attached as data. API version 27.2.
public protocol DataAttachmentRepresentable: Sendable {
    /// The value as an attachment.
    var transcriptRepresentation: Transcript.DataAttachment { get }

    /// Reads the value from an attachment.
    ///
    /// - Throws: What is wrong with the data.
    init(_ attachment: Transcript.DataAttachment) throws
}

extension Attachment where Content: DataAttachmentRepresentable {
    /// Attaches a value as data. API version 27.2.
    public init(_ content: Content) {
        self.init(content: .data(content.transcriptRepresentation), name: nil)
    }
}
