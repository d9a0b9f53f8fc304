import SourceText
internal import SwiftSyntax

/// One pass from the parser's tree to ours.
///
/// A construct that is not supported becomes a diagnostic and a placeholder; whoever lowers a whole statement or
/// declaration drops it when a failure was counted inside (`attempt`). So every such construct is reported, not only the
/// first.
final class Lowering {
    /// How deeply brackets, blocks and types may be nested.
    static let maximumNesting = 200
    /// How deep an expression of our tree may be, operators in a row and calls in a chain included.
    static let maximumDepth = 1000

    /// Inside, the name means our range, not the parser's.
    typealias SourceRange = SourceText.SourceRange

    let excerpt: SourceExcerpt
    private(set) var diagnostics: [Diagnostic] = []
    private(set) var failures = 0
    /// The depth of the expression being built.
    var depth = 0
    /// The depth of the type being built.
    private var typeDepth = 0
    var conditions = BuildConditions()
    /// The operators of the standard library, of the blocks before, and of the text being read.
    var operators: OperatorTable

    init(excerpt: SourceExcerpt, operators: OperatorTable = OperatorTable()) {
        self.excerpt = excerpt
        self.operators = operators
    }

    // MARK: Places and names

    func range(_ node: some SyntaxProtocol) -> SourceRange {
        excerpt.fileRange(
            of: SourceRange(
                node.positionAfterSkippingLeadingTrivia.utf8Offset, node.endPositionBeforeTrailingTrivia.utf8Offset))
    }

    /// A name without the backticks that may stand around it.
    func identifier(_ token: TokenSyntax) -> Identifier {
        Identifier(Lowering.name(token), range(token))
    }

    static func name(_ token: TokenSyntax) -> String {
        let text = token.text
        guard text.utf8.count > 2, text.utf8.first == UInt8(ascii: "`") else { return text }
        return String(text.dropFirst().dropLast())
    }

    // MARK: Depth

    /// Lowers below `levels` more levels of the tree; what is deeper than allowed becomes a diagnostic, so that nobody
    /// who walks the tree overflows a stack.
    func deeper(by levels: Int, _ node: some SyntaxProtocol, _ lower: () -> Expression) -> Expression {
        guard depth + levels <= Lowering.maximumDepth else {
            fail(
                "this expression is too long: more than \(Lowering.maximumDepth) operators or calls in one", at: node,
                hint: "split it into several statements")
            return placeholder(node)
        }
        depth += levels
        defer { depth -= levels }
        return lower()
    }

    func deeperType(_ node: some SyntaxProtocol, _ lower: () -> TypeName) -> TypeName {
        guard typeDepth < Lowering.maximumNesting else {
            fail("this type is nested more than \(Lowering.maximumNesting) levels deep", at: node)
            return TypeName(.inferred, range(node))
        }
        typeDepth += 1
        defer { typeDepth -= 1 }
        return lower()
    }

    /// Stands for what failed; never reaches a program.
    func placeholder(_ node: some SyntaxProtocol) -> Expression {
        Expression(.nilLiteral, range(node))
    }

    // MARK: Diagnostics

    func place(_ node: some SyntaxProtocol) -> SourcePlace {
        SourcePlace(excerpt.file, range(node))
    }

    /// Reports an error: what holds the node is dropped.
    func fail(_ message: String, at node: some SyntaxProtocol, hint: String? = nil) {
        failures += 1
        diagnostics.append(Diagnostic(.error, message, at: place(node), hint: hint))
    }

    func report(
        _ severity: Diagnostic.Severity, _ message: String, at node: some SyntaxProtocol, hint: String? = nil
    ) {
        diagnostics.append(Diagnostic(severity, message, at: place(node), hint: hint))
    }

    /// The result of lowering something whole, or nil when it failed; the failure does not reach what is around it.
    func attempt<Result>(_ lower: () -> Result) -> Result? {
        let before = failures
        let result = lower()
        guard failures > before else { return result }
        failures = before
        return nil
    }
}
