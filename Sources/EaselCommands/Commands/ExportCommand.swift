import PlaygroundCanvas
import PlaygroundDocument
import PlaygroundRunner
import SourceText

/// `easel export`: a report from the record of the last run, without running anything.
enum ExportCommand {
    static let specification = CommandSpecification(
        "export", operands: "PATH…", summary: "write a report of the last run, without running",
        discussion: """
            FILE ends in .html for a report, in .md for a canvas document, in .json for tools. Without --output each
            document gets a report beside it: guide.html for guide.md.
            """,
        options: [
            OptionSpecification("output", letter: "o", value: "FILE", help: "write to FILE"),
            OptionSpecification("quiet", letter: "q", help: "show no progress"),
        ]
    ) { arguments, console in
        let paths = try InputPaths.documents(arguments.operands)
        let output = arguments.value("output")
        guard output == nil || paths.count == 1 else {
            throw UsageError("--output takes one document, not \(paths.count)")
        }
        var outcomes: [ExitCode] = []
        for path in paths { outcomes.append(export(path, to: output ?? Report.path(for: path), console)) }
        return ExitCode.worst(outcomes)
    }

    /// A fault of one document does not stop the others.
    private static func export(_ path: String, to output: String, _ console: Console) -> ExitCode {
        do {
            let document = Document.read(SourceFile(name: path, bytes: try AtomicFile(path: path).read()))
            let recorded = try RecordedCanvas(of: document)
            if let note = recorded.note { console.report(note) }
            let bytes = try ExportFormat(output).bytes(recorded.document, recorded.canvas)
            console.tell(try AtomicFile(path: output).write(bytes) == .written, output)
            return .success
        } catch let fault as RecordFault {
            console.report(UsageError(fault.message, hint: fault.hint))
            return .nothingToRun
        } catch {
            console.report(UsageError(explaining: error, path: path))
            return .usage
        }
    }
}

/// What a report is written as, by the ending of its file.
enum ExportFormat {
    case html, markdown, json

    /// - Throws: `UsageError` for an ending that says nothing.
    init(_ path: String) throws {
        let name = path.lowercased()
        if name.hasSuffix(".html") || name.hasSuffix(".htm") {
            self = .html
        } else if name.hasSuffix(".md") || name.hasSuffix(".markdown") {
            self = .markdown
        } else if name.hasSuffix(".json") {
            self = .json
        } else {
            throw UsageError("'\(path)' does not say what to write", hint: "end it in .html, .md or .json")
        }
    }

    func bytes(_ document: Document, _ canvas: Canvas) throws -> [UInt8] {
        switch self {
        case .html: Report.html(document, canvas)
        case .markdown: try CanvasDocument(document, canvas).bytes()
        case .json: Array(try JSONRenderer(includesMetrics: true).render(canvas))
        }
    }
}
