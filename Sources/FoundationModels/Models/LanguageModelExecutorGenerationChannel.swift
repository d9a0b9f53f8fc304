/// The way from an executor to its session: events that build up transcript entries. API version 27.0.
///
/// Events name the entry and the segment they change, so that an executor can interleave reasoning, text and tool
/// calls. The channel is unbounded: an executor never waits for a slow reader.
public struct LanguageModelExecutorGenerationChannel: AsyncSequence, Sendable {
    /// What an executor sends.
    public typealias Element = Event

    private let stream: AsyncThrowingStream<Event, any Error>
    private let continuation: AsyncThrowingStream<Event, any Error>.Continuation

    /// Creates an open channel.
    public init() {
        (stream, continuation) = AsyncThrowingStream.makeStream()
    }

    /// Sends an event to whoever reads the channel; after the end it is dropped.
    nonisolated(nonsending) public func send(_ event: Event) async {
        continuation.yield(event)
    }

    /// Ends the channel: its reader sees the events sent so far, then the error or the end.
    package func finish(throwing error: (any Error)? = nil) {
        continuation.finish(throwing: error)
    }

    /// Starts reading; a channel has one reader.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(base: stream.makeAsyncIterator())
    }

    /// Reads a channel's events in the order they were sent. API version 27.0.
    public struct AsyncIterator: AsyncIteratorProtocol {
        var base: AsyncThrowingStream<Event, any Error>.AsyncIterator

        /// Waits for the next event; nil at the end, an error when the executor failed.
        public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async throws -> Event? {
            try await base.next(isolation: actor)
        }
    }
}

extension LanguageModelExecutorGenerationChannel {
    /// One change to the answer under construction. API version 27.0.
    public struct Event: Sendable {
        package enum Change: Sendable {
            case response(Response)
            case reasoning(Reasoning)
            case toolCalls(ToolCalls)
            case phase(GenerationPhase, Duration)
        }

        package let change: Change

        /// A change to a response entry; without an ID, to the current one.
        public static func response(entryID: String? = nil, action: Response.Action) -> Event {
            Event(change: .response(Response(entryID: entryID, action: action)))
        }

        /// A change to a reasoning entry; without an ID, to the current one.
        public static func reasoning(entryID: String? = nil, action: Reasoning.Action) -> Event {
            Event(change: .reasoning(Reasoning(entryID: entryID, action: action)))
        }

        /// A change to a tool calls entry; without an ID, to the current one.
        public static func toolCalls(entryID: String? = nil, action: ToolCalls.Action) -> Event {
            Event(change: .toolCalls(ToolCalls(entryID: entryID, action: action)))
        }

        /// How long a phase of the work took: for timelines, without effect on the transcript.
        package static func phase(_ phase: GenerationPhase, took duration: Duration) -> Event {
            Event(change: .phase(phase, duration))
        }
    }
}

/// The phases of an inference that an executor can time; the session times the rest itself.
package enum GenerationPhase: String, Sendable, CaseIterable {
    /// Reading weights or starting a server: once per model, not per request.
    case modelLoading
    /// Compiling a schema or pattern into a constraint.
    case constraintPreparation
    /// Reading the new part of the prompt.
    case promptProcessing
    /// Producing tokens.
    case generation
}
