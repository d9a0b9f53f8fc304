import Foundation

extension Transcript {
    /// A segment that holds an image or other data. API version 27.0.
    public struct AttachmentSegment: Sendable, Identifiable, Equatable {
        /// The identity of the segment.
        public var id: String
        /// What is attached.
        public var content: Attachment
        /// The name by which the model can refer to it.
        public var label: String?

        /// Creates an attachment segment.
        public init(id: String = UUID().uuidString, content: Attachment, label: String? = nil) {
            self.id = id
            self.content = content
            self.label = label
        }
    }

    /// What an attachment segment holds. API version 27.0; data since 27.2.
    public enum Attachment: Sendable, Equatable {
        /// An image.
        case image(ImageAttachment)
        /// Data of a stated type. API version 27.2.
        case data(DataAttachment)
    }

    /// An image that is kept as a reference to its file. API version 27.0.
    ///
    /// Apple's platforms also make images from Core Graphics and Core Image; elsewhere there is only the file.
    public struct ImageAttachment: Sendable, Equatable {
        /// Where the image is.
        public let url: URL?
        /// Which way up the image is.
        public let orientation: CGImagePropertyOrientation

        /// Creates an image from a file; without an orientation it is the right way up.
        public init(imageURL: URL, orientation: CGImagePropertyOrientation? = nil) {
            url = imageURL
            self.orientation = orientation ?? .up
        }
    }

    /// Data of a stated type. API version 27.2.
    public struct DataAttachment: Sendable, Equatable {
        /// The type of the data as an identifier such as `public.json` or a MIME type.
        ///
        /// Apple's platforms use `UTType` here, which has no counterpart elsewhere.
        public var contentType: String
        /// The bytes.
        public var content: Data
        /// Further values, empty unless given.
        public var metadata: GeneratedContent

        /// Creates a data attachment.
        public init(
            contentType: String, content: Data, metadata: GeneratedContent = GeneratedContent(properties: [:])
        ) {
            self.contentType = contentType
            self.content = content
            self.metadata = metadata
        }
    }
}

/// Which way up an image is: a stand-in for the type of that name in Apple's ImageIO, with the same values.
///
/// Easel's own on systems without ImageIO.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    /// The right way up.
    case up = 1
    /// Mirrored left to right.
    case upMirrored
    /// Turned by half a turn.
    case down
    /// Mirrored top to bottom.
    case downMirrored
    /// Mirrored and turned a quarter to the left.
    case leftMirrored
    /// Turned a quarter to the right.
    case right
    /// Mirrored and turned a quarter to the right.
    case rightMirrored
    /// Turned a quarter to the left.
    case left
}
