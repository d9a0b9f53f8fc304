import PlaygroundSyntax

/// Questions about the tree that need no types.
extension Checker {
    /// How many of `$0`, `$1`… a closure uses.
    func shorthandCount(_ closure: Closure) -> Int {
        var finder = ShorthandFinder()
        finder.visit(closure.body)
        return finder.count
    }

    /// Whether statements return a value.
    func containsReturn(_ statements: [Statement]) -> Bool {
        var finder = ReturnFinder()
        finder.visit(statements)
        return finder.found
    }
}

/// Walks expressions and statements, not into nested closures unless asked.
protocol TreeVisitor {
    mutating func enter(_ expression: Expression) -> Bool
    mutating func enter(_ statement: Statement) -> Bool
}

extension TreeVisitor {
    mutating func visit(_ statements: [Statement]) { for statement in statements { visit(statement) } }

    mutating func visit(_ statement: Statement) {
        guard enter(statement) else { return }
        switch statement.kind {
        case .expression(let value), .throw(let value): visit(value)
        case .declaration(let declaration): visit(declaration)
        case .if(let branch): visit(branch)
        case .guard(let conditions, let body): visit(conditions, body)
        case .switch(let choice): visit(choice)
        case .for(let loop): visit(loop)
        case .while(_, let conditions, let body): visit(conditions, body)
        case .repeatWhile(_, let body, let condition): visitRepeat(body, condition)
        case .do(let work): visit(work)
        case .return(let value): if let value { visit(value) }
        case .defer(let body): visit(body)
        case .break, .continue, .fallthrough: break
        }
    }

    private mutating func visitRepeat(_ body: [Statement], _ condition: Expression) {
        visit(body)
        visit(condition)
    }

    private mutating func visit(_ declaration: Declaration) {
        guard case .variable(let variable) = declaration.kind else { return }
        for binding in variable.bindings { if let value = binding.initialValue { visit(value) } }
    }

    private mutating func visit(_ branch: IfStatement) {
        visit(branch.conditions, branch.body)
        switch branch.else {
        case .block(let body): visit(body)
        case .elseIf(let next): visit(next)
        case nil: break
        }
    }

    private mutating func visit(_ conditions: [Condition], _ body: [Statement]) {
        for condition in conditions {
            switch condition {
            case .expression(let value), .optionalBinding(_, let value), .matching(_, let value): visit(value)
            case .availability: break
            }
        }
        visit(body)
    }

    private mutating func visit(_ choice: SwitchStatement) {
        visit(choice.subject)
        for branch in choice.cases {
            for item in branch.items { if let condition = item.condition { visit(condition) } }
            visit(branch.body)
        }
    }

    private mutating func visit(_ loop: ForStatement) {
        visit(loop.sequence)
        if let condition = loop.condition { visit(condition) }
        visit(loop.body)
    }

    private mutating func visit(_ work: DoStatement) {
        visit(work.body)
        for handler in work.catches { visit(handler.body) }
    }

    mutating func visit(_ arguments: [Argument]) { for argument in arguments { visit(argument.value) } }

    mutating func visit(_ expression: Expression) {
        guard enter(expression) else { return }
        switch expression.kind {
        case .string(let literal): visit(literal)
        case .array(let elements): for element in elements { visit(element) }
        case .dictionary(let pairs): for pair in pairs { visit(pair.key); visit(pair.value) }
        case .tuple(let arguments): visit(arguments)
        case .member(let base, _), .prefix(_, let base), .postfix(let base, _), .inoutArgument(let base),
            .cast(let base, _, _),
            .isType(let base, _), .optionalUnwrap(let base), .chain(let base), .forceUnwrap(let base),
            .try(_, let base), .await(let base):
            visit(base)
        case .call(let call): visit(call.callee); visit(call.arguments); visit(call.trailing)
        case .subscript(let base, let arguments): visit(base); visit(arguments)
        case .macro(let use): visit(use.arguments); visit(use.trailing)
        case .closure(let closure): visit(closure.body)
        case .binary(let left, _, let right): visit(left); visit(right)
        case .ternary(let condition, let first, let second): visit(condition); visit(first); visit(second)
        case .assignment(let target, let value): visit(target); visit(value)
        case .ifExpression(let branch): visit(branch)
        case .switchExpression(let choice): visit(choice)
        case .integer, .float, .boolean, .regex, .nilLiteral, .magic, .name, .implicitMember, .superMember,
            .closureParameter,
            .typeExpression, .keyPath, .discard:
            break
        }
    }

    private mutating func visit(_ literal: StringLiteral) {
        for case .interpolation(let arguments, _) in literal.segments { visit(arguments) }
    }
}

private struct ShorthandFinder: TreeVisitor {
    var count = 0

    mutating func enter(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .closureParameter(let index): count = max(count, index + 1)
        case .closure: return false
        default: break
        }
        return true
    }

    mutating func enter(_ statement: Statement) -> Bool { true }
}

private struct ReturnFinder: TreeVisitor {
    var found = false

    mutating func enter(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .closure: false
        default: !found
        }
    }

    mutating func enter(_ statement: Statement) -> Bool {
        if case .return(.some) = statement.kind { found = true }
        return !found
    }
}

extension TypeName {
    /// `T!`
    var isImplicitlyUnwrapped: Bool {
        if case .implicitlyUnwrapped = kind { return true }
        return false
    }
}
