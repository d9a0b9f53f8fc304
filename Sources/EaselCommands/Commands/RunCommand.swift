import Foundation
import PlaygroundCanvas
import PlaygroundDocument
import PlaygroundRunner
import SourceText

/// `easel run`: evaluates documents and writes canvases.
struct RunCommand: Sendable {
    static let specification = CommandSpecification(
        "run", operands: "PATH…", summary: "run documents and write a canvas beside each",
        discussion: """
            A PATH is a Markdown document, a Swift file, or a folder of either. The canvas of guide.md is guide.canvas.md.
            """,
        options: outputOptions + AnswerSettings.options + RunSettings.options
    ) { arguments, console in
        if let path = arguments.value("plain") {
            let plain = PlainRun(path: path, options: try RunSettings.read(arguments), console: console)
            return try await Interruption.cancelling { await plain.run() }
        }
        let command = try RunCommand(arguments, console)
        return try await Interruption.cancelling { try await command.run() }
    }

    private static let outputOptions = [
        OptionSpecification("output", letter: "o", value: "FILE", help: "write the canvas to FILE instead"),
        OptionSpecification("stdout", help: "write the canvas to standard output, and no file"),
        OptionSpecification("in-place", help: "put the results into the document itself, below each block"),
        OptionSpecification("overwrite", help: "replace results that were changed by hand"),
        OptionSpecification("stream", help: "show streamed answers while they come"),
        OptionSpecification("html", help: "write a report beside the canvas too: guide.html for guide.md"),
        OptionSpecification(
            "plain", value: "FILE.swift", help: "print only what the compiled program would print, and write no file"),
        OptionSpecification("json", help: "write the results as JSON to standard output, and no file"),
    ]

    private enum Destination: Sendable {
        case beside
        case inPlace
        case file(String)
        case standardOutput
        case json
    }

    private let paths: [String]
    private let destination: Destination
    private let options: RunOptions
    private let answers: AnswerPolicy
    private let showsStreams: Bool
    private let writesReport: Bool
    private let editPolicy: Document.EditPolicy
    private let console: Console

    private init(_ arguments: ParsedArguments, _ console: Console) throws {
        paths = try InputPaths.documents(arguments.operands)
        destination = try Self.destination(arguments)
        options = try RunSettings.read(arguments)
        answers = try AnswerSettings.read(arguments)
        showsStreams = arguments.has("stream")
        writesReport = arguments.has("html")
        editPolicy = arguments.has("overwrite") ? .overwrite : .protect
        self.console = console
        if case .file = destination, paths.count > 1 {
            throw UsageError("--output takes one document, not \(paths.count)")
        }
    }

    private static func destination(_ arguments: ParsedArguments) throws -> Destination {
        let asked = ["output", "stdout", "json", "in-place"].filter(arguments.has)
        guard asked.count <= 1 else {
            throw UsageError("--\(asked[0]) and --\(asked[1]) exclude each other")
        }
        if let file = arguments.value("output") { return .file(file) }
        if arguments.has("stdout") { return .standardOutput }
        if arguments.has("in-place") { return .inPlace }
        return arguments.has("json") ? .json : .beside
    }

    /// Runs every document; the exit code is that of the worst.
    private func run() async throws -> ExitCode {
        let models = ModelCatalog(console: console)
        var outcomes: [ExitCode] = []
        for path in paths {
            outcomes.append(await run(path, models))
            if Task.isCancelled { return .cancelled }
        }
        return ExitCode.worst(outcomes)
    }

    /// Runs one document and writes its canvas; a fault of one document does not stop the others.
    private func run(_ path: String, _ models: ModelCatalog) async -> ExitCode {
        do {
            let document = Document.read(SourceFile(name: path, bytes: try AtomicFile(path: path).read()))
            let faults = document.diagnostics.filter { $0.severity != .note }
            faults.forEach(console.report)
            let progress = RunProgress(path, console, showsStreams: showsStreams)
            defer { progress.stop() }
            let start = ContinuousClock.now
            let plan = try DocumentPlan(document, sources: options.sources)
            let records = RecordStore(document, policy: answers, isReadOnly: writesNoFile, activity: progress.receive)
            defer { records.notes.forEach(console.report) }
            let run = DocumentRun(
                document, options: options, models: models, listener: progress, records: records)
            let canvas = try await run.run(plan)
            progress.finish(canvas)
            console.progress("\(path): \(progress.summary(canvas, took: ContinuousClock.now - start))")
            if canvas.isEmpty {
                console.report(UsageError("\(path): there is nothing to run", hint: "code stands in ```swift fences"))
                return .nothingToRun
            }
            let written = try write(canvas, of: plan)
            if writesReport { try write(Report.html(document, canvas), to: Report.path(for: path)) }
            let reading: ExitCode = faults.contains { $0.severity == .error } ? .failed : .success
            return ExitCode.worst([reading, canvas.exitCode, written])
        } catch {
            console.report(UsageError(explaining: error, path: path))
            return .usage
        }
    }

    /// Whether the results go to standard output only; answers on record are still used.
    private var writesNoFile: Bool {
        switch destination {
        case .standardOutput, .json: true
        case .beside, .inPlace, .file: false
        }
    }

    /// The exit code tells whether everything could be written.
    private func write(_ canvas: Canvas, of plan: DocumentPlan) throws -> ExitCode {
        let document = plan.document
        switch destination {
        case .json:
            console.output(String(decoding: try JSONRenderer().render(canvas), as: UTF8.self))
        case .standardOutput:
            console.output(String(decoding: try CanvasDocument(document, canvas).bytes(), as: UTF8.self))
        case .file(let path):
            try write(try CanvasDocument(document, canvas).bytes(), to: path)
        case .beside where document.frontMatter?.inPlace == true:
            return try writeInPlace(canvas, of: plan)
        case .beside:
            try write(try CanvasDocument(document, canvas).bytes(), to: CanvasFile.path(for: document.file.name))
        case .inPlace:
            return try writeInPlace(canvas, of: plan)
        }
        return .success
    }

    private func write(_ bytes: [UInt8], to path: String) throws {
        console.tell(try CanvasFile.write(bytes, to: path) == .written, path)
    }

    private func writeInPlace(_ canvas: Canvas, of plan: DocumentPlan) throws -> ExitCode {
        let outcome = try InPlaceResults(canvas, of: plan, options: options, policy: editPolicy).write()
        outcome.refusals.forEach(console.report)
        console.tell(outcome.isWritten, plan.document.file.name)
        return outcome.refusals.contains { $0.severity == .error } ? .usage : .success
    }
}

extension Console {
    /// Says whether a file was written.
    func tell(_ isWritten: Bool, _ path: String) {
        progress(isWritten ? "Wrote \(path)" : "\(path) is up to date")
    }
}

extension ExitCode {
    /// The code of a whole from those of its parts: tool errors first, then failures, then differences.
    static func worst(_ codes: [ExitCode]) -> ExitCode {
        let order: [ExitCode] = [.cancelled, .usage, .failed, .different, .needsJudgement, .success]
        return order.first(where: codes.contains) ?? codes.first ?? .nothingToRun
    }
}

extension Canvas {
    /// What the canvas means for the process's exit code.
    var exitCode: ExitCode {
        if hasFailures { return .failed }
        return hasSoftFailures ? .needsJudgement : .success
    }
}
