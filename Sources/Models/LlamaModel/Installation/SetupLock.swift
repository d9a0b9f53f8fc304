import Glibc

/// Lets one set-up work in a cache at a time, across processes.
///
/// Child processes inherit the descriptor: when a set-up is killed while its compiler runs on, the next one waits for
/// that compiler instead of writing into the same folder.
struct SetupLock: ~Copyable {
    private let descriptor: Int32

    /// Waits until no other process holds the lock.
    static func acquire(_ cache: EaselCache, whenBusy: () -> Void) throws(SetupError) -> SetupLock {
        try FileSystem.createFolder(cache.root)
        let descriptor = open(cache.lockFile, O_RDWR | O_CREAT, 0o644)
        guard descriptor >= 0 else {
            throw .cannotWrite(path: cache.lockFile, reason: String(cString: strerror(errno)))
        }
        if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            whenBusy()
            while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
        }
        return SetupLock(descriptor: descriptor)
    }

    private init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
    }
}
