/// Refuses what a model cannot do before it is asked, so that no backend has to.
package enum CapabilityCheck {
    package static func check(_ request: LanguageModelExecutorGenerationRequest, for model: any LanguageModel) throws {
        if request.schema != nil { try require(.guidedGeneration, of: model, "to answer with structured content") }
        if !request.enabledToolDefinitions.isEmpty { try require(.toolCalling, of: model, "to call tools") }
        try checkAttachments(request.transcript, model)
    }

    private static func require(
        _ capability: LanguageModelCapabilities.Capability, of model: any LanguageModel, _ purpose: String
    ) throws {
        guard !model.capabilities.contains(capability) else { return }
        throw LanguageModelError.unsupportedCapability(
            .init(
                capability: capability,
                debugDescription: "The model lacks the capability \(capability), which it needs \(purpose). "
                    + "Use another model."))
    }

    private static func checkAttachments(_ transcript: Transcript, _ model: any LanguageModel) throws {
        let unreadable = transcript.filter { entry in
            entry.segments.contains { segment in
                if case .attachment(let attachment) = segment { !reads(attachment.content, model) } else { false }
            }
        }
        guard !unreadable.isEmpty else { return }
        throw LanguageModelError.unsupportedTranscriptContent(
            .init(
                unsupportedContent: Array(unreadable),
                debugDescription: "The model cannot read the attachments of \(unreadable.count) "
                    + (unreadable.count == 1 ? "entry" : "entries") + ". Use another model, or leave them out."))
    }

    private static func reads(_ attachment: Transcript.Attachment, _ model: any LanguageModel) -> Bool {
        switch attachment {
        case .image: model.capabilities.contains(.vision)
        case .data(let data): model.supportsDataAttachmentType(data.contentType)
        }
    }
}
