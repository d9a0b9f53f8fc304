import Dispatch
import Foundation

/// Ctrl-C and the system's request to end, taken as the wish to cancel: work ends in good order, files stay whole.
enum Interruption {
    /// Does work that a signal cancels; a second signal ends the process at once.
    static func cancelling<Result: Sendable>(
        _ work: @escaping @Sendable () async throws -> Result
    ) async throws -> Result {
        let task = Task { try await work() }
        let sources = [SIGINT, SIGTERM].map { number in
            // The signal's own effect, ending the process, has to go before a source can see it.
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                if task.isCancelled { _exit(ExitCode.cancelled.rawValue) }
                task.cancel()
            }
            source.resume()
            return (number, source)
        }
        defer {
            for (number, source) in sources {
                source.cancel()
                signal(number, SIG_DFL)
            }
        }
        return try await task.value
    }
}
