import SourceText
internal import SwiftSyntax

/// Folds operators in a row by their precedence.
extension Lowering {
    func sequence(_ node: SequenceExprSyntax) -> Expression {
        let elements = Array(node.elements)
        return deeper(by: elements.count / 2, node) {
            var folding = Folding(elements: elements)
            return fold(&folding, above: .lowest)
        }
    }

    private struct Folding {
        let elements: [ExprSyntax]
        var position = 0

        var next: ExprSyntax? { position < elements.count ? elements[position] : nil }
    }

    /// Folds operands and operators that bind at least as tightly as `limit`.
    private func fold(_ folding: inout Folding, above limit: Precedence) -> Expression {
        var left = operand(&folding)
        var previous: Precedence?
        while let element = folding.next {
            let precedence = precedence(of: element)
            guard precedence >= limit else { break }
            if precedence == previous, precedence.associativity == .none {
                fail(
                    "adjacent operators are in non-associative precedence group '\(precedence.name)'", at: element,
                    hint: "use parentheses")
            }
            previous = precedence
            folding.position += 1
            left = combine(left, element, precedence, &folding)
        }
        return left
    }

    /// `try` and `await` cover everything to their right.
    private func operand(_ folding: inout Folding) -> Expression {
        guard let element = folding.next else { return Expression(.nilLiteral, SourceRange(0, 0)) }
        if let effect = Effect(element) {
            if folding.position > 0, !allowsEffect(folding.elements[folding.position - 1]) {
                fail(
                    "'\(effect.word)' cannot appear to the right of a non-assignment operator", at: element,
                    hint: "write it at the beginning of the expression")
            }
            return covering(element, effect, &folding)
        }
        folding.position += 1
        return expression(element)
    }

    private func allowsEffect(_ element: ExprSyntax) -> Bool {
        precedence(of: element).name == "AssignmentPrecedence" || element.is(UnresolvedTernaryExprSyntax.self)
    }

    private func covering(_ element: ExprSyntax, _ effect: Effect, _ folding: inout Folding) -> Expression {
        let start = range(element)
        var inner = Folding(elements: [effect.operand] + folding.elements[(folding.position + 1)...])
        folding.position = folding.elements.count
        let value = fold(&inner, above: .lowest)
        let whole = start.union(value.range)
        switch effect.node {
        case .try(let node): return Expression(.try(tryKind(node), value), whole)
        case .await: return Expression(.await(value), whole)
        case .unsafe: return value
        }
    }

    private struct Effect {
        enum Node {
            case `try`(TryExprSyntax)
            case await
            case unsafe
        }

        let node: Node
        let operand: ExprSyntax
        let word: String

        init?(_ element: ExprSyntax) {
            switch element.as(ExprSyntaxEnum.self) {
            case .tryExpr(let node): (self.node, operand, word) = (.try(node), node.expression, "try")
            case .awaitExpr(let node): (self.node, operand, word) = (.await, node.expression, "await")
            case .unsafeExpr(let node): (self.node, operand, word) = (.unsafe, node.expression, "unsafe")
            default: return nil
            }
        }
    }

    // MARK: One operator

    private func precedence(of element: ExprSyntax) -> Precedence {
        switch element.as(ExprSyntaxEnum.self) {
        case .binaryOperatorExpr(let node): return operators.precedence(of: node.operator.text) ?? operators.default
        case .assignmentExpr: return operators.group("AssignmentPrecedence")
        case .unresolvedTernaryExpr: return operators.group("TernaryPrecedence")
        case .unresolvedAsExpr, .unresolvedIsExpr: return operators.group("CastingPrecedence")
        case .arrowExpr: return operators.group("FunctionArrowPrecedence")
        default: return operators.default
        }
    }

    private func combine(
        _ left: Expression, _ element: ExprSyntax, _ precedence: Precedence, _ folding: inout Folding
    ) -> Expression {
        if let mark = element.as(UnresolvedAsExprSyntax.self) { return cast(left, mark, &folding) }
        if element.is(UnresolvedIsExprSyntax.self) { return isType(left, &folding) }
        let right = fold(&folding, above: precedence.associativity == .right ? precedence : precedence.next)
        let whole = left.range.union(right.range)
        switch element.as(ExprSyntaxEnum.self) {
        case .unresolvedTernaryExpr(let node):
            return Expression(.ternary(condition: left, expression(node.thenExpression), right), whole)
        case .assignmentExpr: return Expression(.assignment(target: left, value: right), whole)
        case .binaryOperatorExpr(let node): return binary(left, node.operator, right, whole)
        default: return Expression(refuse(element, "a type cannot stand here"), whole)
        }
    }

    private func binary(
        _ left: Expression, _ token: TokenSyntax, _ right: Expression, _ whole: SourceRange
    ) -> Expression {
        if operators.precedence(of: token.text) == nil {
            fail(
                "operator '\(token.text)' is not a known binary operator", at: token,
                hint: "declare it in this block: 'infix operator \(token.text)'")
        }
        return Expression(.binary(left, identifier(token), right), whole)
    }

    private func cast(_ value: Expression, _ mark: UnresolvedAsExprSyntax, _ folding: inout Folding) -> Expression {
        let target = typeOperand(&folding)
        let kind: Expression.CastKind =
            switch mark.questionOrExclamationMark?.text {
            case "?": .conditional
            case "!": .forced
            default: .coercion
            }
        return Expression(.cast(value, kind, target), value.range.union(target.range))
    }

    private func isType(_ value: Expression, _ folding: inout Folding) -> Expression {
        let target = typeOperand(&folding)
        return Expression(.isType(value, target), value.range.union(target.range))
    }

    private func typeOperand(_ folding: inout Folding) -> TypeName {
        guard let element = folding.next else { return TypeName(.inferred, SourceRange(0, 0)) }
        folding.position += 1
        if let type = typeSpelled(by: element) { return type }
        fail("a type is expected here", at: element)
        return TypeName(.inferred, range(element))
    }
}
