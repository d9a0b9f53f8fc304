extension Program {
    /// The names this program declares at file scope, operator functions included, in source order.
    ///
    /// What an extension adds is not among them: see `extendsTypes`.
    package var declaredNames: [String] {
        items.flatMap { item in
            item.declaration?.declaredNames ?? []
        }
    }

    /// Whether it adds to types, so that code may depend on it without naming anything it declares.
    package var extendsTypes: Bool {
        items.contains { item in
            guard case .statement(let statement) = item, case .declaration(let declaration) = statement.kind,
                case .extension = declaration.kind
            else { return false }
            return true
        }
    }
}

extension Declaration {
    /// The names a declaration brings into its scope.
    package var declaredNames: [String] { declaredIdentifiers.map(\.text) }

    /// The names a declaration brings into its scope, with their places.
    package var declaredIdentifiers: [Identifier] {
        switch kind {
        case .variable(let variable): variable.bindings.flatMap(\.pattern.boundNames)
        case .function(let function): [function.name]
        case .nominal(let type): [type.name]
        case .typealias(let name, _, _): [name]
        case .associatedType(let name, _, _): [name]
        case .enumCases(let cases): cases.map(\.name)
        case .initializer, .deinitializer, .subscript, .extension: []
        }
    }
}

extension Pattern {
    /// The names the pattern binds, in source order.
    package var boundNames: [Identifier] {
        switch kind {
        case .wildcard, .isType, .expression: []
        case .binding(let name, _): [name]
        case .tuple(let elements): elements.flatMap(\.pattern.boundNames)
        case .enumCase(_, _, let payload): payload?.flatMap(\.pattern.boundNames) ?? []
        case .optional(let pattern), .cast(let pattern, _), .typed(let pattern, _): pattern.boundNames
        }
    }
}
