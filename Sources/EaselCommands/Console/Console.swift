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
    private let terminal = Mutex(TerminalLine())

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
        terminal.withLock { around(&$0) { write(text, to: STDOUT_FILENO) } }
    }

    /// Writes a line about progress; nothing when quiet.
    func progress(_ line: String) {
        guard !isQuiet else { return }
        terminal.withLock { around(&$0) { write(line + "\n", to: STDERR_FILENO) } }
    }

    /// Writes text to standard error without a line ending, for drawing on a terminal.
    func draw(_ text: String) {
        terminal.withLock { _ in write(text, to: STDERR_FILENO) }
    }

    /// Shows a line at the bottom of the terminal, in place of the last one; nil takes it away.
    ///
    /// Everything else that is written goes above it. Nothing happens where there is no terminal.
    func setStatus(_ line: String?) {
        guard isInteractive else { return }
        terminal.withLock { terminal in
            terminal.status = line
            guard !terminal.isStreaming else { return }
            write(line.map { Self.clear + fitted($0) } ?? Self.clear, to: STDERR_FILENO)
        }
    }

    /// Adds to an answer that is shown while it comes.
    func stream(_ text: String) {
        guard !isQuiet else { return }
        terminal.withLock { terminal in
            if !terminal.isStreaming, isInteractive { write(Self.clear, to: STDERR_FILENO) }
            terminal.isStreaming = true
            write(text, to: STDERR_FILENO)
        }
    }

    /// Ends the answer that is shown, with a line of its own for what follows.
    func endStream() {
        terminal.withLock { terminal in
            guard terminal.isStreaming else { return }
            terminal.isStreaming = false
            write("\n", to: STDERR_FILENO)
        }
    }

    /// Writes a diagnostic, also when quiet.
    func report(_ diagnostic: Diagnostic) {
        let text = DiagnosticRenderer().render(diagnostic)
        terminal.withLock { around(&$0) { write(colored(text, diagnostic.severity) + "\n", to: STDERR_FILENO) } }
    }

    func report(_ error: UsageError) {
        report(Diagnostic(.error, error.message, hint: error.hint))
    }

    /// What stands at the end of the terminal.
    private struct TerminalLine {
        var status: String?
        /// Whether an answer is being shown, which must not be drawn over.
        var isStreaming = false
    }

    private static let clear = "\r\u{1B}[K"

    /// Writes above the line at the bottom.
    private func around(_ terminal: inout TerminalLine, _ body: () -> Void) {
        if terminal.isStreaming {
            write("\n", to: STDERR_FILENO)
            terminal.isStreaming = false
        } else if terminal.status != nil {
            write(Self.clear, to: STDERR_FILENO)
        }
        body()
        if let status = terminal.status { write(fitted(status), to: STDERR_FILENO) }
    }

    /// A line that fits into one row of the terminal.
    private func fitted(_ line: String) -> String {
        var size = winsize()
        let columns = ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
        var width = 0
        let kept = line.prefix { character in
            width += character.displayWidth
            return width < columns
        }
        return String(kept)
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
