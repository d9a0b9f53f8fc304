import FoundationModels
import PlaygroundCanvas
import PlaygroundDocument
import PlaygroundEvents
import SourceText
import Synchronization

/// The record of a document during a run: gives answers, takes in new ones, and keeps the canvas.
///
/// A record never stops a run: what is wrong with one is told in ``notes``, and the run goes on without it.
package final class RecordStore: EventSink {
    private let document: Document
    private let file: RecordFile
    private let record: Record
    private let book: AnswerBook
    private let policy: AnswerPolicy
    private let isReadOnly: Bool
    private let activity: @Sendable (AnswerActivity) -> Void
    private let state: Mutex<State>

    private struct State {
        var notes: [Diagnostic]
        var model: String?
        /// Whether the model's answers are not kept, so that it is asked every time.
        var isUnrecorded = false
    }

    /// Reads the record; what is damaged or newer is set aside.
    ///
    /// - Parameters:
    ///   - isReadOnly: whether nothing may be written, as in `easel check`: nothing is set aside or saved then.
    ///   - activity: told while requests wait.
    package init(
        _ document: Document, policy: AnswerPolicy = .reuse, isReadOnly: Bool = false,
        activity: @escaping @Sendable (AnswerActivity) -> Void = { _ in }
    ) {
        self.document = document
        self.activity = activity
        self.policy = policy
        self.isReadOnly = isReadOnly
        file = RecordFile(of: document.file)
        let (record, notes) = Self.read(file, isReadOnly: isReadOnly)
        self.record = record
        book = AnswerBook(record, policy: policy)
        state = Mutex(State(notes: notes))
    }

    private static func read(_ file: RecordFile, isReadOnly: Bool) -> (Record, [Diagnostic]) {
        do {
            guard isReadOnly else {
                let (record, note) = try file.readOrSetAside()
                return (record, note.map { [$0] } ?? [])
            }
            if case .record(let record) = try file.read() { return (record, []) }
            return (Record(), [])
        } catch {
            return (Record(), [Diagnostic(.warning, "\(error)")])
        }
    }

    /// What is wrong with the record, so far.
    package var notes: [Diagnostic] { state.withLock { $0.notes } }

    /// A model that replays what is on record.
    ///
    /// - Parameters:
    ///   - identity: what the model's answers depend on beside the request.
    ///   - load: makes the model; called when it has to be asked, and when nothing is known of it yet.
    package func model(
        identity: String, load: @escaping @Sendable () async throws -> any LanguageModel
    ) async throws -> ReplayingModel {
        state.withLock { $0.model = identity }
        let player = AnswerPlayer(
            identity: identity, policy: policy, book: book, model: LazyModel(load), activity: activity)
        try await player.describe()
        return ReplayingModel(player: player)
    }

    /// The model of a name, behind what is on record; it is made ready when it has to be asked.
    ///
    /// - Throws: `ModelFault`.
    func model(named name: String?, from models: any ModelProvider) async throws -> ProvidedModel {
        if let known = try await models.identity(named: name) {
            let model = try await model(identity: known.identity) { try await models.model(named: name).model }
            return ProvidedModel(name: known.name, identity: known.identity, model: model)
        }
        var provided = try await models.model(named: name)
        guard provided.isRecordable else {
            state.withLock { $0.isUnrecorded = true }
            return provided
        }
        provided.model = try await model(identity: provided.identity) { [model = provided.model] in model }
        return provided
    }

    /// Notes where prompts are sent from.
    package func receive(_ event: RunEvent) {
        guard case .requested(let request) = event else { return }
        book.note(request.prompt, at: request.place)
        if state.withLock({ $0.isUnrecorded }) { activity(.asking) }
    }

    /// Saves the answers of the run and its canvas.
    ///
    /// - Returns: the canvas as it is on record: requests whose answers were replayed have the times of when the model
    ///   was really asked.
    package func save(_ canvas: Canvas) -> Canvas {
        guard !canvas.isEmpty else { return canvas }
        let timed = record.run.map { canvas.takingTimes(from: $0.canvas, except: book.yield.asked) } ?? canvas
        let run = RecordedRun(
            source: document.sourceHash, model: state.withLock { $0.model }, files: [document.file], canvas: timed)
        update { $0.run = run }
        return timed
    }

    /// Saves the answers of a run that did not come to its end; the canvas on record stays.
    package func saveAnswers() {
        update { _ in }
    }

    private func update(_ change: (inout Record) -> Void) {
        guard !isReadOnly else { return }
        do {
            let yield = book.yield
            let note = try file.update { record in
                record.add(yield)
                change(&record)
            }
            if let note { tell(note) }
        } catch {
            tell(
                Diagnostic(
                    .warning, "\(error)", hint: "the results are complete, but the next run asks the model again"))
        }
    }

    private func tell(_ note: Diagnostic) {
        state.withLock { $0.notes.append(note) }
    }
}

extension Document {
    /// The hash of the document's text without what runs wrote into it.
    var sourceHash: String {
        let bare = try? removingResults(policy: .overwrite).edit.applied(to: file.bytes)
        return SHA256.hex(bare ?? file.bytes)
    }
}
