extension DynamicCalls {
    // MARK: - Subscripts

    func element(of value: Value, _ indices: [Value], _ site: Site) throws -> Value {
        switch (value, indices.first) {
        case (.array(let elements), .int(let index)?):
            guard elements.indices.contains(index) else { throw site.outOfRange(index) }
            return elements[index]
        case (.dictionary(let dictionary), let key?) where indices.count == 1:
            return dictionary[HashedValue(key)].map { .some($0) } ?? .none
        case (.some(let inner), _): return try element(of: inner, indices, site)
        default: return try declared(value, indices, site)
        }
    }

    private func declared(_ value: Value, _ indices: [Value], _ site: Site) throws -> Value {
        let type = types.dynamicType(of: value, static: .unknown)
        let casting = Casting(types: types)
        let found = types.lookup("subscript", of: type, isStatic: false).first { candidate in
            candidate.member.type.parameters.count == indices.count
                && zip(candidate.member.type.parameters, indices).allSatisfy {
                    types.isOpen($0.type) || casting.cast($1, to: $0.type) != nil
                }
        }
        guard let member = found?.member else {
            throw site.trap("value of type '\(TypeNaming.name(of: type))' has no subscripts")
        }
        switch member.implementation {
        case .host: return try callHost(member, value, indices, site)
        case .computed(let property):
            guard let getter = property.getter else { return .void }
            return try strand.call(getter, [value] + indices, types: types)
        default: throw site.trap("value of type '\(TypeNaming.name(of: type))' has no subscripts")
        }
    }

    func setElement(of whole: inout Value, _ indices: [Value], to value: Value, _ site: Site) throws {
        switch (whole, indices.first) {
        case (.array(var elements), .int(let index)?):
            guard elements.indices.contains(index) else { throw site.outOfRange(index) }
            whole = .void
            elements[index] = value
            whole = .array(elements)
        case (.dictionary(var dictionary), let key?):
            whole = .void
            dictionary[HashedValue(key)] = value.unwrapped
            whole = .dictionary(dictionary)
        default: try setDeclared(&whole, indices, to: value, site)
        }
    }

    /// Writes through a subscript of the document.
    private func setDeclared(_ whole: inout Value, _ indices: [Value], to value: Value, _ site: Site) throws {
        let type = types.dynamicType(of: whole, static: .unknown)
        let found = types.lookup("subscript", of: type, isStatic: false).first {
            $0.member.type.parameters.count == indices.count && $0.member.isSettable && !$0.member.isHost
        }
        guard case .computed(let property)? = found?.member.implementation, let setter = property.setter else {
            throw site.trap("cannot assign through a subscript of '\(TypeNaming.name(of: type))'")
        }
        var arguments = [whole, value] + indices
        guard setter.changesSelf else {
            _ = try strand.call(setter, arguments, types: types)
            return
        }
        whole = .void
        defer { whole = arguments[0] }
        _ = try strand.call(setter, changing: &arguments, types: types)
    }

    // MARK: - Iteration

    /// A function that gives the next element of any sequence.
    func iterator(of value: Value, _ site: Site) throws -> () throws -> Value? {
        switch value {
        case .array(let elements): return walk(elements)
        case .set(let set): return walk(set.elements)
        case .dictionary(let dictionary):
            return walk(
                dictionary.pairs.map { .tuple(TupleValue(labels: ["key", "value"], elements: [$0.key, $0.value])) })
        case .string(let text):
            var iterator = text.makeIterator()
            return { iterator.next().map { .character($0) } }
        case .range(let range): return try walk(range, site)
        default: break
        }
        if let nominal = types.dynamicNominal(of: value) {
            for owner in types.superclasses(of: nominal) {
                if let make = owner.hooks.makeIterator { return try make(value, strand) }
            }
        }
        return try declaredIterator(value, site)
    }

    private func walk(_ elements: [Value]) -> () -> Value? {
        var index = 0
        return {
            guard index < elements.count else { return nil }
            defer { index += 1 }
            return elements[index]
        }
    }

    private func walk(_ range: RangeValue, _ site: Site) throws -> () throws -> Value? {
        guard let lower = range.lower else { throw site.trap("cannot iterate over a range without a lower bound") }
        if case .int(let first) = lower {
            var index = first
            var end: Int?
            if case .int(let last)? = range.upper { end = range.form == .closed ? last : last - 1 }
            return {
                if let end, index > end { return nil }
                defer { index += 1 }
                return .int(index)
            }
        }
        guard case .sized(let first) = lower, case .sized(let last)? = range.upper else {
            throw site.trap("cannot iterate over this range")
        }
        var bits = Int64(bitPattern: first.bits)
        let end = Int64(bitPattern: last.bits) - (range.form == .closed ? 0 : 1)
        return {
            guard bits <= end else { return nil }
            defer { bits += 1 }
            return .sized(SizedInteger(kind: first.kind, bits: UInt64(bitPattern: bits)))
        }
    }

    /// The document's own iterators, and rows named `makeIterator` or `next`.
    private func declaredIterator(_ value: Value, _ site: Site) throws -> () throws -> Value? {
        let type = types.dynamicType(of: value, static: .unknown)
        var iterator = value
        for name in ["makeIterator", "makeAsyncIterator"] {
            if types.lookup(name, of: type, isStatic: false).contains(where: {
                // A host protocol's default asks here itself.
                !$0.member.isRequirement && $0.member.type.parameters.isEmpty
                    && !($0.member.isHost && $0.member.owner?.kind == .protocol)
            }) {
                iterator = try call(name, [], of: value, [], site)
                if types.dynamicNominal(of: iterator)?.hooks.makeIterator != nil {
                    return try self.iterator(of: iterator, site)
                }
                break
            }
        }
        guard
            types.lookup("next", of: types.dynamicType(of: iterator, static: .unknown), isStatic: false).contains(
                where: { !$0.member.isRequirement })
        else {
            throw site.trap("for-in loop requires '\(TypeNaming.name(of: type))' to conform to 'Sequence'")
        }
        let strand = self.strand
        return {
            let calls = strand.dynamic
            let next =
                calls.isMutating("next", [], of: iterator)
                ? try calls.mutate("next", [], of: &iterator, [], site)
                : try calls.call("next", [], of: iterator, [], site)
            return next.unwrapped
        }
    }

    // MARK: - Operators

    func operate(_ symbol: String, _ operands: [Value], _ site: Site) throws -> Value {
        try DynamicOperators(types: types).operate(symbol, operands, strand, site)
    }
}
