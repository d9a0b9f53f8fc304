import Synchronization

/// Carries a request's cancellation, from any thread, to the context that works on it.
final class Cancellation: Sendable {
    private struct State {
        var isCancelled = false
        var running: CancelSwitch?
    }

    private let state = Mutex(State())

    var isCancelled: Bool { state.withLock { $0.isCancelled } }

    func cancel() {
        state.withLock { state in
            state.isCancelled = true
            state.running?.cancel()
        }
    }

    /// Lets cancellation stop this context while `work` runs.
    func covering<Result>(_ context: LlamaContext, _ work: () throws -> Result) throws -> Result {
        let control = context.cancelSwitch
        state.withLock { state in
            state.running = control
            if state.isCancelled { control.cancel() }
        }
        defer {
            state.withLock { $0.running = nil }
            control.resume()
        }
        return try work()
    }

    func check() throws {
        if isCancelled { throw CancellationError() }
    }
}
