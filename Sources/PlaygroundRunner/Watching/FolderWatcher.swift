import Foundation
import Synchronization

/// Tells when files in folders have changed and rest again: one element for each burst of changes.
///
/// A burst that comes while the last one is being worked on is kept, so no change is missed.
package final class FolderWatcher: Sendable {
    package enum Method: Sendable {
        /// By events of the kernel, by looking again and again where there are none.
        case automatic
        case polling
    }

    package let bursts: AsyncStream<Void>
    private let continuation: AsyncStream<Void>.Continuation
    private let folders: Mutex<[String]>
    private let isStopped = Atomic(false)
    /// Milliseconds without a change that end a burst.
    private let quiet: Int32

    package init(_ folders: [String], method: Method = .automatic, quiet: Int32 = 30) {
        (bursts, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
        self.folders = Mutex(folders)
        self.quiet = quiet
        // The source exists before this returns, so that no change after it is missed.
        let events = method == .automatic && !folders.contains(where: Self.isRemote) ? FolderEvents(folders) : nil
        start(events ?? PolledFolders(folders))
    }

    /// Sets which folders are watched from now on.
    package func watch(_ folders: [String]) {
        self.folders.withLock { $0 = folders }
    }

    package func stop() {
        isStopped.store(true, ordering: .relaxed)
        continuation.finish()
    }

    private func start(_ source: any ChangeSource) {
        let thread = Thread { [self] in tellBursts(of: source) }
        thread.name = "FolderWatcher"
        thread.start()
    }

    private func tellBursts(of initial: any ChangeSource) {
        var source = initial
        while !isStopped.load(ordering: .relaxed) {
            guard source.wait(milliseconds: 1000, in: watched) else { continue }
            var rounds = 0
            while rounds < Self.longestBurst, source.wait(milliseconds: quiet, in: watched) { rounds += 1 }
            continuation.yield()
        }
        source.close()
    }

    private var watched: [String] { folders.withLock { $0 } }

    /// A program that writes without a pause must not put off the run for ever.
    private static let longestBurst = 50

    /// Whether a folder lies on a file system whose changes by other machines come without events.
    private static func isRemote(_ folder: String) -> Bool {
        guard let pointer = realpath(folder, nil) else { return false }
        defer { free(pointer) }
        let path = String(cString: pointer)
        let kind = FileSystemKind.of(path)
        return ["nfs", "cifs", "smb", "9p", "fuse", "virtiofs", "vboxsf"].contains { kind.hasPrefix($0) }
    }
}

/// The kinds of mounted file systems, as the system lists them.
private enum FileSystemKind {
    /// The kind of the file system an absolute path is on; empty where the system does not tell.
    static func of(_ path: String) -> String {
        guard let mounts = try? String(contentsOfFile: "/proc/mounts", encoding: .utf8) else { return "" }
        var best: (point: Substring, kind: Substring) = ("", "")
        for line in mounts.split(separator: "\n") {
            let fields: [Substring] = line.split(separator: " ")
            guard fields.count > 2, fields[1].count >= best.point.count else { continue }
            let point = fields[1]
            if point == "/" || path == point || path.hasPrefix("\(point)/") { best = (point, fields[2]) }
        }
        return String(best.kind)
    }
}
