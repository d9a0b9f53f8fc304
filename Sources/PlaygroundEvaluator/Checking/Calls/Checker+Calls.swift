import PlaygroundSyntax
import SourceText

extension Checker {
    func call(_ call: Call, _ expected: Type?, _ range: SourceRange) -> Code {
        let given = GivenArguments(call)
        let callee = call.callee
        switch callee.kind {
        case .name(let reference): return callName(reference, given, expected, range, callee)
        case .member(let base, let reference): return callMember(base, reference, given, expected, range)
        case .implicitMember(let reference): return callImplicit(reference, given, expected, range)
        case .superMember(let reference): return callSuper(reference, given, expected, range)
        case .typeExpression(let name): return construct(resolve(name), nil, given, expected, range)
        case .array(let elements) where elements.count == 1:
            if let type = typeNamed(by: callee) { return construct(type, nil, given, expected, range) }
        case .dictionary(let pairs) where pairs.count == 1:
            if let type = typeNamed(by: callee) { return construct(type, nil, given, expected, range) }
        default: break
        }
        return callValue(check(callee), given, expected, range)
    }

    /// The type an expression names, as in `[Int]()`.
    func typeNamed(by expression: Expression) -> Type? {
        switch expression.kind {
        case .name(let reference):
            guard case .type(let type) = meaning(of: reference.name.text) else { return nil }
            if reference.genericArguments.isEmpty { return type }
            return resolve(TypeName(.named(reference.name, arguments: reference.genericArguments), expression.range))
        case .array(let elements) where elements.count == 1: return typeNamed(by: elements[0]).map { .array($0) }
        case .dictionary(let pairs) where pairs.count == 1:
            guard let key = typeNamed(by: pairs[0].key), let value = typeNamed(by: pairs[0].value) else { return nil }
            return .dictionary(key, value)
        case .member(let base, let reference):
            return typeNamed(by: base).flatMap { types.nestedType(reference.name.text, of: $0) }
                ?? typeInModule(base, reference)
        case .optionalUnwrap(let inner): return typeNamed(by: inner).map { .optional($0) }
        case .chain(let inner): return typeNamed(by: inner)
        case .postfix(let inner, let symbol) where symbol.text == "?": return typeNamed(by: inner).map { .optional($0) }
        case .typeExpression(let name): return resolve(name)
        case .tuple(let elements):
            let parts = elements.map { (label: $0.label?.text, type: typeNamed(by: $0.value)) }
            guard parts.allSatisfy({ $0.type != nil }) else { return nil }
            return .tuple(parts.map { .init(label: $0.label, type: $0.type ?? .unknown) })
        default: return nil
        }
    }

    private func callName(
        _ reference: NameReference, _ given: GivenArguments, _ expected: Type?, _ range: SourceRange,
        _ callee: Expression
    ) -> Code {
        let name = reference.name
        if !reference.genericArguments.isEmpty, case .type = meaning(of: name.text) {
            let written = TypeName(.named(name, arguments: reference.genericArguments), name.range)
            return construct(resolve(written), nil, given, expected, range)
        }
        switch meaning(of: name.text) {
        case .type(let type):
            return construct(type, name.text == "Self" ? dynamicSelf(range) : nil, given, expected, range)
        case .localFunction(let function, let variable):
            variable.isUsed = true
            return callLocalFunction(function, variable, given, expected, range)
        case .members(let found, let receiver):
            if let property = found.first, isProperty(property.member),
                !found.contains(where: { $0.member.kind == .function })
            {
                return callValue(readProperty(property, receiver, name.range), given, expected, range)
            }
            if name.text == "type", given.labels == ["of"] { return typeOf(given.list[0].value, range) }
            let functions = found.filter { $0.member.kind != .property }
            let usable = functions.isEmpty ? found : functions
            return self.call(usable, receiver: receiver, name: name.text, arguments: given, expected, range)
        case .variable, .none:
            if name.text == "type", given.labels == ["of"] { return typeOf(given.list[0].value, range) }
            if case .none = meaning(of: name.text),
                let retired = types.retiredNames["\(name.text)(\(given.labels.map { ($0 ?? "_") + ":" }.joined()))"]
            {
                error("'\(name.text)' \(retired.reason)", name.range, hint: retired.hint)
                return fault(range)
            }
            let before = diagnostics.count
            let function = check(callee)
            if diagnostics.count > before {
                for argument in given.list { checkLoosely(argument.value) }
                return fault(range)
            }
            return callValue(function, given, expected, range)
        }
    }

    /// `Self` in a class, where it is the class of the receiver.
    func dynamicSelf(_ range: SourceRange) -> Code? {
        guard scope.enclosingType?.kind == .class, let variable = selfLookup() else { return nil }
        let this = Code(.local(captured(variable)), variable.type, range)
        if isMetatype(variable.type) { return this }
        return Code(.dynamicType(this, TypeCode(type: .unknown)), .metatype(variable.type), range)
    }

    /// Reads an argument of a call that failed, to find the faults in it too.
    func checkLoosely(_ expression: Expression) {
        switch expression.kind {
        case .closure, .implicitMember, .nilLiteral, .array, .dictionary, .inoutArgument: break
        default: if !needsContext(expression) { _ = check(expression) }
        }
    }

    private func typeOf(_ value: Expression, _ range: SourceRange) -> Code {
        let code = check(value)
        return Code(.dynamicType(code, typeCode(code.type, range)), .metatype(code.type), range)
    }

    private func callMember(
        _ base: Expression, _ reference: NameReference, _ given: GivenArguments, _ expected: Type?, _ range: SourceRange
    ) -> Code {
        let name = reference.name
        if name.text == "init", case .name(let inner) = base.kind, inner.name.text == "self" {
            return delegateInit(given, range)
        }
        if let code = callInModule(base, reference, given, expected, range) { return code }
        if let code = callOnImplicitElements(base, reference, given, expected, range) { return code }
        if let code = callOnLiteral(base, reference, given, expected, range) { return code }
        if let code = callOnRange(base, reference, given, expected, range) { return code }
        let baseCode = checkBase(base, expected)
        return callMember(of: baseCode, reference, given, expected, range)
    }

    /// The base of a member call; `[Int].self`-like bases are types.
    func checkBase(_ base: Expression, _ expected: Type?) -> Code {
        switch base.kind {
        case .array, .dictionary:
            if let type = typeNamed(by: base) {
                return Code(.typeValue(typeCode(type, base.range)), .metatype(type), base.range)
            }
        case .implicitMember, .call: return check(base, expecting: startsImplicitly(base) ? expected : nil)
        case .member: return check(base, expecting: startsImplicitly(base) ? expected : nil)
        default: break
        }
        return check(base)
    }

    func startsImplicitly(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .implicitMember: true
        case .member(let base, _): startsImplicitly(base)
        case .call(let call): startsImplicitly(call.callee)
        default: false
        }
    }

    func callMember(
        of base: Code, _ reference: NameReference, _ given: GivenArguments, _ expected: Type?, _ range: SourceRange
    ) -> Code {
        let name = reference.name.text
        if base.type.isUnknown { return dynamicCall(base, name, given, range) }
        if case .metatype(let type) = base.type { return callStatic(type, base, reference, given, expected, range) }
        if case .tuple(let elements) = base.type, tupleIndex(name, elements) != nil {
            return callValue(member(of: base, reference, nil, range), given, expected, range)
        }
        let found = types.lookup(name, of: base.type, isStatic: false)
        let functions = found.filter { $0.member.kind == .function }
        if !functions.isEmpty {
            checkExistentialUse(functions, base, reference.name)
            return call(functions, receiver: .value(base), name: name, arguments: given, expected, range)
        }
        if let property = found.first {
            return callValue(readProperty(property, .value(base), reference.name.range), given, expected, range)
        }
        if let inner = implicitlyUnwrapped(base) { return callMember(of: inner, reference, given, expected, range) }
        if let code = dynamicMember(base, reference.name, nil, range) {
            return callValue(code, given, expected, range)
        }
        for argument in given.list { checkLoosely(argument.value) }
        return missingCall(base, reference.name, given, range)
    }

    /// What `any P` holds is not known, so nothing fits a parameter of its own type or of one that goes with it.
    private func checkExistentialUse(_ functions: [FoundMember], _ base: Code, _ name: Identifier) {
        guard case .existential = base.type, functions.allSatisfy({ takesOwnType($0.member) }) else { return }
        error(
            "member '\(name.text)' cannot be used on value of type '\(base.type)'; consider using a generic constraint "
                + "instead", name.range)
    }

    private func takesOwnType(_ member: Member) -> Bool {
        guard let owner = member.owner, owner.kind == .protocol, !owner.isFromHost else { return false }
        // What `any P<Item>` says of its primary associated types is not kept.
        let said = Set(owner.declaration?.generics.parameters.map(\.name.text) ?? [])
        return member.type.parameters.contains { parameter in
            switch parameter.type {
            case .parameter(let own): own === owner.selfParameter
            case .member(.parameter(let own), let name): own === owner.selfParameter && !said.contains(name)
            default: false
            }
        }
    }

    private func missingCall(_ base: Code, _ name: Identifier, _ given: GivenArguments, _ range: SourceRange) -> Code {
        if let inner = forwarded(base, lacking: name) {
            return callMember(of: inner, NameReference(name), given, nil, range)
        }
        let labels = given.labels.map { ($0 ?? "_") + ":" }.joined()
        let full = "\(types.nominal(base.type)?.type.qualifiedName ?? "\(base.type)").\(name.text)(\(labels))"
        if let retired = types.retiredNames[full] {
            error("'\(full)' \(retired.reason)", name.range, hint: retired.hint)
            return fault(range)
        }
        return missingMember(base, name, range)
    }

    private func callStatic(
        _ type: Type, _ base: Code, _ reference: NameReference, _ given: GivenArguments, _ expected: Type?,
        _ range: SourceRange
    ) -> Code {
        let name = reference.name.text
        if name == "init" { return construct(type, base, given, expected, range) }
        if let nested = types.nestedType(name, of: type, reference.genericArguments.map(resolve)) {
            return construct(nested, nil, given, expected, range)
        }
        if type.isUnknown { return dynamicCall(base, name, given, range) }
        let found = types.lookup(name, of: type, isStatic: true)
        if let called = callStatic(found, name, metatypeReceiver(base, type), given, expected, range) { return called }
        let unbound = types.lookup(name, of: type, isStatic: false).filter { $0.member.kind == .function }
        if let method = unbound.first, given.list.count == 1 {
            return callValue(unboundMethod(method, type, range), given, expected, range)
        }
        for argument in given.list { checkLoosely(argument.value) }
        return missingCall(base, reference.name, given, range)
    }

    /// A call of one of a type's own members of this name; nil when there is none.
    private func callStatic(
        _ found: [FoundMember], _ name: String, _ receiver: Receiver, _ given: GivenArguments, _ expected: Type?,
        _ range: SourceRange
    ) -> Code? {
        let functions = found.filter { !isProperty($0.member) }
        if !functions.isEmpty {
            return call(functions, receiver: receiver, name: name, arguments: given, expected, range)
        }
        guard let property = found.first else { return nil }
        if case .enumCase = property.member.kind {
            error("enum case '\(name)' has no associated values", range)
            return fault(range)
        }
        return callValue(readProperty(property, receiver, range), given, expected, range)
    }

    private func callImplicit(
        _ reference: NameReference, _ given: GivenArguments, _ expected: Type?, _ range: SourceRange
    ) -> Code {
        let name = reference.name.text
        guard let expected = contextualBase(expected, name, range) else { return fault(range) }
        for type in implicitBases(expected, name) {
            if name == "init" { return construct(type, nil, given, expected, range) }
            let found = staticMembers(name, of: type)
            if let called = callStatic(found, name, implicitReceiver(type, range), given, expected, range) {
                return called
            }
        }
        let type = implicitBases(expected)[0]
        return missingMember(Code(.typeValue(TypeCode(type: type)), .metatype(type), range), reference.name, range)
    }

    private func callSuper(
        _ reference: NameReference, _ given: GivenArguments, _ expected: Type?, _ range: SourceRange
    ) -> Code {
        let name = reference.name.text
        guard let (base, found) = superLookup(name, range) else { return fault(range) }
        guard !found.isEmpty else {
            if name == "init", given.list.isEmpty { return Code(.constant(.void), .void, range) }
            return missingMember(base, reference.name, range)
        }
        if name == "init" {
            function.callsSuperInit = true
            if function.isConvenience, let owner = scope.enclosingType {
                error(
                    "convenience initializer for '\(owner.name)' must delegate (with 'self.init') rather than chaining to a superclass initializer (with 'super.init')",
                    range)
            }
            return initializeSelf(found, given, range)
        }
        return call(found, receiver: .superclass(base), name: name, arguments: given, expected, range)
    }

    /// Calls a function value.
    func callValue(_ callee: Code, _ given: GivenArguments, _ expected: Type?, _ range: SourceRange) -> Code {
        switch callee.type {
        case .function(let type): return callFunctionValue(callee, type, given, range)
        case .unknown:
            let codes = given.list.map { checkUnknown($0.value) }
            noteUnknownCall(range)
            return Code(.callValue(callee, codes, inoutPlaces: [:]), .unknown, range)
        case .metatype(let type): return construct(type, callee, given, expected, range)
        case .optional(let wrapped) where wrapped.isFunction:
            if let inner = implicitlyUnwrapped(callee) { return callValue(inner, given, expected, range) }
            error(
                "value of optional type '\(callee.type)' must be unwrapped to a value of type '\(wrapped)'",
                callee.range)
            return fault(range)
        default:
            let found = types.lookup("callAsFunction", of: callee.type, isStatic: false)
            if !found.isEmpty {
                return call(found, receiver: .value(callee), name: "callAsFunction", arguments: given, expected, range)
            }
            if let code = dynamicallyCalled(callee, given, expected, range) { return code }
            error("cannot call value of non-function type '\(callee.type)'", callee.range)
            return fault(range)
        }
    }

    private func callFunctionValue(_ callee: Code, _ type: FunctionType, _ given: GivenArguments, _ range: SourceRange)
        -> Code
    {
        var unlabelled = given
        // Values of function type take no labels, but a local function keeps its own.
        var parameters = type.parameters
        let isLabelled = parameters.contains { $0.label != nil } && given.labels.contains { $0 != nil }
        if !isLabelled { for index in parameters.indices { parameters[index].label = nil } }
        if given.labels.contains(where: { $0 != nil }), !isLabelled {
            let index = given.labels.firstIndex { $0 != nil } ?? 0
            error("extraneous argument label '\(given.labels[index] ?? ""):' in call", given.list[index].value.range)
            unlabelled.list = given.list.map { Argument(label: nil, value: $0.value) }
        }
        guard unlabelled.list.count == parameters.count else {
            if unlabelled.list.count < parameters.count {
                error("missing argument for parameter #\(unlabelled.list.count + 1) in call", range)
            } else {
                error("extra argument in call", unlabelled.list[parameters.count].value.range)
            }
            return fault(range, type.result)
        }
        var codes: [Code] = []
        var places: [Int: Place] = [:]
        for (index, (parameter, argument)) in zip(parameters, unlabelled.list).enumerated() {
            if parameter.isInout, let place = inoutPlace(argument.value, parameter.type) {
                places[index] = place.place
                codes.append(place.code)
            } else {
                codes.append(check(argument.value, as: parameter.type, .argument))
            }
        }
        noteEffects(type, name: nil, range)
        return Code(.callValue(callee, codes, inoutPlaces: places), type.result, range)
    }

    private func callLocalFunction(
        _ function: Function, _ variable: LocalVariable, _ given: GivenArguments, _ expected: Type?,
        _ range: SourceRange
    ) -> Code {
        let member = Member(
            name: function.name, kind: .function, owner: nil, type: function.type, implementation: .function(function))
        member.genericParameters = function.typeVariables.map(\.parameter)
        member.localVariable = variable
        let found = FoundMember(member: member, substitution: [:], distance: 0)
        return call([found], receiver: .none, name: function.shortName, arguments: given, expected, range)
    }

    /// A call whose method only the running program can find.
    func dynamicCall(_ base: Code, _ name: String, _ given: GivenArguments, _ range: SourceRange) -> Code {
        let codes = given.list.map { checkUnknown($0.value) }
        noteUnknownCall(range)
        return Code(.dynamicCall(base, name, given.labels, codes), .unknown, range)
    }

    func checkUnknown(_ expression: Expression) -> Code { check(expression, expecting: .unknown) }

    /// A call of an unknown function may throw and suspend: neither is asked for nor refused.
    func noteUnknownCall(_ range: SourceRange) {
        if flow.isInTry { flow.hasThrowing = true; markThrowing() }
    }
}

extension Function {
    var shortName: String { name.split(separator: " ").first.map { String($0.prefix { $0 != "(" }) } ?? name }
}
