import PlaygroundSyntax
import SourceText

/// `if` and `switch` as expressions: each branch gives its value to a variable, which is then read.
extension Checker {
    func ifExpression(_ statement: IfStatement, _ expected: Type?, _ range: SourceRange) -> Code {
        branchValue(Statement(.if(statement), range), expected)
    }

    func switchExpression(_ statement: SwitchStatement, _ expected: Type?, _ range: SourceRange) -> Code {
        branchValue(Statement(.switch(statement), range), expected)
    }

    private func branchValue(_ statement: Statement, _ expected: Type?) -> Code {
        let values = BranchValues(result: makeTemporary(.unknown, statement.range))
        if let expected, !expected.mentionsUnknown { values.wanted = expected }
        if case .optional = expected { values.wantsOptional = true }
        if values.wanted == nil { values.common = commonType(of: statement, wantsOptional: values.wantsOptional) }
        let steps = branchSteps(statement, values)
        let type = values.wanted ?? values.common ?? (values.hasValue ? .unknown : .void)
        values.result.type = type
        let all = [.bind(values.result, nil)] + steps
        let block = Block(steps: all, places: all.map { _ in statement.range })
        return Code(
            .sequence(block, Code(.local(values.result), type, statement.range)), type, statement.range)
    }

    /// Where nothing says what type is wanted, each branch has its own, and all must come to one.
    private func commonType(of statement: Statement, wantsOptional: Bool) -> Type? {
        let values = BranchValues(
            result: LocalVariable("", .unknown, isLet: false, in: function, range: statement.range))
        values.wantsOptional = wantsOptional
        _ = quietly { branchSteps(statement, values) }
        let known = values.found.filter { !$0.type.mentionsUnknown && !isNever($0.type) }
        guard var common = known.first?.type else { return nil }
        for value in known.dropFirst() {
            guard let joined = join(fault(value.range, common), fault(value.range, value.type)) else {
                error("branches have mismatching types '\(common)' and '\(value.type)'", value.range)
                return nil
            }
            common = joined.2
        }
        if wantsOptional, !common.isOptional { return .optional(common) }
        return common
    }

    /// Reads `if` or `switch` so that each branch gives its value.
    private func branchSteps(_ statement: Statement, _ values: BranchValues) -> [Step] {
        switch statement.kind {
        case .if(let branch): [ifBranch(branch, values)]
        case .switch(let choice):
            [switchStep(choice, statement.range) { [self] body in branchBlock(body, values) }]
        default: []
        }
    }

    private func ifBranch(_ statement: IfStatement, _ values: BranchValues) -> Step {
        // Names bound by the conditions are visible in the body only.
        let (conditions, body) = inScope {
            (self.conditions(statement.conditions), branchBlock(statement.body, values))
        }
        return .if(conditions, body, otherBranch(statement, values))
    }

    private func otherBranch(_ statement: IfStatement, _ values: BranchValues) -> Block? {
        switch statement.else {
        case .block(let statements): return branchBlock(statements, values)
        case .elseIf(let next):
            guard case .if(let branch) = next.kind else { return nil }
            return Block(steps: [ifBranch(branch, values)], places: [next.range])
        case nil:
            error("'if' must have an unconditional 'else' when used as expression", statement.conditionRange)
            return nil
        }
    }

    private func branchBlock(_ body: [Statement], _ values: BranchValues) -> Block {
        guard let last = body.last else { return Block() }
        return block { steps in
            for statement in body.dropLast() { steps += self.step(statement) }
            switch last.kind {
            case .expression(let expression): steps.append(self.give(expression, values))
            case .if, .switch: steps += self.branchSteps(last, values)
            default: steps += self.step(last)
            }
        }
    }

    private func give(_ expression: Expression, _ values: BranchValues) -> Step {
        let code = branchCode(expression, values)
        values.hasValue = true
        values.found.append((code.type, expression.range))
        return isNever(code.type) ? .evaluate(code) : .give(values.result, code)
    }

    private func branchCode(_ expression: Expression, _ values: BranchValues) -> Code {
        if let wanted = values.wanted { return check(expression, as: wanted, .branch) }
        if values.wantsOptional, case .nilLiteral = expression.kind {
            return check(expression, as: values.common ?? .optional(.unknown), .branch)
        }
        // Each branch finds its type alone: an empty array is one of anything.
        if case .array(let elements) = expression.kind, elements.isEmpty {
            return Code(.array([]), .array(.any), expression.range)
        }
        let code = check(expression)
        guard let common = values.common, !isNever(code.type) else { return code }
        return convert(code, to: common, .branch)
    }
}

/// What the branches of one `if` or `switch` give, while they are read.
private final class BranchValues {
    let result: LocalVariable
    /// What the place of the expression wants.
    var wanted: Type?
    /// Whether the place wants an optional of whatever the branches come to, as `compactMap` does.
    var wantsOptional = false
    /// What the branches come to, where no place wants anything.
    var common: Type?
    var found: [(type: Type, range: SourceRange)] = []
    var hasValue = false

    init(result: LocalVariable) {
        self.result = result
    }
}
