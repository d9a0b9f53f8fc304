// The `streamResponse` methods of version 27: text, a schema's content, a generable type's value; each with a prompt, a
// string, or a builder. All of them make the same request, which starts when the
// stream is read.

extension LanguageModelSession {
    /// Streams the answer to a prompt in text. API version 27.0.
    public func streamResponse(
        to prompt: Prompt, options: GenerationOptions = GenerationOptions(),
        contextOptions: ContextOptions = ContextOptions(),
        metadata: [String: any ConvertibleToGeneratedContent] = [:]
    ) -> ResponseStream<String> {
        stream(.text(prompt, options, contextOptions, metadata))
    }

    /// Streams the answer to a string in text. API version 27.0.
    @_disfavoredOverload
    public func streamResponse(
        to prompt: String, options: GenerationOptions = GenerationOptions(),
        contextOptions: ContextOptions = ContextOptions(),
        metadata: [String: any ConvertibleToGeneratedContent] = [:]
    ) -> ResponseStream<String> {
        stream(.text(Prompt(prompt), options, contextOptions, metadata))
    }

    /// Streams the answer to a prompt from a builder in text. API version 27.0.
    public func streamResponse(
        options: GenerationOptions = GenerationOptions(), contextOptions: ContextOptions = ContextOptions(),
        metadata: [String: any ConvertibleToGeneratedContent] = [:],
        @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> ResponseStream<String> {
        stream(.text(try prompt(), options, contextOptions, metadata))
    }
}

extension LanguageModelSession {
    /// Streams the answer to a prompt with content that satisfies a schema. API version 27.0.
    @_disfavoredOverload
    public func streamResponse(
        to prompt: Prompt, schema: GenerationSchema,
        options: GenerationOptions = GenerationOptions(),
        contextOptions: ContextOptions = ContextOptions(includeSchemaInPrompt: true),
        metadata: [String: any ConvertibleToGeneratedContent] = [:]
    ) -> ResponseStream<GeneratedContent> {
        stream(.structure(prompt, schema, options, contextOptions, metadata))
    }

    /// Streams the answer to a string with content that satisfies a schema. API version 27.0.
    @_disfavoredOverload
    public func streamResponse(
        to prompt: String, schema: GenerationSchema,
        options: GenerationOptions = GenerationOptions(),
        contextOptions: ContextOptions = ContextOptions(includeSchemaInPrompt: true),
        metadata: [String: any ConvertibleToGeneratedContent] = [:]
    ) -> ResponseStream<GeneratedContent> {
        stream(.structure(Prompt(prompt), schema, options, contextOptions, metadata))
    }

    /// Streams the answer to a prompt from a builder with content that satisfies a schema. API version 27.0.
    @_disfavoredOverload
    public func streamResponse(
        schema: GenerationSchema,
        options: GenerationOptions = GenerationOptions(),
        contextOptions: ContextOptions = ContextOptions(includeSchemaInPrompt: true),
        metadata: [String: any ConvertibleToGeneratedContent] = [:],
        @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> ResponseStream<GeneratedContent> {
        stream(.structure(try prompt(), schema, options, contextOptions, metadata))
    }
}

extension LanguageModelSession {
    /// Streams the answer to a prompt with a value of a generable type. API version 27.0.
    public func streamResponse<Content: Generable>(
        to prompt: Prompt, generating type: Content.Type = Content.self,
        options: GenerationOptions = GenerationOptions(),
        contextOptions: ContextOptions = ContextOptions(includeSchemaInPrompt: true),
        metadata: [String: any ConvertibleToGeneratedContent] = [:]
    ) -> ResponseStream<Content> {
        stream(.value(prompt, type, options, contextOptions, metadata))
    }

    /// Streams the answer to a string with a value of a generable type. API version 27.0.
    @_disfavoredOverload
    public func streamResponse<Content: Generable>(
        to prompt: String, generating type: Content.Type = Content.self,
        options: GenerationOptions = GenerationOptions(),
        contextOptions: ContextOptions = ContextOptions(includeSchemaInPrompt: true),
        metadata: [String: any ConvertibleToGeneratedContent] = [:]
    ) -> ResponseStream<Content> {
        stream(.value(Prompt(prompt), type, options, contextOptions, metadata))
    }

    /// Streams the answer to a prompt from a builder with a value of a generable type. API version 27.0.
    public func streamResponse<Content: Generable>(
        generating type: Content.Type = Content.self,
        options: GenerationOptions = GenerationOptions(),
        contextOptions: ContextOptions = ContextOptions(includeSchemaInPrompt: true),
        metadata: [String: any ConvertibleToGeneratedContent] = [:],
        @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> ResponseStream<Content> {
        stream(.value(try prompt(), type, options, contextOptions, metadata))
    }
}
