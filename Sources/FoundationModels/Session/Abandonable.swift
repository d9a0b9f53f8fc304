import Synchronization

/// Waiting for work that may never end.
enum Abandonable {
    /// Waits for a task; cancellation of the waiting task ends the wait at once, also when the work goes on.
    nonisolated(nonsending) static func value<Value: Sendable>(
        of work: Task<Value, any Error>
    ) async throws -> Value {
        let wait = Wait<Value>()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                wait.start(continuation)
                Task { wait.end(await work.result) }
            }
        } onCancel: {
            wait.end(.failure(CancellationError()))
        }
    }

    /// One wait that ends once, with whatever comes first; the end may come before the start.
    private final class Wait<Value: Sendable>: Sendable {
        private enum State {
            case new
            case waiting(CheckedContinuation<Value, any Error>)
            case ended(Result<Value, any Error>)
        }

        private let state = Mutex(State.new)

        func start(_ continuation: CheckedContinuation<Value, any Error>) {
            let early = state.withLock { state -> Result<Value, any Error>? in
                if case .ended(let result) = state { return result }
                state = .waiting(continuation)
                return nil
            }
            if let early { continuation.resume(with: early) }
        }

        func end(_ result: Result<Value, any Error>) {
            let waiting = state.withLock { state -> CheckedContinuation<Value, any Error>? in
                defer { if case .ended = state {} else { state = .ended(result) } }
                if case .waiting(let continuation) = state { return continuation }
                return nil
            }
            waiting?.resume(with: result)
        }
    }
}
