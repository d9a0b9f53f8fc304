import PlaygroundSyntax
import SourceText

extension Checker {
    func subscriptUse(_ base: Expression, _ arguments: [Argument], _ expected: Type?, _ range: SourceRange) -> Code {
        if case .superMember(let reference) = base.kind, reference.name.text == "subscript" {
            guard let (this, found) = superLookup("subscript", range) else { return fault(range) }
            return declaredSubscript(this, found, isSuper: true, arguments, [:], expected, range)
        }
        if let code = subscriptOnLiteral(base, arguments, expected, range) { return code }
        let code = check(base)
        return subscriptUse(of: code, arguments, expected, range)
    }

    func subscriptUse(of base: Code, _ arguments: [Argument], _ expected: Type?, _ range: SourceRange) -> Code {
        if arguments.count == 1, arguments[0].label == nil, isUnboundedRange(arguments[0].value) {
            let none = Expression(.integer(IntegerLiteral(magnitude: 0, text: "0")), range)
            let given = GivenArguments([Argument(value: none)])
            return callMember(of: base, NameReference(Identifier("dropFirst", range)), given, expected, range)
        }
        if arguments.count == 1, arguments[0].label?.text == "keyPath" {
            return keyPathSubscript(base, arguments[0].value, range)
        }
        if refusesPosition(of: base, arguments, range) { return fault(range) }
        switch base.type {
        case .unknown:
            return Code(.dynamicSubscript(base, arguments.map { checkUnknown($0.value) }), .unknown, range)
        case .array(let element) where arguments.count == 1 && arguments[0].label == nil:
            let trial = check(arguments[0].value, expecting: needsContext(arguments[0].value) ? types.int : nil)
            if trial.type == types.int || trial.type.isUnknown && !isRange(arguments[0].value) {
                return Code(.arrayElement(base, trial), element, range)
            }
            return declaredSubscript(base, arguments, [0: trial], expected, range)
        case .dictionary(let key, let value) where arguments.count == 1 && arguments[0].label == nil:
            let code = check(arguments[0].value, expecting: key)
            if let converted = converted(code, to: key) {
                return Code(.dictionaryValue(base, converted), .optional(value), range)
            }
            if types.nominal(code.type)?.type.name != "Index" {
                reportMismatch(code, key, .argument)
                return fault(range, .optional(value))
            }
            return declaredSubscript(base, arguments, [0: code], expected, range)
        case .dictionary(let key, let value) where arguments.count == 2 && arguments[1].label?.text == "default":
            let keyCode = check(arguments[0].value, as: key, .argument)
            let fallback = check(arguments[1].value, as: value, .argument)
            return Code(.read(.dictionaryDefault(place(of: base), keyCode, fallback)), value, range)
        case .optional(let wrapped):
            if let inner = implicitlyUnwrapped(base) { return subscriptUse(of: inner, arguments, expected, range) }
            error(
                "value of optional type '\(base.type)' must be unwrapped to refer to member 'subscript' of wrapped base type '\(wrapped)'",
                range)
            return fault(range)
        default: return declaredSubscript(base, arguments, [:], expected, range)
        }
    }

    /// Texts have no numbered characters, which is what most who write `text[0]` look for.
    private func refusesPosition(of base: Code, _ arguments: [Argument], _ range: SourceRange) -> Bool {
        guard arguments.count == 1, arguments[0].label == nil, let nominal = types.nominal(base.type)?.type,
            nominal === types.core.string || nominal.isFromHost && nominal.name == "Substring"
        else { return false }
        // A document may declare such a subscript.
        let found = types.lookup("subscript", of: base.type, isStatic: false)
        guard found.allSatisfy(\.member.isHost) else { return false }
        let trial = quietly { check(arguments[0].value) }.result.type
        let isNumber = trial == types.int
        let isRange =
            if case .nominal(let type, let bounds) = trial {
                type.name.hasSuffix("Range") && bounds == [types.int]
            } else {
                false
            }
        guard isNumber || isRange else { return false }
        let what = isNumber ? "an Int, use a String.Index" : "an integer range, use a String.Index range"
        let hint =
            isNumber
            ? "write 'Array(text)[0]', or 'text[text.index(text.startIndex, offsetBy: 0)]'"
            : "write 'text.prefix(3)', 'text.dropFirst(2)', or use 'Array(text)'"
        error(
            "'subscript(_:)' is unavailable: cannot subscript \(nominal.name) with \(what) instead.", range, hint: hint)
        return true
    }

    /// `base[...]`: a slice of everything.
    private func isUnboundedRange(_ expression: Expression) -> Bool {
        guard case .name(let reference) = expression.kind else { return false }
        return reference.name.text == "..."
    }

    private func isRange(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .binary(_, let symbol, _), .prefix(let symbol, _), .postfix(_, let symbol):
            symbol.text == "..." || symbol.text == "..<"
        default: false
        }
    }

    private func declaredSubscript(
        _ base: Code, _ arguments: [Argument], _ checked: [Int: Code], _ expected: Type?, _ range: SourceRange
    ) -> Code {
        var type = base.type
        let isStatic = isMetatype(type)
        if case .metatype(let inner) = type { type = inner }
        let found = types.lookup("subscript", of: type, isStatic: isStatic)
        return declaredSubscript(base, found, isSuper: false, arguments, checked, expected, range)
    }

    private func declaredSubscript(
        _ base: Code, _ found: [FoundMember], isSuper: Bool, _ arguments: [Argument], _ checked: [Int: Code],
        _ expected: Type?, _ range: SourceRange
    ) -> Code {
        guard !found.isEmpty else {
            error("value of type '\(base.type)' has no subscripts", range)
            return fault(range)
        }
        let given = GivenArguments(arguments)
        let matching = found.filter {
            (try? ArgumentMatching(parameters: $0.member.type.parameters, given: given).match().get()) != nil
        }
        guard !matching.isEmpty else {
            if given.list.count == 1, let first = found.first, let label = first.member.labels.first {
                error("missing argument label '\(label ?? "_"):' in subscript", range)
            } else {
                error("no exact matches in call to subscript", range)
            }
            return fault(range)
        }
        return subscriptCall(matching, base, isSuper: isSuper, given, checked, expected, range)
    }

    private func subscriptCall(
        _ found: [FoundMember], _ base: Code, isSuper: Bool, _ given: GivenArguments, _ checked: [Int: Code],
        _ expected: Type?, _ range: SourceRange
    ) -> Code {
        let receiver: Receiver =
            if case .metatype(let type) = base.type { metatypeReceiver(base, type) } else { .value(base) }
        let member = chosenSubscript(found, base, given, checked, expected)
        let code = apply(member, receiver, given, checked, expected, range)
        // The getter's call carries the arguments; the place is what it reads.
        switch code.kind {
        case .subscriptCall(let member, let arguments):
            if case .computed(let property) = member.implementation { requireMutable(base, toRead: property, range) }
            if member.isOverridden, !isSuper { return dispatchedSubscript(base, arguments, code.type, range) }
            return Code(
                .read(
                    .computed(
                        isReference(base.type) || isMetatype(base.type) ? .value(base) : .place(place(of: base)),
                        member, arguments)), code.type, range)
        default: return code
        }
    }

    /// A subscript that the value's own type decides.
    func dispatchedSubscript(_ base: Code, _ arguments: CallArguments, _ type: Type, _ range: SourceRange) -> Code {
        let codes = arguments.values.compactMap { argument -> Code? in
            switch argument {
            case .value(let code): code
            case .omitted(let fallback): Code(.call(fallback, CallArguments()), fallback.returnType, range)
            case .place: nil
            }
        }
        return Code(.read(.dynamicSubscript(place(of: base), codes)), type, range)
    }

    private func chosenSubscript(
        _ found: [FoundMember], _ base: Code, _ given: GivenArguments, _ checked: [Int: Code], _ expected: Type?
    ) -> Candidate {
        let candidates = found.map { member in
            Candidate(
                found: member,
                slots: (try? ArgumentMatching(parameters: member.member.type.parameters, given: given).match().get())
                    ?? [])
        }
        guard candidates.count > 1 else { return candidates[0] }
        var known = checked
        for (index, argument) in given.list.enumerated()
        where known[index] == nil && !dependsOnParameter(argument.value) {
            known[index] = check(argument.value)
        }
        return rank(candidates, given, known, expected, .value(base)).first?.candidate ?? candidates[0]
    }
}
