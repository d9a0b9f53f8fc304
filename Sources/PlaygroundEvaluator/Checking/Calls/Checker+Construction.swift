import PlaygroundSyntax
import SourceText

/// Makes values of a type: `Type(…)`.
extension Checker {
    /// `Type(…)`.
    func construct(
        _ type: Type, _ base: Code?, _ given: GivenArguments, _ expected: Type?, _ range: SourceRange
    ) -> Code {
        if type.isUnknown {
            let codes = given.list.map { checkUnknown($0.value) }
            guard let base else { return fault(range) }
            return Code(.dynamicCall(base, "init", given.labels, codes), .unknown, range)
        }
        if case .existential(let protocols) = type, !isVariable(base) || protocols.isEmpty {
            guard protocols.isEmpty == false, let first = protocols.first else { return constructAny(given, range) }
            let found = types.lookup("init", of: type, isStatic: true).filter(\.member.isHost)
            if !found.isEmpty {
                return call(found, receiver: .metatype(type), name: first.name, arguments: given, expected, range)
            }
            error("type 'any \(first.name)' cannot be instantiated", range)
            return fault(range)
        }
        var target = type
        // `Stack()` where `Stack<Int>` is expected.
        if let expected, case .nominal(let nominal, let arguments) = literalTarget(expected), !arguments.isEmpty,
            case .nominal(let own, let ownArguments) = type, own === nominal, ownArguments.contains(where: \.isUnknown)
        {
            target = literalTarget(expected) ?? type
        }
        if let code = constructIntrinsic(target, given, range) {
            checkElements(of: code.type, given, range)
            return code
        }
        checkGenericArguments(target, range)
        let found = types.lookup("init", of: target, isStatic: true)
        guard !found.isEmpty else { return reportNoInit(target, given, range) }
        let name = types.nominal(target)?.type.name ?? "\(target)"
        if let path = retiredInit(name, given) {
            error("'\(path.name)' \(path.reason)", range, hint: path.hint)
            return fault(range, target)
        }
        let receiver: Receiver =
            if let base, !isConstantType(base) { .dynamicMetatype(base, target) } else {
                implicitReceiver(target, range)
            }
        let made = call(
            found, receiver: isParameterType(target) || isVariable(base) ? receiver : .metatype(target), name: name,
            arguments: given,
            expected, range)
        checkElements(of: made.type, given, range)
        return made
    }

    /// What a set holds has to be hashable, also where the elements alone tell what it is.
    private func checkElements(of type: Type, _ given: GivenArguments, _ range: SourceRange) {
        guard case .nominal(let nominal, let arguments) = type, nominal === types.core.set,
            let hashable = types.hostType("Hashable")
        else { return }
        var element = arguments.first ?? .unknown
        if element.isUnknown, given.list.count == 1, given.list[0].label == nil {
            let elements = quietly { check(given.list[0].value) }.result.type
            element = types.associatedType("Element", of: elements) ?? .unknown
        }
        guard !types.isOpen(element), !types.conforms(element, to: hashable) else { return }
        error("generic struct 'Set' requires that '\(element)' conform to 'Hashable'", range)
    }

    /// `Bag<Loose>()`, where `Bag` asks for something hashable.
    private func checkGenericArguments(_ type: Type, _ range: SourceRange) {
        guard case .nominal(let nominal, let arguments) = type else { return }
        for (parameter, argument) in zip(nominal.genericParameters, arguments) where !types.isOpen(argument) {
            for wanted in parameter.constraints
            where !types.conforms(argument, to: wanted) && !types.isSubclass(argument, of: wanted) {
                error("type '\(argument)' does not conform to protocol '\(wanted.name)'", range)
            }
        }
    }

    private func isParameterType(_ type: Type) -> Bool {
        switch type {
        case .parameter, .member: true
        default: false
        }
    }

    /// Whether a metatype comes from a variable, so that the running program knows which type it is.
    private func isVariable(_ base: Code?) -> Bool {
        guard let base else { return false }
        if case .typeValue = base.kind { return false }
        return true
    }

    private func isConstantType(_ code: Code) -> Bool {
        if case .typeValue(let type) = code.kind { return type.isConstant }
        return false
    }

    private func constructAny(_ given: GivenArguments, _ range: SourceRange) -> Code {
        error("'Any' cannot be constructed because it has no accessible initializers", range)
        return fault(range)
    }

    private func retiredInit(_ name: String, _ given: GivenArguments) -> RetiredName? {
        let labels = given.labels.map { ($0 ?? "_") + ":" }.joined()
        return types.retiredNames["\(name)(\(labels))"] ?? types.retiredNames["\(name).init(\(labels))"]
    }

    private func reportNoInit(_ type: Type, _ given: GivenArguments, _ range: SourceRange) -> Code {
        for argument in given.list { checkLoosely(argument.value) }
        if types.nominal(type)?.type.kind == .enum {
            error("'\(type)' cannot be constructed because it has no accessible initializers", range)
        } else if case .parameter(let parameter) = type {
            error("type '\(parameter.name)' has no member 'init'", range)
        } else {
            error("'\(type)' cannot be constructed because it has no accessible initializers", range)
        }
        return fault(range, type)
    }
}
