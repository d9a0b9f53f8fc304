/// Members written by name, where the checker could not know the types.
extension DynamicCalls {
    func setMember(_ name: String, of whole: inout Value, to value: Value, _ site: Site) throws {
        let (type, isStatic) = receiverType(whole)
        guard
            let found = types.lookup(name, of: type, isStatic: isStatic).first(where: {
                !$0.member.isRequirement && $0.member.kind == .property
            })
        else {
            throw site.trap("value of type '\(TypeNaming.name(of: type))' has no member '\(name)'")
        }
        try set(found.member, of: &whole, to: value, site)
    }

    private func setGlobal(
        _ variable: GlobalVariable, _ property: ComputedProperty, of whole: Value, to value: Value, _ site: Site
    ) throws {
        let old = try global(variable, site)
        func tell(_ observer: Function?, _ value: Value) throws {
            guard let observer else { return }
            _ = try strand.call(observer, receiverArguments(observer, whole) + [value], types: types)
        }
        try tell(property.willSet, value)
        variable.value = value
        try tell(property.didSet, old)
    }

    private func set(_ member: Member, of whole: inout Value, to value: Value, _ site: Site) throws {
        let name = member.name
        switch member.implementation {
        case .stored(let index): setField(index, of: &whole, to: value)
        case .global(let variable): variable.value = value
        case .computed(let property): try setComputed(property, of: &whole, to: value, site)
        case .host(let row):
            guard let setter = row.setter else {
                throw site.trap("cannot assign to property: '\(name)' is a get-only property")
            }
            var arguments = HostArguments(receiver: whole, values: [], context: strand)
            whole = .void
            defer { whole = arguments.receiver }
            try strand.guarded(site) { try setter(&arguments, value) }
        default: throw site.trap("cannot assign to '\(name)'")
        }
    }

    private func setField(_ index: Int, of whole: inout Value, to value: Value) {
        switch whole {
        case .structure(var structure):
            whole = .void
            structure[field: index] = types.held(value, structure.type, index)
            whole = .structure(structure)
        case .object(let object): object.fields[index] = types.held(value, object.type, index)
        default: break
        }
    }

    private func setComputed(_ property: ComputedProperty, of whole: inout Value, to value: Value, _ site: Site) throws
    {
        if let setter = property.setter {
            var arguments = setter.selfVariable == nil ? [value] : [whole, value]
            if setter.changesSelf {
                whole = .void
                defer { whole = arguments[0] }
                _ = try strand.call(setter, changing: &arguments, types: types)
            } else {
                _ = try strand.call(setter, arguments, types: types)
            }
            return
        }
        if let variable = property.globalStorage {
            return try setGlobal(variable, property, of: whole, to: value, site)
        }
        if let willSet = property.willSet { _ = try strand.call(willSet, [whole, value], types: types) }
        let old = property.didSet == nil ? Value.void : try computed(property, whole, site)
        if let watched = property.watched {
            try set(watched, of: &whole, to: value, site)
        } else if let index = property.storage {
            setField(index, of: &whole, to: property.lazyInitializer == nil ? value : .some(value))
        }
        guard let didSet = property.didSet else { return }
        var arguments = [whole, old]
        if didSet.changesSelf {
            whole = .void
            defer { whole = arguments[0] }
            _ = try strand.call(didSet, changing: &arguments, types: types)
        } else {
            _ = try strand.call(didSet, arguments, types: types)
        }
    }
}
