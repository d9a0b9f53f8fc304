internal import SwiftSyntax

/// Declarations that only make sense with Apple's user-interface frameworks.
extension Lowering {
    private static let interfaceTypes: Set<String> = [
        "View", "ViewModifier", "App", "Scene", "PreviewProvider", "ButtonStyle", "Shape", "UIViewRepresentable",
        "UIViewControllerRepresentable", "NSViewRepresentable", "UIViewController", "UIView", "NSViewController",
        "NSView", "UIApplicationDelegate", "NSApplicationDelegate", "Widget", "WidgetBundle", "TimelineProvider",
    ]

    /// Skips a view beside a playground with a note, whatever it contains.
    func skipAppleOnly(_ node: DeclSyntax) -> Bool {
        if let type = interfaceType(node) {
            report(.note, "this declaration is skipped: '\(type)' belongs to a user-interface framework", at: node)
            return true
        }
        return false
    }

    private func interfaceType(_ node: DeclSyntax) -> String? {
        switch node.as(DeclSyntaxEnum.self) {
        case .structDecl(let node): interfaceType(in: node.inheritanceClause)
        case .classDecl(let node): interfaceType(in: node.inheritanceClause)
        case .enumDecl(let node): interfaceType(in: node.inheritanceClause)
        case .extensionDecl(let node):
            interfaceType(node.extendedType) ?? interfaceType(in: node.inheritanceClause)
        case .functionDecl(let node): (node.signature.returnClause?.type).flatMap(interfaceType)
        // The `body` of a view that a guide shows without the type around it.
        case .variableDecl(let node): (node.bindings.first?.typeAnnotation?.type).flatMap(interfaceType)
        default: nil
        }
    }

    private func interfaceType(in clause: InheritanceClauseSyntax?) -> String? {
        clause?.inheritedTypes.lazy.compactMap { self.interfaceType($0.type) }.first
    }

    private func interfaceType(_ type: TypeSyntax) -> String? {
        if let member = type.as(MemberTypeSyntax.self), member.baseType.trimmedDescription == "SwiftUI" {
            return member.name.text
        }
        // A function that makes `some View`.
        if let opaque = type.as(SomeOrAnyTypeSyntax.self) { return interfaceType(opaque.constraint) }
        guard let name = type.as(IdentifierTypeSyntax.self)?.name.text else { return nil }
        return Lowering.interfaceTypes.contains(name) && !isDeclared(name, beside: Syntax(type)) ? name : nil
    }

    /// Whether the program has a type of its own under the name of an interface type: a protocol `Shape`, say.
    private func isDeclared(_ name: String, beside node: Syntax) -> Bool {
        guard let file = node.root.as(SourceFileSyntax.self) else { return false }
        return file.statements.contains { item in
            guard case .decl(let declaration) = item.item else { return false }
            return declaration.asProtocol((any NamedDeclSyntax).self)?.name.text == name
        }
    }
}
