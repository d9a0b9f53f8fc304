import Foundation
import ScriptedModel
import Testing

@testable import FoundationModels

/// What a model cannot do is refused before it is asked.
@Suite struct CapabilityCheckTests {
    private let plain = ClosureModel(abilities: []) { _, channel in
        await channel.send(.response(action: .appendText("Fine.", tokenCount: 1)))
    }

    @Test("Structured answers and tools need their capability; text needs none")
    func capabilities() async throws {
        let session = LanguageModelSession(model: plain)
        #expect(try await session.respond(to: "Hi").content == "Fine.")
        await #expect { try await session.respond(to: "Hi", generating: Kind.self) } throws: { error in
            guard case LanguageModelError.unsupportedCapability(let details) = error else { return false }
            return details.capability == .guidedGeneration
        }
        let equipped = LanguageModelSession(model: plain, tools: [PlaceFinder()])
        await #expect { try await equipped.respond(to: "Hi") } throws: { error in
            guard case LanguageModelError.unsupportedCapability(let details) = error else { return false }
            return details.capability == .toolCalling
        }
        #expect(session.transcript.count == 2 && equipped.transcript.count == 1)
    }

    @Test("Images reach models that see; others refuse the entry that holds them")
    func images() async throws {
        let prompt = Prompt {
            "What is this?"
            Attachment(imageURL: URL(filePath: "/photos/cat.png"), orientation: .right).label("cat")
            "Answer in one word."
        }
        let seeing = LanguageModelSession(model: ClosureModel(abilities: [.vision], answer: plain.answer))
        #expect(try await seeing.respond(to: prompt).content == "Fine.")
        #expect(seeing.transcript.outline[0] == "prompt: What is this?|(attachment)|Answer in one word.")
        #expect(
            try ImageReference(GeneratedContent(json: #"{"attachmentLabel": "cat"}"#))
                .resolve(in: seeing.transcript)?.orientation == .right)
        let blind = LanguageModelSession(model: plain)
        await #expect { try await blind.respond(to: prompt) } throws: { error in
            guard case LanguageModelError.unsupportedTranscriptContent(let details) = error else { return false }
            return details.unsupportedContent.count == 1
                && details.debugDescription
                    == "The model cannot read the attachments of 1 entry. Use another model, or leave them out."
        }
        #expect(blind.transcript.isEmpty)
    }

    @Test("Data is offered only to models that read its type")
    func data() async throws {
        struct Note: DataAttachmentRepresentable {
            var text: String
            var transcriptRepresentation: Transcript.DataAttachment {
                .init(contentType: "text/plain", content: Data(text.utf8))
            }
            init(text: String) { self.text = text }
            init(_ attachment: Transcript.DataAttachment) { text = String(decoding: attachment.content, as: UTF8.self) }
        }
        let session = LanguageModelSession(model: ScriptedModel.sample)
        await #expect(throws: LanguageModelError.self) {
            try await session.respond(to: Prompt(Attachment(Note(text: "Hello"))))
        }
    }
}
