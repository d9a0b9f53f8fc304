extension ProgramDump {
    func node(_ declaration: Declaration) -> DumpNode {
        var result = node(declaration.kind)
        result.label = (words(declaration.modifiers) + [result.label]).joined(separator: " ")
        let attributes = declaration.attributes.map { DumpNode("@\($0.name.text)", $0.arguments.map(node)) }
        let documentation = declaration.documentation.map {
            [DumpNode("documentation", [DumpNode(DumpNode.quoted($0))])]
        }
        result.children = (documentation ?? []) + attributes + result.children
        return result
    }

    private func words(_ modifiers: Modifiers) -> [String] {
        let words: [(Bool, String)] = [
            (modifiers.isPrivate, "private"), (modifiers.isPrivateSet, "private(set)"), (modifiers.isStatic, "static"),
            (modifiers.isClassMember, "class"), (modifiers.isMutating, "mutating"), (modifiers.isLazy, "lazy"),
            (modifiers.isWeak, "weak"), (modifiers.isOverride, "override"), (modifiers.isFinal, "final"),
            (modifiers.isRequired, "required"), (modifiers.isConvenience, "convenience"),
            (modifiers.isIndirect, "indirect"),
        ]
        return words.filter(\.0).map(\.1)
    }

    private func node(_ kind: Declaration.Kind) -> DumpNode {
        switch kind {
        case .variable(let variable): node(variable)
        case .function(let function): node(function)
        case .initializer(let initializer): node(initializer)
        case .deinitializer(let body): block("deinit", body)
        case .subscript(let declaration): node(declaration)
        case .nominal(let type): node(type)
        case .extension(let declaration): node(declaration)
        case .enumCases(let cases): DumpNode("cases", cases.map(node))
        case .typealias(let name, let generics, let type):
            DumpNode("typealias \(name.text)\(text(generics))", [node(type)])
        case .associatedType(let name, let constraints, let defaultType):
            DumpNode("associatedtype \(name.text)\(list(constraints))", defaultType.map { [node($0)] } ?? [])
        }
    }

    private func node(_ variable: VariableDeclaration) -> DumpNode {
        let word = (variable.isAsync ? "async " : "") + (variable.isLet ? "let" : "var")
        return DumpNode(word, variable.bindings.flatMap(nodes))
    }

    private func nodes(_ binding: VariableDeclaration.Binding) -> [DumpNode] {
        var result = [node(binding.pattern)]
        if let type = binding.type { result[0] = DumpNode(":", [result[0], node(type)]) }
        if let value = binding.initialValue { result.append(node(value)) }
        return result + (binding.accessors?.list.map(node) ?? [])
    }

    private func node(_ accessor: Accessors.Accessor) -> DumpNode {
        let name = accessor.parameter.map { "(\($0.text))" } ?? ""
        let effects = (accessor.isAsync ? " async" : "") + (accessor.isThrowing ? " throws" : "")
        return block("\(accessor.kind)\(name)\(effects)", accessor.body ?? [])
    }

    private func node(_ function: FunctionDeclaration) -> DumpNode {
        let head = signature(
            "func \(function.name.text)\(text(function.generics))", function.parameters, function.isAsync,
            function.isThrowing, function.result)
        return block(head + (function.body == nil ? " required" : ""), function.body ?? [])
    }

    private func node(_ initializer: InitializerDeclaration) -> DumpNode {
        let head = signature(
            "init" + (initializer.isFailable ? "?" : "") + text(initializer.generics), initializer.parameters,
            initializer.isAsync, initializer.isThrowing, nil)
        return block(head + (initializer.body == nil ? " required" : ""), initializer.body ?? [])
    }

    private func node(_ declaration: SubscriptDeclaration) -> DumpNode {
        let head = signature(
            "subscript" + text(declaration.generics), declaration.parameters, false, false, declaration.result)
        return DumpNode(head, block: declaration.accessors.list.map(node))
    }

    private func signature(
        _ start: String, _ parameters: [Parameter], _ isAsync: Bool, _ isThrowing: Bool, _ result: TypeName?
    ) -> String {
        start + "(" + parameters.map(text).joined(separator: ", ") + ")" + (isAsync ? " async" : "")
            + (isThrowing ? " throws" : "") + (result.map { " -> \(text($0))" } ?? "")
    }

    private func text(_ parameter: Parameter) -> String {
        let label = parameter.label ?? "_"
        let name = label == parameter.name.text ? label : "\(label) \(parameter.name.text)"
        let attributes = parameter.attributes.map { "@\($0.name.text) " }.joined()
        let value = parameter.defaultValue.map { " = \(node($0).inline)" } ?? ""
        return "\(name): \(attributes)\(parameter.isInout ? "inout " : "")\(text(parameter.type))"
            + (parameter.isVariadic ? "..." : "") + value
    }

    private func text(_ generics: GenericClause) -> String {
        guard !generics.parameters.isEmpty || !generics.requirements.isEmpty else { return "" }
        let parameters = generics.parameters.map { $0.name.text + ($0.constraint.map { ": \(text($0))" } ?? "") }
        return "<" + parameters.joined(separator: ", ") + text(generics.requirements) + ">"
    }

    private func text(_ requirements: [GenericClause.Requirement]) -> String {
        guard !requirements.isEmpty else { return "" }
        return " where "
            + requirements.map { requirement in
                switch requirement {
                case .conformance(let left, let right): "\(text(left)): \(text(right))"
                case .sameType(let left, let right): "\(text(left)) == \(text(right))"
                }
            }.joined(separator: ", ")
    }

    private func list(_ types: [TypeName]) -> String {
        types.isEmpty ? "" : ": " + types.map(text).joined(separator: ", ")
    }

    private func node(_ type: NominalDeclaration) -> DumpNode {
        DumpNode(
            "\(type.keyword) \(type.name.text)\(text(type.generics))\(list(type.inherited))",
            block: type.members.map(node))
    }

    private func node(_ declaration: ExtensionDeclaration) -> DumpNode {
        DumpNode(
            "extension \(text(declaration.extended))\(list(declaration.inherited))\(text(declaration.requirements))",
            block: declaration.members.map(node))
    }

    private func node(_ enumCase: EnumCaseDeclaration) -> DumpNode {
        let payload =
            enumCase.parameters.isEmpty ? "" : "(" + enumCase.parameters.map(text).joined(separator: ", ") + ")"
        return DumpNode(enumCase.name.text + payload, enumCase.rawValue.map { [node($0)] } ?? [])
    }
}
