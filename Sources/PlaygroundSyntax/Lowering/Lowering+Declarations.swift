import SourceText
internal import SwiftSyntax

/// What every declaration has before its keyword.
struct DeclarationHead {
    let node: Syntax
    let attributes: AttributeListSyntax
    let modifiers: DeclModifierListSyntax

    init(_ node: some DeclSyntaxProtocol & WithAttributesSyntax & WithModifiersSyntax) {
        self.node = Syntax(node)
        attributes = node.attributes
        modifiers = node.modifiers
    }
}

extension Lowering {
    /// nil for a declaration that is refused or needs no place in the tree.
    func declaration(_ node: DeclSyntax) -> Declaration? {
        switch node.as(DeclSyntaxEnum.self) {
        case .variableDecl(let node): return declaration(variable(node), DeclarationHead(node))
        case .functionDecl(let node): return declaration(.function(function(node)), DeclarationHead(node))
        case .initializerDecl(let node): return declaration(.initializer(initializer(node)), DeclarationHead(node))
        case .deinitializerDecl(let node): return declaration(deinitializer(node), DeclarationHead(node))
        case .subscriptDecl(let node): return declaration(.subscript(subscriptParts(node)), DeclarationHead(node))
        case .structDecl(let node): return declaration(.nominal(nominal(node, .struct)), DeclarationHead(node))
        case .classDecl(let node): return declaration(.nominal(nominal(node, .class)), DeclarationHead(node))
        case .enumDecl(let node): return declaration(.nominal(nominal(node, .enum)), DeclarationHead(node))
        case .actorDecl(let node): return declaration(.nominal(nominal(node, .actor)), DeclarationHead(node))
        case .protocolDecl(let node): return declaration(.nominal(nominal(node)), DeclarationHead(node))
        case .extensionDecl(let node): return declaration(.extension(extensionParts(node)), DeclarationHead(node))
        case .enumCaseDecl(let node): return declaration(enumCases(node), DeclarationHead(node))
        case .typeAliasDecl(let node): return declaration(typeAlias(node), DeclarationHead(node))
        case .associatedTypeDecl(let node): return declaration(associatedType(node), DeclarationHead(node))
        case .poundSourceLocation: return nil
        default: return refused(node)
        }
    }

    private func declaration(_ kind: Declaration.Kind, _ head: DeclarationHead) -> Declaration {
        let attributes = attributes(head.attributes)
        refuseUnsupported(head.attributes)
        return Declaration(
            kind, attributes: attributes, modifiers: modifiers(head.modifiers), documentation: documentation(head.node),
            range: range(head.node))
    }

    private func refused(_ node: DeclSyntax) -> Declaration? {
        switch node.as(DeclSyntaxEnum.self) {
        case .operatorDecl where !operators.declares(range(node)):
            fail("'operator' may only be declared at file scope", at: node)
        case .precedenceGroupDecl where !operators.declares(range(node)):
            fail("'precedencegroup' may only be declared at file scope", at: node)
        case .operatorDecl, .precedenceGroupDecl: return nil
        case .macroDecl:
            fail("declaring macros is not supported", at: node, hint: "use a function")
        case .editorPlaceholderDecl:
            fail("editor placeholder in source file", at: node, hint: "replace it with code")
        default:
            fail("this declaration is not supported", at: node)
        }
        return nil
    }

    /// Attributes whose meaning cannot be had here and must not be lost.
    private func refuseUnsupported(_ list: AttributeListSyntax) {
        for case .attribute(let node) in list {
            let name = node.attributeName.trimmedDescription
            if let hint = Lowering.unsupportedAttributes[name] {
                fail("'@\(name)' is not supported", at: node, hint: hint)
            }
        }
    }

    private static let unsupportedAttributes: [String: String] = [
        "objc": "there is no Objective-C here; leave the attribute out",
        "objcMembers": "there is no Objective-C here; leave the attribute out",
        "NSManaged": "Core Data is not available",
        "IBAction": "there are no views here",
        "IBOutlet": "there are no views here",
        "TaskLocal": "pass the value as a parameter",
        "_cdecl": "there is no C here",
        "cdecl": "there is no C here",
        "_silgen_name": "there is no C here",
    ]

    // MARK: Members

    func members(_ block: MemberBlockSyntax) -> [Declaration] {
        members(block.members)
    }

    private func members(_ list: MemberBlockItemListSyntax) -> [Declaration] {
        list.flatMap { item -> [Declaration] in
            if let block = item.decl.as(IfConfigDeclSyntax.self) {
                guard case .decls(let list)? = activeElements(block) else { return [] }
                return members(list)
            }
            if let macro = item.decl.as(MacroExpansionDeclSyntax.self) { return memberMacro(macro) }
            return member(item.decl).map { [$0] } ?? []
        }
    }

    private func memberMacro(_ node: MacroExpansionDeclSyntax) -> [Declaration] {
        if node.macroName.text != "Preview" { fail("macros are not supported among members", at: node) }
        return []
    }

    /// A refused function, computed property, subscript or nested type leaves the type around it usable; a refused
    /// stored property, case or initializer would change it.
    private func member(_ node: DeclSyntax) -> Declaration? {
        if skipAppleOnly(node) { return nil }
        guard canBeDropped(node) else { return declaration(node) }
        return attempt { declaration(node) } ?? nil
    }

    private func canBeDropped(_ node: DeclSyntax) -> Bool {
        switch node.as(DeclSyntaxEnum.self) {
        case .functionDecl, .subscriptDecl, .structDecl, .classDecl, .enumDecl, .actorDecl, .typeAliasDecl: true
        case .variableDecl(let node): node.bindings.allSatisfy { $0.initializer == nil && $0.accessorBlock != nil }
        default: false
        }
    }

    // MARK: Small declarations

    private func deinitializer(_ node: DeinitializerDeclSyntax) -> Declaration.Kind {
        .deinitializer(node.body.map(statements) ?? [])
    }

    private func enumCases(_ node: EnumCaseDeclSyntax) -> Declaration.Kind {
        .enumCases(node.elements.map(enumCase))
    }

    private func enumCase(_ node: EnumCaseElementSyntax) -> EnumCaseDeclaration {
        EnumCaseDeclaration(
            name: identifier(node.name), parameters: (node.parameterClause?.parameters.map(caseParameter)) ?? [],
            rawValue: (node.rawValue?.value).map(expression))
    }

    private func caseParameter(_ node: EnumCaseParameterSyntax) -> Parameter {
        let first = node.firstName.map(identifier)
        let name = node.secondName.map(identifier) ?? first ?? Identifier("_", range(node.type))
        return Parameter(
            label: first?.text == "_" ? nil : first?.text, name: name, type: type(node.type),
            attributes: typeAttributes(node.type), defaultValue: (node.defaultValue?.value).map(expression))
    }

    private func typeAlias(_ node: TypeAliasDeclSyntax) -> Declaration.Kind {
        .typealias(
            name: identifier(node.name),
            generics: generics(node.genericParameterClause, node.genericWhereClause),
            type: type(node.initializer.value))
    }

    private func associatedType(_ node: AssociatedTypeDeclSyntax) -> Declaration.Kind {
        .associatedType(
            name: identifier(node.name), constraints: inherited(node.inheritanceClause),
            defaultType: (node.initializer?.value).map(type))
    }
}
