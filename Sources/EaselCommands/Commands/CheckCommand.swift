import Foundation
import PlaygroundCanvas
import PlaygroundDocument
import PlaygroundRunner
import SourceText

/// `easel check`: runs documents, compares the results with those on record, and writes nothing.
struct CheckCommand: Sendable {
    static let specification = CommandSpecification(
        "check", operands: "PATH…", summary: "run documents and compare the results with those on record",
        discussion: """
            Writes nothing. Results are compared with the canvas beside a document, or with those inside it; differences
            go to standard output as a unified diff. The exit code is 0 when all is well, 2 when a block or an expectation
            failed, 3 when results differ, 4 when there is nothing to run, 5 when only soft expectations failed.
            """,
        options: [OptionSpecification("junit", value: "FILE", help: "also write the outcome as JUnit XML")]
            + AnswerSettings.options + RunSettings.options
    ) { arguments, console in
        let command = try CheckCommand(arguments, console)
        return try await Interruption.cancelling { try await command.run() }
    }

    private let paths: [String]
    private let options: RunOptions
    private let answers: AnswerPolicy
    private let junit: String?
    private let annotates: Bool
    private let console: Console

    private init(_ arguments: ParsedArguments, _ console: Console) throws {
        paths = try InputPaths.documents(arguments.operands)
        options = try RunSettings.read(arguments)
        answers = try AnswerSettings.read(arguments)
        junit = arguments.value("junit")
        annotates = ProcessInfo.processInfo.environment["GITHUB_ACTIONS"] == "true"
        self.console = console
    }

    private func run() async throws -> ExitCode {
        let models = KeptModels(ModelCatalog(console: console))
        var outcomes: [ExitCode] = []
        var reports: [DocumentCheck.Report] = []
        for path in paths {
            do {
                let report = try await check(path, models)
                outcomes.append(tell(report))
                reports.append(report)
            } catch {
                console.report(UsageError(explaining: error, path: path))
                outcomes.append(error is CancellationError ? .cancelled : .usage)
            }
        }
        if let junit { try write(JUnitReport(reports).text, to: junit) }
        return ExitCode.worst(outcomes)
    }

    private func check(_ path: String, _ models: any ModelProvider) async throws -> DocumentCheck.Report {
        let document = Document.read(SourceFile(name: path, bytes: try AtomicFile(path: path).read()))
        let plan = try DocumentPlan(document, sources: options.sources)
        let progress = RunProgress(path, console)
        defer { progress.stop() }
        let records = RecordStore(document, policy: answers, isReadOnly: true, activity: progress.receive)
        let run = DocumentRun(document, options: options, models: models, listener: progress, records: records)
        let canvas = try await run.run(plan)
        progress.finish(canvas)
        return try DocumentCheck(plan, options: options).report(on: canvas)
    }

    private func tell(_ report: DocumentCheck.Report) -> ExitCode {
        if report.canvas.isEmpty {
            console.report(
                UsageError("\(report.path): there is nothing to run", hint: "code stands in ```swift fences"))
            return .nothingToRun
        }
        report.refusals.forEach(console.report)
        if annotates { annotate(report) }
        console.output(report.difference)
        let codes: [ExitCode] = [
            report.canvas.exitCode, report.difference.isEmpty ? .success : .different,
            report.refusals.isEmpty ? .success : .usage,
        ]
        let code = ExitCode.worst(codes)
        if code == .success { console.progress("\(report.path): all well") }
        if code == .different { console.progress("\(report.path): the results differ; easel run takes them over") }
        return code
    }

    private func annotate(_ report: DocumentCheck.Report) {
        let problems = report.problems.map(\.diagnostic) + report.refusals
        let differs = Diagnostic(.error, "\(report.path): the results differ from those on record")
        for diagnostic in problems + (report.difference.isEmpty ? [] : [differs]) {
            console.output(WorkflowAnnotation(diagnostic).command + "\n")
        }
    }

    private func write(_ text: String, to path: String) throws {
        do {
            try AtomicFile(path: path).write(Array(text.utf8))
        } catch {
            throw UsageError(error.description)
        }
    }
}
