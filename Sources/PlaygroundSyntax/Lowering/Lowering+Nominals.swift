import SourceText
internal import SwiftSyntax

/// What structs, classes, enums and actors have in common.
protocol NominalSyntax: DeclSyntaxProtocol {
    var name: TokenSyntax { get }
    var genericParameterClause: GenericParameterClauseSyntax? { get }
    var inheritanceClause: InheritanceClauseSyntax? { get }
    var genericWhereClause: GenericWhereClauseSyntax? { get }
    var memberBlock: MemberBlockSyntax { get }
}

extension StructDeclSyntax: NominalSyntax {}
extension ClassDeclSyntax: NominalSyntax {}
extension EnumDeclSyntax: NominalSyntax {}
extension ActorDeclSyntax: NominalSyntax {}

extension Lowering {
    func nominal(_ node: some NominalSyntax, _ keyword: NominalDeclaration.Keyword) -> NominalDeclaration {
        NominalDeclaration(
            keyword: keyword, name: identifier(node.name),
            generics: generics(node.genericParameterClause, node.genericWhereClause),
            inherited: inherited(node.inheritanceClause), members: members(node.memberBlock))
    }

    func nominal(_ node: ProtocolDeclSyntax) -> NominalDeclaration {
        var generics = generics(nil, node.genericWhereClause)
        generics.parameters =
            node.primaryAssociatedTypeClause?.primaryAssociatedTypes.map {
                GenericClause.Parameter(name: identifier($0.name), constraint: nil)
            } ?? []
        return NominalDeclaration(
            keyword: .protocol, name: identifier(node.name), generics: generics,
            inherited: inherited(node.inheritanceClause), members: members(node.memberBlock))
    }

    func extensionParts(_ node: ExtensionDeclSyntax) -> ExtensionDeclaration {
        ExtensionDeclaration(
            extended: type(node.extendedType), inherited: inherited(node.inheritanceClause),
            requirements: requirements(node.genericWhereClause), members: members(node.memberBlock))
    }

    /// `~Copyable` is left out only where it is refused: a type that cannot be copied has another meaning.
    func inherited(_ clause: InheritanceClauseSyntax?) -> [TypeName] {
        clause?.inheritedTypes.map { type($0.type) } ?? []
    }

    // MARK: Generics

    func generics(
        _ parameters: GenericParameterClauseSyntax?, _ clause: GenericWhereClauseSyntax?
    ) -> GenericClause {
        GenericClause(
            parameters: parameters?.parameters.map(genericParameter) ?? [],
            requirements: requirements(parameters?.genericWhereClause) + requirements(clause))
    }

    private func genericParameter(_ node: GenericParameterSyntax) -> GenericClause.Parameter {
        if let specifier = node.specifier {
            fail("'\(specifier.text)' in generic parameters is not supported", at: node)
        }
        return GenericClause.Parameter(name: identifier(node.name), constraint: node.inheritedType.map(type))
    }

    private func requirements(_ clause: GenericWhereClauseSyntax?) -> [GenericClause.Requirement] {
        clause?.requirements.compactMap(requirement) ?? []
    }

    private func requirement(_ node: GenericRequirementSyntax) -> GenericClause.Requirement? {
        switch node.requirement {
        case .conformanceRequirement(let node): return .conformance(type(node.leftType), type(node.rightType))
        case .sameTypeRequirement(let node): return sameType(node)
        default:
            fail("this requirement is not supported", at: node)
            return nil
        }
    }

    private func sameType(_ node: SameTypeRequirementSyntax) -> GenericClause.Requirement? {
        guard case .type(let left) = node.leftType, case .type(let right) = node.rightType else {
            fail("values in generic requirements are not supported", at: node)
            return nil
        }
        return .sameType(type(left), type(right))
    }
}
