import Glibc

/// Changes in folders as the kernel tells them (inotify).
///
/// Reading, listing and opening files are no changes. A folder that is taken away and made again is watched again.
struct FolderEvents: ChangeSource {
    private let descriptor: Int32
    private var watches: [String: Int32] = [:]

    private static let changes = UInt32(
        IN_MODIFY | IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE)

    /// How long a folder that went away may stay unnoticed when it comes back.
    private static let lookAgain: Int32 = 500

    /// nil where the kernel has no more watches to give.
    init?(_ folders: [String]) {
        descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        _ = renew(folders)
        // A folder that is not there may come; one that is there and cannot be watched makes this way useless.
        guard folders.allSatisfy({ watches[$0] != nil || access($0, F_OK) != 0 }) else {
            close()
            return nil
        }
    }

    func close() { _ = Glibc.close(descriptor) }

    mutating func wait(milliseconds: Int32, in folders: [String]) -> Bool {
        if renew(folders) { return true }
        var left = milliseconds
        while true {
            let step = min(left, Self.lookAgain)
            var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            if poll(&request, 1, step) > 0 {
                drain()
                return true
            }
            if renew(folders) { return true }
            left -= step
            if left <= 0 { return false }
        }
    }

    /// Watches what is not watched yet; true when a folder is new since the last time.
    private mutating func renew(_ folders: [String]) -> Bool {
        var isNew = false
        for folder in folders {
            // Adding a watch again gives the same number, unless the folder is another one now.
            let watch = inotify_add_watch(descriptor, folder, Self.changes)
            isNew = isNew || (watch >= 0 && watches[folder] != watch)
            watches[folder] = watch >= 0 ? watch : nil
        }
        return isNew
    }

    private func drain() {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while read(descriptor, &buffer, buffer.count) > 0 {}
    }
}
