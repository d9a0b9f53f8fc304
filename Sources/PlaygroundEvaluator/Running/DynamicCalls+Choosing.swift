/// Which of several members a call means, when only the values can tell.
extension DynamicCalls {
    /// Whether a value has the protocols that a generic parameter asks for.
    private func fits(_ value: Value, _ parameter: GenericParameter) -> Bool {
        let type = types.dynamicType(of: value, static: .unknown)
        return parameter.constraints.allSatisfy { types.conforms(type, to: $0) }
    }

    /// The first candidate whose parameters take the values.
    func choose(_ candidates: [FoundMember], _ labels: [String?], _ arguments: [Value]) -> FoundMember? {
        guard candidates.count > 1 else { return candidates.first }
        let casting = Casting(types: types)
        return candidates.first { candidate in
            let given = candidate.member.labels.count == labels.count ? candidate.member.labels : labels
            let slots = slots(candidate.member, given, arguments)
            return zip(candidate.member.type.parameters, slots).allSatisfy { parameter, value in
                guard let value else { return true }
                let type = types.substitute(parameter.type, candidate.substitution)
                if case .parameter(let generic) = type { return fits(value, generic) }
                return types.isOpen(type) || type.isFunction
                    || casting.cast(value, to: parameter.isVariadic ? .array(type) : type) != nil
            }
        } ?? candidates.first
    }

    /// The arguments laid out by parameter; nil where one was left out.
    func slots(_ member: Member, _ labels: [String?], _ arguments: [Value]) -> [Value?] {
        let parameters = member.type.parameters
        var slots = [Value?](repeating: nil, count: parameters.count)
        var position = 0
        for (label, value) in zip(labels, arguments) {
            while position < parameters.count, parameters[position].label != label,
                parameters[position].hasDefault || parameters[position].isVariadic
            { position += 1 }
            guard position < parameters.count else { break }
            if parameters[position].isVariadic {
                if case .array(let known)? = slots[position] {
                    slots[position] = .array(known + [value])
                } else {
                    slots[position] = .array([value])
                }
            } else {
                slots[position] = value
                position += 1
            }
        }
        for index in parameters.indices where parameters[index].isVariadic && slots[index] == nil {
            slots[index] = .array([])
        }
        return slots
    }
}
