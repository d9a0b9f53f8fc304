import Foundation
import FoundationModels
import PlaygroundEvaluator

/// The payload of `Attachment` in the program, whatever it holds.
struct BridgedAttachment: Bridged {
    static let hostTypeName = "Attachment"
    var content: Transcript.Attachment
    var label: String?

    var prompt: Prompt {
        Prompt(pieces: PromptPieces(attachment: Transcript.AttachmentSegment(content: content, label: label)))
    }
}

extension ImageReference: Bridged {
    static let hostTypeName = "ImageReference"
}

extension ImageReference.PartiallyGenerated: Bridged {
    static let hostTypeName = "ImageReference.PartiallyGenerated"
}

/// `Attachment` and `ImageReference` in the program.
enum AttachmentTable {
    private static var reference: [HostMember] {
        [
            .making("init(_ content: GeneratedContent) throws") { (content: GeneratedContent) in
                try ImageReference(content)
            },
            .reading("attachmentLabel: String") { (reference: ImageReference) in reference.attachmentLabel },
            .reading("generatedContent: GeneratedContent") { (reference: ImageReference) in reference.generatedContent
            },
            .constant("static var generationSchema: GenerationSchema { get }") { ImageReference.generationSchema },
            HostMember(
                "func resolve(in transcript: Transcript) -> Transcript.ImageAttachment?",
                deprecation: "'resolve(in:)' is gone from the release of 27; look for the label in the transcript"
            ) { arguments in
                let reference: ImageReference = try arguments.bridgedReceiver()
                let image = reference.resolve(in: try arguments.bridged(0))
                return try image.written(arguments.context)
            },
            .calling("func asPartiallyGenerated() throws -> ImageReference.PartiallyGenerated") {
                (reference: ImageReference) in try ImageReference.PartiallyGenerated(reference.generatedContent)
            },
        ]
    }

    private static var partialReference: [HostMember] {
        typealias Partial = ImageReference.PartiallyGenerated
        return [
            .making("init(_ content: GeneratedContent) throws") { (content: GeneratedContent) in try Partial(content) },
            .stored("id: GenerationID", \Partial.id),
            .stored("attachmentLabel: String?", \Partial.attachmentLabel),
        ]
    }

    static var types: [HostType] {
        [
            HostType("struct ImageAttachmentContent: Equatable, Sendable"),
            HostType("struct ImageReference: Generable, Equatable, Sendable") { reference },
            HostType(
                """
                struct \(ImageReference.PartiallyGenerated.hostTypeName): Identifiable, \
                ConvertibleFromGeneratedContent, Equatable, Sendable
                """
            ) { partialReference },
            HostType(
                """
                protocol DataAttachmentRepresentable: Sendable
                """
            ) { [.required("var transcriptRepresentation: Transcript.DataAttachment { get }")] },
            HostType("struct Attachment<Content>: PromptRepresentable, InstructionsRepresentable") {
                [
                    .making("init(imageURL: URL, orientation: CGImagePropertyOrientation? = nil)") {
                        (url: URL, orientation: CGImagePropertyOrientation?) in
                        BridgedAttachment(content: .image(.init(imageURL: url, orientation: orientation)))
                    },
                    HostMember("init(_ content: Content)") { arguments in
                        let value = try arguments.get(0, as: Value.self)
                        guard value.declaresConformance("DataAttachmentRepresentable"),
                            let data: Transcript.DataAttachment = try arguments.context
                                .member("transcriptRepresentation", of: value).payload()
                        else { throw HostRefusal("an attachment holds a DataAttachmentRepresentable or an image") }
                        return try arguments.context.value(BridgedAttachment(content: .data(data)))
                    },
                    .calling("func label(_ label: String) -> Attachment<Content>") {
                        (attachment: BridgedAttachment, label: String) in
                        BridgedAttachment(content: attachment.content, label: label)
                    },
                    .reading("promptRepresentation: Prompt") { (attachment: BridgedAttachment) in attachment.prompt },
                    .reading("instructionsRepresentation: Instructions") { (attachment: BridgedAttachment) in
                        Instructions(pieces: attachment.prompt.pieces)
                    },
                ]
            },
        ]
    }
}
