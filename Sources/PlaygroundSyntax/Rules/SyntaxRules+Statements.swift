import SourceText

extension SyntaxRules {
    func check(_ statements: [Statement], _ context: Context) {
        for statement in statements { check(statement, context) }
        checkRedeclarations(statements)
    }

    private func check(_ statement: Statement, _ context: Context) {
        switch statement.kind {
        case .expression(let value): checkSource(value, context)
        case .declaration(let declaration): check(declaration, context)
        case .if(let parts): check(parts, context)
        case .guard(let conditions, let body): checkGuard(conditions, body, statement.range, context)
        case .switch(let parts): check(parts, context)
        case .for(let parts): check(parts, statement.range, context)
        case .while(let label, let conditions, let body):
            check(conditions, context)
            check(body, context.inside(.loop, label))
        case .repeatWhile(let label, let body, let condition):
            check(body, context.inside(.loop, label))
            check(condition, context)
        case .do(let parts): check(parts, context)
        case .return(let value): checkReturn(value, statement.range, context)
        case .break(let label): checkBreak(label, statement.range, context)
        case .continue(let label): checkContinue(label, statement.range, context)
        case .fallthrough: checkFallthrough(statement.range, context)
        case .throw(let value): checkThrow(value, statement.range, context)
        case .defer(let body): checkDefer(body, context)
        }
    }

    // MARK: Branches

    func check(_ parts: IfStatement, _ context: Context) {
        check(parts.conditions, context)
        let inner = parts.label == nil ? context.local : context.inside(.other, parts.label)
        check(parts.body, inner)
        switch parts.else {
        case .block(let body)?: check(body, inner)
        case .elseIf(let statement)?: check(statement, inner)
        case nil: break
        }
    }

    func check(_ conditions: [Condition], _ context: Context) {
        for condition in conditions {
            switch condition {
            case .expression(let value): checkCondition(value, context)
            case .optionalBinding(let pattern, let value), .matching(let pattern, let value):
                check(pattern, context)
                check(value, context)
            case .availability: break
            }
        }
    }

    private func checkCondition(_ value: Expression, _ context: Context) {
        if case .assignment = value.kind {
            report("use of '=' in a boolean context, did you mean '=='?", at: value.range)
        }
        check(value, context)
    }

    private func checkGuard(
        _ conditions: [Condition], _ body: [Statement], _ range: SourceRange, _ context: Context
    ) {
        check(conditions, context)
        check(body, context.local)
        if Flow.surelyContinues(body) {
            report(
                "'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope", at: range)
        }
    }

    func check(_ parts: SwitchStatement, _ context: Context) {
        check(parts, context) { [self] part, inner in check(part.body, inner) }
    }

    func check(_ parts: SwitchStatement, _ context: Context, body: (SwitchStatement.Case, Context) -> Void) {
        check(parts.subject, context)
        var inner = context.inside(.switch, parts.label)
        for (index, part) in parts.cases.enumerated() {
            inner.hasNextCase = index + 1 < parts.cases.count
            check(part, inner, body)
            if part.isDefault, index + 1 < parts.cases.count {
                report(
                    "additional 'case' blocks cannot appear after the 'default' block of a 'switch'",
                    at: parts.cases[index + 1].range)
            }
        }
    }

    private func check(
        _ part: SwitchStatement.Case, _ context: Context, _ body: (SwitchStatement.Case, Context) -> Void
    ) {
        check(part.items, context)
        if !part.body.isEmpty { body(part, context) }
        if part.body.isEmpty {
            report(
                "'\(part.isDefault ? "default" : "case")' label in a 'switch' must have at least one executable statement",
                at: part.range, hint: "write 'break' where nothing is to be done")
        }
    }

    private func check(_ items: [SwitchStatement.Item], _ context: Context) {
        for item in items {
            check(item.pattern, context)
            if let condition = item.condition { check(condition, context) }
        }
    }

    // MARK: Loops and blocks

    private func check(_ parts: ForStatement, _ range: SourceRange, _ context: Context) {
        if parts.isAwait { checkAwait("'for await'", range, context) }
        check(parts.pattern, context)
        check(parts.sequence, context)
        let inner = context.inside(.loop, parts.label)
        if let condition = parts.condition { check(condition, inner) }
        check(parts.body, inner)
    }

    private func check(_ parts: DoStatement, _ context: Context) {
        let inner = parts.label == nil ? context.local : context.inside(.other, parts.label)
        var body = inner
        if parts.catches.contains(where: \.catchesEverything) { body.canThrow = true }
        check(parts.body, body)
        for part in parts.catches {
            check(part.items, inner)
            check(part.body, inner)
        }
    }

    private func checkDefer(_ body: [Statement], _ context: Context) {
        var inner = context.local
        inner.isInDefer = true
        inner.targets = []
        check(body, inner)
    }

    // MARK: Jumps

    private func checkReturn(_ value: Expression?, _ range: SourceRange, _ context: Context) {
        if let keyword = context.valueOf {
            reportJump("return", outOf: keyword, range)
        } else if context.isInDefer {
            report("'return' cannot transfer control out of a defer statement", at: range)
        } else if !context.canReturn {
            report(
                "return invalid outside of a func", at: range,
                hint: "put the code into #Playground { … } or use 'if' and 'else'")
        }
        if let value { checkSource(value, context) }
    }

    private func reportJump(_ word: String, outOf keyword: String, _ range: SourceRange) {
        report("cannot use '\(word)' to transfer control out of '\(keyword)' expression", at: range)
    }

    private func checkBreak(_ label: Identifier?, _ range: SourceRange, _ context: Context) {
        if let label { return checkLabel(label, context) }
        if !context.targets.contains(where: { $0.kind != .other }) {
            if let keyword = context.valueOf { return reportJump("break", outOf: keyword, range) }
            report(
                context.targets.isEmpty
                    ? "'break' is only allowed inside a loop, if, do, or switch"
                    : "unlabeled 'break' is only allowed inside a loop or switch, a labeled break is required to exit an if or do",
                at: range)
        }
    }

    private func checkContinue(_ label: Identifier?, _ range: SourceRange, _ context: Context) {
        if let label { return checkLabel(label, context) }
        if !context.targets.contains(where: { $0.kind == .loop }) {
            if let keyword = context.valueOf { return reportJump("continue", outOf: keyword, range) }
            report("'continue' is only allowed inside a loop", at: range)
        }
    }

    private func checkLabel(_ label: Identifier, _ context: Context) {
        let labels = context.targets.compactMap(\.label)
        guard !labels.contains(label.text) else { return }
        report(
            "cannot find label '\(label.text)' in scope", at: label.range,
            hint: Suggestion.nearest(to: label.text, in: labels).map { "did you mean '\($0)'?" })
    }

    private func checkFallthrough(_ range: SourceRange, _ context: Context) {
        switch context.hasNextCase {
        case nil: report("'fallthrough' is only allowed inside a switch", at: range)
        case false?: report("'fallthrough' without a following 'case' or 'default' block", at: range)
        case true?: break
        }
    }

    private func checkThrow(_ value: Expression, _ range: SourceRange, _ context: Context) {
        if !context.canThrow {
            report(
                "error is not handled because the enclosing function is not declared 'throws'", at: range,
                hint: "add 'throws' after the parameters, or catch every error")
        }
        checkSource(value, context)
    }

    func checkAwait(_ what: String, _ range: SourceRange, _ context: Context) {
        guard !context.canAwait else { return }
        report(
            "\(what) in a function that does not support concurrency", at: range,
            hint: "add 'async' after the parameters")
    }
}

extension DoStatement.Catch {
    /// `catch`, `catch let error` and `catch _`.
    fileprivate var catchesEverything: Bool {
        items.isEmpty
            || items.contains { item in
                guard item.condition == nil else { return false }
                switch item.pattern.kind {
                case .wildcard, .binding: return true
                default: return false
                }
            }
    }
}
