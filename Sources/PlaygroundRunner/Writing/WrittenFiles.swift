import Foundation
import PlaygroundCanvas
import PlaygroundDocument
import SourceText

/// What runs wrote for one document: results inside it, the canvas beside it, its record.
package struct WrittenFiles: Sendable {
    /// What cleaning did, and what it left alone.
    package struct Outcome: Sendable, Equatable {
        /// The paths of files that were taken away or had results taken out, in order.
        package var cleaned: [String] = []
        package var refusals: [Diagnostic] = []
    }

    private let path: String
    private let policy: Document.EditPolicy

    package init(of path: String, policy: Document.EditPolicy = .protect) {
        self.path = path
        self.policy = policy
    }

    /// Takes away everything that runs wrote, and nothing else.
    ///
    /// - Throws: `FileFault` when a file cannot be read or written.
    package func clean() throws -> Outcome {
        let document = Document.read(SourceFile(name: path, bytes: try AtomicFile(path: path).read()))
        var outcome = Outcome()
        if document.isMarkdown { try cleanDocument(document, &outcome) }
        // The record says what the canvas was; it stays as long as that does.
        if try removeCanvas(of: document, &outcome) { try removeRecord(&outcome) }
        return outcome
    }

    private func cleanDocument(_ document: Document, _ outcome: inout Outcome) throws {
        let removal = document.removingResults(policy: policy)
        outcome.refusals += removal.refusals
        let bytes = try removal.edit.applied(to: document.file.bytes)
        guard bytes != document.file.bytes else { return }
        try AtomicFile(path: path).write(bytes, replacing: document.file.bytes)
        outcome.cleaned.append(path)
    }

    /// Whether there is no canvas any more.
    private func removeCanvas(of document: Document, _ outcome: inout Outcome) throws -> Bool {
        let canvas = CanvasFile.path(for: path)
        guard Self.isFile(canvas) else { return true }
        let bytes = try AtomicFile(path: canvas).read()
        if policy == .protect, let refusal = Self.refusal(to: bytes, at: canvas, of: document) {
            outcome.refusals.append(refusal)
            return false
        }
        try remove(canvas, &outcome)
        return true
    }

    /// Why a canvas is left alone: it is not what the last run wrote, or without a record, not made from the document.
    private static func refusal(to bytes: [UInt8], at canvas: String, of document: Document) -> Diagnostic? {
        let recorded = try? RecordedCanvas(of: document)
        if let recorded, let written = try? CanvasDocument(recorded.document, recorded.canvas).bytes() {
            if written == bytes { return nil }
            return holds(bytes, linesOf: recorded.document)
                ? .changedCanvas(canvas) : .foreignCanvas(canvas, source: document.file.name)
        }
        return holds(bytes, linesOf: document) ? nil : .foreignCanvas(canvas, source: document.file.name)
    }

    private func removeRecord(_ outcome: inout Outcome) throws {
        let name = (path as NSString).lastPathComponent
        let folder = ((path as NSString).deletingLastPathComponent as NSString).appendingPathComponent(".easel")
        let record = (folder as NSString).appendingPathComponent(name + ".json")
        guard Self.isFile(record) else { return }
        try remove(record, &outcome)
        // Only an empty folder can be removed this way, so records of other documents are safe.
        _ = rmdir(folder)
    }

    private func remove(_ path: String, _ outcome: inout Outcome) throws {
        guard unlink(path) == 0 else {
            throw FileFault(.write, path, reason: String(cString: strerror(errno)).lowercased())
        }
        outcome.cleaned.append(path)
    }

    private static func isFile(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// Whether a canvas has the document's lines in their order, hidden blocks aside: only then it was made from it.
    private static func holds(_ canvas: [UInt8], linesOf document: Document) -> Bool {
        let hidden = document.codeBlocks.filter(\.options.hidden).map(\.range)
        let file = document.file
        var rest = canvas.split(omittingEmptySubsequences: true) { $0 == 10 || $0 == 13 }[...]
        for line in 0..<file.lines.count {
            let range = file.textRange(ofLine: line)
            let isHidden = hidden.contains { $0.lowerBound <= range.upperBound && range.lowerBound < $0.upperBound }
            guard !range.isEmpty, !isHidden else { continue }
            let text = file.bytes[range.lowerBound..<range.upperBound]
            guard let found = rest.firstIndex(where: { $0.elementsEqual(text) }) else { return false }
            rest = rest[(found + 1)...]
        }
        return true
    }
}

extension Diagnostic {
    fileprivate static func changedCanvas(_ canvas: String) -> Diagnostic {
        Diagnostic(
            .error, "'\(canvas)' was changed by hand, so it was left alone",
            hint: "easel clean --overwrite removes it all the same")
    }

    fileprivate static func foreignCanvas(_ canvas: String, source: String) -> Diagnostic {
        Diagnostic(
            .error, "'\(canvas)' was left alone, since it was not made from '\(source)' as it is now",
            hint: "run the document and clean again, or remove the file yourself")
    }
}
