// The `streamResponse` methods of version 26: text, a schema's content, a generable type's value; each with a prompt, a
// string, or a builder. All of them make the same request, which starts when the
// stream is read.

extension LanguageModelSession {
    /// Streams the answer to a prompt in text. API version 26.0.
    public func streamResponse(
        to prompt: Prompt, options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<String> {
        stream(.text(prompt, options))
    }

    /// Streams the answer to a string in text. API version 26.0.
    @_disfavoredOverload
    public func streamResponse(
        to prompt: String, options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<String> {
        stream(.text(Prompt(prompt), options))
    }

    /// Streams the answer to a prompt from a builder in text. API version 26.0.
    public func streamResponse(
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> ResponseStream<String> {
        stream(.text(try prompt(), options))
    }
}

extension LanguageModelSession {
    /// Streams the answer to a prompt with content that satisfies a schema. API version 26.0.
    public func streamResponse(
        to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<GeneratedContent> {
        stream(.structure(prompt, schema, includeSchemaInPrompt, options))
    }

    /// Streams the answer to a string with content that satisfies a schema. API version 26.0.
    @_disfavoredOverload
    public func streamResponse(
        to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<GeneratedContent> {
        stream(.structure(Prompt(prompt), schema, includeSchemaInPrompt, options))
    }

    /// Streams the answer to a prompt from a builder with content that satisfies a schema. API version 26.0.
    public func streamResponse(
        schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> ResponseStream<GeneratedContent> {
        stream(.structure(try prompt(), schema, includeSchemaInPrompt, options))
    }
}

extension LanguageModelSession {
    /// Streams the answer to a prompt with a value of a generable type. API version 26.0.
    public func streamResponse<Content: Generable>(
        to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<Content> {
        stream(.value(prompt, type, includeSchemaInPrompt, options))
    }

    /// Streams the answer to a string with a value of a generable type. API version 26.0.
    @_disfavoredOverload
    public func streamResponse<Content: Generable>(
        to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<Content> {
        stream(.value(Prompt(prompt), type, includeSchemaInPrompt, options))
    }

    /// Streams the answer to a prompt from a builder with a value of a generable type. API version 26.0.
    public func streamResponse<Content: Generable>(
        generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> ResponseStream<Content> {
        stream(.value(try prompt(), type, includeSchemaInPrompt, options))
    }
}
