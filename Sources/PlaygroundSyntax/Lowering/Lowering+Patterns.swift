import SourceText
internal import SwiftSyntax

extension Lowering {
    /// - Parameter isVariable: whether names are bound by `var`, which stands outside the pattern.
    func pattern(_ node: PatternSyntax, isVariable: Bool = false) -> Pattern {
        switch node.as(PatternSyntaxEnum.self) {
        case .wildcardPattern: return Pattern(.wildcard, range(node))
        case .identifierPattern(let node): return binding(node, isVariable)
        case .tuplePattern(let node): return tuple(node, isVariable)
        case .expressionPattern(let node): return pattern(node.expression, isVariable)
        case .isTypePattern(let node): return Pattern(.isType(type(node.type)), range(node))
        case .valueBindingPattern(let node): return valueBinding(node)
        default:
            fail("this pattern is not supported", at: node)
            return Pattern(.wildcard, range(node))
        }
    }

    func typed(_ pattern: Pattern, _ annotation: TypeAnnotationSyntax?) -> Pattern {
        guard let annotation else { return pattern }
        let type = type(annotation.type)
        return Pattern(.typed(pattern, type), pattern.range.union(type.range))
    }

    private func binding(_ node: IdentifierPatternSyntax, _ isVariable: Bool) -> Pattern {
        Pattern(.binding(identifier(node.identifier), isVariable: isVariable), range(node))
    }

    private func valueBinding(_ node: ValueBindingPatternSyntax) -> Pattern {
        let word = node.bindingSpecifier.text
        guard word == "let" || word == "var" else {
            fail("'\(word)' patterns are not supported", at: node, hint: "use 'let' or 'var'")
            return Pattern(.wildcard, range(node))
        }
        return pattern(node.pattern, isVariable: word == "var")
    }

    /// `(pattern)` is `pattern`.
    private func tuple(_ node: TuplePatternSyntax, _ isVariable: Bool) -> Pattern {
        if node.elements.count == 1, let only = node.elements.first, only.label == nil {
            return pattern(only.pattern, isVariable: isVariable)
        }
        let elements = node.elements.map {
            (label: $0.label.map(identifier), pattern: pattern($0.pattern, isVariable: isVariable))
        }
        return Pattern(.tuple(elements), range(node))
    }

    // MARK: Patterns written as expressions

    private func pattern(_ node: ExprSyntax, _ isVariable: Bool) -> Pattern {
        switch node.as(ExprSyntaxEnum.self) {
        case .patternExpr(let node): return pattern(node.pattern, isVariable: isVariable)
        case .discardAssignmentExpr: return Pattern(.wildcard, range(node))
        case .tupleExpr(let node): return tuple(node, isVariable)
        case .optionalChainingExpr(let inner):
            return Pattern(.optional(pattern(inner.expression, isVariable)), range(node))
        case .memberAccessExpr(let inner): return enumCase(inner) ?? value(node)
        case .functionCallExpr(let inner): return enumCase(inner, isVariable) ?? value(node)
        case .sequenceExpr(let inner): return cast(inner, isVariable) ?? value(node)
        default: return value(node)
        }
    }

    private func value(_ node: ExprSyntax) -> Pattern {
        Pattern(.expression(expression(node)), range(node))
    }

    private func tuple(_ node: TupleExprSyntax, _ isVariable: Bool) -> Pattern {
        if node.elements.count == 1, let only = node.elements.first, only.label == nil {
            return pattern(only.expression, isVariable)
        }
        return Pattern(.tuple(payload(node.elements, isVariable)), range(node))
    }

    private func payload(
        _ list: LabeledExprListSyntax, _ isVariable: Bool
    ) -> [(label: Identifier?, pattern: Pattern)] {
        list.map { (label: $0.label.map(identifier), pattern: pattern($0.expression, isVariable)) }
    }

    /// `.name` and `Type.name`; a member of a value, such as `limits.low`, is an expression.
    private func enumCase(_ node: MemberAccessExprSyntax) -> Pattern? {
        guard let (type, name) = caseName(node) else { return nil }
        return Pattern(.enumCase(type: type, name: name, payload: nil), range(node))
    }

    private func enumCase(_ node: FunctionCallExprSyntax, _ isVariable: Bool) -> Pattern? {
        guard node.trailingClosure == nil,
            let (type, name) = node.calledExpression.as(MemberAccessExprSyntax.self).flatMap(caseName),
            name.text != "init"
        else { return nil }
        return Pattern(
            .enumCase(type: type, name: name, payload: payload(node.arguments, isVariable)), range(node))
    }

    private func caseName(_ node: MemberAccessExprSyntax) -> (type: TypeName?, name: Identifier)? {
        guard node.declName.argumentNames == nil, node.declName.baseName.text != "self" else { return nil }
        guard let base = node.base else { return (nil, identifier(node.declName.baseName)) }
        guard let type = typeSpelled(by: base) else { return nil }
        return (type, identifier(node.declName.baseName))
    }

    /// `let x as Type`
    private func cast(_ node: SequenceExprSyntax, _ isVariable: Bool) -> Pattern? {
        let elements = Array(node.elements)
        guard elements.count == 3, let mark = elements[1].as(UnresolvedAsExprSyntax.self),
            mark.questionOrExclamationMark == nil, let target = elements[2].as(TypeExprSyntax.self)
        else { return nil }
        return Pattern(.cast(pattern(elements[0], isVariable), type(target.type)), range(node))
    }
}
