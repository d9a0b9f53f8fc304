import PlaygroundSyntax
import SourceText

/// The document's own operators on functions: `3 |> double |> String.init`.
extension Checker {
    /// An operation with a closure or the name of a function as an operand: what it is depends on the operator's parameters.
    func functionOperation(
        _ left: Expression, _ symbol: Identifier, _ right: Expression, _ expected: Type?, _ range: SourceRange
    ) -> Code? {
        guard isFunctional(left) || isFunctional(right) else { return nil }
        let found = operatorMembers(symbol.text, [], count: 2).filter { !$0.member.isHost }
        guard !found.isEmpty else { return nil }
        var checked: [Int: Code] = [:]
        for (index, operand) in [left, right].enumerated() where !isFunctional(operand) && !needsContext(operand) {
            checked[index] = check(operand)
        }
        let given = GivenArguments([Argument(value: left), Argument(value: right)])
        let candidates = found.map { Candidate(found: $0, slots: [.argument(0), .argument(1)]) }
        guard let best = rank(candidates, given, checked, expected, .none).first else { return nil }
        return applyOperator(best.candidate, given, checked, expected, range)
    }

    private func isFunctional(_ expression: Expression) -> Bool {
        isClosure(expression) || namesFunction(expression)
    }

    /// Whether an expression is the name of a function, which may have several forms.
    func namesFunction(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .name, .member: dependsOnParameter(expression) && !needsContext(expression)
        default: false
        }
    }

    /// An operator of the library on operands that only the running program knows, as a closure.
    func openOperatorValue(_ name: Identifier, _ wanted: FunctionType?, _ range: SourceRange) -> Code? {
        let isComparison = Self.comparisons.contains(name.text)
        guard isComparison || Self.arithmeticSymbols.contains(name.text), wanted?.parameters.count ?? 2 == 2 else {
            return nil
        }
        let known = wanted?.parameters.map(\.type) ?? [.unknown, .unknown]
        guard known.contains(where: \.isUnknown) else { return nil }
        let made = types.makeFunction(
            name: name.text, file: file, range: range,
            type: FunctionType(
                parameters: known.map { FunctionType.Parameter(label: nil, name: "", type: $0) },
                result: isComparison ? types.bool : .unknown), parent: function)
        made.parameters = known.enumerated().map { index, type in
            let variable = LocalVariable("$\(index)", type, isLet: true, in: made, range: range)
            variable.isParameter = true
            variable.isAssigned = true
            return variable
        }
        let operands = made.parameters.map { Code(.local($0), $0.type, range) }
        made.body = Block(
            steps: [.return(Code(.dynamicOperator(name.text, operands), made.type.result, range))], places: [range])
        return Code(.closure(made), .function(made.type), range)
    }
}
