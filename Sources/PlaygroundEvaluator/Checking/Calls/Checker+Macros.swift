import PlaygroundSyntax
import SourceText

extension Checker {
    func macro(_ use: MacroUse, _ range: SourceRange) -> Code {
        switch use.name.text {
        case "expect", "require": return expectation(use, range)
        case "Preview", "Playground": return Code(.constant(.void), .void, range)
        case "warning":
            if case .string(let literal)? = use.arguments.first?.value.kind { warn(literal.plainText ?? "", range) }
            return Code(.constant(.void), .void, range)
        case "error":
            if case .string(let literal)? = use.arguments.first?.value.kind { error(literal.plainText ?? "", range) }
            return fault(range)
        default:
            error(
                "no macro named '\(use.name.text)'", use.name.range,
                hint: didYouMean(use.name.text, ["expect", "require", "Playground"] + types.macros.keys.sorted()))
            return fault(range)
        }
    }

    /// `#expect(condition, "comment")` and `#require(…)`, which also unwraps.
    private func expectation(_ use: MacroUse, _ range: SourceRange) -> Code {
        let isRequirement = use.name.text == "require"
        guard let condition = use.arguments.first?.value else {
            if use.trailing.isEmpty { error("missing argument for parameter #1 in macro expansion", range) }
            return fault(range)
        }
        if isRequirement {
            guard flow.isInTry else {
                error("call can throw but is not marked with 'try'", range, hint: "did you mean to use 'try'?")
                return fault(range)
            }
            flow.hasThrowing = true
            markThrowing()
        }
        let comment = use.arguments.dropFirst().first.map { check($0.value, expecting: types.string) }
        var operands: [(source: String, variable: LocalVariable, code: Code)] = []
        var unwrapped: Type?
        var code: Code
        if isRequirement {
            code = check(condition)
            if case .optional(let wrapped) = code.type {
                unwrapped = wrapped
            } else {
                code = convert(code, to: types.bool, .condition)
            }
        } else {
            code = check(condition, as: types.bool, .condition)
        }
        code = capturing(code, &operands)
        let made = ExpectationCode(
            source: file.text(in: condition.range), condition: code, operands: operands, comment: comment,
            isRequirement: isRequirement)
        return Code(.expectation(made), unwrapped ?? .void, range)
    }

    /// Replaces the operands of a comparison by variables, so that their values can be told when it fails.
    private func capturing(_ code: Code, _ operands: inout [(source: String, variable: LocalVariable, code: Code)])
        -> Code
    {
        func keep(_ operand: Code) -> Code {
            if case .constant = operand.kind { return operand }
            let variable = makeTemporary(operand.type, operand.range)
            variable.isAssigned = true
            operands.append((file.text(in: operand.range), variable, operand))
            return Code(.local(variable), operand.type, operand.range)
        }
        let kind: Code.Kind
        switch code.kind {
        case .comparison(let comparison, let a, let b): kind = .comparison(comparison, keep(a), keep(b))
        case .valuesEqual(let a, let b): kind = .valuesEqual(keep(a), keep(b))
        case .dynamicOperator(let symbol, let parts): kind = .dynamicOperator(symbol, parts.map(keep))
        case .not(let inner): kind = .not(capturing(inner, &operands))
        case .isNil(let inner): kind = .isNil(keep(inner))
        case .callHost(let member, let receiver?, let call) where !member.isMutating && !member.isStatic:
            kind = .callHost(member, receiver: keep(receiver), call)
        case .dispatch(let member, let receiver, let arguments):
            kind = .dispatch(member, receiver: keep(receiver), arguments)
        default: return code
        }
        return Code(kind, code.type, code.range)
    }
}
