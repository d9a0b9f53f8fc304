import PlaygroundSyntax
import SourceText

/// Names qualified by their module: `Swift.print`, `Foundation.Date`.
extension Checker {
    private static let modules: Set = ["Swift", "Foundation", "_Concurrency", "FoundationModels"]

    /// Whether an expression names a module, and no declaration hides it.
    private func isModule(_ base: Expression) -> Bool {
        guard case .name(let reference) = base.kind, reference.genericArguments.isEmpty else { return false }
        let name = reference.name.text
        guard Self.modules.contains(name) || name == options.moduleName else { return false }
        if case .none = meaning(of: name) { return true }
        return false
    }

    /// Reads something as the file or the library sees it, without the names around.
    private func inModule<Result>(_ base: Expression, _ body: () -> Result) -> Result {
        let saved = scope
        defer { scope = saved }
        if case .name(let reference) = base.kind, reference.name.text == options.moduleName {
            scope = scope.parentFile
        } else {
            scope = Scope(kind: .file, parent: nil)
        }
        return body()
    }

    /// `Module.function(…)` or `Module.Type(…)`; nil when the base is no module.
    func callInModule(
        _ base: Expression, _ reference: NameReference, _ given: GivenArguments, _ expected: Type?, _ range: SourceRange
    ) -> Code? {
        guard isModule(base) else { return nil }
        let found = inModule(base) { meaning(of: reference.name.text) }
        switch found {
        case .type(let type): return construct(type, nil, given, expected, range)
        case .members(let members, let receiver) where !members.allSatisfy({ isProperty($0.member) }):
            let functions = members.filter { !isProperty($0.member) }
            return call(functions, receiver: receiver, name: reference.name.text, arguments: given, expected, range)
        default: return inModule(base) { check(Expression(.name(reference), range), expecting: expected) }
        }
    }

    /// `Module.name` as a value; nil when the base is no module.
    func memberOfModule(
        _ base: Expression, _ reference: NameReference, _ expected: Type?, _ range: SourceRange
    ) -> Code? {
        guard isModule(base) else { return nil }
        return inModule(base) { check(Expression(.name(reference), range), expecting: expected) }
    }

    /// The type that `Module.Name` names.
    func typeInModule(_ base: Expression, _ reference: NameReference) -> Type? {
        guard isModule(base) else { return nil }
        if case .type(let type) = inModule(base, { meaning(of: reference.name.text) }) { return type }
        return nil
    }
}
