import Foundation
import PlaygroundCanvas
import PlaygroundDocument
import PlaygroundEvents
import SourceText

/// A run of a document compared with what an earlier run wrote; nothing is written.
package struct DocumentCheck: Sendable {
    /// What a check found.
    package struct Report: Sendable {
        package var path: String
        package var canvas: Canvas
        /// How the results differ from those on record, as a unified diff; empty when they are the same or nothing is on
        /// record.
        package var difference: String
        /// Reasons why results could not be compared.
        package var refusals: [Diagnostic]
    }

    private let plan: DocumentPlan
    private let options: RunOptions

    package init(_ plan: DocumentPlan, options: RunOptions) {
        self.plan = plan
        self.options = options
    }

    /// Compares a canvas with the canvas file beside the document, or with the results inside it when there is none.
    ///
    /// - Throws: `FileFault` when the canvas file is there and cannot be read.
    package func report(on canvas: Canvas) throws -> Report {
        let document = plan.document
        var report = Report(path: document.file.name, canvas: canvas, difference: "", refusals: [])
        let canvasPath = CanvasFile.path(for: document.file.name)
        if FileManager.default.fileExists(atPath: canvasPath) {
            let recorded = try AtomicFile(path: canvasPath).read()
            report.difference = Self.difference(recorded, try CanvasDocument(document, canvas).bytes(), canvasPath)
        } else if !document.regions.isEmpty || document.frontMatter?.inPlace == true {
            let edited = try InPlaceResults(canvas, of: plan, options: options).edited()
            report.difference = Self.difference(document.file.bytes, edited.bytes, document.file.name)
            report.refusals = edited.refusals
        }
        return report
    }

    private static func difference(_ old: [UInt8], _ new: [UInt8], _ path: String) -> String {
        guard old != new else { return "" }
        let (before, after) = (String(decoding: old, as: UTF8.self), String(decoding: new, as: UTF8.self))
        return LineDifference(from: before, to: after).unified(from: path, to: "\(path) (now)")
    }
}

extension DocumentCheck.Report {
    /// Something that keeps a check from passing.
    package struct Problem: Sendable {
        /// The playground, or nil where the block as a whole is meant.
        package var playground: PlaygroundIdentity?
        package var diagnostic: Diagnostic
    }

    /// What is wrong, in document order: unreadable blocks, failures, expectations that do not hold.
    package var problems: [Problem] {
        canvas.cells.flatMap { cell in
            cell.diagnostics.filter { $0.severity != .note }.map { Problem(playground: nil, diagnostic: $0) }
                + cell.playgrounds.flatMap(\.problems)
        }
    }
}

extension CanvasPlayground {
    package var problems: [DocumentCheck.Report.Problem] {
        items.compactMap { item in
            switch item {
            case .failure(let failure): .init(playground: identity, diagnostic: failure.diagnostic)
            case .expectation(let expectation) where !expectation.passed:
                .init(playground: identity, diagnostic: expectation.diagnostic)
            case .expectation, .values, .output, .request, .note: nil
            }
        }
    }
}

extension Expectation {
    /// That the expectation does not hold, with the values that say why.
    package var diagnostic: Diagnostic {
        let operands = operands.map { "\($0.source) is \($0.value)" }.joined(separator: ", ")
        let remark = comment.map { ": \($0)" } ?? ""
        return Diagnostic(
            isSoft ? .warning : .error, "the expectation '\(source)' does not hold" + remark, at: place,
            hint: operands.isEmpty ? nil : operands)
    }
}
