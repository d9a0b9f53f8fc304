import Synchronization

/// What playgrounds print while they run under a test.
final class RecordedOutput: Sendable {
    @TaskLocal static var current: RecordedOutput?

    private let text = Mutex("")

    func append(_ more: String) {
        text.withLock { $0 += more }
    }

    var lines: [String] {
        text.withLock { $0.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init) }
    }
}

/// Stands in for the standard library's function in all files of this target, so that playgrounds need no change.
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
    let line = items.map { "\($0)" }.joined(separator: separator)
    RecordedOutput.current?.append(line + terminator)
}
