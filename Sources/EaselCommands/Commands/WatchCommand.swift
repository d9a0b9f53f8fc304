import Foundation
import PlaygroundCanvas
import PlaygroundDocument
import PlaygroundRunner
import SourceText

/// `easel watch`: runs documents on every save.
struct WatchCommand: Sendable {
    static let specification = CommandSpecification(
        "watch", operands: "PATH…", summary: "run documents, and again whatever changes at every save",
        discussion: """
            Writes the same files as easel run. A block runs again when it changed, or when it uses what a changed block
            defines; models stay loaded. Ctrl-C ends it.
            """,
        options: [
            OptionSpecification("in-place", help: "put the results into the documents themselves"),
            OptionSpecification("stream", help: "show streamed answers while they come"),
            OptionSpecification("poll", help: "look for changes again and again, for drives that tell nothing"),
        ] + RunSettings.options
    ) { arguments, console in
        let command = try WatchCommand(arguments, console)
        return try await Interruption.cancelling { await command.watch() }
    }

    private let operands: [String]
    private let options: RunOptions
    private let isInPlace: Bool
    private let showsStreams: Bool
    private let method: FolderWatcher.Method
    private let console: Console
    private let models: KeptModels

    private init(_ arguments: ParsedArguments, _ console: Console) throws {
        operands = arguments.operands
        options = try RunSettings.read(arguments)
        isInPlace = arguments.has("in-place")
        showsStreams = arguments.has("stream")
        method = arguments.has("poll") ? .polling : .automatic
        self.console = console
        models = KeptModels(ModelCatalog(console: console))
        _ = try InputPaths.documents(operands)
    }

    private func watch() async -> ExitCode {
        let files = WatchedFiles(sources: options.sources) { [operands] in try InputPaths.documents(present: operands) }
        let loop = WatchLoop(files, method: method) { path, loop in await run(path, loop) }
        console.progress("Watching \(operands.joined(separator: ", ")); Ctrl-C ends it.")
        await loop.start()
        return .cancelled
    }

    private func run(_ path: String, _ loop: WatchLoop) async {
        do {
            let start = ContinuousClock.now
            let document = Document.read(SourceFile(name: path, bytes: try AtomicFile(path: path).read()))
            let plan = try DocumentPlan(document, sources: options.sources)
            let progress = RunProgress(path, console, showsStreams: showsStreams)
            defer { progress.stop() }
            let records = RecordStore(document, activity: progress.receive)
            defer { records.notes.forEach(console.report) }
            let run = DocumentRun(
                document, options: options, models: models, listener: progress, records: records)
            let canvas = try await run.run(plan, keeping: loop.results(of: path))
            progress.finish(canvas)
            try await loop.commit(path) { try write(canvas, of: plan) }
            await loop.keep(KeptResults(canvas, of: plan, options: options), of: path)
            tell(progress.summary(canvas, took: ContinuousClock.now - start), path)
        } catch is CancellationError {
            // The document changed during the run, or the user ended it; both are told elsewhere.
        } catch {
            console.report(UsageError(explaining: error, path: path))
        }
    }

    private func tell(_ summary: String, _ path: String) {
        console.progress("\(path): \(summary)")
    }

    private func write(_ canvas: Canvas, of plan: DocumentPlan) throws -> [UInt8]? {
        let document = plan.document
        guard isInPlace || document.frontMatter?.inPlace == true else {
            let path = CanvasFile.path(for: document.file.name)
            // A document without results has no canvas, unless an earlier one would be out of date.
            if canvas.isEmpty, !FileManager.default.fileExists(atPath: path) { return nil }
            _ = try CanvasFile.write(try CanvasDocument(document, canvas).bytes(), to: path)
            return nil
        }
        let outcome = try InPlaceResults(canvas, of: plan, options: options).write()
        outcome.refusals.forEach(console.report)
        return outcome.isCarried ? nil : outcome.bytes
    }
}

extension InputPaths {
    /// The documents that are there now; an operand that is missing for a moment is passed over.
    static func documents(present operands: [String]) throws -> [String] {
        var found: [String] = []
        for operand in operands {
            // A file keeps its name while an editor replaces it; only folders have to be looked into.
            let paths = (try? DocumentListing.documents(at: operand)) ?? [operand]
            for path in paths where !found.contains(path) { found.append(path) }
        }
        return found
    }
}
