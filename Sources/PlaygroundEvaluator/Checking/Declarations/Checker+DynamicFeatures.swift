import PlaygroundSyntax
import SourceText

/// `@dynamicMemberLookup` and `@dynamicCallable`: members and calls that a type answers by itself.
extension Checker {
    /// `base.name` as `base[dynamicMember: …]`, when the type is declared so.
    func dynamicMember(_ base: Code, _ name: Identifier, _ expected: Type?, _ range: SourceRange) -> Code? {
        guard isMarked(base.type, "dynamicMemberLookup") else { return nil }
        let found = types.lookup("subscript", of: base.type, isStatic: false).filter {
            $0.member.labels == ["dynamicMember"]
        }
        let paths = found.filter { leads($0, to: name.text) }
        let argument: Expression
        if !paths.isEmpty {
            let literal = KeyPathLiteral(root: nil, components: [.property(name)])
            argument = Expression(.keyPath(literal), name.range)
        } else if found.contains(where: { root(of: $0) == nil }) {
            argument = Expression(.string(StringLiteral(segments: [.text(name.text)])), name.range)
        } else {
            return nil
        }
        let label = Identifier("dynamicMember", name.range)
        return subscriptUse(of: base, [Argument(label: label, value: argument)], expected, range)
    }

    private func isMarked(_ type: Type, _ attribute: String) -> Bool {
        switch type {
        case .existential(let protocols): protocols.contains { isMarked($0, attribute) }
        case .parameter(let parameter): parameter.constraints.contains { isMarked($0, attribute) }
        default: types.nominal(type).map { isMarked($0.type, attribute) } ?? false
        }
    }

    private func isMarked(_ type: NominalType, _ attribute: String) -> Bool {
        (types.superclasses(of: type) + types.allProtocols(of: type)).contains { owner in
            owner.attributes.contains { $0.name.text == attribute }
        }
    }

    /// The type whose key paths a `dynamicMember` subscript takes.
    private func root(of found: FoundMember) -> Type? {
        let parameter = types.substitute(found.member.type.parameters[0].type, found.substitution)
        guard case .nominal(let nominal, let arguments) = parameter, nominal.name.hasSuffix("KeyPath") else {
            return nil
        }
        return arguments.first
    }

    private func leads(_ found: FoundMember, to name: String) -> Bool {
        guard let root = root(of: found) else { return false }
        return !types.lookup(name, of: root, isStatic: false).isEmpty
    }

    /// `value(1, 2)` as `value.dynamicallyCall(withArguments: [1, 2])`, when the type is declared so.
    func dynamicallyCalled(
        _ callee: Code, _ given: GivenArguments, _ expected: Type?, _ range: SourceRange
    ) -> Code? {
        guard isMarked(callee.type, "dynamicCallable") else { return nil }
        let found = types.lookup("dynamicallyCall", of: callee.type, isStatic: false)
        let takesList = found.contains { $0.member.labels == ["withArguments"] }
        let label: String
        let value: Expression
        if takesList, given.labels.allSatisfy({ $0 == nil }) {
            label = "withArguments"
            value = Expression(.array(given.list.map(\.value)), range)
        } else {
            label = "withKeywordArguments"
            let pairs = given.list.map { argument in
                (
                    key: Expression(.string(StringLiteral(segments: [.text(argument.label?.text ?? "")])), range),
                    value: argument.value
                )
            }
            value = Expression(.dictionary(pairs), range)
        }
        let arguments = GivenArguments([Argument(label: Identifier(label, range), value: value)])
        return callMember(
            of: callee, NameReference(Identifier("dynamicallyCall", range)), arguments, expected, range)
    }
}
