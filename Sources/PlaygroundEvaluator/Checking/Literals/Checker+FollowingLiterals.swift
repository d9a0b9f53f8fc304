import PlaygroundSyntax
import SourceText

/// Calls such as `reduce(0) { $0 + $1.price }`, where a literal is what the closure or operator beside it makes of it.
extension Checker {
    /// Reads the arguments under the parameters' types, finds the generic arguments, and makes the call.
    func apply(
        _ candidate: Candidate, _ receiver: Receiver, _ given: GivenArguments, _ checked: [Int: Code],
        _ expected: Type?,
        _ range: SourceRange
    ) -> Code {
        guard let (parameter, others) = parameterOfLiteral(candidate, given) else {
            return apply(candidate, receiver, given, checked, expected, range, assuming: [:])
        }
        let before = (diagnostics, blockVariables, blockFunctions, function.captures)
        let code = apply(candidate, receiver, given, checked, expected, range, assuming: [:])
        guard diagnostics.count > before.0.count, hasErrors(since: before.0.count) else { return code }
        // In `reduce(0) { $0 + $1.price }` the literal is what the closure makes of it.
        let faults = diagnostics
        (diagnostics, blockVariables, blockFunctions, function.captures) = before
        for other in others {
            let assumed = [parameter: other]
            let trial = quietly { apply(candidate, receiver, given, checked, expected, range, assuming: assumed) }
            if trial.failed { continue }
            return apply(candidate, receiver, given, checked, expected, range, assuming: assumed)
        }
        diagnostics = faults
        return code
    }

    private func hasErrors(since count: Int) -> Bool { diagnostics[count...].contains { $0.severity == .error } }

    /// The generic parameter that only an integer literal tells, where a closure or an operator could tell otherwise, and
    /// what it could be.
    private func parameterOfLiteral(_ candidate: Candidate, _ given: GivenArguments) -> (GenericParameter, [Type])? {
        let member = candidate.found.member
        guard !member.genericParameters.isEmpty,
            given.list.contains(where: { argument in
                if case .closure = argument.value.kind { true } else { isOperatorName(argument.value) }
            })
        else { return nil }
        for (position, slot) in candidate.slots.enumerated() {
            guard case .argument(let index) = slot,
                case .parameter(let parameter) = member.type.parameters[position].type,
                canFollow(given.list[index].value),
                candidate.found.substitution[parameter] == nil
            else { continue }
            let others = isNumberLiteral(given.list[index].value) ? [types.double] : [types.int, types.double]
            return (parameter, others + operandTypes(candidate))
        }
        return nil
    }

    /// Whether an argument takes its type from the rest of the call: `0`, `.zero`, `nil`.
    private func canFollow(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .implicitMember, .nilLiteral: true
        case .call(let call): canFollow(call.callee)
        default: isNumberLiteral(expression) && !isFloatLiteral(expression)
        }
    }

    /// The known types that the function parameters of a candidate take.
    private func operandTypes(_ candidate: Candidate) -> [Type] {
        let parameters = candidate.found.member.type.parameters.compactMap(\.type.function).flatMap(\.parameters)
        return parameters.map { visible(types.substitute($0.type, candidate.found.substitution)) }.filter { type in
            if case .parameter = type { return true }
            return !types.isOpen(type) && type != types.int && type != types.double
        }
    }
}
