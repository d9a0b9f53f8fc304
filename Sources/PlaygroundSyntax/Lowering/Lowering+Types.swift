import SourceText
internal import SwiftSyntax

extension Lowering {
    func type(_ node: TypeSyntax) -> TypeName {
        deeperType(node) { TypeName(typeKind(node), range(node)) }
    }

    private func typeKind(_ node: TypeSyntax) -> TypeName.Kind {
        switch node.as(TypeSyntaxEnum.self) {
        case .identifierType(let node): return named(node)
        case .memberType(let node): return member(node)
        case .optionalType(let node): return .optional(type(node.wrappedType))
        case .implicitlyUnwrappedOptionalType(let node): return .implicitlyUnwrapped(type(node.wrappedType))
        case .arrayType(let node): return .array(type(node.element))
        case .dictionaryType(let node): return .dictionary(key: type(node.key), value: type(node.value))
        case .tupleType(let node): return tuple(node)
        case .functionType(let node): return function(node)
        case .someOrAnyType(let node): return someOrAny(node)
        case .compositionType(let node): return composition(node)
        case .metatypeType(let node): return .metatype(type(node.baseType))
        case .attributedType(let node): return typeKind(node.baseType)
        case .classRestrictionType: return .named(Identifier("AnyObject", range(node)), arguments: [])
        case .suppressedType: return unsupported(node, "types without an implied conformance ('~')")
        case .packElementType, .packExpansionType: return unsupported(node, "parameter packs")
        case .namedOpaqueReturnType: return unsupported(node, "named opaque types")
        case .inlineArrayType: return unsupported(node, "inline arrays", hint: "use an array: [Element]")
        default: return unsupported(node, "types of this form")
        }
    }

    private func unsupported(_ node: TypeSyntax, _ what: String, hint: String? = nil) -> TypeName.Kind {
        fail("\(what) are not supported", at: node, hint: hint)
        return .inferred
    }

    private func named(_ node: IdentifierTypeSyntax) -> TypeName.Kind {
        if node.name.text == "_" { return .inferred }
        return .named(identifier(node.name), arguments: genericArguments(node.genericArgumentClause))
    }

    private func member(_ node: MemberTypeSyntax) -> TypeName.Kind {
        .member(
            type(node.baseType), identifier(node.name), arguments: genericArguments(node.genericArgumentClause))
    }

    func genericArguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeName] {
        guard let clause else { return [] }
        return clause.arguments.map { argument in
            switch argument.argument {
            case .type(let node): return type(node)
            default:
                fail("values as generic arguments are not supported", at: argument)
                return TypeName(.inferred, range(argument))
            }
        }
    }

    /// `(T)` is `T`.
    private func tuple(_ node: TupleTypeSyntax) -> TypeName.Kind {
        if node.elements.count == 1, let only = node.elements.first, only.firstName == nil {
            return typeKind(only.type)
        }
        return .tuple(node.elements.map { (label: elementLabel($0), type: type($0.type)) })
    }

    private func elementLabel(_ node: TupleTypeElementSyntax) -> Identifier? {
        guard let name = node.firstName, name.text != "_" else { return nil }
        return identifier(name)
    }

    private func function(_ node: FunctionTypeSyntax) -> TypeName.Kind {
        .function(
            parameters: node.parameters.map(functionParameter),
            isAsync: node.effectSpecifiers?.asyncSpecifier != nil,
            isThrowing: isThrowing(node.effectSpecifiers?.throwsClause),
            thrown: thrown(node.effectSpecifiers?.throwsClause),
            result: type(node.returnClause.type))
    }

    private func functionParameter(_ node: TupleTypeElementSyntax) -> TypeName.FunctionParameter {
        TypeName.FunctionParameter(
            type: type(node.type), isInout: node.inoutKeyword != nil || isInout(node.type),
            isVariadic: node.ellipsis != nil)
    }

    /// The type in `throws(Error)`.
    func thrown(_ clause: ThrowsClauseSyntax?) -> TypeName? {
        isThrowing(clause) ? (clause?.type).map(type) : nil
    }

    /// `throws(Never)` does not throw.
    func isThrowing(_ clause: ThrowsClauseSyntax?) -> Bool {
        guard let clause else { return false }
        return clause.type?.trimmedDescription != "Never"
    }

    private func someOrAny(_ node: SomeOrAnyTypeSyntax) -> TypeName.Kind {
        let constraint = type(node.constraint)
        return node.someOrAnySpecifier.text == "some" ? .some(constraint) : .any(constraint)
    }

    /// `any P & ~Copyable` is `any P`: every type of ours can be copied.
    private func composition(_ node: CompositionTypeSyntax) -> TypeName.Kind {
        .composition(node.elements.map { type($0.type) })
    }

    // MARK: Marks on types

    func isInout(_ node: TypeSyntax) -> Bool {
        node.as(AttributedTypeSyntax.self)?.specifiers.contains { $0.trimmedDescription == "inout" } ?? false
    }

    func typeAttributes(_ node: TypeSyntax) -> [Attribute] {
        node.as(AttributedTypeSyntax.self).map { attributes($0.attributes) } ?? []
    }

    // MARK: Expressions that name types

    /// The type an expression spells, as in `[Int].self` or `Outer.Inner<Int>.self`; nil when it spells none.
    func typeSpelled(by node: ExprSyntax) -> TypeName? {
        switch node.as(ExprSyntaxEnum.self) {
        case .typeExpr(let node): return type(node.type)
        case .declReferenceExpr(let node): return namedType(node, arguments: [])
        case .memberAccessExpr(let node): return memberType(node, arguments: [])
        case .genericSpecializationExpr(let node): return specialized(node)
        case .arrayExpr(let node): return arrayType(node)
        case .dictionaryExpr(let node): return dictionaryType(node)
        case .optionalChainingExpr(let node): return optionalType(node)
        case .tupleExpr(let node): return tupleType(node)
        case .sequenceExpr(let node): return sequenceType(node)
        default: return nil
        }
    }

    /// Types begin with a capital letter, or with one of a script that has none.
    static func looksLikeType(_ name: String) -> Bool {
        guard let first = name.first(where: { $0 != "_" }) else { return false }
        return first.isLetter && !first.isLowercase
    }

    private func namedType(_ node: DeclReferenceExprSyntax, arguments: [TypeName]) -> TypeName? {
        guard node.argumentNames == nil, Lowering.looksLikeType(Lowering.name(node.baseName)) else { return nil }
        return TypeName(.named(identifier(node.baseName), arguments: arguments), range(node))
    }

    private func memberType(_ node: MemberAccessExprSyntax, arguments: [TypeName]) -> TypeName? {
        guard let base = node.base.flatMap(typeSpelled) else { return nil }
        let name = identifier(node.declName.baseName)
        if name.text == "Type" || name.text == "Protocol" { return TypeName(.metatype(base), range(node)) }
        guard Lowering.looksLikeType(name.text), node.declName.argumentNames == nil else { return nil }
        return TypeName(.member(base, name, arguments: arguments), range(node))
    }

    private func specialized(_ node: GenericSpecializationExprSyntax) -> TypeName? {
        let arguments = genericArguments(node.genericArgumentClause)
        if let name = node.expression.as(DeclReferenceExprSyntax.self) { return namedType(name, arguments: arguments) }
        if let name = node.expression.as(MemberAccessExprSyntax.self) { return memberType(name, arguments: arguments) }
        return nil
    }

    private func arrayType(_ node: ArrayExprSyntax) -> TypeName? {
        guard node.elements.count == 1, let element = (node.elements.first?.expression).flatMap(typeSpelled) else {
            return nil
        }
        return TypeName(.array(element), range(node))
    }

    private func dictionaryType(_ node: DictionaryExprSyntax) -> TypeName? {
        guard case .elements(let elements) = node.content, elements.count == 1, let pair = elements.first,
            let key = typeSpelled(by: pair.key), let value = typeSpelled(by: pair.value)
        else { return nil }
        return TypeName(.dictionary(key: key, value: value), range(node))
    }

    private func optionalType(_ node: OptionalChainingExprSyntax) -> TypeName? {
        typeSpelled(by: node.expression).map { TypeName(.optional($0), range(node)) }
    }

    private func tupleType(_ node: TupleExprSyntax) -> TypeName? {
        var elements: [(label: Identifier?, type: TypeName)] = []
        for element in node.elements {
            guard let type = typeSpelled(by: element.expression) else { return nil }
            elements.append((label: element.label.map(identifier), type: type))
        }
        if elements.count == 1, elements[0].label == nil { return elements[0].type }
        return TypeName(.tuple(elements), range(node))
    }

    /// `A & B` and `(A) -> B`, which the parser keeps as operators in a row.
    private func sequenceType(_ node: SequenceExprSyntax) -> TypeName? {
        let elements = Array(node.elements)
        guard elements.count >= 3, elements.count % 2 == 1 else { return nil }
        if let arrow = elements[1].as(ArrowExprSyntax.self) { return functionType(node, elements, arrow) }
        var parts: [TypeName] = []
        for (index, element) in elements.enumerated() {
            if index % 2 == 1 {
                guard element.as(BinaryOperatorExprSyntax.self)?.operator.text == "&" else { return nil }
            } else {
                guard let part = typeSpelled(by: element) else { return nil }
                parts.append(part)
            }
        }
        return TypeName(.composition(parts), range(node))
    }

    private func functionType(
        _ node: SequenceExprSyntax, _ elements: [ExprSyntax], _ arrow: ArrowExprSyntax
    ) -> TypeName? {
        guard elements.count == 3, let inputs = elements[0].as(TupleExprSyntax.self),
            let result = typeSpelled(by: elements[2])
        else { return nil }
        var parameters: [TypeName.FunctionParameter] = []
        for input in inputs.elements {
            guard let type = typeSpelled(by: input.expression) else { return nil }
            parameters.append(TypeName.FunctionParameter(type: type))
        }
        return TypeName(
            .function(
                parameters: parameters, isAsync: arrow.effectSpecifiers?.asyncSpecifier != nil,
                isThrowing: isThrowing(arrow.effectSpecifiers?.throwsClause),
                thrown: thrown(arrow.effectSpecifiers?.throwsClause), result: result),
            range(node))
    }
}
