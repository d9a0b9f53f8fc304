import SourceText

/// `if` and `switch` whose value is used: where they may stand, and what their branches may hold.
extension SyntaxRules {
    /// A value where `if` and `switch` may stand: after `=`, `return` and `throw`.
    func checkSource(_ value: Expression, _ context: Context) {
        switch value.kind {
        case .ifExpression(let parts): checkValue(of: parts, value.range, context)
        case .switchExpression(let parts): checkValue(of: parts, context)
        case .try(_, let inner), .await(let inner), .cast(let inner, .coercion, _):
            value.isBranchValue ? checkSource(inner, context) : check(value, context)
        default: check(value, context)
        }
    }

    func reportMisplaced(_ keyword: String, _ range: SourceRange) {
        report(
            "'\(keyword)' may only be used as expression in return, throw, or as the source of an assignment",
            at: range,
            hint: "give the value to a constant first")
    }

    private func checkValue(of parts: IfStatement, _ range: SourceRange, _ context: Context) {
        if !parts.hasFinalElse {
            report("'if' must have an unconditional 'else' to be used as expression", at: range)
        }
        checkBranches(of: parts, range, context)
    }

    private func checkBranches(of parts: IfStatement, _ range: SourceRange, _ context: Context) {
        check(parts.conditions, context)
        let inner = context.insideValue(of: "if")
        checkBranch(parts.body, range, inner)
        switch parts.else {
        case .block(let body)?: checkBranch(body, range, inner)
        case .elseIf(let next)?:
            if case .if(let other) = next.kind { checkBranches(of: other, next.range, context) }
        case nil: break
        }
    }

    private func checkValue(of parts: SwitchStatement, _ context: Context) {
        check(parts, context.insideValue(of: "switch")) { [self] part, inner in
            checkBranch(part.body, part.range, inner)
        }
    }

    /// A branch is one expression, or it ends in a `throw`.
    private func checkBranch(_ body: [Statement], _ range: SourceRange, _ context: Context) {
        let keyword = context.valueOf ?? ""
        guard let last = body.last else {
            return report("expected expression in branch of '\(keyword)' expression", at: range)
        }
        if body.count == 1, checkSole(last, context) { return }
        check(body, context)
        switch last.kind {
        case .throw, .return, .break, .continue: break
        case .fallthrough where keyword == "switch": break
        default:
            let ends = keyword == "switch" ? "'throw' or 'fallthrough'" : "'throw'"
            report("non-expression branch of '\(keyword)' expression may only end with a \(ends)", at: last.range)
        }
    }

    /// Checks the only statement of a branch if it is a value.
    private func checkSole(_ statement: Statement, _ context: Context) -> Bool {
        switch statement.kind {
        case .expression(let value): checkSource(value, context)
        case .if(let parts): checkValue(of: parts, statement.range, context)
        case .switch(let parts): checkValue(of: parts, context)
        default: return false
        }
        return true
    }
}

extension SyntaxRules.Context {
    /// Inside a branch that gives a value: nothing may jump out of it.
    fileprivate func insideValue(of keyword: String) -> SyntaxRules.Context {
        var context = local
        context.valueOf = keyword
        context.targets = []
        return context
    }
}

extension Expression {
    /// `if` or `switch`, also behind `try`, `await` or before `as`.
    var isBranchValue: Bool {
        switch kind {
        case .ifExpression, .switchExpression: true
        case .try(_, let inner), .await(let inner), .cast(let inner, .coercion, _): inner.isBranchValue
        default: false
        }
    }
}

extension IfStatement {
    fileprivate var hasFinalElse: Bool {
        switch self.else {
        case .block?: return true
        case .elseIf(let statement)?:
            guard case .if(let next) = statement.kind else { return false }
            return next.hasFinalElse
        case nil: return false
        }
    }
}
