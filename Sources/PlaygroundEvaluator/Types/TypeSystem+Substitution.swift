typealias Substitution = [GenericParameter: Type]

extension TypeSystem {
    /// The type with parameters replaced; members of parameters that became concrete are looked up.
    func substitute(_ type: Type, _ map: Substitution) -> Type {
        if map.isEmpty { return type }
        switch type {
        case .unknown, .existential: return type
        case .parameter(let parameter): return map[parameter] ?? type
        case .nominal(let nominal, let arguments):
            return arguments.isEmpty ? type : make(nominal, arguments.map { substitute($0, map) })
        case .optional(let wrapped): return .optional(substitute(wrapped, map))
        case .array(let element): return .array(substitute(element, map))
        case .dictionary(let key, let value): return .dictionary(substitute(key, map), substitute(value, map))
        case .tuple(let elements):
            return .tuple(elements.map { Type.TupleElement(label: $0.label, type: substitute($0.type, map)) })
        case .function(let function): return .function(substitute(function, map))
        case .metatype(let inner): return .metatype(substitute(inner, map))
        case .member(let base, let name): return substituteMember(substitute(base, map), name)
        }
    }

    /// The type with every `Base.Name` in it looked up, now that the bases are known.
    func resolvingMembers(of type: Type) -> Type {
        // Any substitution looks them up; this one replaces nothing.
        substitute(type, [GenericParameter(name: "_"): .unknown])
    }

    private func substituteMember(_ base: Type, _ name: String) -> Type {
        switch base {
        case .parameter(let parameter): sameTypeOfMember(parameter, name) ?? .member(base, name)
        case .member: .member(base, name)
        case .unknown: .unknown
        default: associatedType(name, of: base) ?? .unknown
        }
    }

    private func sameTypeOfMember(_ parameter: GenericParameter, _ name: String) -> Type? {
        parameter.memberTypes[name]
            ?? parameter.constraints.lazy.flatMap { [$0] + self.allProtocols(of: $0) }
            .compactMap { $0.selfParameter.memberTypes[name] }.first
    }

    func substitute(_ function: FunctionType, _ map: Substitution) -> FunctionType {
        var function = function
        for index in function.parameters.indices {
            function.parameters[index].type = substitute(function.parameters[index].type, map)
        }
        function.result = substitute(function.result, map)
        if let thrown = function.thrown { function.setThrown(substitute(thrown, map)) }
        return function
    }

    /// The type an associated type stands for in a conforming type.
    func associatedType(_ name: String, of type: Type) -> Type? {
        if let nested = nestedType(name, of: type) { return nested }
        switch (name, type) {
        case ("Element", .dictionary(let key, let value)):
            return .tuple([.init(label: "key", type: key), .init(label: "value", type: value)])
        case ("Element", .nominal(core.string, _)): return character
        case ("Element", .existential), ("Element", .parameter): return .unknown
        default: break
        }
        guard let (nominal, arguments) = nominal(type) else { return nil }
        guard !nominal.isFromHost else { return associatedType(name, of: type, nominal, arguments) }
        // The members that say it may be declared in terms of it; then they say nothing.
        let question = Type.member(type, name)
        guard openQuestions.insert(question).inserted else { return nil }
        defer { openQuestions.remove(question) }
        return associatedType(name, of: type, nominal, arguments)
    }

    private func associatedType(_ name: String, of type: Type, _ nominal: NominalType, _ arguments: [Type]) -> Type? {
        switch name {
        case "Element" where !nominal.isFromHost: return elementOfIterator(type) ?? arguments.first
        case "Element" where nominal.genericParameters.count == 1: return arguments.first
        case "Index" where nominal === core.array: return int
        case "Index" where !nominal.isFromHost: return property("startIndex", of: type)
        case "SubSequence" where !nominal.isFromHost:
            return named("ArraySlice", [associatedType("Element", of: type) ?? .unknown])
        case "Index" where nominal === core.string: return named("String.Index")
        case "RawValue": return rawType(of: nominal)
        case "SubSequence" where nominal === core.string: return named("Substring")
        case "SubSequence" where nominal === core.array: return named("ArraySlice", arguments)
        case "ID": return property("id", of: type)
        case "Indices", "Iterator": return .unknown
        default:
            return inferAssociatedType(name, of: type, nominal).map {
                substitute($0, ownSubstitution(nominal, arguments))
            }
        }
    }

    /// The element type that a document's `next()`, `makeIterator()` or subscript gives.
    private func elementOfIterator(_ type: Type) -> Type? {
        for name in ["next", "makeIterator", "makeAsyncIterator"] {
            guard
                let found = lookup(name, of: type, isStatic: false).first(where: {
                    !$0.member.isHost && !$0.member.isRequirement
                })
            else { continue }
            let result = substitute(found.member.type.result, found.substitution)
            if name == "next" { if case .optional(let element) = result { return element } else { continue } }
            if let element = associatedType("Element", of: result) { return element }
        }
        let subscripts = lookup("subscript", of: type, isStatic: false).first {
            !$0.member.isHost && $0.member.type.parameters.count == 1
        }
        return subscripts.map { substitute($0.member.type.result, $0.substitution) }
    }

    private func property(_ name: String, of type: Type) -> Type? {
        guard let found = lookup(name, of: type, isStatic: false).first(where: { !$0.member.isRequirement }) else {
            return nil
        }
        return substitute(found.member.type.result, found.substitution)
    }

    func rawType(of nominal: NominalType) -> Type? { nominal.rawType ?? nominal.typeAliases["RawValue"]?.type }

    /// Finds an associated type from the members that fulfil the protocol's requirements.
    private func inferAssociatedType(_ name: String, of type: Type, _ nominal: NominalType) -> Type? {
        for conformed in allProtocols(of: nominal) where conformed.associatedTypes[name] != nil {
            let wanted = Type.member(.parameter(conformed.selfParameter), name)
            for requirement in conformed.members.all
            where requirement.isRequirement && mentions(requirement.type, wanted) {
                for witness in superclasses(of: nominal).flatMap({ $0.members[requirement.name] })
                where witness.labels == requirement.labels {
                    witness.infer?()
                    if let found = match(requirement.type, witness.type, wanted) { return found }
                }
            }
            if let fallback = conformed.associatedTypes[name], fallback != .unknown { return fallback }
        }
        return nil
    }

    private func mentions(_ function: FunctionType, _ wanted: Type) -> Bool {
        function.parameters.contains { mentions($0.type, wanted) } || mentions(function.result, wanted)
    }

    private func mentions(_ type: Type, _ wanted: Type) -> Bool {
        if type == wanted { return true }
        switch type {
        case .optional(let inner), .array(let inner), .metatype(let inner): return mentions(inner, wanted)
        case .dictionary(let key, let value): return mentions(key, wanted) || mentions(value, wanted)
        case .tuple(let elements): return elements.contains { mentions($0.type, wanted) }
        case .nominal(_, let arguments): return arguments.contains { mentions($0, wanted) }
        case .function(let function): return mentions(function, wanted)
        default: return false
        }
    }

    private func match(_ required: FunctionType, _ found: FunctionType, _ wanted: Type) -> Type? {
        for (left, right) in zip(required.parameters, found.parameters) {
            if let type = match(left.type, right.type, wanted) { return type }
        }
        return match(required.result, found.result, wanted)
    }

    private func match(_ required: Type, _ found: Type, _ wanted: Type) -> Type? {
        if required == wanted { return found }
        switch (required, found) {
        case (.optional(let a), .optional(let b)), (.array(let a), .array(let b)): return match(a, b, wanted)
        case (.function(let a), .function(let b)): return match(a, b, wanted)
        case (.tuple(let a), .tuple(let b)):
            return zip(a, b).lazy.compactMap { self.match($0.type, $1.type, wanted) }.first
        default: return nil
        }
    }
}
