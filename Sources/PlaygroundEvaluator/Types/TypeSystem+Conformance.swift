extension TypeSystem {
    /// All protocols a nominal type conforms to, those of its superclasses and of protocols themselves included.
    func allProtocols(of nominal: NominalType) -> [NominalType] {
        var seen: Set<NominalType> = []
        var result: [NominalType] = []
        var queue = superclasses(of: nominal).flatMap(\.conformances)
        if nominal.kind == .enum, nominal.isFromHost == false, nominal.cases.allSatisfy(\.payload.isEmpty) {
            queue += ["Hashable", "Equatable"].compactMap { hostType($0) }
            if nominal.rawType != nil, let raw = hostType("RawRepresentable") { queue.append(raw) }
        }
        var index = 0
        while index < queue.count {
            let next = queue[index]
            index += 1
            guard seen.insert(next).inserted else { continue }
            result.append(next)
            queue += next.conformances
        }
        return result
    }

    /// Whether values of a type conform to a protocol; true where it cannot be known.
    func conforms(_ type: Type, to wanted: NominalType) -> Bool {
        if wanted.isMarker || wanted === core.any { return true }
        // `Codable` only names two protocols together.
        if wanted === core.codable, !wanted.conformances.isEmpty {
            return wanted.conformances.allSatisfy { conforms(type, to: $0) }
        }
        switch type {
        case .unknown: return true
        case .existential(let protocols):
            return protocols.contains { $0 === wanted || allProtocols(of: $0).contains(wanted) }
        case .parameter(let parameter):
            return parameter.constraints.contains { $0 === wanted || allProtocols(of: $0).contains(wanted) }
        case .member(let base, let name):
            let known = constraints(of: name, in: base)
            return known.isEmpty || known.contains { $0 === wanted || allProtocols(of: $0).contains(wanted) }
        case .tuple, .function, .metatype: return false
        case .nominal, .optional, .array, .dictionary: return nominalConforms(type, to: wanted)
        }
    }

    private func nominalConforms(_ type: Type, to wanted: NominalType) -> Bool {
        guard let (nominal, arguments) = nominal(type) else { return false }
        if nominal.name == "Never", nominal.isFromHost { return true }
        guard allProtocols(of: nominal).contains(wanted) else { return false }
        let value: Set = ["Equatable", "Hashable", "Codable", "Encodable", "Decodable"]
        if nominal.isFromHost, value.contains(wanted.name), !arguments.isEmpty {
            return arguments.allSatisfy { conforms($0, to: wanted) }
        }
        guard let conditions = nominal.conditionalConformances[ObjectIdentifier(wanted)] else { return true }
        return holds(conditions, ownSubstitution(nominal, arguments), open: [])
    }

    /// Whether requirements hold for what the parameters are; true where it cannot be known.
    ///
    /// - Parameter open: parameters that are still to be found; others stand for one type each.
    func holds(_ requirements: [TypeRequirement], _ map: Substitution, open: [GenericParameter]? = nil) -> Bool {
        requirements.allSatisfy { requirement in
            switch requirement {
            case .conforms(let type, let wanted):
                let type = substitute(type, map)
                return isUndecided(type, open) || conforms(type, to: wanted) || isSubclass(type, of: wanted)
            case .same(let left, let right):
                let (left, right) = (substitute(left, map), substitute(right, map))
                return isOpen(left) || isOpen(right) || left == right
            }
        }
    }

    private func isUndecided(_ type: Type, _ open: [GenericParameter]?) -> Bool {
        switch type {
        case .unknown: true
        case .parameter(let parameter): open?.contains(parameter) ?? true
        case .member(let base, _): isUndecided(base, open)
        default: false
        }
    }

    /// Whether only classes conform to a protocol.
    func isClassBound(_ type: NominalType) -> Bool {
        type.isClassBound || type.kind == .class || type.isMarker && type.name == "AnyObject"
            || type.conformances.contains(where: isClassBound)
    }

    /// Whether values of a type that is known only by its protocols are objects.
    func isClassBound(_ type: Type) -> Bool {
        switch type {
        case .existential(let protocols): protocols.contains(where: isClassBound)
        case .parameter(let parameter): parameter.constraints.contains(where: isClassBound)
        case .member(let base, let name): constraints(of: name, in: base).contains(where: isClassBound)
        default: false
        }
    }

    func isSubclass(_ type: Type, of wanted: NominalType) -> Bool {
        guard let nominal = nominal(type)?.type else { return false }
        return superclasses(of: nominal).contains(wanted)
    }

    /// Whether a type still has parts that unification must find.
    func isOpen(_ type: Type) -> Bool {
        switch type {
        case .unknown, .parameter, .member: true
        case .existential: false
        case .nominal(_, let arguments): arguments.contains(where: isOpen)
        case .optional(let inner), .array(let inner), .metatype(let inner): isOpen(inner)
        case .dictionary(let key, let value): isOpen(key) || isOpen(value)
        case .tuple(let elements): elements.contains { isOpen($0.type) }
        case .function(let function):
            function.parameters.contains { isOpen($0.type) } || isOpen(function.result)
                || function.thrown.map(isOpen) ?? false
        }
    }
}
