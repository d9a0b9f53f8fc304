import Foundation
import FoundationModels
import PlaygroundEvaluator

/// The kinds of segments in the program.
struct TranscriptSegmentTable {
    var types: [HostType] {
        [
            segment(Transcript.TextSegment.self) { text },
            segment(Transcript.StructuredSegment.self) { structure },
            segment(Transcript.AttachmentSegment.self) { attachment },
            HostType("enum Transcript.Attachment: Equatable, Sendable") {
                [
                    HostMember(noting: "case image(Transcript.ImageAttachment)"),
                    HostMember(noting: "case data(Transcript.DataAttachment)"),
                ]
            },
            attached(Transcript.ImageAttachment.self) { image },
            attached(Transcript.DataAttachment.self) { data },
            HostType("enum CGImagePropertyOrientation: Hashable, Sendable") { CGImagePropertyOrientation.rows },
        ]
    }

    private func segment<Part: Bridged & Equatable>(
        _ type: Part.Type, _ rows: @escaping () -> [HostMember]
    ) -> HostType {
        HostType(
            "struct \(Part.hostTypeName): Identifiable, Equatable, Sendable, CustomStringConvertible",
            configure: { type in
                PartHooks.describe(type)
                PartHooks.compare(type, as: Part.self)
            }
        ) { rows() + [.reading("description: String") { (part: Part) in String(describing: part) }] }
    }

    private func attached<Part: Bridged & Equatable>(
        _ type: Part.Type, _ rows: @escaping () -> [HostMember]
    ) -> HostType {
        HostType(
            "struct \(Part.hostTypeName): Equatable, Sendable",
            configure: { PartHooks.compare($0, as: Part.self) }, members: rows)
    }

    private static let id = "id: String = \"\""

    private var text: [HostMember] {
        typealias Part = Transcript.TextSegment
        return [
            .making("init(\(Self.id), content: String)") { (id: String?, content: String) in
                Part(id: id ?? UUID().uuidString, content: content)
            },
            .stored("id: String", \Part.id), .stored("content: String", \Part.content),
        ]
    }

    private var structure: [HostMember] {
        typealias Part = Transcript.StructuredSegment
        return [
            .making("init(\(Self.id), source: String, content: GeneratedContent)") {
                (id: String?, source: String, content: GeneratedContent) in
                Part(id: id ?? UUID().uuidString, source: source, content: content)
            },
            .making("init(\(Self.id), schemaName: String, content: GeneratedContent)") {
                (id: String?, name: String, content: GeneratedContent) in
                Part(id: id ?? UUID().uuidString, source: name, content: content)
            },
            .stored("id: String", \Part.id), .stored("source: String", \Part.source),
            .stored("schemaName: String", \Part.source), .stored("content: GeneratedContent", \Part.content),
        ]
    }

    private var attachment: [HostMember] {
        typealias Part = Transcript.AttachmentSegment
        return [
            .making("init(\(Self.id), content: Transcript.Attachment, label: String? = nil)") {
                (id: String?, content: Transcript.Attachment, label: String?) in
                Part(id: id ?? UUID().uuidString, content: content, label: label)
            },
            .stored("id: String", \Part.id), .stored("content: Transcript.Attachment", \Part.content),
            .stored("label: String?", \Part.label),
        ]
    }

    private var image: [HostMember] {
        typealias Part = Transcript.ImageAttachment
        return [
            .making("init(imageURL: URL, orientation: CGImagePropertyOrientation? = nil)") {
                (url: URL, orientation: CGImagePropertyOrientation?) in Part(imageURL: url, orientation: orientation)
            },
            .reading("url: URL?") { (image: Part) in image.url },
            .reading("orientation: CGImagePropertyOrientation") { (image: Part) in image.orientation },
        ]
    }

    private var data: [HostMember] {
        typealias Part = Transcript.DataAttachment
        return [
            .making("init(contentType: String, content: Data, metadata: GeneratedContent? = nil)") {
                (type: String, content: Data, metadata: GeneratedContent?) in
                Part(
                    contentType: type, content: content, metadata: metadata ?? GeneratedContent(properties: [:]))
            },
            .stored("contentType: String", \Part.contentType), .stored("content: Data", \Part.content),
            .stored("metadata: GeneratedContent", \Part.metadata),
        ]
    }
}

extension CGImagePropertyOrientation: BridgedCases {
    static let hostTypeName = "CGImagePropertyOrientation"
    /// All cases, in the order of their declaration.
    public static var allCases: [CGImagePropertyOrientation] {
        [.up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left]
    }
}
