import FoundationModels
import PlaygroundEvents
import SourceText
import Synchronization

/// What the sessions of a program run on, and who is told what they do.
package struct SessionHost: Sendable {
    /// What answers for `SystemLanguageModel`, and what is simulated.
    package var environment: SystemLanguageModel.Environment
    /// The model's name for canvases and records.
    package var modelName: String
    /// Where sessions take their seeds from.
    package var seed: UInt64
    package var sink: any EventSink

    package init(
        environment: SystemLanguageModel.Environment, modelName: String, seed: UInt64, sink: any EventSink
    ) {
        self.environment = environment
        self.modelName = modelName
        self.seed = seed
        self.sink = sink
    }
}

/// The sessions of a run, numbered in the order in which the program made them.
final class SessionRegister: Sendable {
    let host: SessionHost
    private let seeds: SeedSource
    private let state = Mutex(State())

    private struct State {
        var sessions = 0
        var requests = 0
        /// Sessions made or used since the last playground ended.
        var active: [SessionTrace] = []
    }

    init(_ host: SessionHost) {
        self.host = host
        seeds = SeedSource(seed: host.seed)
    }

    /// Runs work, such as making a session, with what the host decided.
    func around<Result>(trace: SessionTrace?, _ work: () throws -> Result) rethrows -> Result {
        var context = SessionContext()
        context.seeds = seeds
        context.observer = trace.map { trace in SessionObserver { trace.receive($0) } }
        return try SystemLanguageModel.$environment.withValue(host.environment) {
            try LanguageModelSession.$context.withValue(context, operation: work)
        }
    }

    func newTrace(at place: SourcePlace) -> SessionTrace {
        let ordinal = state.withLock { state in
            defer { state.sessions += 1 }
            return state.sessions
        }
        return SessionTrace(session: ordinal, madeAt: place, register: self)
    }

    func nextRequest() -> Int {
        state.withLock { state in
            defer { state.requests += 1 }
            return state.requests
        }
    }

    func markActive(_ trace: SessionTrace) {
        state.withLock { state in
            if !state.active.contains(where: { $0 === trace }) { state.active.append(trace) }
        }
    }

    /// Tells the transcripts of the sessions used since the last call, oldest session first.
    func tellTranscripts() {
        let traces = state.withLock { state in
            defer { state.active = [] }
            return state.active
        }
        for trace in traces.sorted(by: { $0.session < $1.session }) {
            if let transcript = trace.transcript { host.sink.receive(.transcribed(transcript)) }
        }
    }
}
