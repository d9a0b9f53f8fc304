extension TurnRequest {
    /// A request for text.
    static func text(
        _ prompt: Prompt, _ options: GenerationOptions, _ contextOptions: ContextOptions = ContextOptions(),
        _ metadata: [String: any ConvertibleToGeneratedContent] = [:]
    ) -> TurnRequest {
        var request = TurnRequest(prompt: prompt, options: options, contextOptions: contextOptions)
        request.metadata = TranscriptMetadata(metadata)
        return request
    }

    /// A request for content that satisfies a schema, in the form of version 27.
    static func structure(
        _ prompt: Prompt, _ schema: GenerationSchema, _ options: GenerationOptions, _ contextOptions: ContextOptions,
        _ metadata: [String: any ConvertibleToGeneratedContent]
    ) -> TurnRequest {
        var request = TurnRequest(prompt: prompt, schema: schema, options: options, contextOptions: contextOptions)
        request.metadata = TranscriptMetadata(metadata)
        return request
    }

    /// A request for content that satisfies a schema, in the form of version 26; both leave the same transcript.
    static func structure(
        _ prompt: Prompt, _ schema: GenerationSchema, _ includesSchema: Bool, _ options: GenerationOptions
    ) -> TurnRequest {
        structure(prompt, schema, options, ContextOptions(includeSchemaInPrompt: includesSchema), [:])
    }

    /// A request for a value of a type, in the form of version 27.
    static func value(
        _ prompt: Prompt, _ type: any Generable.Type, _ options: GenerationOptions, _ contextOptions: ContextOptions,
        _ metadata: [String: any ConvertibleToGeneratedContent]
    ) -> TurnRequest {
        structure(prompt, type.generationSchema, options, contextOptions, metadata)
    }

    /// A request for a value of a type, in the form of version 26.
    static func value(
        _ prompt: Prompt, _ type: any Generable.Type, _ includesSchema: Bool, _ options: GenerationOptions
    ) -> TurnRequest {
        structure(prompt, type.generationSchema, includesSchema, options)
    }
}

extension LanguageModelSession {
    func stream<Content: Generable>(_ request: TurnRequest) -> ResponseStream<Content> {
        ResponseStream(run: StreamRun(session: self, request: request))
    }

    /// Streams the answer to a request without generic types: `ResponseStream<GeneratedContent>` reads any content.
    package func streamContent(_ request: TurnRequest) -> ResponseStream<GeneratedContent> {
        stream(request)
    }
}
