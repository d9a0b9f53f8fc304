import SourceText
internal import SwiftParser
internal import SwiftSyntax

/// Swift text → `Program`, with everything that is wrong or not supported as diagnostics.
package enum SwiftReader {
    /// Reads one code block or one Swift file.
    ///
    /// Text that does not parse gives diagnostics and no items. A construct that Easel does not support drops only the
    /// declaration or statement that holds it; a `#Playground` section that holds one keeps its place with an empty body.
    package static func read(_ excerpt: SourceExcerpt) -> (program: Program, diagnostics: [Diagnostic]) {
        LargeStack.run { readHere(excerpt) }
    }

    private static func readHere(_ excerpt: SourceExcerpt) -> (program: Program, diagnostics: [Diagnostic]) {
        if let problem = SyntaxProblems(excerpt: excerpt).beforeParsing() {
            return (Program(file: excerpt.file), [problem])
        }
        let tree = parse(excerpt.text)
        var diagnostics = SyntaxProblems(excerpt: excerpt).diagnostics(of: tree)
        guard !diagnostics.contains(where: { $0.severity == .error }) else {
            return (Program(file: excerpt.file), diagnostics)
        }
        let lowering = Lowering(excerpt: excerpt)
        let program = lowering.program(tree)
        diagnostics += lowering.diagnostics
        return (program, diagnostics)
    }

    static func parse(_ text: String) -> SourceFileSyntax {
        var text = text
        return text.withUTF8 { Parser.parse(source: $0, maximumNestingLevel: Lowering.maximumNesting) }
    }
}
