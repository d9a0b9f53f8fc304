import Foundation
import FoundationModels

extension RecordedEvent {
    /// The stored form of an event; nil for phases.
    init?(_ event: Channel.Event) {
        switch event.change {
        case .response(let response): self.init(response)
        case .reasoning(let reasoning): self.init(reasoning)
        case .toolCalls(let calls): self.init(calls)
        case .phase: return nil
        }
    }

    private init(_ response: Channel.Response) {
        let entry = response.entryID
        switch response.action.change {
        case .append(let fragment): self.init(.text, entry, fragment)
        case .replace(let replacement): self.init(.replaceText, entry, replacement)
        case .addAttachment(let segment): self.init(attachment: segment, entry)
        case .removeAttachment(let id): self.init(.removeAttachment, entry, id: id)
        case .metadata(let metadata): self.init(.metadata, entry, values: metadata.values)
        case .usage(let usage): self.init(.usage, entry, usage)
        }
    }

    private init(_ reasoning: Channel.Reasoning) {
        let entry = reasoning.entryID
        switch reasoning.action.change {
        case .append(let fragment): self.init(.reasoning, entry, fragment)
        case .replace(let replacement): self.init(.replaceReasoning, entry, replacement)
        case .signature(let signature): self.init(signature, entry)
        case .metadata(let metadata): self.init(.reasoningMetadata, entry, values: metadata.values)
        case .usage(let usage): self.init(.reasoningUsage, entry, usage)
        }
    }

    private init(_ calls: Channel.ToolCalls) {
        let entry = calls.entryID
        switch calls.action.change {
        case .call(let call): self.init(call, entry)
        case .remove(let id): self.init(.removeCall, entry, id: id)
        case .metadata(let metadata): self.init(.callsMetadata, entry, values: metadata.values)
        case .usage(let usage): self.init(.callsUsage, entry, usage)
        }
    }

    private init(_ call: Channel.ToolCalls.ToolCall, _ entry: String?) {
        switch call.action.change {
        case .append(let fragment):
            self.init(.arguments, entry, id: call.id)
            text = fragment.content
            tokens = fragment.tokenCount
        case .metadata(let metadata):
            self.init(.callMetadata, entry, values: metadata.values)
            id = call.id
        }
        tool = call.name
    }

    private init(_ kind: Kind, _ entry: String?, _ fragment: Channel.TextFragment) {
        self.init(kind, entry: entry)
        (text, segment, tokens) = (fragment.content, fragment.segmentID, fragment.tokenCount)
    }

    private init(_ kind: Kind, _ entry: String?, _ replacement: Channel.TextSegmentReplacement) {
        self.init(kind, entry: entry)
        (text, segment, tokens) = (replacement.content, replacement.segmentID, replacement.tokenCount)
    }

    private init(_ signature: Channel.ReasoningSignature, _ entry: String?) {
        self.init(.signature, entry: entry)
        (text, tokens) = (signature.signature.base64EncodedString(), signature.tokenCount)
    }

    private init(_ kind: Kind, _ entry: String?, _ usage: Channel.Usage) {
        self.init(kind, entry, values: usage.metadata)
        self.usage = Usage(
            input: usage.input.totalTokenCount, cached: usage.input.cachedTokenCount,
            output: usage.output.totalTokenCount, reasoning: usage.output.reasoningTokenCount)
    }

    private init(_ kind: Kind, _ entry: String?, id: String) {
        self.init(kind, entry: entry)
        self.id = id
    }

    private init(_ kind: Kind, _ entry: String?, values: [String: any ConvertibleToGeneratedContent]) {
        self.init(kind, entry: entry)
        guard !values.isEmpty else { return }
        let pairs = values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        json = GeneratedContent(properties: pairs, uniquingKeysWith: { first, _ in first }).jsonString
    }

    private init(attachment: Transcript.AttachmentSegment, _ entry: String?) {
        self.init(.addAttachment, entry: entry)
        let response = Transcript.Response(id: "", assetIDs: [], segments: [.attachment(attachment)])
        json = Transcript(entries: [.response(response)]).jsonString
    }
}
