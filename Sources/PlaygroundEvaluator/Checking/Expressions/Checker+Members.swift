import PlaygroundSyntax
import SourceText

extension Checker {
    func member(_ base: Expression, _ reference: NameReference, _ expected: Type?, _ range: SourceRange) -> Code {
        let name = reference.name.text
        if let code = memberOfModule(base, reference, expected, range) { return code }
        if let type = collectionType(base) {
            let code = Code(.typeValue(typeCode(type, range)), .metatype(type), range)
            return name == "self" ? code : member(of: code, reference, expected, range)
        }
        if let code = memberOfImplicitElements(base, reference, expected, range) { return code }
        let base = check(base)
        if name == "self" { return base }
        return member(of: base, reference, expected, range)
    }

    /// `[Int]` and `[String: Int]` before a dot are types.
    private func collectionType(_ expression: Expression) -> Type? {
        switch expression.kind {
        case .array, .dictionary: typeNamed(by: expression)
        default: nil
        }
    }

    func member(of base: Code, _ reference: NameReference, _ expected: Type?, _ range: SourceRange) -> Code {
        let name = reference.name.text
        if case .tuple(let elements) = base.type, let index = tupleIndex(name, elements) {
            return Code(.tupleElement(base, index), elements[index].type, range)
        }
        if base.type.isUnknown { return Code(.dynamicMember(base, name), .unknown, range) }
        if case .metatype(let type) = base.type { return staticMember(type, base, reference, expected, range) }
        let found = narrowed(types.lookup(name, of: base.type, isStatic: false), reference.labels)
        guard !found.isEmpty else {
            if let capture = capture(name, of: base, range) { return capture }
            if let inner = implicitlyUnwrapped(base) { return member(of: inner, reference, expected, range) }
            if let code = dynamicMember(base, reference.name, expected, range) { return code }
            return missingMember(base, reference.name, range)
        }
        return value(of: found, .value(base), reference, expected, range)
    }

    /// `match.1`, `match.name`: an element of the output of a regular expression's match.
    private func capture(_ name: String, of base: Code, _ range: SourceRange) -> Code? {
        guard case .nominal(let nominal, let arguments) = base.type, nominal === types.hostType("Regex.Match"),
            let output = arguments.first, !output.isUnknown
        else { return nil }
        let whole = member(of: base, NameReference(Identifier("output", range)), nil, range)
        guard case .tuple(let elements) = output else { return name == "0" ? whole : nil }
        return tupleIndex(name, elements).map { Code(.tupleElement(whole, $0), elements[$0].type, range) }
    }

    func tupleIndex(_ name: String, _ elements: [Type.TupleElement]) -> Int? {
        if let index = Int(name) { return elements.indices.contains(index) ? index : nil }
        return elements.firstIndex { $0.label == name }
    }

    private func staticMember(
        _ type: Type, _ base: Code, _ reference: NameReference, _ expected: Type?, _ range: SourceRange
    ) -> Code {
        let name = reference.name.text
        if let nested = types.nestedType(name, of: type, reference.genericArguments.map(resolve)) {
            return Code(.typeValue(typeCode(nested, range)), .metatype(nested), range)
        }
        if type.isUnknown { return Code(.dynamicMember(base, name), .unknown, range) }
        let found = narrowed(types.lookup(name, of: type, isStatic: true), reference.labels)
        if !found.isEmpty { return value(of: found, metatypeReceiver(base, type), reference, expected, range) }
        let unbound = narrowed(types.lookup(name, of: type, isStatic: false), reference.labels)
        if let first = unbound.first(where: { $0.member.kind == .function }) {
            return unboundMethod(first, type, range)
        }
        return missingMember(base, reference.name, range)
    }

    func metatypeReceiver(_ base: Code, _ type: Type) -> Receiver {
        if case .typeValue(let code) = base.kind, code.isConstant { return .metatype(type) }
        return .dynamicMetatype(base, type)
    }

    func missingMember(_ base: Code, _ name: Identifier, _ range: SourceRange) -> Code {
        let isStatic = isMetatype(base.type)
        var type = base.type
        if case .metatype(let inner) = type { type = inner }
        if !isStatic, let inner = forwarded(base, lacking: name) {
            return member(of: inner, NameReference(name), nil, range)
        }
        noteViewModifier(name.text, name.range)
        let path = "\(types.nominal(type)?.type.qualifiedName ?? "\(type)")." + name.text
        if let retired = types.retiredNames[path] ?? types.retiredNames[path + "()"] {
            error("'\(path)' \(retired.reason)", name.range, hint: retired.hint)
            return fault(range)
        }
        let subscripts = isStatic ? [] : types.lookup("subscript", of: type, isStatic: false)
        if subscripts.contains(where: { $0.member.labels == ["dynamicMember"] && $0.member.isHost }) {
            return Code(.dynamicMember(base, name.text), .unknown, range)
        }
        if case .optional(let wrapped) = type, !isStatic,
            !types.lookup(name.text, of: wrapped, isStatic: false).isEmpty || isTupleMember(name.text, wrapped)
        {
            error(
                "value of optional type '\(type)' must be unwrapped to refer to member '\(name.text)' of wrapped base type '\(wrapped)'",
                range, hint: "chain the optional using '?' to access it only for non-nil values")
            return fault(range)
        }
        if isStatic, !types.lookup(name.text, of: type, isStatic: false).isEmpty {
            error("instance member '\(name.text)' cannot be used on type '\(type)'", name.range)
            return fault(range)
        }
        if !isStatic, !types.lookup(name.text, of: type, isStatic: true).isEmpty {
            let kind = types.nominal(type)?.type.kind == .enum ? "enum case" : "static member"
            error(
                "\(kind) '\(name.text)' cannot be used on instance of type '\(type)'".fixingEnum, name.range,
                hint: "write '\(type).\(name.text)'")
            return fault(range)
        }
        if case .functionValue(let method, _) = base.kind {
            let method = method.prefix { $0 != "(" }
            error(
                "method '\(method)' was used as a property; add () to call it", base.range, hint: "write '\(method)()'")
            return fault(range)
        }
        if !isStatic, let unmet = types.unmetRequirement(of: name.text, in: type) {
            let kind =
                unmet.member.kind == .property
                ? "property '\(name.text)'" : "instance method '\(unmet.member.fullName)'"
            error(
                "referencing \(kind) on '\(unmet.owner.name)' requires that '\(unmet.type)' conform to '\(unmet.wanted.name)'",
                name.range)
            return fault(range)
        }
        let hint = didYouMean(name.text, types.memberNames(of: type, isStatic: isStatic))
        let subject = isStatic ? "type" : "value of type"
        error("\(subject) '\(type)' has no member '\(name.text)'", name.range, hint: hint)
        return fault(range)
    }

    private func isTupleMember(_ name: String, _ type: Type) -> Bool {
        if case .tuple(let elements) = type { return tupleIndex(name, elements) != nil }
        return false
    }

    /// The type that an implicit member is looked up in; an error where nothing says which.
    func contextualBase(_ expected: Type?, _ name: String, _ range: SourceRange) -> Type? {
        if let expected, !expected.isUnknown { return expected }
        noteViewModifier(name, range)
        error("cannot infer contextual base in reference to member '\(name)'", range)
        return nil
    }

    /// `.name`: a static member of the expected type.
    func implicitMember(_ reference: NameReference, _ expected: Type?, _ range: SourceRange) -> Code {
        let name = reference.name.text
        guard let expected = contextualBase(expected, name, range) else { return fault(range) }
        for type in implicitBases(expected, name) {
            if let nested = types.nestedType(name, of: type), !types.isOpen(nested) {
                return Code(.typeValue(typeCode(nested, range)), .metatype(nested), range)
            }
            let found = staticMembers(name, of: type)
            if !found.isEmpty { return value(of: found, implicitReceiver(type, range), reference, expected, range) }
        }
        let type = implicitBases(expected)[0]
        let base = Code(.typeValue(TypeCode(type: type)), .metatype(type), range)
        return missingMember(base, reference.name, range)
    }

    func implicitReceiver(_ type: Type, _ range: SourceRange) -> Receiver {
        let code = typeCode(type, range)
        if code.isConstant { return .metatype(type) }
        return .dynamicMetatype(Code(.typeValue(code), .metatype(type), range), type)
    }

    /// The types in which `.name` is looked for: what an optional wraps first, then the optional itself.
    func implicitBases(_ expected: Type, _ name: String = "") -> [Type] {
        guard case .optional(let wrapped) = expected, name != "some", name != "none" else { return [expected] }
        return implicitBases(wrapped) + [expected]
    }

    /// Static members of a type; those of a protocol that give a conforming type, where a protocol is expected.
    func staticMembers(_ name: String, of type: Type) -> [FoundMember] {
        types.lookup(name, of: type, isStatic: true)
    }

    func superMember(_ reference: NameReference, _ expected: Type?, _ range: SourceRange) -> Code {
        guard let (base, found) = superLookup(reference.name.text, range) else { return fault(range) }
        guard !found.isEmpty else { return missingMember(base, reference.name, range) }
        return value(of: found, .superclass(base), reference, expected, range)
    }

    func superLookup(_ name: String, _ range: SourceRange) -> (Code, [FoundMember])? {
        guard let owner = scope.enclosingType, let variable = selfLookup(), let superclass = owner.superclass else {
            error("'super' cannot be used here: there is no superclass", range)
            return nil
        }
        let this = Code(.local(captured(variable)), superclass, range)
        let isStatic = isMetatype(variable.type) || name == "init"
        return (this, types.lookup(name, of: superclass, isStatic: isStatic))
    }

    /// Reads a property or a case without payload.
    func readProperty(_ found: FoundMember, _ receiver: Receiver, _ range: SourceRange) -> Code {
        let member = found.member
        member.infer?()
        guard !member.isBeingDefined || !member.type.result.isUnknown else {
            error("circular reference", range, hint: "write the type of '\(member.name)', or use another name")
            return fault(range)
        }
        let type = types.substitute(member.type.result, found.substitution)
        checkAccess(member, range)
        noteEffects(member.type, name: member.name, range, isProperty: true)
        noteDeprecation(member, range)
        noteMainActorProperty(member, range)
        switch member.implementation {
        case .stored(let index): return storedProperty(member, index, receiver, type, range)
        case .global(let variable):
            if variable.isDeferred, !variable.isAssigned { noteDeferred(variable) }
            return Code(.global(variable), type, range)
        case .enumCase(let index):
            guard let owner = member.owner else { return fault(range) }
            return enumCaseValue(owner, index, enumType(owner, type, receiver), [], range)
        case .computed(let property):
            requireMutable(receiver.code, toRead: property, range)
            if let base = receiver.code, !member.type.isAsync { noteIsolation(base, member, range) }
            let call = CallArguments(types: selfTypes(for: property.getter, receiver.code, range))
            return Code(.read(.computed(placeReceiver(receiver, member, range), member, call)), type, range)
        case .requirement:
            guard let base = receiverCode(receiver, range) else { return fault(range) }
            return Code(.read(.dispatched(base, member)), opened(type), range)
        case .host: return hostProperty(found, receiver, type, range)
        case .function, .memberwise, .synthesized: return fault(range)
        }
    }

    private func hostProperty(_ found: FoundMember, _ receiver: Receiver, _ type: Type, _ range: SourceRange) -> Code {
        var call = HostCall()
        call.types = hostTypes(found, found.substitution, range)
        let base = receiverCode(receiver, range)
        if let intrinsic = intrinsicProperty(found.member, base, type, range) { return intrinsic }
        if isAbstractHost(found.member, base) {
            return Code(.dynamicMember(base ?? fault(range), found.member.name), opened(type), range)
        }
        return Code(.callHost(found.member, receiver: base, call), opened(type), range)
    }

    /// Whether a host row belongs to a protocol that types of the document may answer themselves.
    func isAbstractHost(_ member: Member, _ base: Code?) -> Bool {
        guard let base, let owner = member.owner, owner.kind == .protocol else { return false }
        switch base.type {
        case .existential, .parameter, .member: return true
        default: return false
        }
    }

    /// Types that stayed open mean "unknown" outside their declaration.
    func opened(_ type: Type) -> Type {
        if case .member(let base, _) = type, case .existential = base { return .unknown }
        return type
    }

    private func storedProperty(
        _ member: Member, _ index: Int, _ receiver: Receiver, _ type: Type, _ range: SourceRange
    ) -> Code {
        guard let base = receiver.code else { return fault(range) }
        if member.isOverridden, case .value = receiver, !isInitializing(base, member) {
            return Code(.read(.dispatched(base, member)), type, range)
        }
        let isObject = types.nominal(base.type).map { $0.type.kind == .class || $0.type.kind == .actor } ?? false
        let code = Code(isObject ? .objectField(base, index) : .structField(base, index), type, range)
        if isObject, !member.isLet { noteIsolation(base, member, range) }
        return code
    }

    /// Whether a class's initializer uses its own property: that goes to the storage, whatever subclasses do.
    private func isInitializing(_ base: Code, _ member: Member) -> Bool {
        guard function.isInitializer, case .local(let variable) = base.kind, variable.name == "self" else {
            return false
        }
        return types.nominal(variable.type)?.type === member.owner
    }

    /// The receiver as a value; a metatype becomes a type value.
    func receiverCode(_ receiver: Receiver, _ range: SourceRange) -> Code? {
        switch receiver {
        case .none: nil
        case .value(let code), .superclass(let code), .dynamicMetatype(let code, _): code
        case .metatype(let type): Code(.typeValue(typeCode(type, range)), .metatype(type), range)
        }
    }

    private func placeReceiver(_ receiver: Receiver, _ member: Member, _ range: SourceRange) -> Place.Receiver {
        guard let code = receiverCode(receiver, range) else { return .none }
        if member.isStatic || isReference(code.type) { return .value(code) }
        return .place(placeOrTemporary(code))
    }

    func isReference(_ type: Type) -> Bool {
        guard let nominal = types.nominal(type)?.type else { return false }
        return nominal.kind == .class || nominal.kind == .actor
    }

    func enumType(_ owner: NominalType, _ type: Type, _ receiver: Receiver) -> Type {
        if case .metatype(let given) = receiver, let (nominal, arguments) = types.nominal(given), nominal === owner,
            !arguments.contains(where: \.isUnknown)
        {
            return given
        }
        return type
    }

    func enumCaseValue(_ owner: NominalType, _ index: Int, _ type: Type, _ payload: [Code], _ range: SourceRange)
        -> Code
    {
        if owner === types.core.optional {
            return owner.cases[index].name == "none"
                ? Code(.constant(.none), type, range) : Code(.some(payload[0]), type, range)
        }
        let arguments = types.nominal(type)?.arguments ?? []
        if payload.isEmpty, arguments.isEmpty {
            return Code(.constant(.enumeration(EnumValue(type: owner, caseIndex: index))), type, range)
        }
        return Code(.makeEnum(owner, arguments.map { typeCode($0, range) }, index, payload), type, range)
    }

    /// A guide may show a modifier without the view it belongs to.
    func noteViewModifier(_ name: String, _ range: SourceRange) {
        guard let framework = AppleFrameworks.framework(ofMember: name) else { return }
        types.foreignUses.append(ForeignUse(name: name, framework: framework, range: range))
    }

    func noteDeprecation(_ member: Member, _ range: SourceRange) {
        guard let deprecation = member.deprecation else { return }
        let message = member.kind == .initializer ? deprecation : "'\(member.name)': \(deprecation)"
        if options.isStrict { error(message, range) } else { note(message, range) }
    }

    /// Members of an actor used from outside need `await`.
    func noteIsolation(_ base: Code, _ member: Member, _ range: SourceRange) {
        guard let nominal = types.nominal(base.type)?.type, nominal.kind == .actor, !member.isNonisolated else {
            return
        }
        if function.isolationOwner === nominal { return }
        let isSelf = base.isSelf
        if flow.isInAwait, !isSelf || function.isAsync { return requireAwait(range, nil) }
        markAwaiting()
        error(
            function.isAsync && function.isClosed
                ? "actor-isolated property '\(member.name)' cannot be accessed from outside of the actor"
                : "actor-isolated property '\(member.name)' can not be referenced from a nonisolated context", range,
            hint: "write 'await' before the expression, in a function that is 'async'")
    }
}

extension Function {
    /// The actor whose code this is, also of a closure inside.
    var isolationOwner: NominalType? { isolation ?? parent?.isolationOwner }
}

extension String {
    fileprivate var fixingEnum: String {
        hasPrefix("enum case")
            ? replacing("cannot be used on instance of type", with: "cannot be used as an instance member of type")
            : self
    }
}

extension Code {
    /// The `self` of the function around.
    var isSelf: Bool {
        if case .local(let variable) = kind { return variable.name == "self" }
        return false
    }
}
