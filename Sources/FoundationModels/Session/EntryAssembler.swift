import Foundation

/// Builds the entries of one inference from an executor's events.
struct EntryAssembler {
    private var parts: [Part] = []
    private var statedUsage: LanguageModelSession.Usage?
    private var countedTokens = 0
    private var countedReasoning = 0

    fileprivate enum Part {
        case response(ResponsePart)
        case reasoning(ReasoningPart)
        case calls(CallsPart)
    }

    /// Takes in an event; true when the text of the answer changed.
    mutating func apply(_ event: LanguageModelExecutorGenerationChannel.Event, ids: inout IdentifierSource) -> Bool {
        if let usage = event.usage {
            // Usage is about the inference: it must not begin an entry.
            statedUsage = LanguageModelSession.Usage(usage)
            return false
        }
        return switch event.change {
        case .response(let response): apply(response, &ids)
        case .reasoning(let reasoning): apply(reasoning, &ids)
        case .toolCalls(let calls): apply(calls, &ids)
        case .phase: false
        }
    }

    /// The tokens of the inference: what the executor stated last, or else the sum over its pieces.
    var usage: LanguageModelSession.Usage {
        if let statedUsage { return statedUsage }
        var counted = LanguageModelSession.Usage.zero
        counted.output.totalTokenCount = countedTokens
        counted.output.reasoningTokenCount = countedReasoning
        return counted
    }

    /// The text of the answer so far; nil when there is no answer.
    var responseText: String? {
        let texts = parts.compactMap { part -> String? in
            if case .response(let response) = part { response.segments.text } else { nil }
        }
        return texts.isEmpty ? nil : texts.joined()
    }

    /// The tools the model wants to call; nil when there are none.
    var calls: [PendingCall]? {
        let calls = parts.flatMap { part -> [PendingCall] in
            if case .calls(let calls) = part { calls.calls } else { [] }
        }
        return calls.isEmpty ? nil : calls
    }

    /// The entries in the order in which they began; a structured answer replaces the response's text.
    func entries(structure: (name: String, content: GeneratedContent)?) -> [Transcript.Entry] {
        parts.map { part in
            switch part {
            case .response(let response): .response(response.entry(structure: structure))
            case .reasoning(let reasoning): .reasoning(reasoning.entry)
            case .calls(let calls): .toolCalls(calls.entry)
            }
        }
    }
}

extension EntryAssembler {
    private mutating func apply(
        _ event: LanguageModelExecutorGenerationChannel.Response, _ ids: inout IdentifierSource
    ) -> Bool {
        let index = index(of: event.entryID, where: \.responseID, &ids) { .response(ResponsePart(id: $0)) }
        guard case .response(var part) = parts[index] else { return false }
        defer { parts[index] = .response(part) }
        switch event.action.change {
        case .append(let fragment): return count(fragment.tokenCount) { part.segments.append(fragment) }
        case .replace(let new): return count(new.tokenCount) { part.segments.replace(new) }
        case .addAttachment(let segment): part.attachments.append(segment)
        case .removeAttachment(let id): part.attachments.removeAll { $0.id == id }
        case .metadata(let metadata): part.metadata.merge(metadata.stored)
        case .usage: break
        }
        return false
    }

    private mutating func apply(
        _ event: LanguageModelExecutorGenerationChannel.Reasoning, _ ids: inout IdentifierSource
    ) -> Bool {
        let index = index(of: event.entryID, where: \.reasoningID, &ids) { .reasoning(ReasoningPart(id: $0)) }
        guard case .reasoning(var part) = parts[index] else { return false }
        switch event.action.change {
        case .append(let fragment): countReasoning(fragment.tokenCount) { part.segments.append(fragment) }
        case .replace(let new): countReasoning(new.tokenCount) { part.segments.replace(new) }
        case .signature(let signature): countReasoning(signature.tokenCount) { part.signature = signature.signature }
        case .metadata(let metadata): part.metadata.merge(metadata.stored)
        case .usage: break
        }
        parts[index] = .reasoning(part)
        return false
    }

    private mutating func apply(
        _ event: LanguageModelExecutorGenerationChannel.ToolCalls, _ ids: inout IdentifierSource
    ) -> Bool {
        let index = index(of: event.entryID, where: \.callsID, &ids) { .calls(CallsPart(id: $0)) }
        guard case .calls(var part) = parts[index] else { return false }
        switch event.action.change {
        case .call(let call): countedTokens += part.apply(call)
        case .remove(let id): part.calls.removeAll { $0.id == id }
        case .metadata: break
        case .usage: break
        }
        parts[index] = .calls(part)
        return false
    }

    /// The part with this ID, or the latest of its kind when there is no ID; a new one when there is none.
    private mutating func index(
        of entryID: String?, where id: (Part) -> String?, _ ids: inout IdentifierSource, make: (String) -> Part
    ) -> Int {
        let known = parts.lastIndex { part in
            guard let partID = id(part) else { return false }
            return entryID == nil || entryID == partID
        }
        if let known { return known }
        parts.append(make(entryID ?? ids.next()))
        return parts.count - 1
    }

    private mutating func count(_ tokens: Int, _ change: () -> Void) -> Bool {
        countedTokens += tokens
        change()
        return true
    }

    private mutating func countReasoning(_ tokens: Int, _ change: () -> Void) {
        countedTokens += tokens
        countedReasoning += tokens
        change()
    }
}

extension EntryAssembler {
    /// Takes a refusal of a text request as its answer, since text requests are refused in text; throws other errors.
    mutating func absorbRefusal(
        _ error: LanguageModelError, isStructured: Bool, after transcript: Transcript, _ session: LanguageModelSession
    ) throws {
        guard case .refusal(let refusal) = error else { throw error }
        let explanation = LanguageModelExecutorGenerationChannel.Event.response(
            action: .appendText(refusal.explanationText, tokenCount: 0))
        _ = session.state.withLock { apply(explanation, ids: &$0.ids) }
        guard isStructured else { return }
        let refused = LanguageModelSession.GenerationError.Refusal(
            transcriptEntries: Array(transcript) + entries(structure: nil))
        throw LanguageModelSession.GenerationError.refusal(
            refused, .init(debugDescription: refusal.debugDescription, successor: error))
    }
}

extension EntryAssembler.Part {
    fileprivate var responseID: String? { if case .response(let part) = self { part.id } else { nil } }
    fileprivate var reasoningID: String? { if case .reasoning(let part) = self { part.id } else { nil } }
    fileprivate var callsID: String? { if case .calls(let part) = self { part.id } else { nil } }
}

extension LanguageModelExecutorGenerationChannel.Event {
    fileprivate var usage: LanguageModelExecutorGenerationChannel.Usage? {
        switch change {
        case .response(let event): if case .usage(let usage) = event.action.change { usage } else { nil }
        case .reasoning(let event): if case .usage(let usage) = event.action.change { usage } else { nil }
        case .toolCalls(let event): if case .usage(let usage) = event.action.change { usage } else { nil }
        case .phase: nil
        }
    }
}
