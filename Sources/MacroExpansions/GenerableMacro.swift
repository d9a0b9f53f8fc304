import SwiftSyntax
import SwiftSyntaxMacros

/// Expands `@Generable` on structures and enumerations.
package enum GenerableMacro {}

extension GenerableMacro: MemberMacro {
    /// The schema and the partial type. All complaints are made here, so that none is made twice.
    package static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let subject = GenerableSubject(declaration, attribute: node, reportingIn: context) else { return [] }
        switch subject {
        case .structure(let structure): return StructureExpansion(structure).members
        case .choice(let choice): return ChoiceExpansion(choice).members
        case .union(let union): return UnionExpansion(union).members
        }
    }
}

extension GenerableMacro: ExtensionMacro {
    /// The conformance, the initializer and the content.
    package static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard let subject = GenerableSubject(declaration, attribute: node, reportingIn: nil) else { return [] }
        let members =
            switch subject {
            case .structure(let structure): StructureExpansion(structure).extensionMembers
            case .choice(let choice): ChoiceExpansion(choice).extensionMembers
            case .union(let union): UnionExpansion(union).extensionMembers
            }
        let conformance = protocols.isEmpty ? "" : ": nonisolated FoundationModels.Generable"
        let text: DeclSyntax = """
            extension \(type.trimmed)\(raw: conformance) {
            \(raw: members)
            }
            """
        return [text.as(ExtensionDeclSyntax.self)].compactMap(\.self)
    }
}

/// Carries a description and guides for `@Generable` to read; adds nothing by itself.
package enum GuideMacro: PeerMacro {
    package static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let variable = declaration.as(VariableDeclSyntax.self), variable.isStoredInInstances else {
            context.report(.guideNotOnStoredProperty, at: node)
            return []
        }
        let owner = context.lexicalContext.first?.asProtocol((any DeclGroupSyntax).self)
        if owner?.attributes.contains(attribute: "Generable") != true {
            context.report(.guideWithoutGenerable, at: node)
        }
        return []
    }
}
