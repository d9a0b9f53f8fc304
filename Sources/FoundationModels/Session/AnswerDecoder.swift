/// Turns the text a model writes into content.
enum AnswerDecoder {
    /// The content of an answer that may still grow; nil while nothing can be said about it.
    static func partial(_ text: String, schema: GenerationSchema?, id: GenerationID) -> GeneratedContent? {
        guard schema != nil else { return GeneratedContent(.string(text), id: id, isComplete: false) }
        // A text that is not JSON is reported when it has ended.
        return (try? GeneratedContent.snapshot(of: text, id: id)) ?? nil
    }

    /// The content of a whole answer; throws a parsing error when it was cut off or does not satisfy the schema.
    static func complete(_ text: String, schema: GenerationSchema?, id: GenerationID) throws -> GeneratedContent {
        guard let schema else { return GeneratedContent(.string(text), id: id) }
        return try complete(text, schema: schema, id: id, what: "The answer")
    }

    /// The arguments of a tool call; throws a parsing error that says what is wrong with them.
    static func arguments(_ text: String, schema: GenerationSchema, id: GenerationID) throws -> GeneratedContent {
        try complete(text.isEmpty ? "{}" : text, schema: schema, id: id, what: "The arguments")
    }

    private static func complete(
        _ text: String, schema: GenerationSchema, id: GenerationID, what: String
    ) throws -> GeneratedContent {
        guard let content = try GeneratedContent.snapshot(of: text, id: id, isFinal: true) else {
            throw GeneratedContent.ParsingError(
                rawContent: text, debugDescription: "\(what) ended before anything was said.")
        }
        do {
            try schema.validate(content)
        } catch {
            throw GeneratedContent.ParsingError(
                rawContent: text, underlyingError: error,
                debugDescription: "\(what) cannot be read as \(schema.name): \(error)")
        }
        return content
    }
}
