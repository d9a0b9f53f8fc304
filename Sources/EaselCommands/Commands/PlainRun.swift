import Foundation
import PlaygroundCanvas
import PlaygroundDocument
import PlaygroundEvents
import PlaygroundRunner
import SourceText

/// `easel run --plain FILE.swift`: what the compiled program would print, and nothing else.
struct PlainRun: Sendable {
    let path: String
    let options: RunOptions
    let console: Console

    /// The exit code is 2 when the program trapped, threw, or is wrong.
    func run() async -> ExitCode {
        do {
            let file = SourceFile(name: path, bytes: try AtomicFile(path: path).read())
            let output = PlainOutput(console)
            let run = DocumentRun(
                Document(swift: file), options: options.plain, models: ModelCatalog(console: console),
                listener: output)
            let canvas = try await run.run()
            let errors = canvas.cells.flatMap(\.diagnostics).filter { $0.severity == .error }
            errors.forEach(console.report)
            return errors.isEmpty && !canvas.hasFailures ? .success : .failed
        } catch {
            console.report(UsageError(explaining: error, path: path))
            return .usage
        }
    }
}

extension RunOptions {
    fileprivate var plain: RunOptions {
        var options = self
        options.showsValues = false
        return options
    }
}

/// Passes what a program prints on to standard output, and why it failed to standard error.
private final class PlainOutput: EventSink {
    private let console: Console

    init(_ console: Console) { self.console = console }

    func receive(_ event: RunEvent) {
        switch event {
        case .printed(let printed): console.output(printed.text)
        case .failed(let failure): console.report(failure.diagnostic)
        default: break
        }
    }
}
