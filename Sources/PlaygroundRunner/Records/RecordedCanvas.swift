import PlaygroundCanvas
import PlaygroundDocument
import SourceText

/// The canvas of a document's last run, made again from the record: nothing is run and no model is asked.
package struct RecordedCanvas: Sendable {
    package let canvas: Canvas
    /// The document that the canvas's blocks and places refer to: as it was run.
    package let document: Document
    /// Whether the document was changed since, beyond what Easel itself writes into it.
    package let isOutdated: Bool

    /// Reads the record of a document as it is now; nothing is changed, also when the record is damaged.
    ///
    /// - Throws: `RecordFault` when there is no canvas on record.
    package init(of present: Document) throws(RecordFault) {
        let name = present.file.name
        let file = RecordFile(of: present.file)
        guard let run = try Self.record(in: file, of: name).run, let source = run.files.first else {
            throw RecordFault.nothingRun(name)
        }
        let isSame = source === present.file
        let document = isSame ? present : Document.read(source)
        guard run.canvas.cells.allSatisfy({ document.codeBlocks.indices.contains($0.block) }) else {
            throw RecordFault.unreadable(file.path, "its canvas has blocks that the document does not have", name)
        }
        var canvas = run.canvas
        canvas.document = name
        self.document = document
        self.canvas = canvas
        isOutdated = !isSame && run.source != present.sourceHash
    }

    /// A sentence for people when the document was changed since it was run.
    package var note: Diagnostic? {
        guard isOutdated else { return nil }
        return Diagnostic(
            .note, "\(document.file.name) was changed since it was run; this shows the text that was run",
            hint: "easel run \(document.file.name) brings it up to date")
    }

    private static func record(in file: RecordFile, of name: String) throws(RecordFault) -> Record {
        let reading: RecordReading
        do throws(FileFault) {
            reading = try file.read()
        } catch {
            throw RecordFault("\(error)", hint: nil)
        }
        switch reading {
        case .record(let record): return record
        case .absent: throw RecordFault.nothingRun(name)
        case .damaged(let reason): throw RecordFault.unreadable(file.path, reason, name)
        case .newer(let version): throw RecordFault.unreadable(file.path, "it has the newer version \(version)", name)
        }
    }
}

/// Why there is no canvas on record, and what to do.
package struct RecordFault: Error, Sendable, Equatable {
    package var message: String
    package var hint: String?

    init(_ message: String, hint: String?) {
        self.message = message
        self.hint = hint
    }

    static func nothingRun(_ document: String) -> RecordFault {
        RecordFault("\(document): no run is on record", hint: "easel run \(document) makes a record")
    }

    static func unreadable(_ path: String, _ reason: String, _ document: String) -> RecordFault {
        RecordFault(
            "the record '\(path)' cannot be used: \(reason)",
            hint: "easel run \(document) sets it aside and makes a new one")
    }
}
