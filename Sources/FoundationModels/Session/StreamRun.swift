import Synchronization

/// A request whose states are read while it is answered.
///
/// The states are kept, so that a stream can be iterated again and collected after it was iterated.
final class StreamRun: Sendable {
    /// What to do; nil when it was done before the stream was made.
    private let job: (session: LanguageModelSession, request: TurnRequest)?
    private let state = Mutex(State())

    private struct State {
        var progress: [TurnProgress] = []
        var result: Result<TurnOutcome, any Error>?
        var turn: Int?
        var work: Task<Void, Never>?
        var isStarted = false
        var readers = 0
        var waiters: [CheckedContinuation<Void, Never>] = []
    }

    init(session: LanguageModelSession, request: TurnRequest) {
        job = (session, request)
    }

    /// A run that has ended already.
    init(ended result: Result<TurnOutcome, any Error>) {
        job = nil
        state.withLock { state in
            state.isStarted = true
            state.result = result
            guard case .success(let outcome) = result else { return }
            state.progress = [
                TurnProgress(content: outcome.content, entries: outcome.entries, usage: outcome.usage)
            ]
        }
    }

    /// One reader's place in the states. When the last reader goes before the end, the request is abandoned.
    final class Cursor: Sendable {
        private let run: StreamRun
        private let position = Mutex(0)

        init(_ run: StreamRun) {
            self.run = run
            run.state.withLock { $0.readers += 1 }
        }

        deinit {
            run.readerLeft()
        }

        /// Waits for the next state; nil at the end.
        nonisolated(nonsending) func next() async throws -> TurnProgress? {
            try await run.progress(
                at: position.withLock { position in
                    defer { position += 1 }
                    return position
                })
        }
    }

    /// Waits for the end and returns what came of the request.
    nonisolated(nonsending) func outcome() async throws -> TurnOutcome {
        let cursor = Cursor(self)
        defer { withExtendedLifetime(cursor) {} }
        return try await wait { $0.result }.get()
    }

    nonisolated(nonsending) private func progress(at position: Int) async throws -> TurnProgress? {
        try await wait { state -> Result<TurnProgress?, any Error>? in
            if position < state.progress.count { return .success(state.progress[position]) }
            return state.result.map { result in result.map { _ in nil } }
        }.get()
    }

    /// Starts the request if need be and waits until the state gives an answer.
    nonisolated(nonsending) private func wait<Answer: Sendable>(
        for answer: (borrowing State) -> Answer?
    ) async throws -> Answer {
        start()
        return await withTaskCancellationHandler {
            while true {
                if let found = state.withLock({ answer($0) }) { return found }
                await withCheckedContinuation { continuation in
                    let isReady = state.withLock { state in
                        let isReady = answer(state) != nil
                        if !isReady { state.waiters.append(continuation) }
                        return isReady
                    }
                    if isReady { continuation.resume() }
                }
            }
        } onCancel: {
            end(.failure(CancellationError()))
        }
    }
}

extension StreamRun {
    private func start() {
        let isFirst = state.withLock { state in
            defer { state.isStarted = true }
            return !state.isStarted
        }
        guard isFirst, let (session, request) = job else { return }
        do {
            let turn = try session.begin(request)
            let isEnded = state.withLock { state in
                state.turn = turn
                guard state.result == nil else { return true }
                state.work = Task { await self.answer(turn, session, request) }
                return false
            }
            // The reader was cancelled before the request began.
            if isEnded { session.abandon(turn, error: CancellationError()) }
        } catch {
            end(.failure(ErrorFamily.thrown(error)))
        }
    }

    private func answer(_ turn: Int, _ session: LanguageModelSession, _ request: TurnRequest) async {
        let result: Result<TurnOutcome, any Error>
        do {
            result = .success(try await session.run(turn, request) { self.add($0) })
        } catch {
            result = .failure(error)
        }
        end(result)
    }

    /// Keeps a state unless it shows the same as the one before.
    private func add(_ progress: TurnProgress) {
        resume { state in
            guard state.result == nil else { return }
            if let last = state.progress.last, last.content.looksLike(progress.content) { return }
            state.progress.append(progress)
        }
    }

    /// Ends the run, unless it has ended: a request that is still being answered is abandoned.
    private func end(_ result: Result<TurnOutcome, any Error>) {
        let isFirst = state.withLock { state in
            defer { state.result = state.result ?? result }
            return state.result == nil
        }
        guard isFirst else { return }
        let (turn, work) = state.withLock { ($0.turn, $0.work) }
        if case .failure(let error) = result {
            work?.cancel()
            if let turn { job?.session.abandon(turn, error: error) }
        }
        resume { _ in }
    }

    private func readerLeft() {
        let isAbandoned = state.withLock { state in
            state.readers -= 1
            return state.readers == 0 && state.isStarted && state.result == nil
        }
        if isAbandoned { end(.failure(CancellationError())) }
    }

    private func resume(_ change: (inout State) -> Void) {
        let waiters = state.withLock { state in
            change(&state)
            defer { state.waiters = [] }
            return state.waiters
        }
        for waiter in waiters { waiter.resume() }
    }
}

extension GeneratedContent {
    /// Whether a reader of the two sees the same; for text, being complete is nothing to see.
    fileprivate func looksLike(_ other: GeneratedContent) -> Bool {
        if case .string(let text) = storage, case .string(let otherText) = other.storage { return text == otherText }
        return self == other
    }
}
