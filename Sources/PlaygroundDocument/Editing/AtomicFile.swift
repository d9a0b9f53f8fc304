import Glibc

/// A file that is replaced as a whole or not at all: a reader, a crash or a full disk never sees half of it.
///
/// The new text goes into a temporary file in the folder in which the file really is, is written through to the disk,
/// and takes the file's place by a rename. Mode and owner are kept; a symbolic link stays a link.
package struct AtomicFile: Sendable {
    package enum Outcome: Sendable, Equatable {
        case written
        /// The file already holds these bytes; it was not touched.
        case unchanged
    }

    /// The path as it was given.
    package let path: String

    /// The path for messages, which do not follow links.
    private let shownPath: String

    package init(path: String) {
        self.init(path: path, shownPath: path)
    }

    private init(path: String, shownPath: String) {
        self.path = path
        self.shownPath = shownPath
    }

    /// Reads the whole file.
    package func read() throws(FileFault) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileFault(.read, shownPath) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw FileFault(.read, shownPath) }
        guard status.st_mode & S_IFMT != S_IFDIR else { throw FileFault(.read, shownPath, reason: "it is a folder") }
        return try readAll(descriptor, expecting: Int(status.st_size))
    }

    /// Replaces the file, or creates it.
    ///
    /// - Parameter expected: what the file must hold just before it is replaced, so that an edit made in the meantime is
    ///   never lost; nil where that does not matter.
    @discardableResult
    package func write(_ bytes: [UInt8], replacing expected: [UInt8]? = nil) throws(FileFault) -> Outcome {
        let target = AtomicFile(path: try resolved(), shownPath: shownPath)
        let status = try target.status()
        let present = try target.contents(status)
        try checkUnchanged(present, expected)
        if present == bytes { return .unchanged }
        TemporaryFile.removeLeftovers(of: target.path)
        let temporary = try TemporaryFile(beside: target.path, shownAs: shownPath)
        do throws(FileFault) {
            try temporary.fill(bytes, like: status)
            if expected != nil { try checkUnchanged(try target.contents(try target.status()), expected) }
            try temporary.takePlace(of: target.path)
        } catch {
            temporary.discard()
            throw error
        }
        return .written
    }

    /// The temporary files that killed processes left beside the file; the next write takes them away.
    package func leftovers() throws(FileFault) -> [String] {
        TemporaryFile.leftovers(of: try resolved())
    }

    /// What the file holds, if it may be replaced; nil where there is no file.
    private func contents(_ status: stat?) throws(FileFault) -> [UInt8]? {
        guard let status else { return nil }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw FileFault(.write, shownPath, reason: "it is not a regular file")
        }
        guard access(path, W_OK) == 0 else { throw FileFault(.write, shownPath) }
        return try read()
    }

    private func checkUnchanged(_ present: [UInt8]?, _ expected: [UInt8]?) throws(FileFault) {
        guard let expected, present != expected else { return }
        let reason = present == nil ? "it was taken away meanwhile" : "it changed meanwhile"
        throw FileFault(.changed, shownPath, reason: reason)
    }

    /// The path behind all symbolic links, also when the last one points to nothing yet.
    private func resolved() throws(FileFault) -> String {
        var current = path
        for _ in 0..<40 {
            guard let next = Self.linkTarget(current) else { return current }
            let folder = current.lastIndex(of: "/").map { String(current[...$0]) } ?? ""
            current = next.hasPrefix("/") ? next : folder + next
        }
        throw FileFault(.write, shownPath, reason: "its symbolic links run in a circle")
    }

    private static func linkTarget(_ path: String) -> String? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let length = readlink(path, &buffer, buffer.count)
        guard length > 0 else { return nil }
        return String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Nil where there is no file.
    private func status() throws(FileFault) -> stat? {
        var status = stat()
        if stat(path, &status) == 0 { return status }
        guard errno == ENOENT else { throw FileFault(.write, shownPath) }
        return nil
    }

    private func readAll(_ descriptor: Int32, expecting size: Int) throws(FileFault) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(size + 1)
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count == 0 { return bytes }
            if count > 0 { bytes += buffer[..<count] } else if errno != EINTR { throw FileFault(.read, shownPath) }
        }
    }
}
