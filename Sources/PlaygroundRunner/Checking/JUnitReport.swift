import PlaygroundCanvas
import PlaygroundEvents
import SourceText

/// Checks as JUnit XML: a suite for each document, a case for each playground, and one that compares the results.
///
/// Nothing volatile is in it, so times are left out.
package struct JUnitReport: Sendable {
    private let reports: [DocumentCheck.Report]

    package init(_ reports: [DocumentCheck.Report]) {
        self.reports = reports
    }

    /// The whole file.
    package var text: String {
        let suites = reports.map(suite)
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites\(Self.counts(reports.flatMap(cases)))>\n"
            + suites.joined() + "</testsuites>\n"
    }

    private struct Case {
        enum Outcome {
            case passed
            /// What went wrong: the headline, then everything.
            case failed(String, String)
            /// Only soft expectations did not hold.
            case needsJudgement(String)
        }

        var name: String
        var line: Int?
        var outcome: Outcome
    }

    private func suite(_ report: DocumentCheck.Report) -> String {
        let cases = cases(report)
        let head = "  <testsuite name=\"\(Self.escaped(report.path))\"\(Self.counts(cases))>\n"
        return head + cases.map { Self.text($0, in: report.path) }.joined() + "  </testsuite>\n"
    }

    private func cases(_ report: DocumentCheck.Report) -> [Case] {
        let cells = report.canvas.cells.flatMap { cell -> [Case] in
            let unread = cell.diagnostics.filter { $0.severity == .error }
            let block = Self.outcome(unread)
            let own =
                unread.isEmpty
                ? [] : [Case(name: "block", line: unread.first?.place?.location.line, outcome: block)]
            return own + cell.playgrounds.map(Self.playground)
        }
        return cells + [Self.comparison(report)]
    }

    private static func playground(_ playground: CanvasPlayground) -> Case {
        let line = playground.identity.place.location.line
        return Case(
            name: playground.identity.name ?? "line \(line)", line: line,
            outcome: outcome(playground.problems.map(\.diagnostic)))
    }

    private static func comparison(_ report: DocumentCheck.Report) -> Case {
        guard !report.difference.isEmpty else { return Case(name: "results", outcome: .passed) }
        return Case(name: "results", outcome: .failed("the results differ from those on record", report.difference))
    }

    private static func outcome(_ problems: [Diagnostic]) -> Case.Outcome {
        let text = problems.map { DiagnosticRenderer().render($0) }.joined(separator: "\n")
        if let error = problems.first(where: { $0.severity == .error }) { return .failed(error.message, text) }
        return problems.isEmpty ? .passed : .needsJudgement(text)
    }

    private static func counts(_ cases: [Case]) -> String {
        let failures = cases.filter { if case .failed = $0.outcome { true } else { false } }.count
        let skipped = cases.filter { if case .needsJudgement = $0.outcome { true } else { false } }.count
        return " tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"0\" skipped=\"\(skipped)\""
    }

    private static func text(_ one: Case, in path: String) -> String {
        let line = one.line.map { " line=\"\($0)\"" } ?? ""
        let head =
            "    <testcase classname=\"\(escaped(path))\" name=\"\(escaped(one.name))\" file=\"\(escaped(path))\"\(line)"
        switch one.outcome {
        case .passed: return head + "/>\n"
        case .failed(let message, let text):
            return head
                + ">\n      <failure message=\"\(escaped(message))\">\(escaped(text))</failure>\n    </testcase>\n"
        case .needsJudgement(let text):
            return head
                + ">\n      <skipped message=\"needs a person's judgement: \(escaped(text))\"/>\n    </testcase>\n"
        }
    }

    /// Text for XML 1.0, in which most control characters cannot stand at all.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n", "\t", "\r": result += "&#\(scalar.value);"
            case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
