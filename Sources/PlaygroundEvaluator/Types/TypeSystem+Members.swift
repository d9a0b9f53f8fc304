/// A member found by name, and what its owner's generic parameters are there.
struct FoundMember {
    var member: Member
    var substitution: Substitution
    /// Where it was found: 0 the type itself, then superclasses, then protocols.
    var distance: Int
}

extension TypeSystem {
    /// Everything a name means as a member of a type, nearest first.
    func lookup(_ name: String, of type: Type, isStatic: Bool) -> [FoundMember] {
        var found: [FoundMember] = []
        switch type {
        case .existential(let protocols):
            collect(name, protocols, as: type, isStatic, distance: 0, into: &found)
        case .parameter(let parameter):
            for constraint in parameter.constraints where constraint.kind == .class {
                collect(name, constraint, [], as: type, isStatic, into: &found)
            }
            collect(name, parameter.constraints, as: type, isStatic, distance: 0, into: &found)
        case .member(let base, let memberName):
            collect(name, constraints(of: memberName, in: base), as: type, isStatic, distance: 0, into: &found)
        default:
            guard let (nominal, arguments) = nominal(type) else { return [] }
            collect(name, nominal, arguments, as: type, isStatic, into: &found)
        }
        found = withoutFulfilledRequirements(found)
        return found.count > 1 ? withoutHidden(found, isAbstract: nominal(type) == nil) : found
    }

    /// Of members with one signature, keeps the most special one; on a value known only by its protocols, keeps the
    /// requirement, which the value's own type answers.
    private func withoutHidden(_ found: [FoundMember], isAbstract: Bool) -> [FoundMember] {
        let defaults = found.indices.filter { found[$0].member.owner?.kind == .protocol && !found[$0].member.isHost }
        guard !defaults.isEmpty else { return found }
        return found.indices.filter { index in
            guard defaults.contains(index) else { return true }
            let candidate = found[index]
            return !found.indices.contains { other in
                other != index && sameSignature(found[other], candidate)
                    && hides(found[other], candidate, isAbstract: isAbstract)
            }
        }.map { found[$0] }
    }

    private func hides(_ other: FoundMember, _ candidate: FoundMember, isAbstract: Bool) -> Bool {
        if other.member.isRequirement {
            return isAbstract && !candidate.member.isRequirement
                && !candidate.member.type.parameters.contains(where: \.hasDefault)
        }
        if candidate.member.isRequirement { return false }
        if isAbstract {
            // Of a value known only by its protocols, only what is known to hold counts.
            let proofs = [other, candidate].map { isProven($0.member.requirements, $0.substitution) }
            if proofs[0] != proofs[1] { return proofs[0] }
        }
        guard let first = other.member.owner, let second = candidate.member.owner, first.kind == .protocol else {
            return true
        }
        let (a, b) = (specificity(other.member), specificity(candidate.member))
        if a != b { return a > b }
        return first !== second && allProtocols(of: first).contains(second)
    }

    private func isProven(_ requirements: [TypeRequirement], _ map: Substitution) -> Bool {
        requirements.allSatisfy { requirement in
            switch requirement {
            case .same(let left, let right): return substitute(left, map) == substitute(right, map)
            case .conforms(let type, let wanted):
                let type = substitute(type, map)
                guard case .member(let base, let name) = type else {
                    return conforms(type, to: wanted) || isSubclass(type, of: wanted)
                }
                return constraints(of: name, in: base).contains {
                    $0 === wanted || allProtocols(of: $0).contains(wanted)
                }
            }
        }
    }

    private func sameSignature(_ a: FoundMember, _ b: FoundMember) -> Bool {
        guard a.member.kind == b.member.kind, a.member.labels == b.member.labels else { return false }
        if a.member.kind == .property { return true }
        guard a.member.genericParameters.count == b.member.genericParameters.count else { return false }
        if !a.member.genericParameters.isEmpty { return true }
        return substitute(a.member.type, a.substitution).parameters.map(\.type)
            == substitute(b.member.type, b.substitution).parameters.map(\.type)
    }

    /// How narrow a member's conditions are: `Element: StringProtocol` is narrower than `Element: Sequence`.
    func specificity(_ member: Member) -> Int {
        member.requirements.reduce(0) { total, requirement in
            guard case .conforms(_, let wanted) = requirement else { return total + 9 }
            return total + 1 + min(allProtocols(of: wanted).count, 7)
        }
    }

    private func collect(
        _ name: String, _ nominal: NominalType, _ arguments: [Type], as type: Type, _ isStatic: Bool,
        into found: inout [FoundMember]
    ) {
        var current: (type: NominalType, arguments: [Type])? = (nominal, arguments)
        var distance = 0
        var inherited = InheritedInitializers()
        while let (owner, arguments) = current {
            let map = ownSubstitution(owner, arguments)
            for member in owner.members[name] where matches(member, isStatic) {
                if member.kind == .initializer, !inherited.includes(member) { continue }
                // An override hides what it overrides.
                guard !found.contains(where: { $0.distance < distance && overrides($0.member, member) }) else {
                    continue
                }
                if holds(member.requirements, map, open: member.genericParameters) {
                    found.append(FoundMember(member: member, substitution: map, distance: distance))
                }
            }
            distance += 1
            if case .nominal(let superclass, let superArguments) = owner.superclass {
                if name == "init" { inherited.pass(from: owner, to: superclass) }
                current = (superclass, superArguments.map { substitute($0, map) })
            } else {
                current = nil
            }
        }
        collect(name, allProtocols(of: nominal), as: type, isStatic, distance: distance, into: &found)
    }

    private func overrides(_ first: Member, _ second: Member) -> Bool {
        first.kind == second.kind && first.labels == second.labels
            && (first.kind == .property || first.isOverride || first.kind == .initializer)
    }

    private func collect(
        _ name: String, _ protocols: [NominalType], as type: Type, _ isStatic: Bool, distance: Int,
        into found: inout [FoundMember]
    ) {
        var seen: Set<NominalType> = []
        var queue = protocols
        var step = distance
        while !queue.isEmpty {
            let current = queue.removeFirst()
            guard seen.insert(current).inserted else { continue }
            let map: Substitution = [current.selfParameter: type]
            for member in current.members[name] where matches(member, isStatic) {
                guard holds(member.requirements, map, open: member.genericParameters) else { continue }
                found.append(FoundMember(member: member, substitution: map, distance: step))
            }
            step += 1
            queue += current.conformances
        }
    }

    private func matches(_ member: Member, _ isStatic: Bool) -> Bool {
        member.kind == .initializer ? isStatic : member.isStatic == isStatic
    }

    func ownSubstitution(_ owner: NominalType, _ arguments: [Type]) -> Substitution {
        var map: Substitution = [:]
        for (parameter, argument) in zip(owner.genericParameters, arguments) { map[parameter] = argument }
        return map
    }

    /// Leaves out requirements where an implementation with the same labels was found.
    private func withoutFulfilledRequirements(_ found: [FoundMember]) -> [FoundMember] {
        guard found.count > 1 else { return found }
        return found.filter { candidate in
            guard candidate.member.isRequirement else { return true }
            return !found.contains {
                !$0.member.isRequirement && $0.member.kind == candidate.member.kind
                    && $0.member.labels == candidate.member.labels && $0.member.owner?.kind != .protocol
            }
        }
    }

    /// The constraints of an associated type.
    func constraints(of name: String, in base: Type) -> [NominalType] {
        guard case .parameter(let parameter) = base else { return [] }
        return (parameter.memberConstraints[name] ?? [])
            + parameter.constraints.flatMap { associatedConstraints(name, $0) }
    }

    private func associatedConstraints(_ name: String, _ type: NominalType) -> [NominalType] {
        (type.associatedConstraints[name] ?? []) + (type.selfParameter.memberConstraints[name] ?? [])
            + type.conformances.flatMap { associatedConstraints(name, $0) }
    }

    /// Names of members, for suggestions.
    func memberNames(of type: Type, isStatic: Bool) -> [String] {
        var owners: [NominalType] = []
        switch type {
        case .existential(let protocols): owners = protocols.flatMap { [$0] + allProtocols(of: $0) }
        case .parameter(let parameter): owners = parameter.constraints.flatMap { [$0] + allProtocols(of: $0) }
        default: if let nominal = nominal(type)?.type { owners = superclasses(of: nominal) + allProtocols(of: nominal) }
        }
        return owners.flatMap { owner in owner.members.names.filter { name in name.first?.isLetter == true } }
    }

    /// The generic arguments of a type, or of the superclass of it that is asked for.
    func arguments(of type: Type, as owner: NominalType) -> [Type] {
        guard var (current, arguments) = nominal(type) else { return [] }
        while current !== owner, case .nominal(let next, let given)? = current.superclass {
            let map = ownSubstitution(current, arguments)
            (current, arguments) = (next, given.map { substitute($0, map) })
        }
        return arguments
    }

    /// The type and its superclasses, nearest first.
    func superclasses(of nominal: NominalType) -> [NominalType] {
        var chain = [nominal]
        while case .nominal(let next, _) = chain[chain.count - 1].superclass, chain.count < 1000 { chain.append(next) }
        return chain
    }

    struct UnmetRequirement {
        var member: Member
        var owner: NominalType
        var type: Type
        var wanted: NominalType
    }

    /// The first thing that a member with the given labels asks for and a type does not give.
    func unmetRequirement(of name: String, labels: [String?]? = nil, in type: Type) -> UnmetRequirement? {
        guard let (nominal, arguments) = nominal(type) else { return nil }
        let owners =
            [(nominal, ownSubstitution(nominal, arguments))]
            + allProtocols(of: nominal).map { ($0, [$0.selfParameter: type]) }
        for (owner, map) in owners {
            for member in owner.members[name] where labels.map({ $0 == member.labels }) ?? true && !member.isStatic {
                for case .conforms(let subject, let wanted) in member.requirements {
                    let actual = substitute(subject, map)
                    guard !isOpen(actual), !conforms(actual, to: wanted), !isSubclass(actual, of: wanted) else {
                        continue
                    }
                    return UnmetRequirement(member: member, owner: owner, type: actual, wanted: wanted)
                }
            }
        }
        return nil
    }
}
