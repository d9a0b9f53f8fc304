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

/// `Attachment` in the program.
enum AttachmentTable {
    static var types: [HostType] {
        [
            HostType("struct ImageAttachmentContent: Equatable, Sendable"),
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
