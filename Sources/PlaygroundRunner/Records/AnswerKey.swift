import Foundation
import FoundationModels
import SourceText

/// The name of all that an answer depends on: equal for requests that ask the same model the same.
///
/// The SHA-256 hash, in hexadecimal digits, of these lines: `easel answer 1`; `model` and its identity; the request's
/// `canonicalText`, which is one line of JSON; and, for each image the transcript refers to by a file, `image` and the
/// hash of the file's bytes. Prose, comments and block options are no part of it, and neither are times and identifiers.
struct AnswerKey: Hashable, Sendable, Codable {
    let text: String

    init(_ request: LanguageModelExecutorGenerationRequest, model identity: String) {
        let lines =
            ["easel answer 1", "model \(identity)", request.canonicalText]
            + Self.images(in: request.transcript)
        text = SHA256.hex(lines.joined(separator: "\n").utf8)
    }

    /// The name of a count of tokens.
    init(countOf entries: [Transcript.Entry], model identity: String) {
        let lines = ["easel count 1", "model \(identity)", Transcript(entries: entries).canonicalText]
        text = SHA256.hex(lines.joined(separator: "\n").utf8)
    }

    init(from decoder: any Decoder) throws {
        text = try decoder.singleValueContainer().decode(String.self)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }

    private static func images(in transcript: Transcript) -> [String] {
        transcript.flatMap(\.segments).compactMap { segment in
            guard case .attachment(let attachment) = segment, case .image(let image) = attachment.content,
                let url = image.url, url.isFileURL, let data = try? Data(contentsOf: url)
            else { return nil }
            return "image \(SHA256.hex(data))"
        }
    }
}
