extension LanguageModelSession.GenerationError {
    /// The model's refusal to give a structured answer. API version 26.0.
    public struct Refusal: Sendable {
        let entries: [Transcript.Entry]

        /// Creates a refusal from the entries that led to it; the last response is its explanation.
        public init(transcriptEntries: [Transcript.Entry]) {
            entries = transcriptEntries
        }
    }
}

extension LanguageModelError {
    /// The model's refusal to give a structured answer. API version 27.0.
    public struct Refusal: Sendable {
        package let explanationText: String
        /// What went wrong, in a sentence.
        public var debugDescription: String
        /// Further values from the backend.
        public var metadata: [String: any Sendable]

        /// Creates a refusal with the model's own words.
        public init(explanation: String, debugDescription: String, metadata: [String: any Sendable] = [:]) {
            self.explanationText = explanation
            self.debugDescription = debugDescription
            self.metadata = metadata
        }
    }
}

extension LanguageModelError.Refusal {
    /// The same refusal in the family of version 26.
    var older: LanguageModelSession.GenerationError.Refusal {
        let segment = Transcript.TextSegment(id: "0", content: explanationText)
        return .init(transcriptEntries: [.response(.init(assetIDs: [], segments: [.text(segment)]))])
    }
}
