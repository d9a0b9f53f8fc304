extension Step {
    /// The code in a statement and in the blocks below it.
    var parts: [CodePart] {
        switch self {
        case .evaluate(let code), .give(_, let code), .launch(_, let code), .throw(let code, _): [.code(code)]
        case .bind(_, let code), .return(let code): code.map { [.code($0)] } ?? []
        case .destructure(let pattern, let code): [.code(code)] + pattern.parts
        case .show(let show): show.parts
        case .if(let conditions, let body, let otherwise):
            conditions.flatMap(\.parts) + [.block(body)] + (otherwise.map { [.block($0)] } ?? [])
        case .guard(let conditions, let body), .while(_, let conditions, let body):
            conditions.flatMap(\.parts) + [.block(body)]
        case .repeatWhile(_, let body, let condition): [.block(body), .code(condition)]
        case .forRange(_, _, let lower, let upper, _, let body): [.code(lower), .code(upper), .block(body)]
        case .forEach(let loop): loop.parts
        case .switch(_, let choice): [.code(choice.value)] + choice.cases.flatMap { parts($0.items, $0.body) }
        case .do(_, let body, let handlers, _): [.block(body)] + handlers.flatMap { parts($0.items, $0.body) }
        case .block(_, let body), .defer(let body): [.block(body)]
        case .bindGlobal, .break, .continue, .fallthrough: []
        }
    }

    private func parts(_ items: [(pattern: PatternCode, condition: Code?)], _ body: Block) -> [CodePart] {
        items.flatMap { $0.pattern.parts + ($0.condition.map { [.code($0)] } ?? []) } + [.block(body)]
    }
}

extension ConditionCode {
    fileprivate var parts: [CodePart] {
        switch self {
        case .expression(let code), .unwrap(_, let code): [.code(code)]
        case .match(let pattern, let code): [.code(code)] + pattern.parts
        case .constant: []
        }
    }
}

extension ForCode {
    fileprivate var parts: [CodePart] {
        [.code(sequence)] + pattern.parts + (condition.map { [.code($0)] } ?? []) + [.block(body)]
    }
}

extension ShowStep {
    fileprivate var parts: [CodePart] {
        if case .code(let code) = source { return [.code(code)] }
        return []
    }
}

extension PatternCode {
    /// The code in expressions among the patterns.
    var parts: [CodePart] {
        switch self {
        case .tuple(let inner), .enumCase(_, _, _, let inner): inner.flatMap(\.parts)
        case .some(let inner), .cast(let inner, _), .tuplePayload(let inner, _): inner.parts
        case .expression(_, let code): [.code(code)]
        case .wildcard, .bind, .none, .isType, .equal: []
        }
    }
}
