import PlaygroundSyntax

extension Checker {
    /// The type of a right operand that has none of its own: in `date + .seconds(5)` only an operator function knows it.
    func followingType(_ right: Expression, _ left: Type, _ symbol: String) -> Type {
        let usual = operandType(left, symbol)
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
}
