import PlaygroundDocument
import PlaygroundRunner
import SourceText

extension LearnCommand {
    static let watch: CommandSpecification = command(
        "watch", summary: "check at every save, and tell what is wrong with the step at hand; Ctrl-C ends it",
        options: [OptionSpecification("poll", help: "look for changes again and again, for drives that tell nothing")]
    ) { arguments, console in
        try arguments.expectNoOperands()
        let copy = try copy(arguments)
        let method: FolderWatcher.Method = arguments.has("poll") ? .polling : .automatic
        return try await Interruption.cancelling { await watch(copy, method, console) }
    }

    private static func watch(
        _ copy: CourseCopy, _ method: FolderWatcher.Method, _ console: Console
    ) async -> ExitCode {
        let chapters = copy.course.chapters
        let files = WatchedFiles(sources: []) { chapters.map(copy.guidePath) }
        let loop = WatchLoop(files, method: method) { path, _ in
            guard let chapter = chapters.first(where: { copy.guidePath(of: $0) == path }) else { return }
            await look(at: chapter, in: copy, console)
        }
        console.progress("Watching your guides; Ctrl-C ends it.")
        await loop.start()
        return .cancelled
    }

    /// Checks a chapter; says in full what is wrong only when the step at hand is in it.
    private static func look(at chapter: Course.Chapter, in copy: CourseCopy, _ console: Console) async {
        do {
            let outcomes = try await record(chapter, in: copy, console)
            let done = outcomes.count { $0.passed }
            console.output("\(copy.guidePath(of: chapter)): \(done) of \(outcomes.count) steps done\n")
            let progress = try copy.progress()
            let next = copy.course.steps.first { !progress.hasPassed($0.step.id) }
            guard let next else { return console.output(allDone) }
            _ = report(outcomes.filter { $0.step.id == next.step.id }, console)
        } catch is CancellationError {
            // The guide changed during the run; the next one tells.
        } catch let fault as CourseFault {
            console.report(UsageError(fault.message, hint: fault.hint))
        } catch {
            console.report(UsageError(explaining: error, path: copy.guidePath(of: chapter)))
        }
    }
}
