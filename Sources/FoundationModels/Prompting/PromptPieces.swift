/// The content of a prompt or of instructions: text and attachments in the order they were written.
///
/// Neighbouring texts are lines of one text, so that a prompt without attachments is a single segment.
package struct PromptPieces: Sendable, Equatable {
    package enum Piece: Sendable, Equatable {
        case text(String)
        case attachment(Transcript.AttachmentSegment)
    }

    package private(set) var pieces: [Piece] = []

    package init() {}

    package init(text: String) {
        append(.text(text))
    }

    package init(attachment: Transcript.AttachmentSegment) {
        append(.attachment(attachment))
    }

    package mutating func append(_ other: PromptPieces) {
        for piece in other.pieces { append(piece) }
    }

    private mutating func append(_ piece: Piece) {
        if case .text(let line) = piece, case .text(let lines) = pieces.last {
            pieces[pieces.count - 1] = .text(lines + "\n" + line)
        } else {
            pieces.append(piece)
        }
    }

    /// The text alone, attachments left out.
    package var text: String {
        pieces.compactMap { if case .text(let text) = $0 { text } else { nil } }.joined(separator: "\n")
    }

    /// The pieces as segments of a transcript entry.
    func segments(ids: inout IdentifierSource) -> [Transcript.Segment] {
        pieces.map { piece in
            switch piece {
            case .text(let text): .text(Transcript.TextSegment(id: ids.next(), content: text))
            case .attachment(let segment): .attachment(segment)
            }
        }
    }
}
