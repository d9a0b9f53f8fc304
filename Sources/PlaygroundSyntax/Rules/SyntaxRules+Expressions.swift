import SourceText

extension SyntaxRules {
    func check(_ value: Expression, _ context: Context) {
        switch value.kind {
        case .closure(let closure): check(closure, context)
        case .ifExpression: reportMisplaced("if", value.range)
        case .switchExpression: reportMisplaced("switch", value.range)
        case .await: checkAwait("'await'", value.range, context)
        case .closureParameter: checkAnonymous(value.range, context)
        case .discard:
            report("'_' can only appear in a pattern or on the left side of an assignment", at: value.range)
        case .inoutArgument: report("use of extraneous '&'", at: value.range)
        case .tuple(let elements): checkTuple(elements, value.range)
        case .assignment(_, let source) where source.isBranchValue: checkSource(source, context)
        default: break
        }
        for child in plainChildren(of: value) { check(child, context) }
    }

    /// The expressions inside, without the `&` and `_` that are allowed where they stand.
    private func plainChildren(of value: Expression) -> [Expression] {
        switch value.kind {
        case .call, .subscript, .macro, .binary: value.children.map(\.withoutInout)
        case .assignment(let target, let value): targetParts(target) + (value.isBranchValue ? [] : [value])
        default: value.children
        }
    }

    private func targetParts(_ target: Expression) -> [Expression] {
        switch target.kind {
        case .discard: []
        case .tuple(let elements): elements.flatMap { targetParts($0.value) }
        default: [target]
        }
    }

    private func checkTuple(_ elements: [Argument], _ range: SourceRange) {
        if elements.count == 1 {
            report("cannot create a single-element tuple with an element label", at: range)
        }
    }

    // MARK: Closures

    private func check(_ closure: Closure, _ context: Context) {
        var inner = Context.body(isAsync: true, isThrowing: true)
        inner.closureParameters = closure.parameters == nil ? .anonymous : .named
        if closure.parameters != nil { checkNames(closure.parameters?.map(\.name) ?? []) }
        check(closure.body, inner)
    }

    private func checkAnonymous(_ range: SourceRange, _ context: Context) {
        switch context.closureParameters {
        case .anonymous: break
        case .named:
            report(
                "anonymous closure arguments cannot be used inside a closure that has explicit arguments", at: range)
        case .none: report("anonymous closure argument not contained in a closure", at: range)
        }
    }

    // MARK: Patterns

    func check(_ pattern: Pattern, _ context: Context) {
        switch pattern.kind {
        case .wildcard, .binding, .isType: break
        case .tuple(let elements): for element in elements { check(element.pattern, context) }
        case .enumCase(_, _, let payload): for element in payload ?? [] { check(element.pattern, context) }
        case .optional(let inner), .cast(let inner, _), .typed(let inner, _): check(inner, context)
        case .expression(let value): check(value, context)
        }
    }
}

extension Expression {
    fileprivate var withoutInout: Expression {
        guard case .inoutArgument(let value) = kind else { return self }
        return value
    }
}
