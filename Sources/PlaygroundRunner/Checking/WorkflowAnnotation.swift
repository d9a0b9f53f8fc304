import SourceText

/// A diagnostic as a workflow command of GitHub Actions, which shows it beside the line of the file.
package struct WorkflowAnnotation: Sendable {
    private let diagnostic: Diagnostic

    package init(_ diagnostic: Diagnostic) {
        self.diagnostic = diagnostic
    }

    /// `::error file=guide.md,line=3,col=5::message`
    package var command: String {
        let kind = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
        let place = diagnostic.place.map { place in
            let location = place.location
            return " file=\(Self.property(location.file)),line=\(location.line),col=\(location.column)"
        }
        let message = diagnostic.message + (diagnostic.hint.map { "\n\($0)" } ?? "")
        return "::\(kind)\(place ?? "")::\(Self.data(message))"
    }

    private static func data(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
