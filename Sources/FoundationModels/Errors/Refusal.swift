extension LanguageModelSession.GenerationError {
    /// The model's refusal to give a structured answer. API version 26.0.
    public struct Refusal: Sendable {
        let entries: [Transcript.Entry]

        /// Creates a refusal from the entries that led to it; the last response is its explanation.
        public init(transcriptEntries: [Transcript.Entry]) {
            entries = transcriptEntries
        }

        /// Why the model refused, in its own words; throws when it gave none.
        ///
        /// Apple's framework asks the model again; here the words that came with the refusal are given.
        public var explanation: LanguageModelSession.Response<String> {
            get async throws { try LanguageModelSession.Response(outcome.get()) }
        }

        /// The explanation as a stream.
        public var explanationStream: LanguageModelSession.ResponseStream<String> {
            LanguageModelSession.ResponseStream(run: StreamRun(ended: outcome))
        }

        private var outcome: Result<TurnOutcome, any Error> {
            guard case .response(let response) = entries.last else {
                return .failure(ToolLoopError.noExplanation)
            }
            let text = response.segments.plainText
            return .success(
                TurnOutcome(content: GeneratedContent(.string(text)), entries: entries[...], usage: .zero))
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

        /// Why the model refused, in its own words.
        ///
        /// - Throws: What a request throws.
        public var explanation: LanguageModelSession.Response<String> {
            get async throws { try await older.explanation }
        }

        /// The explanation as a stream.
        public var explanationStream: LanguageModelSession.ResponseStream<String> { older.explanationStream }

        /// The same refusal in the family of version 26.
        var older: LanguageModelSession.GenerationError.Refusal {
            let segment = Transcript.TextSegment(id: "0", content: explanationText)
            return .init(transcriptEntries: [.response(.init(assetIDs: [], segments: [.text(segment)]))])
        }
    }
}
