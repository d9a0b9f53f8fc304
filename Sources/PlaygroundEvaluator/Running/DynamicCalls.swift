/// Members, calls and operators found by the values themselves, where the checker could not know the types.
struct DynamicCalls {
    // Proof for `unowned(unsafe)`: made by a strand for one call on its own thread.
    unowned(unsafe) let strand: Strand
    let types: TypeSystem

    func member(_ name: String, of value: Value, _ site: Site) throws -> Value {
        if case .tuple(let tuple) = value, let element = tupleElement(name, tuple) { return element }
        let (type, isStatic) = receiverType(value)
        let found = types.lookup(name, of: type, isStatic: isStatic)
        if let property = found.first(where: { !$0.member.isRequirement && isReadable($0.member) }) {
            return try read(property, value, site)
        }
        if let method = found.first(where: { !$0.member.isRequirement }) {
            return .function(
                HostFunctionValue(name: name, type: .unknown) { arguments, context in
                    guard let strand = context as? Strand else { return .void }
                    return try strand.dynamic.invoke(method.member, value, arguments.map { $0 }, site)
                })
        }
        if case .some(let inner) = value { return try member(name, of: inner, site) }
        let subscripts = types.lookup("subscript", of: type, isStatic: false)
        if let dynamic = subscripts.first(where: { $0.member.labels == ["dynamicMember"] }) {
            return try invoke(dynamic.member, value, [.string(name)], site)
        }
        throw site.trap("value of type '\(TypeNaming.name(of: type))' has no member '\(name)'")
    }

    private func tupleElement(_ name: String, _ tuple: TupleValue) -> Value? {
        if let index = Int(name), tuple.elements.indices.contains(index) { return tuple.elements[index] }
        return tuple.labels.firstIndex(of: name).map { tuple.elements[$0] }
    }

    func receiverType(_ value: Value) -> (Type, Bool) {
        if case .type(let type) = value { return (type, true) }
        return (types.dynamicType(of: value, static: .unknown), false)
    }

    private func isReadable(_ member: Member) -> Bool {
        switch member.kind {
        case .property: true
        case .enumCase: member.type.parameters.isEmpty
        default: false
        }
    }

    func read(_ found: FoundMember, _ value: Value, _ site: Site) throws -> Value {
        let member = found.member
        switch member.implementation {
        case .stored(let index): return field(index, of: value)
        case .global(let variable): return try global(variable, site)
        case .enumCase(let index):
            guard let owner = member.owner else { return .void }
            return .enumeration(EnumValue(type: owner, caseIndex: index))
        case .computed(let property): return try computed(property, value, site)
        case .host(let row):
            var arguments = HostArguments(receiver: value, values: [], context: strand)
            return try strand.guarded(site) { try row.body(&arguments) }
        default: throw site.trap("'\(member.name)' cannot be read")
        }
    }

    func field(_ index: Int, of value: Value) -> Value {
        switch value {
        case .structure(let structure): structure.storage.fields[index].withoutWeakness
        case .object(let object): object.fields[index].withoutWeakness
        default: .void
        }
    }

    func global(_ variable: GlobalVariable, _ site: Site) throws -> Value {
        if !variable.isInitialized, let initial = variable.initialCode {
            variable.isInitialized = true
            variable.value = try strand.call(initial.function, [], types: types)
        }
        return variable.value
    }

    func computed(_ property: ComputedProperty, _ value: Value, _ site: Site) throws -> Value {
        if let getter = property.getter {
            return try strand.call(getter, receiverArguments(getter, value), types: types)
        }
        if let variable = property.globalStorage { return try global(variable, site) }
        if let watched = property.watched {
            return try read(FoundMember(member: watched, substitution: [:], distance: 0), value, site)
        }
        guard let index = property.storage else { return .void }
        let field = field(index, of: value)
        guard let lazy = property.lazyInitializer else { return field }
        if case .some(let made) = field { return made }
        let made = try strand.call(lazy, [value], types: types)
        if case .object(let object) = value { object.fields[index] = .some(made) }
        return made
    }

    func receiverArguments(_ function: Function, _ value: Value) -> [Value] {
        function.selfVariable == nil ? [] : [value]
    }

    // MARK: - Calls

    private func methods(_ name: String, _ labels: [String?], of value: Value) -> [FoundMember] {
        let (type, isStatic) = receiverType(value)
        let found = types.lookup(name, of: type, isStatic: isStatic || name == "init").filter {
            !$0.member.isRequirement
        }
        if name == "joined", labels.isEmpty {
            // Of strings, `joined` makes one string.
            return found.sorted { types.specificity($0.member) > types.specificity($1.member) }.filter {
                fits($0.member, labels)
            }
        }
        let exact = found.filter { $0.member.labels == labels && $0.member.kind != .property }
        if exact.isEmpty, name == "init", labels == ["integerLiteral"] || labels == ["floatLiteral"] {
            // The library's numbers are made by `init(_:)`.
            return found.filter { $0.member.labels == [nil] && fits($0.member, [nil]) }
        }
        return exact + found.filter { $0.member.labels != labels && fits($0.member, labels) }
    }

    /// Whether the labels could be those of a call with defaults left out.
    private func fits(_ member: Member, _ labels: [String?]) -> Bool {
        guard member.kind != .property else { return false }
        var position = 0
        let parameters = member.type.parameters
        for label in labels {
            while position < parameters.count, parameters[position].label != label,
                parameters[position].hasDefault || parameters[position].isVariadic
            { position += 1 }
            guard position < parameters.count, parameters[position].label == label else { return false }
            if !parameters[position].isVariadic { position += 1 }
        }
        return parameters.dropFirst(position).allSatisfy { $0.hasDefault || $0.isVariadic }
    }

    func call(_ name: String, _ labels: [String?], of value: Value, _ arguments: [Value], _ site: Site) throws -> Value
    {
        let candidates = methods(name, labels, of: value)
        if let chosen = choose(candidates, labels, arguments) {
            let given = chosen.member.labels.count == labels.count ? chosen.member.labels : labels
            return try invoke(chosen.member, value, slots(chosen.member, given, arguments), site)
        }
        if case .some(let inner) = value { return try call(name, labels, of: inner, arguments, site) }
        if case .function(let function) = value, name == "callAsFunction" {
            return try function.call(arguments, in: strand)
        }
        let (type, _) = receiverType(value)
        if let property = types.lookup(name, of: type, isStatic: false).first(where: {
            isReadable($0.member) && !$0.member.isRequirement
        }),
            case .function(let function) = try read(property, value, site)
        {
            return try function.call(arguments, in: strand)
        }
        let full = "\(name)(\(labels.map { ($0 ?? "_") + ":" }.joined()))"
        throw site.trap("value of type '\(TypeNaming.name(of: type))' has no member '\(full)'")
    }

    func callHost(_ member: Member, _ receiver: Value, _ arguments: [Value], _ site: Site) throws -> Value {
        guard case .host(let row) = member.implementation else {
            return try invoke(member, receiver, arguments.map { $0 }, site)
        }
        var values: [Value?] = arguments.map { $0 }
        for parameter in member.type.parameters.dropFirst(arguments.count) {
            values.append(parameter.isVariadic ? .array([]) : nil)
        }
        var given = HostArguments(receiver: receiver, values: values, context: strand)
        return try strand.guarded(site) { try row.body(&given) }
    }

    /// Runs a member on a receiver; arguments are in parameter order.
    func invoke(_ member: Member, _ receiver: Value, _ arguments: [Value?], _ site: Site) throws -> Value {
        switch member.implementation {
        case .host(let row):
            var given = HostArguments(receiver: receiver, values: arguments, context: strand)
            return try strand.guarded(site) { try row.body(&given) }
        case .function(let function): return try invoke(function, member, receiver, arguments, site)
        case .memberwise: return try makeStruct(member, receiver, arguments)
        case .enumCase(let index):
            guard let owner = member.owner else { return .void }
            return .enumeration(EnumValue(type: owner, caseIndex: index, payload: arguments.compactMap { $0 }))
        default: throw site.trap("'\(member.fullName)' cannot be called")
        }
    }

    private func invoke(_ function: Function, _ member: Member, _ receiver: Value, _ arguments: [Value?], _ site: Site)
        throws -> Value
    {
        var values: [Value] = []
        for (index, argument) in arguments.enumerated() {
            if let argument {
                values.append(argument)
            } else if let made = function.defaults[index] {
                values.append(try strand.call(made, [], types: types))
            }
        }
        if member.kind == .initializer { return try construct(function, member, receiver, values, site) }
        if function.selfVariable != nil { values.insert(receiver, at: 0) }
        for _ in function.typeVariables { values.append(.type(.unknown)) }
        return try strand.call(function, values, types: types)
    }

    private func construct(_ function: Function, _ member: Member, _ receiver: Value, _ values: [Value], _ site: Site)
        throws -> Value
    {
        var target = Type.unknown
        if case .type(let type) = receiver { target = type }
        let (nominal, arguments) = types.nominal(target) ?? (member.owner ?? types.core.any, [])
        if member.owner?.kind == .protocol {
            let others = function.typeVariables.dropFirst().map { _ in Value.type(.unknown) }
            return try strand.call(function, values + [.type(target)] + others, types: types)
        }
        guard nominal.kind == .class || nominal.kind == .actor else {
            let hidden = function.typeVariables.enumerated().map { index, _ in
                Value.type(index < arguments.count ? arguments[index] : .unknown)
            }
            return try strand.call(function, values + hidden, types: types)
        }
        guard case .object(let object) = try StructMaking(types: types, type: nominal).make(arguments, [:], strand)
        else { return .void }
        return try strand.call(function, [.object(object)] + values, types: types)
    }

    private func makeStruct(_ member: Member, _ receiver: Value, _ arguments: [Value?]) throws -> Value {
        guard let owner = member.owner else { return .void }
        var given: [String: Value] = [:]
        for (parameter, value) in zip(member.type.parameters, arguments) {
            if let value { given[parameter.name] = value }
        }
        var typeArguments: [Type] = []
        if case .type(let type) = receiver { typeArguments = types.nominal(type)?.arguments ?? [] }
        return try StructMaking(types: types, type: owner).make(typeArguments, given, strand)
    }

    // MARK: - Methods that change their receiver

    func isMutating(_ name: String, _ labels: [String?], of value: Value) -> Bool {
        methods(name, labels, of: value).first?.member.isMutating ?? false
    }

    func mutate(_ name: String, _ labels: [String?], of whole: inout Value, _ arguments: [Value], _ site: Site) throws
        -> Value
    {
        guard let chosen = choose(methods(name, labels, of: whole), labels, arguments) else {
            return try call(name, labels, of: whole, arguments, site)
        }
        let slots = slots(chosen.member, labels, arguments)
        switch chosen.member.implementation {
        case .host(let row):
            var given = HostArguments(receiver: whole, values: slots, context: strand)
            whole = .void
            defer { whole = given.receiver }
            return try strand.guarded(site) { try row.body(&given) }
        case .function(let function) where function.changesSelf:
            var values = [whole]
            for (index, value) in slots.enumerated() {
                if let value {
                    values.append(value)
                } else if let made = function.defaults[index] {
                    values.append(try strand.call(made, [], types: types))
                }
            }
            whole = .void
            defer { whole = values[0] }
            return try strand.call(function, changing: &values, types: types)
        default: return try invoke(chosen.member, whole, slots, site)
        }
    }
}
