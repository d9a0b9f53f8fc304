import PlaygroundDocument
import PlaygroundSyntax
import SourceText

/// Prompt and instructions blocks as the Swift they stand for.
///
/// An instructions block is `let session = LanguageModelSession(instructions: "…")`. A prompt block is
/// `let answer = try await session.respond(to: "…")`, with a new session before it when its section has none.
struct PromptProgram {
    private let block: CodeBlock
    private let file: SourceFile
    private let text: StringLiteral
    /// What could not be read.
    let diagnostics: [Diagnostic]

    init(_ block: CodeBlock) {
        let text = PromptText(block.code)
        self.block = block
        self.file = block.code.file
        self.text = StringLiteral(segments: text.segments)
        self.diagnostics = text.diagnostics
    }

    /// The name of the session the block uses or makes.
    var sessionName: String { block.options.session ?? "session" }

    /// - Parameter needsSession: whether the section has no session yet.
    func program(needsSession: Bool) -> Program {
        let statements: [Statement]
        if block.kind == .instructions {
            statements = [session(instructions: true)]
        } else {
            statements = (needsSession ? [session(instructions: false)] : []) + request
        }
        return Program(file: file, items: statements.map(Program.Item.statement))
    }

    private var range: SourceRange { block.code.fileRange(of: SourceRange(0, block.code.text.utf8.count)) }
    private var promptArgument: Expression { Expression(.string(text), range) }

    private func session(instructions: Bool) -> Statement {
        let arguments = instructions ? [Argument(label: name("instructions"), value: promptArgument)] : []
        let value = call(variable("LanguageModelSession"), arguments)
        return instructions ? binding(sessionName, value) : implicit(sessionName, value, at: range.lowerBound)
    }

    private var request: [Statement] {
        let type = block.options.generating.map { type in
            Argument(label: name("generating"), value: Expression(.typeExpression(typeName(type)), range))
        }
        let arguments = [Argument(label: name("to"), value: promptArgument)] + (type.map { [$0] } ?? [])
        guard block.options.stream else {
            return [binding("answer", tryAwait(call(member(variable(sessionName), "respond"), arguments)))]
        }
        let value = call(member(variable(sessionName), "streamResponse"), arguments)
        let stream = implicit("stream", value, at: range.upperBound)
        let loop = ForStatement(
            pattern: Pattern(.wildcard, range), sequence: variable("stream"), condition: nil, isAwait: true,
            isTry: true, body: [])
        let answer = binding("answer", tryAwait(call(member(variable("stream"), "collect"), [])))
        return [stream, Statement(.for(loop), range), answer]
    }

    // MARK: Pieces of the tree

    private func name(_ text: String) -> Identifier { Identifier(text, range) }

    private func variable(_ text: String) -> Expression { Expression(.name(NameReference(name(text))), range) }

    private func member(_ base: Expression, _ text: String) -> Expression {
        Expression(.member(base: base, NameReference(name(text))), range)
    }

    private func call(_ callee: Expression, _ arguments: [Argument]) -> Expression {
        Expression(.call(Call(callee: callee, arguments: arguments)), range)
    }

    private func tryAwait(_ expression: Expression) -> Expression {
        Expression(.try(.plain, Expression(.await(expression), range)), range)
    }

    private func binding(_ text: String, _ value: Expression) -> Statement {
        Statement(.declaration(constant(text, value, range)), range)
    }

    /// A constant that the block needs and nobody wrote. It stands at one point: two constants never share a range.
    private func implicit(_ text: String, _ value: Expression, at point: Int) -> Statement {
        var declaration = constant(text, value, SourceRange(point, point))
        declaration.isImplicit = true
        return Statement(.declaration(declaration), declaration.range)
    }

    private func constant(_ text: String, _ value: Expression, _ range: SourceRange) -> Declaration {
        let binding = VariableDeclaration.Binding(
            pattern: Pattern(.binding(name(text), isVariable: false), range), type: nil, initialValue: value,
            accessors: nil, range: range)
        return Declaration(.variable(VariableDeclaration(isLet: true, bindings: [binding])), range: range)
    }

    /// `Name`, `Outer.Inner` or `[Name]`.
    private func typeName(_ text: String) -> TypeName {
        if text.hasPrefix("["), text.hasSuffix("]") {
            return TypeName(.array(typeName(String(text.dropFirst().dropLast()))), range)
        }
        let parts = text.split(separator: ".").map(String.init)
        let first = TypeName(.named(name(parts.first ?? text), arguments: []), range)
        return parts.dropFirst().reduce(first) { TypeName(.member($0, name($1), arguments: []), range) }
    }
}
