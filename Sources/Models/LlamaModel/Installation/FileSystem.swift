import FoundationEssentials
import Glibc

/// The few file operations a set-up needs, with errors that name the path.
enum FileSystem {
    static func exists(_ path: String) -> Bool {
        access(path, F_OK) == 0
    }

    static func isWritable(_ path: String) -> Bool {
        access(path, W_OK) == 0
    }

    static func createFolder(_ path: String) throws(SetupError) {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw .cannotWrite(path: path, reason: reason())
        }
    }

    /// Removes a file or a whole folder; does nothing when there is none.
    static func remove(_ path: String) throws(SetupError) {
        guard exists(path) || isDanglingLink(path) else { return }
        do {
            try FileManager.default.removeItem(atPath: path)
        } catch {
            throw .cannotWrite(path: path, reason: reason())
        }
    }

    /// Replaces `target` in one step, so that it is always either missing, old or complete.
    static func move(_ path: String, to target: String) throws(SetupError) {
        if rename(path, target) == 0 { return }
        throw .cannotWrite(path: target, reason: reason())
    }

    static func write(_ bytes: [UInt8], to path: String) throws(SetupError) {
        do {
            try Data(bytes).write(to: URL(filePath: path))
        } catch {
            throw .cannotWrite(path: path, reason: reason())
        }
    }

    /// Names in the folder, sorted; empty when it cannot be read.
    static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    static func byteCount(_ path: String) -> Int? {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : nil
    }

    /// The bytes of all files below a folder.
    static func totalByteCount(below folder: String) -> Int {
        names(in: folder).reduce(0) { total, name in
            let path = folder + "/" + name
            var status = stat()
            guard lstat(path, &status) == 0 else { return total }
            let isFolder = status.st_mode & S_IFMT == S_IFDIR
            return total + (isFolder ? totalByteCount(below: path) : Int(status.st_size))
        }
    }

    private static func isDanglingLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    private static func reason() -> String {
        String(cString: strerror(errno))
    }
}
