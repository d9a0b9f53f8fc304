import PlaygroundDocument
import PlaygroundRunner
import SourceText

/// `easel clean`: removes what runs wrote.
enum CleanCommand {
    static let specification = CommandSpecification(
        "clean", operands: "PATH…", summary: "remove what Easel wrote, and nothing else",
        discussion: """
            Takes results out of documents, which gives back their bytes from before, and removes canvases and records.
            """,
        options: [
            OptionSpecification("overwrite", help: "also remove results and canvases that were changed by hand"),
            OptionSpecification("quiet", letter: "q", help: "show no progress"),
        ]
    ) { arguments, console in
        let policy: Document.EditPolicy = arguments.has("overwrite") ? .overwrite : .protect
        let paths = try InputPaths.documents(arguments.operands)
        return ExitCode.worst(paths.map { clean($0, policy, console) })
    }

    private static func clean(_ path: String, _ policy: Document.EditPolicy, _ console: Console) -> ExitCode {
        do {
            let outcome = try WrittenFiles(of: path, policy: policy).clean()
            outcome.refusals.forEach(console.report)
            for file in outcome.cleaned { console.progress(file == path ? "Cleaned \(file)" : "Removed \(file)") }
            return outcome.refusals.isEmpty ? .success : .usage
        } catch {
            console.report(UsageError(explaining: error, path: path))
            return .usage
        }
    }
}
