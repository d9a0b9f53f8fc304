import PlaygroundSyntax
import SourceText

/// The operands of an operator: which of them is read first, and what it tells about the other.
extension Checker {
    /// Reads both operands: one that knows its type leads.
    func operands(_ left: Expression, _ symbol: String, _ right: Expression, _ expected: Type?) -> (Code, Code) {
        let isComparison = Self.comparisons.contains(symbol)
        let own = isComparison ? nil : ownerOfOperator(symbol, before: left, expected)
        let leftFollows = own == nil && needsContext(left)
        let rightFollows = needsContext(right)
        if leftFollows, !rightFollows {
            let r = check(right)
            let l = check(left, expecting: r.type.isUnknown ? nil : operandType(r.type, symbol))
            return (l, settled(r, right, beside: l))
        }
        if leftFollows, rightFollows {
            let hint = isComparison ? nil : operandExpectation(expected, symbol)
            let isFloat = isFloatLiteral(left) || isFloatLiteral(right)
            let wanted = hint ?? (isFloat ? types.double : nil)
            if isNil(left), !isNil(right) {
                let r = check(right)
                return (check(left, expecting: .optional(r.type)), r)
            }
            let l = check(left, expecting: wanted)
            return (l, check(right, expecting: wanted ?? operandType(l.type, symbol)))
        }
        let l = check(left, expecting: own ?? (isComparison ? nil : operandExpectation(expected, symbol)))
        if symbol == "+", let wide = widened(l, expected) { return (wide, check(right, expecting: wide.type)) }
        let followed =
            isNil(right) && !l.type.isOptional ? .optional(l.type) : followingType(right, l.type, symbol)
        let r = check(right, expecting: rightFollows ? followed : hintOnly(right, l.type))
        return (settled(l, left, beside: r), settled(r, right, beside: l))
    }

    /// The type that is wanted, where it declares the operator and the left operand is one of its members: `.now() + 5`.
    private func ownerOfOperator(_ symbol: String, before left: Expression, _ expected: Type?) -> Type? {
        guard let target = literalTarget(expected), startsImplicitly(left), case .nominal = target,
            !isNumber(target), !types.lookup(symbol, of: target, isStatic: true).isEmpty
        else { return nil }
        return target
    }

    /// A call whose result is open, or one of several, takes the type of the other operand: `zero() + 2.5`,
    /// `Matrix([[0.5]]) + Matrix([[1]])`.
    private func settled(_ code: Code, _ expression: Expression, beside other: Code) -> Code {
        guard case .call = expression.kind, !other.type.isUnknown,
            code.type.isUnknown || ambiguousCalls[expression.range] != nil && code.type != other.type
                || areArgumentsOther(code.type, other.type)
        else { return code }
        let again = quietly { check(expression, expecting: other.type) }
        guard !again.failed, code.type.isUnknown ? !again.result.type.isUnknown : again.result.type == other.type else {
            return code
        }
        return check(expression, expecting: other.type)
    }

    /// Whether two types are one generic type with other arguments.
    private func areArgumentsOther(_ one: Type, _ other: Type) -> Bool {
        guard case .nominal(let first, let own) = one, case .nominal(let second, let others) = other else {
            return false
        }
        return first === second && own != others
    }

    /// What an operand that knows its type may still use: element types of literals inside it.
    func hintOnly(_ expression: Expression, _ type: Type) -> Type? {
        switch expression.kind {
        case .array, .dictionary, .tuple, .binary, .string: type
        case .ternary: type
        // `length + Measurement(value: 5, unit: .meters)`: the other operand says what kind of unit.
        case .call(let call): call.arguments.contains { startsImplicitly($0.value) } ? type : nil
        default: nil
        }
    }

    func isNil(_ expression: Expression) -> Bool {
        if case .nilLiteral = expression.kind { return true }
        return false
    }

    func operandType(_ type: Type, _ symbol: String) -> Type {
        if symbol == "<<" || symbol == ">>" { return types.int }
        if symbol == "==" || symbol == "!=", !type.isOptional, !type.isUnknown { return .optional(type) }
        return type
    }

    /// The left array as the array that is wanted, so that the right one can have other elements of that type.
    private func widened(_ code: Code, _ expected: Type?) -> Code? {
        guard let target = literalTarget(expected), case .array = target, isSettled(target), code.type != target else {
            return nil
        }
        return converted(code, to: target)
    }

    /// What an operand should be for the result that is wanted: the same number, or the same array for `+`.
    private func operandExpectation(_ expected: Type?, _ symbol: String) -> Type? {
        if symbol == "+", let target = literalTarget(expected), case .array = target { return target }
        return numberExpectation(expected)
    }

    func numberExpectation(_ expected: Type?) -> Type? {
        guard let target = literalTarget(expected), case .nominal(let nominal, _) = target else { return nil }
        let numbers = [types.core.int, types.core.double, types.core.float] + types.core.sized.values
        return numbers.contains(nominal) || nominal.name == "CGFloat" || nominal.name == "Decimal" ? target : nil
    }
}
