/// Runs an executor in a task of its own and reads its channel.
package enum ChannelReader {
    /// Reads until the executor returns, fails, or the current task is cancelled.
    ///
    /// Cancellation ends the reading at once, also when the executor is slow to notice: the executor's task is
    /// cancelled and left to end by itself, and what it still sends is dropped.
    nonisolated(nonsending) package static func read(
        from executor: @escaping @Sendable (LanguageModelExecutorGenerationChannel) async throws -> Void,
        _ receive: (LanguageModelExecutorGenerationChannel.Event) async throws -> Void
    ) async throws {
        let channel = LanguageModelExecutorGenerationChannel()
        let work = Task {
            do {
                try await executor(channel)
                channel.finish()
            } catch {
                channel.finish(throwing: error)
            }
        }
        defer { work.cancel() }
        try await withTaskCancellationHandler {
            for try await event in channel { try await receive(event) }
            try Task.checkCancellation()
        } onCancel: {
            channel.finish(throwing: CancellationError())
        }
    }
}
