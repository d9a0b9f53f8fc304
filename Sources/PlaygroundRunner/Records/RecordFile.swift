import Glibc
import PlaygroundDocument
import SourceText

/// The file that holds a document's record.
struct RecordFile: Sendable {
    let document: SourceFile
    let path: String
    private let folder: String

    init(of document: SourceFile) {
        self.document = document
        let slash = document.name.lastIndex(of: "/")
        let beside = slash.map { String(document.name[...$0]) } ?? ""
        let name = slash.map { String(document.name[document.name.index(after: $0)...]) } ?? document.name
        folder = beside + ".easel"
        path = "\(folder)/\(Self.short(name)).json"
    }

    /// A name that leaves room for endings; file systems allow 255 bytes.
    private static func short(_ name: String) -> String {
        guard name.utf8.count > 200 else { return name }
        return String(decoding: name.utf8.prefix(160), as: UTF8.self) + "-" + SHA256.hex(name.utf8, digits: 16)
    }

    /// Reads the record; throws when the file is there but must not be read.
    func read() throws(FileFault) -> RecordReading {
        var status = stat()
        guard lstat(path, &status) == 0 else { return .absent }
        let type = status.st_mode & S_IFMT
        if type == S_IFDIR { return .damaged("it is a folder") }
        // Reading a pipe or a device may never end.
        guard type == S_IFREG || type == S_IFLNK else { return .damaged("it is not a file") }
        return Record.read(try AtomicFile(path: path).read(), document: document)
    }

    /// Changes the record while no other process does.
    ///
    /// - Parameter change: gets the record as it is now, an empty one when there is none that can be read.
    /// - Returns: a message when something that was no record had to be set aside.
    @discardableResult
    func update(_ change: (inout Record) -> Void) throws -> Diagnostic? {
        guard mkdir(folder, 0o777) == 0 || errno == EEXIST else { throw fault("its folder cannot be made") }
        return try locked {
            let (record, note) = try recordOrSetAside()
            var changed = record
            change(&changed)
            try AtomicFile(path: path).write(try changed.encoded(document: document))
            return note
        }
    }

    /// Reads the record for a run; sets aside what is none.
    func readOrSetAside() throws -> (Record, Diagnostic?) {
        switch try read() {
        case .absent: (Record(), nil)
        case .record(let record): (record, nil)
        case .damaged, .newer: try locked { try recordOrSetAside() }
        }
    }

    private func recordOrSetAside() throws -> (Record, Diagnostic?) {
        switch try read() {
        case .absent: (Record(), nil)
        case .record(let record): (record, nil)
        case .damaged(let reason): (Record(), try setAside("the record '\(path)' is damaged: \(reason)"))
        case .newer(let version):
            (Record(), try setAside("the record '\(path)' has version \(version), which is newer than this Easel"))
        }
    }

    /// Renames what is no record; nothing is ever deleted or overwritten.
    private func setAside(_ reason: String) throws -> Diagnostic {
        for number in 1...9999 {
            let target = "\(path).aside-\(number)"
            var status = stat()
            guard lstat(target, &status) != 0 else { continue }
            guard rename(path, target) == 0 else { throw fault("it cannot be set aside") }
            return Diagnostic(.warning, reason, hint: "it is kept as '\(target)'; a new record is begun")
        }
        throw fault("too many damaged records lie beside it")
    }

    private func fault(_ reason: String) -> FileFault { FileFault(.write, path, reason: reason) }

    /// Runs work while the folder is locked; where locks do not work, files are still replaced as a whole.
    private func locked<Result>(_ work: () throws -> Result) throws -> Result {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw fault("its folder cannot be opened") }
        defer { close(descriptor) }
        while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
        return try work()
    }
}
