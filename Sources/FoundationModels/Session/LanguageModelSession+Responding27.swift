// The `respond` methods of version 27: text, a schema's content, a generable type's value; each with a prompt, a
// string, or a builder. All of them make the same request.

extension LanguageModelSession {
    /// Answers a prompt in text. API version 27.0.
    ///
    /// - Throws: ``GenerationError``, ``ToolCallError`` or `CancellationError`; the transcript is then as it was before.
    @discardableResult
    nonisolated(nonsending) public func respond(
        to prompt: Prompt, options: GenerationOptions = GenerationOptions(),
        contextOptions: ContextOptions = ContextOptions(),
        metadata: [String: any ConvertibleToGeneratedContent] = [:]
    ) async throws -> Response<String> {
        try await Response(perform(.text(prompt, options, contextOptions, metadata)))
    }

    /// Answers a string in text. API version 27.0.
    ///
    /// - Throws: ``GenerationError``, ``ToolCallError`` or `CancellationError`; the transcript is then as it was before.
    @discardableResult
    @_disfavoredOverload
    nonisolated(nonsending) public func respond(
        to prompt: String, options: GenerationOptions = GenerationOptions(),
        contextOptions: ContextOptions = ContextOptions(),
        metadata: [String: any ConvertibleToGeneratedContent] = [:]
    ) async throws -> Response<String> {
        try await Response(perform(.text(Prompt(prompt), options, contextOptions, metadata)))
    }

    /// Answers a prompt from a builder in text. API version 27.0.
    ///
    /// - Throws: ``GenerationError``, ``ToolCallError`` or `CancellationError`; the transcript is then as it was before.
    @discardableResult
    nonisolated(nonsending) public func respond(
        options: GenerationOptions = GenerationOptions(), contextOptions: ContextOptions = ContextOptions(),
        metadata: [String: any ConvertibleToGeneratedContent] = [:],
        @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<String> {
        try await Response(perform(.text(prompt(), options, contextOptions, metadata)))
    }
}

extension LanguageModelSession {
    /// Answers a prompt with content that satisfies a schema. API version 27.0.
    ///
    /// - Throws: ``GenerationError``, ``ToolCallError`` or `CancellationError`; the transcript is then as it was before.
    @discardableResult
    @_disfavoredOverload
    nonisolated(nonsending) public func respond(
        to prompt: Prompt, schema: GenerationSchema,
        options: GenerationOptions = GenerationOptions(),
        contextOptions: ContextOptions = ContextOptions(includeSchemaInPrompt: true),
        metadata: [String: any ConvertibleToGeneratedContent] = [:]
    ) async throws -> Response<GeneratedContent> {
        try await Response(perform(.structure(prompt, schema, options, contextOptions, metadata)))
    }

    /// Answers a string with content that satisfies a schema. API version 27.0.
    ///
    /// - Throws: ``GenerationError``, ``ToolCallError`` or `CancellationError`; the transcript is then as it was before.
    @discardableResult
    @_disfavoredOverload
    nonisolated(nonsending) public func respond(
        to prompt: String, schema: GenerationSchema,
        options: GenerationOptions = GenerationOptions(),
        contextOptions: ContextOptions = ContextOptions(includeSchemaInPrompt: true),
        metadata: [String: any ConvertibleToGeneratedContent] = [:]
    ) async throws -> Response<GeneratedContent> {
        try await Response(perform(.structure(Prompt(prompt), schema, options, contextOptions, metadata)))
    }

    /// Answers a prompt from a builder with content that satisfies a schema. API version 27.0.
    ///
    /// - Throws: ``GenerationError``, ``ToolCallError`` or `CancellationError`; the transcript is then as it was before.
    @discardableResult
    @_disfavoredOverload
    nonisolated(nonsending) public func respond(
        schema: GenerationSchema,
        options: GenerationOptions = GenerationOptions(),
        contextOptions: ContextOptions = ContextOptions(includeSchemaInPrompt: true),
        metadata: [String: any ConvertibleToGeneratedContent] = [:],
        @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<GeneratedContent> {
        try await Response(perform(.structure(prompt(), schema, options, contextOptions, metadata)))
    }
}

extension LanguageModelSession {
    /// Answers a prompt with a value of a generable type. API version 27.0.
    ///
    /// - Throws: ``GenerationError``, ``ToolCallError`` or `CancellationError`; the transcript is then as it was before.
    @discardableResult
    nonisolated(nonsending) public func respond<Content: Generable>(
        to prompt: Prompt, generating type: Content.Type = Content.self,
        options: GenerationOptions = GenerationOptions(),
        contextOptions: ContextOptions = ContextOptions(includeSchemaInPrompt: true),
        metadata: [String: any ConvertibleToGeneratedContent] = [:]
    ) async throws -> Response<Content> {
        try await Response(perform(.value(prompt, type, options, contextOptions, metadata)))
    }

    /// Answers a string with a value of a generable type. API version 27.0.
    ///
    /// - Throws: ``GenerationError``, ``ToolCallError`` or `CancellationError`; the transcript is then as it was before.
    @discardableResult
    @_disfavoredOverload
    nonisolated(nonsending) public func respond<Content: Generable>(
        to prompt: String, generating type: Content.Type = Content.self,
        options: GenerationOptions = GenerationOptions(),
        contextOptions: ContextOptions = ContextOptions(includeSchemaInPrompt: true),
        metadata: [String: any ConvertibleToGeneratedContent] = [:]
    ) async throws -> Response<Content> {
        try await Response(perform(.value(Prompt(prompt), type, options, contextOptions, metadata)))
    }

    /// Answers a prompt from a builder with a value of a generable type. API version 27.0.
    ///
    /// - Throws: ``GenerationError``, ``ToolCallError`` or `CancellationError`; the transcript is then as it was before.
    @discardableResult
    nonisolated(nonsending) public func respond<Content: Generable>(
        generating type: Content.Type = Content.self,
        options: GenerationOptions = GenerationOptions(),
        contextOptions: ContextOptions = ContextOptions(includeSchemaInPrompt: true),
        metadata: [String: any ConvertibleToGeneratedContent] = [:],
        @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<Content> {
        try await Response(perform(.value(prompt(), type, options, contextOptions, metadata)))
    }
}
