import Foundation

/// Changes in folders found by looking again and again, for file systems that tell nothing.
struct PolledFolders: ChangeSource {
    /// What tells one state of a file from another without reading it.
    private struct Fingerprint: Equatable {
        var path: String
        var size: Int
        var seconds: Int
        var nanoseconds: Int
        var number: UInt
    }

    private var known: [Fingerprint]
    private static let interval: Int32 = 50

    init(_ folders: [String]) {
        known = folders.flatMap(Self.fingerprints)
    }

    mutating func wait(milliseconds: Int32, in folders: [String]) -> Bool {
        var left = milliseconds
        while true {
            let present = folders.flatMap(Self.fingerprints)
            if present != known {
                known = present
                return true
            }
            guard left > 0 else { return false }
            let step = min(left, Self.interval)
            usleep(UInt32(step) * 1000)
            left -= step
        }
    }

    func close() {}

    private static func fingerprints(of folder: String) -> [Fingerprint] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().compactMap { name in
            var status = stat()
            let path = "\(folder)/\(name)"
            guard stat(path, &status) == 0 else { return nil }
            return Fingerprint(
                path: path, size: Int(status.st_size), seconds: status.st_mtim.tv_sec,
                nanoseconds: status.st_mtim.tv_nsec, number: UInt(status.st_ino))
        }
    }
}
