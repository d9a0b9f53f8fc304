import PlaygroundSyntax
import SourceText

/// Variables at file scope whose value needs an `async let` of the same block: read where they stand, not beforehand.
extension Checker {
    func asyncLetNames(_ declaration: Declaration) -> [String] {
        guard case .variable(let variable) = declaration.kind, variable.isAsync else { return [] }
        return variable.bindings.flatMap { boundNames($0.pattern) }.map(\.text)
    }

    func mentionsAsync(_ value: Expression) -> Bool {
        guard !asyncNames.isEmpty else { return false }
        var finder = NameFinder(names: asyncNames)
        finder.visit(value)
        return finder.found
    }

    func declareInPlace(
        _ binding: VariableDeclaration.Binding, _ variable: VariableDeclaration, _ declaration: Declaration
    ) {
        let names = boundNames(binding.pattern)
        let members = names.map { name in
            let global = types.makeGlobal(name: name.text, type: .unknown, isLet: variable.isLet)
            global.isInitialized = true
            let member = Member(
                name: name.text, kind: .property, owner: nil, type: FunctionType(parameters: [], result: .unknown),
                implementation: .global(global))
            member.isStatic = true
            member.isSettable = !variable.isLet
            member.declaration = declaration
            member.statement = currentStatement
            addGlobal(member, name)
            return member
        }
        asyncNames.formUnion(names.map(\.text))
        globals[binding.range] = members.compactMap(\.global)
        globalsInPlace[binding.range] = members
    }

    /// The steps that give such variables their values.
    func readInPlace(_ binding: VariableDeclaration.Binding, _ members: [Member]) -> [Step] {
        guard let value = binding.initialValue else { return [] }
        return inScope {
            let declared = binding.type.map(resolve)
            let code = declared.map { check(value, as: $0, .initialization) } ?? check(value)
            if case .wildcard = binding.pattern.kind { return [.evaluate(code)] }
            var steps: [Step] = [.destructure(pattern(binding.pattern, code.type, isLet: true), code)]
            for member in members {
                guard let global = member.global, case .local(let variable) = scope.here(global.name) else { continue }
                global.type = variable.type
                member.type.result = variable.type
                let read = Code(.local(variable), variable.type, value.range)
                steps.append(.evaluate(Code(.assign(.global(global), read), .void, value.range)))
            }
            return steps
        }
    }
}

extension Member {
    fileprivate var global: GlobalVariable? {
        if case .global(let variable) = implementation { return variable }
        return nil
    }
}

private struct NameFinder: TreeVisitor {
    let names: Set<String>
    var found = false

    mutating func enter(_ expression: Expression) -> Bool {
        if case .name(let reference) = expression.kind, names.contains(reference.name.text) { found = true }
        return !found
    }

    mutating func enter(_ statement: Statement) -> Bool { !found }
}
