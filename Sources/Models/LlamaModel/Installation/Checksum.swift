/// SHA-256 sums, computed by the system's own tool.
enum Checksum {
    static func sha256(ofFile path: String) throws(SetupError) -> String {
        let outcome = ToolProcess(["sha256sum", "--", path]).run()
        guard outcome.succeeded, let sum = outcome.lines.last?.split(separator: " ").first, sum.count >= 64 else {
            throw .toolFailed("sha256sum \(path)", lastWords: outcome.lastWords)
        }
        return String(sum.suffix(64))
    }

    /// Throws when the file's sum is another one.
    static func verify(_ path: String, is expected: String) throws(SetupError) {
        let found = try sha256(ofFile: path)
        if found != expected { throw .wrongChecksum(file: path, expected: expected, found: found) }
    }
}
