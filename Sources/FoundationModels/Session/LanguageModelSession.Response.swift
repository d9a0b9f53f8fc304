extension LanguageModelSession {
    /// The model's answer to a request. API version 26.0.
    public struct Response<Content: Generable> {
        /// The answer as a value of the type asked for.
        public let content: Content
        /// The answer as the model generated it.
        public let rawContent: GeneratedContent
        /// The request's entries, from its prompt to the answer, with their positions in the transcript.
        public let transcriptEntries: ArraySlice<Transcript.Entry>
        /// The tokens the request used. API version 27.0.
        public let usage: Usage
    }
}

extension LanguageModelSession.Response: Sendable where Content: Sendable {}

extension LanguageModelSession.Response {
    /// Reads the answer of a request as a value; throws `decodingFailure` when it does not fit the type.
    init(_ outcome: TurnOutcome) throws {
        do {
            content = try Content(outcome.content)
        } catch {
            throw ErrorFamily.thrown(error)
        }
        rawContent = outcome.content
        transcriptEntries = outcome.entries
        usage = outcome.usage
    }
}
