import SourceText
internal import SwiftSyntax

extension Lowering {
    func program(_ tree: SourceFileSyntax) -> Program {
        var program = Program(file: excerpt.file)
        declareOperators(tree.statements)
        fileItems(tree.statements, into: &program)
        return program
    }

    private func fileItems(_ items: CodeBlockItemListSyntax, into program: inout Program) {
        for item in items { fileItem(item, into: &program) }
    }

    private func fileItem(_ item: CodeBlockItemSyntax, into program: inout Program) {
        if case .decl(let declaration) = item.item {
            if let declaration = declaration.as(ImportDeclSyntax.self) {
                return program.imports.append(importedModule(declaration))
            }
            if let block = declaration.as(IfConfigDeclSyntax.self) {
                if case .statements(let items)? = activeElements(block) { fileItems(items, into: &program) }
                return
            }
            if skipAppleOnly(declaration) {
                program.missing += declaredNames(declaration).map { .init(name: $0, framework: "SwiftUI") }
                return
            }
        }
        if let macro = FreestandingMacro(item), fileMacro(macro, into: &program) { return }
        if let statement = attempt({ statements(of: item) }) {
            program.items += statement.map(Program.Item.statement)
        } else if case .decl(let declaration) = item.item {
            program.missing += declaredNames(declaration).map { .init(name: $0) }
        }
    }

    /// The names of declarations that cannot be read, as far as the parser knows them.
    func declaredNames(of tree: SourceFileSyntax) -> [Identifier] {
        tree.statements.flatMap { item -> [Identifier] in
            guard case .decl(let declaration) = item.item else { return [] }
            return declaredNames(declaration)
        }
    }

    private func declaredNames(_ node: DeclSyntax) -> [Identifier] {
        if let variable = node.as(VariableDeclSyntax.self) {
            return variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier }
                .filter { $0.presence == .present }.map(identifier)
        }
        guard let name = node.asProtocol((any NamedDeclSyntax).self)?.name, name.presence == .present else { return [] }
        return [identifier(name)]
    }

    private func importedModule(_ node: ImportDeclSyntax) -> Program.Import {
        Program.Import(module: node.path.first?.name.text ?? "", range: range(node))
    }

    /// `#Playground` and `#Preview`; false for every other macro.
    private func fileMacro(_ macro: FreestandingMacro, into program: inout Program) -> Bool {
        switch macro.name.text {
        case "Playground": program.items.append(.playground(playground(macro)))
        case "Preview": report(.note, "this preview is skipped: Easel shows no views", at: macro.node)
        default: return false
        }
        return true
    }

    private func playground(_ macro: FreestandingMacro) -> PlaygroundSection {
        let name = macro.arguments.first { $0.label == nil }.flatMap { plainText($0.expression) }
        let section = range(macro.node)
        guard let closure = macro.trailingClosure ?? closureArgument(macro, label: "body") else {
            fail(
                "'#Playground' needs a block of code", at: macro.node,
                hint: "write #Playground { … } or #Playground(\"Name\") { … }")
            return PlaygroundSection(name: name, body: [], range: section)
        }
        let body = attempt { self.statements(of: closure.statements) }
        return PlaygroundSection(name: name, body: body ?? [], range: section)
    }

    private func closureArgument(_ macro: FreestandingMacro, label: String) -> ClosureExprSyntax? {
        macro.arguments.first { $0.label?.text == label }?.expression.as(ClosureExprSyntax.self)
    }

    /// The value of a string literal without interpolation.
    private func plainText(_ node: ExprSyntax) -> String? {
        node.as(StringLiteralExprSyntax.self).flatMap { stringLiteral($0).plainText }
    }
}

/// `#name(arguments) { … }`, which the parser keeps as an expression or as a declaration by where it stands.
struct FreestandingMacro {
    let node: Syntax
    let name: TokenSyntax
    let arguments: LabeledExprListSyntax
    let trailingClosure: ClosureExprSyntax?
    let additionalTrailingClosures: MultipleTrailingClosureElementListSyntax
    let hasArgumentList: Bool

    init(_ macro: MacroExpansionExprSyntax) {
        node = Syntax(macro)
        name = macro.macroName
        arguments = macro.arguments
        trailingClosure = macro.trailingClosure
        additionalTrailingClosures = macro.additionalTrailingClosures
        hasArgumentList = macro.leftParen != nil
    }

    init(_ macro: MacroExpansionDeclSyntax) {
        node = Syntax(macro)
        name = macro.macroName
        arguments = macro.arguments
        trailingClosure = macro.trailingClosure
        additionalTrailingClosures = macro.additionalTrailingClosures
        hasArgumentList = macro.leftParen != nil
    }

    init?(_ item: CodeBlockItemSyntax) {
        if let macro = item.item.as(MacroExpansionExprSyntax.self) {
            self.init(macro)
        } else if let macro = item.item.as(MacroExpansionDeclSyntax.self) {
            self.init(macro)
        } else {
            return nil
        }
    }
}
