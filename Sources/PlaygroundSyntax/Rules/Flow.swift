/// Whether control can reach the end of some statements, as far as their form tells.
enum Flow {
    /// True only when the end is surely reachable: a call that may never return leaves it open.
    static func surelyContinues(_ statements: [Statement]) -> Bool {
        guard let last = statements.last else { return true }
        return surelyContinues(last) && !statements.contains(where: leaves)
    }

    private static func leaves(_ statement: Statement) -> Bool {
        switch statement.kind {
        case .return, .break, .continue, .fallthrough, .throw: true
        default: false
        }
    }

    private static func surelyContinues(_ statement: Statement) -> Bool {
        switch statement.kind {
        case .expression(let value): surelyReturns(value)
        case .declaration, .defer: true
        case .if(let parts): surelyContinues(parts)
        case .guard: true
        case .switch(let parts): parts.cases.contains { surelyContinues($0.body) || breaks($0.body) }
        case .for: true
        case .while(let label, let conditions, let body): !isAlwaysTrue(conditions) || breaks(body, label)
        case .repeatWhile: false
        case .do(let parts): surelyContinues(parts.body) || parts.catches.contains { surelyContinues($0.body) }
        case .return, .break, .continue, .fallthrough, .throw: false
        }
    }

    private static func surelyContinues(_ parts: IfStatement) -> Bool {
        switch parts.else {
        case nil: !isAlwaysTrue(parts.conditions)
        case .block(let body)?: surelyContinues(parts.body) || surelyContinues(body)
        case .elseIf(let statement)?: surelyContinues(parts.body) || surelyContinues(statement)
        }
    }

    private static func isAlwaysTrue(_ conditions: [Condition]) -> Bool {
        conditions.allSatisfy { condition in
            switch condition {
            case .expression(let value):
                if case .boolean(true) = value.kind { return true }
                return false
            case .availability(let holds): return holds
            default: return false
            }
        }
    }

    /// Only `print` and what is no call at all is known to come back.
    private static func surelyReturns(_ value: Expression) -> Bool {
        switch value.kind {
        case .call(let call):
            guard case .name(let name) = call.callee.kind else { return false }
            return ["print", "debugPrint", "dump"].contains(name.name.text)
        case .try(_, let inner), .await(let inner): return surelyReturns(inner)
        case .macro, .ifExpression, .switchExpression, .chain: return false
        default: return true
        }
    }

    // MARK: Searching

    static func returnsSomewhere(_ statements: [Statement]) -> Bool {
        statements.contains { statement in
            if case .return = statement.kind { return true }
            return bodies(of: statement).contains(where: returnsSomewhere)
        }
    }

    /// Whether a `break` leaves the loop or switch that these statements are the body of.
    private static func breaks(_ statements: [Statement], _ label: Identifier? = nil) -> Bool {
        statements.contains { statement in
            switch statement.kind {
            case .break(let target): return target == nil || target?.text == label?.text
            case .for, .while, .repeatWhile, .switch:
                return label != nil && bodies(of: statement).contains { breaksTo(label, $0) }
            default: return bodies(of: statement).contains { breaks($0, label) }
            }
        }
    }

    private static func breaksTo(_ label: Identifier?, _ statements: [Statement]) -> Bool {
        statements.contains { statement in
            if case .break(let target?) = statement.kind { return target.text == label?.text }
            return bodies(of: statement).contains { breaksTo(label, $0) }
        }
    }

    private static func bodies(of statement: Statement) -> [[Statement]] {
        switch statement.kind {
        case .if(let parts): [parts.body] + elseBodies(parts.else)
        case .guard(_, let body), .while(_, _, let body), .repeatWhile(_, let body, _): [body]
        case .switch(let parts): parts.cases.map(\.body)
        case .for(let parts): [parts.body]
        case .do(let parts): [parts.body] + parts.catches.map(\.body)
        default: []
        }
    }

    private static func elseBodies(_ branch: IfStatement.Else?) -> [[Statement]] {
        switch branch {
        case .block(let body)?: [body]
        case .elseIf(let statement)?: [[statement]]
        case nil: []
        }
    }
}
