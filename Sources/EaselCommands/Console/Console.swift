import Foundation
import SourceText
import Synchronization

/// Where a command writes: results to standard output, everything else to standard error.
final class Console: Sendable {
    /// Whether standard error is a terminal that may be drawn on.
    let isInteractive: Bool
    /// Whether colours may be used; `NO_COLOR` turns them off.
    let usesColor: Bool
    let isQuiet: Bool
    private let lock = Mutex<Void>(())

    init(isInteractive: Bool, usesColor: Bool, isQuiet: Bool) {
        self.isInteractive = isInteractive
        self.usesColor = usesColor
        self.isQuiet = isQuiet
    }

    /// The console of this process.
    convenience init(isQuiet: Bool) {
        let environment = ProcessInfo.processInfo.environment
        let isTerminal = isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb"
        let noColor = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
        self.init(isInteractive: isTerminal && !isQuiet, usesColor: isTerminal && !noColor, isQuiet: isQuiet)
    }

    /// Writes a result, as it is.
    func output(_ text: String) {
        lock.withLock { _ in write(text, to: STDOUT_FILENO) }
    }

    /// Writes a line about progress; nothing when quiet.
    func progress(_ line: String) {
        guard !isQuiet else { return }
        lock.withLock { _ in write(line + "\n", to: STDERR_FILENO) }
    }

    /// Writes text to standard error without a line ending, for drawing on a terminal.
    func draw(_ text: String) {
        lock.withLock { _ in write(text, to: STDERR_FILENO) }
    }

    /// Writes a diagnostic, also when quiet.
    func report(_ diagnostic: Diagnostic) {
        let text = DiagnosticRenderer().render(diagnostic)
        lock.withLock { _ in write(colored(text, diagnostic.severity) + "\n", to: STDERR_FILENO) }
    }

    func report(_ error: UsageError) {
        report(Diagnostic(.error, error.message, hint: error.hint))
    }

    private func colored(_ text: String, _ severity: Diagnostic.Severity) -> String {
        guard usesColor else { return text }
        let word = "\(severity.rawValue):"
        let code = severity == .error ? "31" : severity == .warning ? "33" : "36"
        guard let range = text.range(of: word) else { return text }
        return text.replacingCharacters(in: range, with: "\u{1B}[1;\(code)m\(word)\u{1B}[0m")
    }

    /// Writes all bytes; a closed pipe ends the program by its signal, other failures are given up.
    private func write(_ text: String, to descriptor: Int32) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 || errno == EINTR else { return }
            bytes = bytes.dropFirst(max(0, count))
        }
    }
}
