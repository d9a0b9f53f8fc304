import Foundation
import PlaygroundCanvas
import SourceText

/// All that is kept of a document's runs: the models' answers, and the last canvas.
///
/// The file is `.easel/NAME.json` beside the document, with NAME as the document's whole file name, so `guide.md` and
/// `guide.swift` have records of their own. It is a JSON object with four members in this order: `format`, always
/// `"easel record"`; `version`; `sha256`, the hash of the bytes of the last member's value; and `body`:
///
/// - `models`: what has to be known of each model before it is asked.
/// - `answers`: in the order of use in the last run, then those of earlier runs, the most recently used first. Each has
///   its `key` (see `AnswerKey`), its `repetition` among equal requests, and the `events` that the executor sent.
/// - `counts`: tokens that a model counted, by key.
/// - `run`: the last whole run (see `RecordedRun`).
///
/// Version 1 is the only one so far. A reader of version n reads every version up to n; a field that is new and optional
/// needs no new version, any other change of a name or meaning does. An unchanged run writes an unchanged file.
struct Record: Codable, Sendable {
    /// How many answers are kept that the last run did not use, so that going back to an earlier text costs nothing.
    static let spareAnswers = 256
    static let spareCounts = 256

    var models: [ModelDescription] = []
    var answers: [RecordedAnswer] = []
    var counts: [RecordedCount] = []
    var run: RecordedRun?

    /// Puts what a run used before everything else, and forgets what has not been used for longest.
    mutating func add(_ yield: AnswerBook.Yield) {
        let used = Set(yield.answers.map(\.identity))
        answers = yield.answers + answers.filter { !used.contains($0.identity) }.prefix(Self.spareAnswers)
        let counted = Set(yield.counts.map(\.key))
        counts = (yield.counts + counts.filter { !counted.contains($0.key) }).suffix(Self.spareCounts)
        let described = Set(yield.models.map(\.identity))
        models = yield.models + models.filter { !described.contains($0.identity) }
    }
}

/// The last run of a document that came to its end.
struct RecordedRun: Sendable {
    /// The hash of the document's text without results, as it was run.
    var source: String
    /// The identity of the model; nil when no model could be asked.
    var model: String?
    /// The files that places in the canvas refer to; the first one is the document.
    var files: [SourceFile]
    var canvas: Canvas
}

extension RecordedRun: Codable {
    private enum Key: CodingKey { case source, model, files, canvas }

    /// Needs a ``SourceFileTable`` in `userInfo`, whose first file is the document.
    func encode(to encoder: any Encoder) throws {
        let table = encoder.userInfo[SourceFileTable.key] as? SourceFileTable
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(source, forKey: .source)
        try container.encodeIfPresent(model, forKey: .model)
        // The canvas fills the table.
        try container.encode(canvas, forKey: .canvas)
        try container.encode((table?.files ?? files).map(StoredFile.init), forKey: .files)
    }

    /// Needs a ``SourceFileTable`` in `userInfo`; if it has a file, that is the document as it is now, whose name is
    /// taken over.
    init(from decoder: any Decoder) throws {
        let table = decoder.userInfo[SourceFileTable.key] as? SourceFileTable
        let container = try decoder.container(keyedBy: Key.self)
        source = try container.decode(String.self, forKey: .source)
        model = try container.decodeIfPresent(String.self, forKey: .model)
        files = try container.decode([StoredFile].self, forKey: .files).map(\.file)
        if let present = table?.files.first, let stored = files.first {
            files[0] = stored.bytes == present.bytes ? present : SourceFile(name: present.name, bytes: stored.bytes)
        }
        table?.replace(with: files)
        canvas = try container.decode(Canvas.self, forKey: .canvas)
        guard canvas.cells.allSatisfy(\.hasItsRequests) else {
            throw DecodingError.dataCorruptedError(
                forKey: .canvas, in: container, debugDescription: "A request is missing.")
        }
    }
}

/// A file as text, or in base 64 when it is not UTF-8.
private struct StoredFile: Codable {
    var name: String
    var text: String?
    var base64: String?

    init(_ file: SourceFile) {
        name = file.name
        text = String(validating: file.bytes, as: UTF8.self)
        if text == nil { base64 = Data(file.bytes).base64EncodedString() }
    }

    var file: SourceFile {
        SourceFile(name: name, bytes: text.map { Array($0.utf8) } ?? Array(Data(base64Encoded: base64 ?? "") ?? Data()))
    }
}

extension CanvasCell {
    fileprivate var hasItsRequests: Bool {
        playgrounds.allSatisfy { playground in
            playground.items.allSatisfy { item in
                if case .request(let index) = item { playground.requests.indices.contains(index) } else { true }
            }
        }
    }
}
