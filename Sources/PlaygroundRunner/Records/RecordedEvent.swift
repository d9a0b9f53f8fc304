import Foundation
import FoundationModels

/// What an executor sent into its channel, in a form that can be stored.
///
/// Phases are left out: they time work, and replaying does none.
struct RecordedEvent: Codable, Sendable, Equatable {
    enum Kind: String, Codable, Sendable, CaseIterable {
        case text, replaceText, addAttachment, removeAttachment, metadata, usage
        case reasoning, replaceReasoning, signature, reasoningMetadata, reasoningUsage
        case arguments, callMetadata, removeCall, callsMetadata, callsUsage
    }

    struct Usage: Codable, Sendable, Equatable {
        var input: Int
        var cached: Int
        var output: Int
        var reasoning: Int
    }

    var kind: Kind
    var entry: String?
    var segment: String?
    /// The text that is appended or put in; base 64 for a signature.
    var text: String?
    var tokens: Int?
    /// The identity of a tool call or an attachment.
    var id: String?
    /// The name of the tool.
    var tool: String?
    var usage: Usage?
    /// JSON text: metadata, or a transcript whose only segment is the attachment.
    var json: String?

    init(_ kind: Kind, entry: String?) {
        self.kind = kind
        self.entry = entry
    }
}

/// Why a stored event cannot be sent again.
struct RecordedEventFault: Error {}

extension RecordedEvent {
    typealias Channel = LanguageModelExecutorGenerationChannel

    /// The event as it was sent.
    func event() throws -> Channel.Event {
        switch kind {
        case .text, .replaceText, .addAttachment, .removeAttachment, .metadata, .usage:
            .response(entryID: entry, action: try responseAction())
        case .reasoning, .replaceReasoning, .signature, .reasoningMetadata, .reasoningUsage:
            .reasoning(entryID: entry, action: try reasoningAction())
        case .arguments, .callMetadata, .removeCall, .callsMetadata, .callsUsage:
            .toolCalls(entryID: entry, action: try callsAction())
        }
    }

    private func responseAction() throws -> Channel.Response.Action {
        switch kind {
        case .text: .appendText(try need(text), segmentID: segment, tokenCount: try need(tokens))
        case .replaceText: .replaceTextSegment(try need(text), segmentID: segment, tokenCount: try need(tokens))
        case .addAttachment: .addAttachmentSegment(try attachment())
        case .removeAttachment: .removeAttachmentSegment(id: try need(id))
        case .metadata: .updateMetadata(try values())
        default: .updateUsage(input: try input(), output: try output(), metadata: try values())
        }
    }

    private func reasoningAction() throws -> Channel.Reasoning.Action {
        switch kind {
        case .reasoning: .appendText(try need(text), segmentID: segment, tokenCount: try need(tokens))
        case .replaceReasoning: .replaceTextSegment(try need(text), segmentID: segment, tokenCount: try need(tokens))
        case .signature:
            .updateSignature(try need(Data(base64Encoded: try need(text))), tokenCount: try need(tokens))
        case .reasoningMetadata: .updateMetadata(try values())
        default: .updateUsage(input: try input(), output: try output(), metadata: try values())
        }
    }

    private func callsAction() throws -> Channel.ToolCalls.Action {
        switch kind {
        case .arguments:
            .toolCall(
                id: try need(id), name: try need(tool),
                action: .appendArguments(try need(text), tokenCount: try need(tokens)))
        case .callMetadata:
            .toolCall(id: try need(id), name: try need(tool), action: .updateMetadata(try values()))
        case .removeCall: .removeToolCall(id: try need(id))
        case .callsMetadata: .updateMetadata(try values())
        default: .updateUsage(input: try input(), output: try output(), metadata: try values())
        }
    }

    private func need<Part>(_ part: Part?) throws -> Part {
        guard let part else { throw RecordedEventFault() }
        return part
    }

    private func input() throws -> Channel.Usage.Input {
        let usage = try need(usage)
        return .init(totalTokenCount: usage.input, cachedTokenCount: usage.cached)
    }

    private func output() throws -> Channel.Usage.Output {
        let usage = try need(usage)
        return .init(totalTokenCount: usage.output, reasoningTokenCount: usage.reasoning)
    }

    private func values() throws -> [String: any ConvertibleToGeneratedContent] {
        guard let json else { return [:] }
        guard case .structure(let properties, _) = try GeneratedContent(json: json).kind else {
            throw RecordedEventFault()
        }
        return properties
    }

    private func attachment() throws -> Transcript.AttachmentSegment {
        let segment = try Transcript(json: try need(json)).first?.segments.first
        guard case .attachment(let attachment) = segment else { throw RecordedEventFault() }
        return attachment
    }
}
