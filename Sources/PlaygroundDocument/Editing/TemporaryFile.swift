import Glibc

/// A file in the making, beside the one whose place it will take.
///
/// Its name holds the number of the process that writes it, so that what a killed process left can be told from what
/// is being written now.
struct TemporaryFile {
    private static let mark = ".easel-"
    private static let suffix = ".tmp"

    let path: String
    private let shownPath: String
    private let descriptor: Int32

    init(beside target: String, shownAs shownPath: String) throws(FileFault) {
        let (folder, name) = Self.split(target)
        var random = SystemRandomNumberGenerator()
        for _ in 0..<100 {
            let number = String(random.next() as UInt64, radix: 36)
            let path = "\(folder)\(Self.prefix(of: name))\(getpid())-\(number)\(Self.suffix)"
            let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            if descriptor >= 0 {
                self.path = path
                self.shownPath = shownPath
                self.descriptor = descriptor
                return
            }
            if errno != EEXIST { throw FileFault(.write, shownPath) }
        }
        throw FileFault(.write, shownPath, reason: "no name for a temporary file is free")
    }

    /// Writes everything through to the disk, with the mode and owner of the file that will be replaced.
    func fill(_ bytes: [UInt8], like existing: stat?) throws(FileFault) {
        defer { close(descriptor) }
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                Glibc.write(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
            }
            if count >= 0 { written += count } else if errno != EINTR { throw FileFault(.write, shownPath) }
        }
        try adopt(existing)
        guard fsync(descriptor) == 0 else { throw FileFault(.write, shownPath) }
    }

    private func adopt(_ existing: stat?) throws(FileFault) {
        guard let existing else {
            guard fchmod(descriptor, 0o666 & ~Self.creationMask) == 0 else { throw FileFault(.write, shownPath) }
            return
        }
        var own = stat()
        guard fstat(descriptor, &own) == 0 else { throw FileFault(.write, shownPath) }
        if own.st_uid != existing.st_uid || own.st_gid != existing.st_gid {
            guard fchown(descriptor, existing.st_uid, existing.st_gid) == 0 else {
                throw FileFault(.write, shownPath, reason: "its owner or group could not be kept")
            }
        }
        guard fchmod(descriptor, existing.st_mode & 0o7777) == 0 else { throw FileFault(.write, shownPath) }
    }

    /// The process's mask for new files, read without changing it.
    private static var creationMask: mode_t {
        let status = (try? AtomicFile(path: "/proc/self/status").read()) ?? []
        let lines = String(decoding: status, as: UTF8.self).split(separator: "\n")
        let mask = lines.first { $0.hasPrefix("Umask:") }?.dropFirst("Umask:".count).drop { $0 == "\t" || $0 == " " }
        return mask.flatMap { mode_t($0, radix: 8) } ?? 0o022
    }

    func takePlace(of target: String) throws(FileFault) {
        guard rename(path, target) == 0 else { throw FileFault(.write, shownPath) }
        let folder = open(Self.split(target).folder + ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { return }
        // Some file systems cannot sync a folder; the file itself is safe by then.
        _ = fsync(folder)
        close(folder)
    }

    func discard() {
        unlink(path)
    }

    /// The temporary files that killed processes left beside a file.
    static func leftovers(of target: String) -> [String] {
        let (folder, name) = split(target)
        let prefix = prefix(of: name)
        return entries(of: folder + ".").filter { entry in
            guard entry.hasPrefix(prefix), entry.hasSuffix(suffix) else { return false }
            guard let process = pid_t(entry.dropFirst(prefix.count).prefix { $0.isNumber }) else { return false }
            return process != getpid() && kill(process, 0) != 0 && errno == ESRCH
        }.sorted().map { folder + $0 }
    }

    static func removeLeftovers(of target: String) {
        for path in leftovers(of: target) { unlink(path) }
    }

    /// The names in a folder; none where it cannot be read.
    static func entries(of folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    /// The start of a temporary name; long names are cut, since a name has at most 255 bytes.
    private static func prefix(of name: String) -> String {
        "." + String(decoding: name.utf8.prefix(180), as: UTF8.self) + mark
    }

    private static func split(_ path: String) -> (folder: String, name: String) {
        guard let slash = path.lastIndex(of: "/") else { return ("", path) }
        return (String(path[...slash]), String(path[path.index(after: slash)...]))
    }
}
