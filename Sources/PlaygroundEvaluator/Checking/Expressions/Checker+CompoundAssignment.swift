import PlaygroundSyntax
import SourceText

extension Checker {
    func compound(_ left: Expression, _ symbol: Identifier, _ right: Expression, _ range: SourceRange) -> Code {
        if case .chain(let inner) = left.kind {
            // `base?.member += value`: nothing happens when the base is nil.
            return Code(.chain(compound(inner, symbol, right, range), flattens: false), .optional(.void), range)
        }
        let written = check(left)
        let target = implicitlyUnwrapped(written) ?? written
        if isReference(target.type), let code = changeObject(target, symbol, left, right, range) { return code }
        guard let place = mutablePlace(target, "assign to", left) else {
            _ = check(right, expecting: target.type)
            return fault(range, .void)
        }
        let base = String(symbol.text.dropLast())
        let wanted = base == "<<" || base == ">>" ? types.int : target.type
        if let operation = operation(base, target.type) {
            let value = check(right, expecting: wanted)
            if value.type == target.type || target.type == types.int && value.type.isUnknown
                || needsContext(right) && value.type == wanted
            {
                return inOrder(place, value, range) { .compound($0, operation, value) }
            }
            if case .appendString = operation, types.nominal(value.type)?.type.name == "Substring" {
                let text = Code(.interpolation([value]), types.string, value.range)
                return inOrder(place, text, range) { .compound($0, operation, text) }
            }
            if case .appendArray = operation, let code = appendSequence(place, target, value, range) { return code }
            if !value.type.isUnknown {
                reportOperands(symbol, target.type, value.type, range)
                return fault(range, .void)
            }
            return inOrder(place, value, range) { .compound($0, .dynamic(base), value) }
        }
        if let code = declaredCompound(place, target, symbol, left, right, range) { return code }
        let value = check(right, expecting: wanted)
        if target.type.isUnknown || value.type.isUnknown || (isNumber(target.type) && value.type == wanted)
            || isAbstract(target.type)
        {
            return inOrder(place, value, range) { .compound($0, .dynamic(base), value) }
        }
        reportOperands(symbol, target.type, value.type, range)
        return fault(range, .void)
    }

    /// `static func += (player: Player, points: Int)` of a class: the object changes, not the variable.
    private func changeObject(
        _ target: Code, _ symbol: Identifier, _ left: Expression, _ right: Expression, _ range: SourceRange
    ) -> Code? {
        let found = operatorMembers(symbol.text, [target.type], count: 2).filter {
            !$0.member.isHost && !$0.member.type.parameters[0].isInout
        }
        guard !found.isEmpty else { return nil }
        return declaredOperation(target, symbol, check(right), left, right, nil, range)
    }

    func operation(_ base: String, _ type: Type) -> CompoundOperation? {
        if type == types.int { return Self.integerOperations[base].map { .arithmetic($0) } }
        if type == types.double { return Self.floatOperations[base].map { .arithmetic($0) } }
        if base == "+", type == types.string { return .appendString }
        if base == "+", case .array = type { return .appendArray }
        return nil
    }

    func appendSequence(_ place: Place, _ target: Code, _ value: Code, _ range: SourceRange) -> Code? {
        if case .array(let element) = target.type, let converted = converted(value, to: .array(element)) {
            return inOrder(place, converted, range) { .compound($0, .appendArray, converted) }
        }
        if case .array(let element) = target.type, let given = types.associatedType("Element", of: value.type),
            isSubtype(given, element)
        {
            return inOrder(place, value, range) { .compound($0, .dynamic("+"), value) }
        }
        return nil
    }

    func declaredCompound(
        _ place: Place, _ target: Code, _ symbol: Identifier, _ left: Expression, _ right: Expression,
        _ range: SourceRange
    ) -> Code? {
        let found = operatorMembers(symbol.text, [target.type], count: 2)
        guard !found.isEmpty else { return nil }
        let reference = Expression(.inoutArgument(left), left.range)
        let given = GivenArguments([Argument(value: reference), Argument(value: right)])
        var checked = [0: target]
        if !dependsOnParameter(right) { checked[1] = check(right) }
        let ranked = rank(
            found.map { Candidate(found: $0, slots: [.argument(0), .argument(1)]) }, given, checked, nil, .none)
        guard let best = ranked.first else { return nil }
        checked[0] = nil
        return applyOperator(best.candidate, given, checked, nil, range)
    }
}
