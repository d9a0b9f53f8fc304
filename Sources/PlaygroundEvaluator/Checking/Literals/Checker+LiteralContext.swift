import PlaygroundSyntax
import SourceText

extension Checker {
    /// The type of a right operand that has none of its own: in `date + .seconds(5)` only an operator function knows it.
    func followingType(_ right: Expression, _ left: Type, _ symbol: String) -> Type {
        let usual = operandType(left, symbol)
        if let name = implicitName(right), !left.isOptional, !staticMembers(name, of: left).isEmpty { return left }
        guard let name = implicitName(right),
            implicitBases(usual, name).allSatisfy({ staticMembers(name, of: $0).isEmpty })
        else { return usual }
        for found in operatorMembers(symbol, [left], count: 2) {
            let operand = types.substitute(found.member.type.parameters[1].type, found.substitution)
            if !types.isOpen(operand), !staticMembers(name, of: operand).isEmpty { return operand }
        }
        return usual
    }

    private func implicitName(_ expression: Expression) -> String? {
        switch expression.kind {
        case .implicitMember(let reference): reference.name.text
        case .member(let base, _): implicitName(base)
        case .call(let call): implicitName(call.callee)
        default: nil
        }
    }

    /// `Version("1.2")` is the literal itself, as that type, when the type takes such literals; so is `Int?(nil)`.
    func literalItself(_ argument: Expression, _ type: Type) -> Code? {
        if case .optional = type, isNil(argument) { return check(argument, expecting: type) }
        guard case .nominal(let nominal, _) = type, nominal !== types.core.string, nominal !== types.core.character,
            !isNumber(type)
        else { return nil }
        let labels: [String]
        switch argument.kind {
        case .string(let literal):
            labels = ["stringLiteral"] + (literal.plainText?.unicodeScalars.count == 1 ? ["unicodeScalarLiteral"] : [])
        case .integer: labels = ["integerLiteral"]
        case .float: labels = ["floatLiteral"]
        default: return nil
        }
        let takes = types.lookup("init", of: type, isStatic: true).contains { found in
            labels.contains { [$0] == found.member.labels }
        }
        guard takes else { return nil }
        let code = check(argument, expecting: type)
        return code.type == type ? code : nil
    }

    /// `(0...1).contains(share)`: the bounds are of the argument's type, when nothing else fits.
    func callOnRange(
        _ base: Expression, _ reference: NameReference, _ given: GivenArguments, _ expected: Type?, _ range: SourceRange
    ) -> Code? {
        var inner = base
        if case .tuple(let parts) = base.kind, parts.count == 1 { inner = parts[0].value }
        guard case .binary(let left, let symbol, let right) = inner.kind, isRangeSymbol(symbol.text),
            needsContext(left) || isText(left), needsContext(right) || isText(right), let argument = given.list.first,
            !needsContext(argument.value)
        else { return nil }
        let plain = quietly { callMember(of: check(base), reference, given, expected, range) }
        guard plain.failed else { return nil }
        let bound = quietly { check(argument.value) }
        guard !bound.failed, !types.isOpen(bound.result.type) else { return nil }
        let nominal = symbol.text == "..." ? types.core.closedRange : types.core.range
        let wanted = Type.nominal(nominal, [bound.result.type])
        let other = quietly { callMember(of: check(base, expecting: wanted), reference, given, expected, range) }
        guard !other.failed else { return nil }
        return callMember(of: check(base, expecting: wanted), reference, given, expected, range)
    }

    private func isText(_ expression: Expression) -> Bool {
        if case .string = expression.kind { true } else { false }
    }
}
