import Foundation

/// Someone who is told what sessions do, as it happens: the source of timelines and transcripts in a canvas.
package struct SessionObserver: Sendable {
    package let receive: @Sendable (SessionEvent) -> Void

    package init(receive: @escaping @Sendable (SessionEvent) -> Void) {
        self.receive = receive
    }
}

/// Something a session did, and when.
package struct SessionEvent: Sendable {
    /// The session, by an identity that repeats when seeds do.
    package let session: UUID
    /// The number of the request in its session, from 1; 0 before the first.
    package let request: Int
    package let time: ContinuousClock.Instant
    package let kind: Kind

    package enum Kind: Sendable {
        /// A session was made with these entries, usually its instructions.
        case sessionStarted(Transcript)
        case requestStarted(Transcript.Prompt)
        /// The model was asked to go on: once per round of the tool loop.
        case inferenceStarted(round: Int)
        /// The executor timed a part of its work, which ended now.
        case phase(GenerationPhase, Duration)
        /// The model's first output of the round arrived.
        case firstToken
        case inferenceEnded(LanguageModelSession.Usage)
        case toolStarted(Transcript.ToolCall)
        /// A tool returned, or threw when there is no output.
        case toolEnded(Transcript.ToolCall, output: Transcript.ToolOutput?)
        /// The request ended with these entries.
        case requestEnded([Transcript.Entry])
        /// The request failed; the message is the error's own.
        case requestFailed(message: String, isCancellation: Bool)
    }
}

extension LanguageModelSession {
    func notify(request: Int, _ kind: SessionEvent.Kind) {
        guard let observer = context.observer else { return }
        observer.receive(SessionEvent(session: id, request: request, time: .now, kind: kind))
    }
}
