// The `respond` methods of version 26: text, a schema's content, a generable type's value; each with a prompt, a
// string, or a builder. All of them make the same request.

extension LanguageModelSession {
    /// Answers a prompt in text. API version 26.0.
    ///
    /// - Throws: ``GenerationError``, ``ToolCallError`` or `CancellationError`; the transcript is then as it was before.
    @discardableResult
    nonisolated(nonsending) public func respond(
        to prompt: Prompt, options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<String> {
        try await Response(perform(.text(prompt, options)))
    }

    /// Answers a string in text. API version 26.0.
    ///
    /// - Throws: ``GenerationError``, ``ToolCallError`` or `CancellationError`; the transcript is then as it was before.
    @discardableResult
    @_disfavoredOverload
    nonisolated(nonsending) public func respond(
        to prompt: String, options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<String> {
        try await Response(perform(.text(Prompt(prompt), options)))
    }

    /// Answers a prompt from a builder in text. API version 26.0.
    ///
    /// - Throws: ``GenerationError``, ``ToolCallError`` or `CancellationError`; the transcript is then as it was before.
    @discardableResult
    nonisolated(nonsending) public func respond(
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<String> {
        try await Response(perform(.text(prompt(), options)))
    }
}

extension LanguageModelSession {
    /// Answers a prompt with content that satisfies a schema. API version 26.0.
    ///
    /// - Throws: ``GenerationError``, ``ToolCallError`` or `CancellationError`; the transcript is then as it was before.
    @discardableResult
    nonisolated(nonsending) public func respond(
        to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<GeneratedContent> {
        try await Response(perform(.structure(prompt, schema, includeSchemaInPrompt, options)))
    }

    /// Answers a string with content that satisfies a schema. API version 26.0.
    ///
    /// - Throws: ``GenerationError``, ``ToolCallError`` or `CancellationError`; the transcript is then as it was before.
    @discardableResult
    @_disfavoredOverload
    nonisolated(nonsending) public func respond(
        to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<GeneratedContent> {
        try await Response(perform(.structure(Prompt(prompt), schema, includeSchemaInPrompt, options)))
    }

    /// Answers a prompt from a builder with content that satisfies a schema. API version 26.0.
    ///
    /// - Throws: ``GenerationError``, ``ToolCallError`` or `CancellationError`; the transcript is then as it was before.
    @discardableResult
    nonisolated(nonsending) public func respond(
        schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<GeneratedContent> {
        try await Response(perform(.structure(prompt(), schema, includeSchemaInPrompt, options)))
    }
}

extension LanguageModelSession {
    /// Answers a prompt with a value of a generable type. API version 26.0.
    ///
    /// - Throws: ``GenerationError``, ``ToolCallError`` or `CancellationError`; the transcript is then as it was before.
    @discardableResult
    nonisolated(nonsending) public func respond<Content: Generable>(
        to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<Content> {
        try await Response(perform(.value(prompt, type, includeSchemaInPrompt, options)))
    }

    /// Answers a string with a value of a generable type. API version 26.0.
    ///
    /// - Throws: ``GenerationError``, ``ToolCallError`` or `CancellationError`; the transcript is then as it was before.
    @discardableResult
    @_disfavoredOverload
    nonisolated(nonsending) public func respond<Content: Generable>(
        to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<Content> {
        try await Response(perform(.value(Prompt(prompt), type, includeSchemaInPrompt, options)))
    }

    /// Answers a prompt from a builder with a value of a generable type. API version 26.0.
    ///
    /// - Throws: ``GenerationError``, ``ToolCallError`` or `CancellationError`; the transcript is then as it was before.
    @discardableResult
    nonisolated(nonsending) public func respond<Content: Generable>(
        generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<Content> {
        try await Response(perform(.value(prompt(), type, includeSchemaInPrompt, options)))
    }
}
