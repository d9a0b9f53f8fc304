import PlaygroundSyntax
import SourceText

/// Types marked `@main`.
extension Checker {
    /// A program begins at its statements or at a type marked `@main`, not at both.
    func checkMain(_ program: Program) {
        let runs = program.statements.contains { if case .declaration = $0.kind { false } else { true } }
        guard runs else { return }
        for declaration in program.items.compactMap(\.declaration) {
            guard let attribute = declaration.attributes.first(where: { $0.name.text == "main" }) else { continue }
            error("'main' attribute cannot be used in a module that contains top-level code", attribute.range)
        }
    }

    /// `App.main()`, where a block of a document declares a type marked `@main` and has no statements of its own.
    func mainCall(_ statements: [Statement]) -> [Statement] {
        guard options.skipsForeignCode, !statements.contains(where: runs) else { return [] }
        for case .declaration(let declaration) in statements.map(\.kind) {
            guard case .nominal(let nominal) = declaration.kind,
                declaration.attributes.contains(where: { $0.name.text == "main" }),
                let main = nominal.members.lazy.compactMap(Self.mainFunction).first
            else { continue }
            let range = declaration.range
            let type = Expression(.name(NameReference(nominal.name)), range)
            let member = Expression(.member(base: type, NameReference(Identifier("main", range))), range)
            var call = Expression(.call(Call(callee: member, arguments: [])), range)
            if main.isAsync { call = Expression(.await(call), range) }
            if main.isThrowing { call = Expression(.try(.plain, call), range) }
            return [Statement(.expression(call), range)]
        }
        return []
    }

    private static func mainFunction(_ member: Declaration) -> FunctionDeclaration? {
        guard case .function(let function) = member.kind, member.modifiers.isStatic, function.name.text == "main",
            function.parameters.isEmpty
        else { return nil }
        return function
    }
}
