import PlaygroundSyntax
import SourceText

/// Operators on literals of the document's own kinds: `let sum: Expression = 2 * "x" + 1`.
extension Checker {
    /// The operation with both operands as what is wanted; nil where that takes no literals or the operands do not fit.
    func literalOperation(
        _ left: Expression, _ symbol: Identifier, _ right: Expression, _ expected: Type?, _ range: SourceRange
    ) -> Code? {
        guard let target = ownOperand(symbol.text, expected), restsOnLiteral(left) || restsOnLiteral(right) else {
            return nil
        }
        if assumesOperands, !(restsOnLiteral(left) && restsOnLiteral(right)) { return nil }
        return assumed(target) {
            let (l, r) = (check(left, expecting: target), check(right, expecting: target))
            guard l.type == target, r.type == target else { return nil }
            return operation(l, symbol, r, settledOperand(left), settledOperand(right), target, range)
        }
    }

    /// The same with one operand, written after its operator.
    func literalOperation(
        _ symbol: Identifier, _ operand: Expression, _ expected: Type?, _ range: SourceRange
    ) -> Code? {
        guard let target = ownOperand(symbol.text, expected), restsOnLiteral(operand) else { return nil }
        return assumed(target) {
            let code = check(operand, expecting: target)
            return code.type == target ? unary(symbol, code, settledOperand(operand), target, range) : nil
        }
    }

    /// Stands for an operand that has been read, so that the operator does not read it again as a literal.
    private func settledOperand(_ operand: Expression) -> Expression {
        Expression(.name(NameReference(Identifier("operand", operand.range))), operand.range)
    }

    /// What `read` gives, if it gives what is wanted; inside of another reading of this kind it is not tried first.
    private func assumed(_ target: Type, _ read: () -> Code?) -> Code? {
        if assumesOperands { return read() }
        assumesOperands = true
        defer { assumesOperands = false }
        let trial = quietly(read)
        return trial.failed || trial.result?.type != target ? nil : read()
    }

    /// The wanted type, where it takes literals and has the operator.
    private func ownOperand(_ symbol: String, _ expected: Type?) -> Type? {
        guard let target = literalTarget(expected), case .nominal(let nominal, _) = target, !nominal.isFromHost,
            types.allProtocols(of: nominal).contains(where: { $0.name.hasPrefix("ExpressibleBy") }),
            !operatorMembers(symbol, [target], count: 2).isEmpty || !operatorMembers(symbol, [target], count: 1).isEmpty
        else { return nil }
        return target
    }

    /// Whether an expression of operators holds nothing but literals.
    private func restsOnLiteral(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .integer, .float, .string, .boolean: true
        case .tuple(let elements) where elements.count == 1: restsOnLiteral(elements[0].value)
        case .prefix(_, let operand): restsOnLiteral(operand)
        case .binary(let left, _, let right): restsOnLiteral(left) && restsOnLiteral(right)
        default: false
        }
    }
}
