extension LanguageModelSession {
    /// The states of an answer while it is generated. API version 26.0.
    ///
    /// The request starts when the stream is first iterated or collected, and every error appears there. Snapshots are
    /// whole states: show the latest, never append. Leaving the loop early ends the request: the session is free at
    /// once and its transcript is as it was before. (Apple's session keeps a partial response instead.)
    public struct ResponseStream<Content: Generable>: Sendable {
        let run: StreamRun
    }
}

extension LanguageModelSession.ResponseStream {
    /// The answer so far. API version 26.0.
    public struct Snapshot {
        /// The answer so far as a partial value.
        public var content: Content.PartiallyGenerated
        /// The answer so far as the model generated it.
        public var rawContent: GeneratedContent
        /// The request's entries so far, from its prompt on. API version 27.0.
        public var transcriptEntries: ArraySlice<Transcript.Entry>
        /// The tokens used so far. API version 27.0.
        public var usage: LanguageModelSession.Usage
    }

    /// Waits for the whole answer; after the end it returns at once, after an error it throws the error again.
    nonisolated(nonsending) public func collect() async throws -> LanguageModelSession.Response<Content> {
        try LanguageModelSession.Response(await run.outcome())
    }
}

extension LanguageModelSession.ResponseStream.Snapshot: Sendable where Content.PartiallyGenerated: Sendable {}

extension LanguageModelSession.ResponseStream: AsyncSequence {
    /// The answer so far.
    public typealias Element = Snapshot

    /// Starts reading the snapshots from the first one.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(cursor: StreamRun.Cursor(run))
    }

    /// Reads the snapshots of a stream. API version 26.0.
    public struct AsyncIterator: AsyncIteratorProtocol {
        let cursor: StreamRun.Cursor

        /// Waits for the next snapshot; nil at the end.
        ///
        /// States that are no partial value yet, such as half the name of an enumeration's case, are left out.
        ///
        /// - Throws: What ended the stream early.
        public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async throws -> Snapshot? {
            while let progress = try await cursor.next() {
                if let snapshot = try Self.snapshot(progress) { return snapshot }
            }
            return nil
        }

        private static func snapshot(_ progress: TurnProgress) throws -> Snapshot? {
            let content: Content.PartiallyGenerated
            do {
                content = try Content.PartiallyGenerated(progress.content)
            } catch {
                guard progress.content.isComplete else { return nil }
                throw ErrorFamily.thrown(error)
            }
            return Snapshot(
                content: content, rawContent: progress.content, transcriptEntries: progress.entries,
                usage: progress.usage)
        }
    }
}
