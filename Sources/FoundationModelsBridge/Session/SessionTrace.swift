import FoundationModels
import PlaygroundEvents
import SourceText
import Synchronization

/// Turns what one session does into events of the run.
final class SessionTrace: Sendable {
    /// The session's order in the run.
    let session: Int
    private let madeAt: SourcePlace
    private let register: SessionRegister
    private let state: Mutex<State>

    private struct State {
        /// Where the program calls from now.
        var place: SourcePlace
        var request: Int?
        var report = RequestReport()
        var timeline = RequestTimeline()
        var entries: @Sendable () -> Transcript = { Transcript() }
        var tools: [String] = []
    }

    init(session: Int, madeAt: SourcePlace, register: SessionRegister) {
        self.session = session
        self.madeAt = madeAt
        self.register = register
        state = Mutex(State(place: madeAt))
    }

    /// Follows a session that was made with this trace as its observer.
    func follow(_ session: LanguageModelSession, tools: [String]) {
        state.withLock { state in
            state.entries = { session.transcript }
            state.tools = tools
        }
        register.markActive(self)
    }

    /// Remembers where the next request comes from.
    func call(from place: SourcePlace) {
        state.withLock { $0.place = place }
        register.markActive(self)
    }

    /// The number of the request under way or last made.
    var currentRequest: Int? { state.withLock { $0.request } }

    /// Seconds since the request under way began.
    var elapsed: Double { state.withLock { $0.timeline.elapsed } }

    var transcript: SessionTranscript? {
        let entries = state.withLock { $0.entries }()
        guard !entries.isEmpty else { return nil }
        return SessionTranscript(
            session: session, entries: entries.map { TranscriptLine($0) }, place: madeAt)
    }

    func receive(_ event: SessionEvent) {
        state.withLock { state in
            if case .requestStarted = event.kind { state.report = RequestReport() }
            state.report.add(event)
            state.timeline.add(event)
        }
        switch event.kind {
        case .requestStarted(let prompt): started(prompt)
        case .requestEnded(let entries): ended(entries, error: nil)
        case .requestFailed(let message, _): ended([], error: message)
        default: break
        }
    }

    private func started(_ prompt: Transcript.Prompt) {
        let number = register.nextRequest()
        let (place, tools) = state.withLock { state in
            state.request = number
            return (state.place, state.tools)
        }
        register.host.sink.receive(
            .requested(
                ModelRequest(
                    id: number, session: session, model: register.host.modelName,
                    prompt: TranscriptLine(.prompt(prompt)).text, schema: prompt.responseFormat?.schemaText,
                    options: prompt.options.named, tools: tools, place: place)))
    }

    private func ended(_ entries: [Transcript.Entry], error: String?) {
        let (number, metrics) = state.withLock { state in
            (state.request ?? 0, RequestMetrics(state.report, spans: state.timeline.spans))
        }
        register.host.sink.receive(
            .answered(
                ModelAnswer(
                    request: number, entries: entries.map { TranscriptLine($0) }, error: error, metrics: metrics)))
    }
}
