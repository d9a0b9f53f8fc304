import SourceText
internal import SwiftSyntax

extension Lowering {
    func function(_ node: FunctionDeclSyntax) -> FunctionDeclaration {
        var declaration = FunctionDeclaration(
            name: identifier(node.name), generics: generics(node.genericParameterClause, node.genericWhereClause),
            parameters: parameters(node.signature.parameterClause),
            isAsync: node.signature.effectSpecifiers?.asyncSpecifier != nil,
            isThrowing: isThrowing(node.signature.effectSpecifiers?.throwsClause),
            result: (node.signature.returnClause?.type).map(type), body: node.body.map(statements))
        let effect = node.signature.effectSpecifiers?.throwsClause?.throwsSpecifier
        declaration.thrown = thrown(node.signature.effectSpecifiers?.throwsClause)
        declaration.isRethrowing = effect?.tokenKind == .keyword(.rethrows)
        return declaration
    }

    func initializer(_ node: InitializerDeclSyntax) -> InitializerDeclaration {
        var declaration = InitializerDeclaration(
            isFailable: node.optionalMark != nil,
            generics: generics(node.genericParameterClause, node.genericWhereClause),
            parameters: parameters(node.signature.parameterClause),
            isAsync: node.signature.effectSpecifiers?.asyncSpecifier != nil,
            isThrowing: isThrowing(node.signature.effectSpecifiers?.throwsClause), body: node.body.map(statements))
        declaration.thrown = thrown(node.signature.effectSpecifiers?.throwsClause)
        return declaration
    }

    func subscriptParts(_ node: SubscriptDeclSyntax) -> SubscriptDeclaration {
        SubscriptDeclaration(
            generics: generics(node.genericParameterClause, node.genericWhereClause),
            parameters: parameters(node.parameterClause, hasDefaultLabels: false),
            result: type(node.returnClause.type), accessors: node.accessorBlock.map(accessors) ?? Accessors([]))
    }

    // MARK: Parameters

    /// - Parameter hasDefaultLabels: whether a single name is also the label, as everywhere but in subscripts.
    private func parameters(_ clause: FunctionParameterClauseSyntax, hasDefaultLabels: Bool = true) -> [Parameter] {
        clause.parameters.map { parameter($0, hasDefaultLabels) }
    }

    private func parameter(_ node: FunctionParameterSyntax, _ hasDefaultLabels: Bool) -> Parameter {
        let first = identifier(node.firstName)
        let hasLabel = first.text != "_" && (hasDefaultLabels || node.secondName != nil)
        return Parameter(
            label: hasLabel ? first.text : nil, name: node.secondName.map(identifier) ?? first, type: type(node.type),
            attributes: attributes(node.attributes) + typeAttributes(node.type), isInout: isInout(node.type),
            isVariadic: node.ellipsis != nil, defaultValue: (node.defaultValue?.value).map(expression))
    }
}
