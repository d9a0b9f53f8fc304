import PlaygroundDocument

/// Runs documents, and runs them again whenever they change.
///
/// A change during a run ends the run and starts another; only blocks whose input changed run again.
package actor WatchLoop {
    /// Runs one document as it is now, and writes inside `commit`.
    package typealias Run = @Sendable (_ path: String, _ loop: WatchLoop) async -> Void

    private var files: WatchedFiles
    private let watcher: FolderWatcher
    private let run: Run
    private var pending: [String] = []
    private var running: Task<Void, Never>?
    private var kept: [String: KeptResults] = [:]

    package init(_ files: WatchedFiles, method: FolderWatcher.Method = .automatic, run: @escaping Run) {
        self.files = files
        self.run = run
        watcher = FolderWatcher(files.folders, method: method)
    }

    /// Runs every document once, then whatever changes, until the task is cancelled.
    package func start() async {
        await lookAround()
        for await _ in watcher.bursts {
            if Task.isCancelled { break }
            await lookAround()
        }
        watcher.stop()
        running?.cancel()
        await running?.value
    }

    /// The results that are still good for a document.
    package func results(of path: String) -> KeptResults { kept[path] ?? KeptResults() }

    package func keep(_ results: KeptResults, of path: String) { kept[path] = results }

    /// Does the writing of a run at a moment when the loop does not look at files.
    ///
    /// - Parameter write: gives the bytes it wrote into the document itself, which are no news then; nil where it wrote
    ///   none, or where they hold news of someone else.
    package func commit(_ path: String, _ write: @Sendable () throws -> [UInt8]?) rethrows {
        if let bytes = try write() { files.own(bytes, in: path) }
    }

    private func lookAround() async {
        watcher.watch(files.folders)
        var changes = files.changes()
        if changes.isUncertain {
            try? await Task.sleep(for: Self.emptyMoment)
            changes.documents += files.changes(isSecondLook: true).documents
        }
        await restart(changes.documents)
    }

    /// How long an editor may leave a file empty before it is believed.
    private static let emptyMoment = Duration.milliseconds(150)

    private func restart(_ changed: [String]) async {
        guard !changed.isEmpty else { return }
        running?.cancel()
        await running?.value
        for path in changed where !pending.contains(path) { pending.append(path) }
        running = Task { await runPending() }
    }

    private func runPending() async {
        while let path = pending.first, !Task.isCancelled {
            await run(path, self)
            // A run that was cut short is made up for by the next one.
            if !Task.isCancelled, pending.first == path { pending.removeFirst() }
        }
    }
}
