import SourceText

extension SyntaxRules {
    /// Variables and types declared twice by the same block of statements.
    func checkRedeclarations(_ statements: [Statement]) {
        checkNames(statements.flatMap(declared))
    }

    func declared(by statement: Statement) -> [Identifier] {
        guard case .declaration(let declaration) = statement.kind else { return [] }
        return declaration.uniqueNames
    }

    /// Stored and computed properties, cases and nested types of one type.
    func checkMemberNames(_ type: NominalDeclaration) {
        let names = { (wanted: Bool) in
            type.members.filter { $0.modifiers.isStatic == wanted }.flatMap(\.uniqueNames)
        }
        checkNames(names(false))
        checkNames(names(true))
    }

    func checkNames(_ names: [Identifier]) {
        var seen: Set<String> = []
        checkNames(names, against: &seen)
    }

    func checkNames(_ names: [Identifier], against seen: inout Set<String>) {
        for name in names where name.text != "_" && !seen.insert(name.text).inserted {
            report("invalid redeclaration of '\(name.text)'", at: name.range)
        }
    }
}

extension Declaration {
    /// The names that must not be declared again in the same scope; functions may be overloaded.
    fileprivate var uniqueNames: [Identifier] {
        switch kind {
        case .variable(let variable): variable.bindings.flatMap(\.pattern.boundNames)
        case .nominal(let type): [type.name]
        case .typealias(let name, _, _): [name]
        case .enumCases(let cases): cases.filter(\.parameters.isEmpty).map(\.name)
        default: []
        }
    }
}
