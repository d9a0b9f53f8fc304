import PlaygroundSyntax
import SourceText
import Testing

/// The tree of a piece of Swift as text; the piece must be free of diagnostics.
func dump(_ code: String, at location: Testing.SourceLocation = #_sourceLocation) -> String {
    let file = SourceFile(name: "test.swift", text: code)
    let (program, diagnostics) = SwiftReader.read(SourceExcerpt(wholeOf: file))
    #expect(diagnostics.map(DiagnosticRenderer().render) == [], sourceLocation: location)
    return ProgramDump().text(program)
}

/// The diagnostics of a piece of Swift, as people see them.
func problems(_ code: String) -> String {
    let file = SourceFile(name: "test.swift", text: code)
    let (_, diagnostics) = SwiftReader.read(SourceExcerpt(wholeOf: file))
    return diagnostics.map { DiagnosticRenderer().render($0) + "\n" }.joined()
}
