internal import SwiftSyntax

/// `#if` blocks.
extension Lowering {
    /// The elements of the first clause whose condition holds.
    func activeElements(_ block: IfConfigDeclSyntax) -> IfConfigClauseSyntax.Elements? {
        for clause in block.clauses where isActive(clause) { return clause.elements }
        return nil
    }

    private func isActive(_ clause: IfConfigClauseSyntax) -> Bool {
        guard let condition = clause.condition else { return true }
        switch conditions.evaluate(condition) {
        case .success(let holds): return holds
        case .failure(let problem):
            fail(problem.message, at: problem.node, hint: problem.hint)
            return false
        }
    }
}

/// What `#if` asks about, answered for Easel: Swift 6.3 on Linux, debug build.
struct BuildConditions {
    struct Problem: Error {
        let message: String
        let node: ExprSyntax
        var hint: String?
    }

    private static let version = [6, 3]
    private static let flags: Set<String> = ["DEBUG"]
    private static let modules: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationModels", "Playgrounds",
        "Observation", "Dispatch", "Glibc",
    ]

    func evaluate(_ node: ExprSyntax) -> Result<Bool, Problem> {
        do throws(Problem) {
            return .success(try value(node))
        } catch {
            return .failure(error)
        }
    }

    private func value(_ node: ExprSyntax) throws(Problem) -> Bool {
        switch node.as(ExprSyntaxEnum.self) {
        case .booleanLiteralExpr(let node): return node.literal.text == "true"
        case .declReferenceExpr(let node): return Self.flags.contains(node.baseName.text)
        case .prefixOperatorExpr(let node) where node.operator.text == "!": return try !value(node.expression)
        case .tupleExpr(let node): return try parenthesized(node)
        case .sequenceExpr(let node): return try sequence(node)
        case .functionCallExpr(let node): return try query(node)
        default: throw invalid(node)
        }
    }

    private func invalid(_ node: ExprSyntax) -> Problem {
        Problem(
            message: "invalid conditional compilation expression", node: node,
            hint: "use os(…), canImport(…), swift(>=…), compiler(>=…) or a flag, joined with &&, || and !")
    }

    private func parenthesized(_ node: TupleExprSyntax) throws(Problem) -> Bool {
        guard let only = node.elements.first, node.elements.count == 1 else { throw invalid(ExprSyntax(node)) }
        return try value(only.expression)
    }

    /// Operands joined by `&&`, which binds tighter, and `||`.
    private func sequence(_ node: SequenceExprSyntax) throws(Problem) -> Bool {
        var anyHolds = false
        var allHold = true
        for (index, element) in node.elements.enumerated() {
            if index.isMultiple(of: 2) {
                allHold = try value(element) && allHold
            } else if element.as(BinaryOperatorExprSyntax.self)?.operator.text == "||" {
                anyHolds = anyHolds || allHold
                allHold = true
            } else if element.as(BinaryOperatorExprSyntax.self)?.operator.text != "&&" {
                throw invalid(ExprSyntax(node))
            }
        }
        return anyHolds || allHold
    }

    private func query(_ node: FunctionCallExprSyntax) throws(Problem) -> Bool {
        guard let argument = node.arguments.first?.expression else { throw invalid(ExprSyntax(node)) }
        let text = argument.trimmedDescription
        switch node.calledExpression.trimmedDescription {
        case "os": return text == "Linux"
        case "canImport": return Self.modules.contains(text)
        case "swift", "compiler", "_compiler_version": return try version(argument)
        case "arch": return text == Self.architecture
        case "_endian": return text == "little"
        case "_pointerBitWidth": return text == "_64"
        case "_runtime": return text == "_Native"
        case "targetEnvironment", "hasFeature", "hasAttribute", "_hasAtomicBitWidth", "_ptrauth": return false
        default: throw invalid(ExprSyntax(node))
        }
    }

    private static var architecture: String {
        #if arch(arm64)
            "arm64"
        #else
            "x86_64"
        #endif
    }

    private func version(_ node: ExprSyntax) throws(Problem) -> Bool {
        guard let comparison = node.as(PrefixOperatorExprSyntax.self) else { throw invalid(node) }
        let parts = comparison.expression.trimmedDescription.split(separator: ".").map { Int($0) ?? 0 }
        let isOlder = Self.version.lexicographicallyPrecedes(parts)
        switch comparison.operator.text {
        case ">=": return !isOlder
        case "<": return isOlder
        default: throw invalid(node)
        }
    }
}
