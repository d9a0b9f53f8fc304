import SourceText
internal import SwiftSyntax

extension Lowering {
    func variable(_ node: VariableDeclSyntax) -> Declaration.Kind {
        let word = node.bindingSpecifier.text
        if word != "let" && word != "var" { fail("'\(word)' declarations are not supported", at: node) }
        return .variable(
            VariableDeclaration(
                isLet: word == "let", isAsync: node.modifiers.contains { $0.name.text == "async" },
                bindings: bindings(node, isVariable: word == "var")))
    }

    /// `var a, b: Int` gives both names the type.
    private func bindings(_ node: VariableDeclSyntax, isVariable: Bool) -> [VariableDeclaration.Binding] {
        var result = node.bindings.map { binding($0, isVariable) }
        for index in result.indices.dropLast().reversed()
        where result[index].type == nil && result[index].initialValue == nil && result[index].accessors == nil {
            guard result[index + 1].initialValue == nil else { continue }
            result[index].type = result[index + 1].type
        }
        return result
    }

    private func binding(_ node: PatternBindingSyntax, _ isVariable: Bool) -> VariableDeclaration.Binding {
        VariableDeclaration.Binding(
            pattern: pattern(node.pattern, isVariable: isVariable), type: (node.typeAnnotation?.type).map(type),
            initialValue: (node.initializer?.value).map(expression), accessors: node.accessorBlock.map(accessors),
            range: range(node))
    }

    // MARK: Accessors

    func accessors(_ node: AccessorBlockSyntax) -> Accessors {
        switch node.accessors {
        case .getter(let items):
            return Accessors([.init(kind: .get, parameter: nil, body: statements(of: items), range: range(node))])
        case .accessors(let list): return Accessors(list.compactMap(accessor))
        @unknown default: return Accessors([])
        }
    }

    private func accessor(_ node: AccessorDeclSyntax) -> Accessors.Accessor? {
        guard let kind = accessorKind(node.accessorSpecifier) else { return nil }
        return Accessors.Accessor(
            kind: kind, parameter: (node.parameters?.name).map(identifier),
            isAsync: node.effectSpecifiers?.asyncSpecifier != nil,
            isThrowing: isThrowing(node.effectSpecifiers?.throwsClause),
            isNonmutating: node.modifier?.name.text == "nonmutating",
            isMutating: node.modifier?.name.text == "mutating", body: node.body.map(statements), range: range(node))
    }

    private func accessorKind(_ token: TokenSyntax) -> Accessors.Accessor.Kind? {
        switch token.text {
        case "get": return .get
        case "set": return .set
        case "willSet": return .willSet
        case "didSet": return .didSet
        default:
            fail("'\(token.text)' accessors are not supported", at: token, hint: "use get and set")
            return nil
        }
    }
}
