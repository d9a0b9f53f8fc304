import SourceText
internal import SwiftSyntax

/// `infix operator` and `precedencegroup`: known before any expression of the text is folded.
extension Lowering {
    func declareOperators(_ items: CodeBlockItemListSyntax) {
        let declarations = items.compactMap { $0.item.as(DeclSyntax.self) }
        for node in declarations.compactMap({ $0.as(PrecedenceGroupDeclSyntax.self) }) {
            operators.declare(group(node), at: range(node))
        }
        for node in declarations.compactMap({ $0.as(PrecedenceGroupDeclSyntax.self) }) { checkRelations(node) }
        if !operators.rank(), let first = declarations.first(where: { $0.is(PrecedenceGroupDeclSyntax.self) }) {
            fail("cycle in 'higherThan' relation of precedence groups", at: first)
        }
        for node in declarations.compactMap({ $0.as(OperatorDeclSyntax.self) }) { declare(node) }
    }

    private func declare(_ node: OperatorDeclSyntax) {
        guard node.fixitySpecifier.text == "infix" else {
            return operators.declareUnary(node.name.text, at: range(node))
        }
        let name = node.operatorPrecedenceAndTypes?.precedenceGroup
        if let name, !operators.hasGroup(name.text) { fail("unknown precedence group '\(name.text)'", at: name) }
        operators.declareInfix(node.name.text, group: name?.text ?? "DefaultPrecedence", at: range(node))
    }

    private func group(_ node: PrecedenceGroupDeclSyntax) -> OperatorTable.Group {
        var group = OperatorTable.Group(name: node.name.text)
        for attribute in node.groupAttributes {
            switch attribute {
            case .precedenceGroupRelation(let relation):
                let names = relation.precedenceGroups.map(\.name.text)
                if relation.higherThanOrLowerThanLabel.text == "higherThan" {
                    group.higherThan += names
                } else {
                    group.lowerThan += names
                }
            case .precedenceGroupAssociativity(let value): group.associativity = associativity(value)
            default: break
            }
        }
        return group
    }

    private func associativity(_ node: PrecedenceGroupAssociativitySyntax) -> Precedence.Associativity {
        switch node.value.text {
        case "left": .left
        case "right": .right
        default: .none
        }
    }

    private func checkRelations(_ node: PrecedenceGroupDeclSyntax) {
        for case .precedenceGroupRelation(let relation) in node.groupAttributes {
            for name in relation.precedenceGroups where !operators.hasGroup(name.name.text) {
                fail("unknown precedence group '\(name.name.text)'", at: name)
            }
        }
    }
}
