import PlaygroundSyntax
import SourceText

/// Makes the code of a call whose function and arguments are chosen.
extension Checker {
    func build(_ found: FoundMember, receiver: Receiver, _ arguments: [BuiltArgument], _ range: SourceRange) -> Code {
        let member = found.member
        var result = opened(types.substitute(member.type.result, found.substitution))
        if member.returnsSelf { result = selfResult(result, receiver) }
        checkAccess(member, range)
        noteDeprecation(member, range)
        noteEffects(
            effects(of: found), name: member.name, range,
            throwing: member.type.isRethrowing ? closuresThrow(arguments, of: member) : nil)
        noteMainActorCall(member, range)
        if case .value(let base) = receiver, member.kind == .function { noteIsolatedCall(base, member, range) }
        switch member.implementation {
        case .host(let row): return buildHost(found, row, receiver, arguments, result, range)
        case .function(let function): return buildDocument(found, function, receiver, arguments, result, range)
        case .memberwise: return buildMemberwise(found, result, arguments, range)
        case .enumCase(let index):
            guard let owner = member.owner else { return fault(range) }
            let payload = arguments.compactMap { if case .code(let code) = $0 { code } else { nil } }
            return enumCaseValue(
                owner, index, enumType(owner, result, receiver), withDefaults(payload, arguments, owner, index), range)
        case .requirement, .synthesized: return buildDispatch(found, receiver, arguments, result, range)
        case .computed(let property):
            var call = callArguments(arguments, property.getter)
            call.types = member.genericParameters.map { typeCode(found.substitution[$0] ?? .unknown, range) }
            call.types += selfTypes(for: property.getter, receiver.code, range)
            return Code(.subscriptCall(member, call), result, range)
        case .stored, .global: return fault(range)
        }
    }

    /// What a call may do; `throws(E)` depends on what `E` is.
    private func effects(of found: FoundMember) -> FunctionType {
        var type = found.member.type
        if let thrown = type.thrown { type.setThrown(types.substitute(thrown, found.substitution)) }
        return type
    }

    /// The result of a method that gives `Self`, for the receiver it is called on.
    private func selfResult(_ declared: Type, _ receiver: Receiver) -> Type {
        var type = receiverType(receiver)
        if case .metatype(let inner) = type { type = inner }
        guard isReference(type) else { return declared }
        return declared.isOptional ? .optional(type) : type
    }

    private func withDefaults(_ payload: [Code], _ arguments: [BuiltArgument], _ owner: NominalType, _ index: Int)
        -> [Code]
    {
        guard payload.count < arguments.count else { return payload }
        var codes: [Code] = []
        for (position, argument) in arguments.enumerated() {
            if case .code(let code) = argument { codes.append(code); continue }
            if let function = owner.caseDefaults[CaseDefault(index, position)] {
                codes.append(Code(.call(function, CallArguments()), function.type.result, SourceRange(0, 0)))
            }
        }
        return codes
    }

    /// Whether a function that rethrows is given one that throws; one that it only carries, as `reduce` its first value,
    /// is not called.
    private func closuresThrow(_ arguments: [BuiltArgument], of member: Member) -> Bool {
        zip(member.type.parameters, arguments).contains { parameter, argument in
            guard case .code(let code) = argument else { return false }
            if case .parameter = parameter.type { return false }
            return throwsErrors(code)
        }
    }

    /// Whether calling a function argument may throw; a closure is known by its body.
    private func throwsErrors(_ code: Code) -> Bool {
        switch code.kind {
        case .closure(let function): function.throwsErrors
        case .sequence(_, let inner), .some(let inner), .adapt(let inner, _): throwsErrors(inner)
        case .functionValue(_, .function(let function, _, _)): function.type.isThrowing
        case .functionValue(_, .host(let member, _)): member.type.isThrowing && !member.type.isRethrowing
        default: code.type.function?.isThrowing ?? false
        }
    }

    func hostTypes(_ found: FoundMember, _ map: Substitution, _ range: SourceRange) -> [(name: String, TypeCode)] {
        found.member.genericParameters.map { parameter in
            (parameter.name, typeCode(map[parameter] ?? .unknown, range))
        }
    }

    private func buildHost(
        _ found: FoundMember, _ row: HostMember, _ receiver: Receiver, _ arguments: [BuiltArgument], _ result: Type,
        _ range: SourceRange
    ) -> Code {
        let member = found.member
        var call = HostCall()
        call.types = hostTypes(found, found.substitution, range)
        call.arguments = arguments.map { argument in
            switch argument {
            case .code(let code): code
            case .place(let place, let code): Code(.inoutArgument(place), code.type, code.range)
            case .omitted: nil
            }
        }
        let base = receiverCode(receiver, range)
        if let intrinsic = intrinsicCall(member, base, call, result, range) { return intrinsic }
        if member.isMutating, let base {
            guard let place = mutablePlace(base, "use mutating member '\(member.name)' on", nil) else {
                return fault(range, result)
            }
            return inOrder(place, call.arguments.compactMap { $0 }, result, range) {
                .mutateHost(member, receiver: $0, call)
            }
        }
        // On any sequence `filter` gives an array, whatever the type's own gives.
        let isPlain = member.name == "filter" && member.owner?.name == "Sequence"
        if row.isRequirement || isAbstractHost(member, base) && !isPlain {
            return buildAbstract(found, base, arguments, result, range)
        }
        return Code(.callHost(member, receiver: base, call), result, range)
    }

    /// A host protocol's member on a value that may be the document's: found by name at run time.
    private func buildAbstract(
        _ found: FoundMember, _ base: Code?, _ arguments: [BuiltArgument], _ result: Type, _ range: SourceRange
    ) -> Code {
        guard let base else { return fault(range, result) }
        let codes = arguments.compactMap { if case .code(let code) = $0 { code } else { nil } }
        let labels = zip(found.member.labels, arguments).compactMap { label, argument -> String?? in
            if case .omitted = argument { return nil }
            return .some(label)
        }
        if found.member.name == "filter", found.member.owner?.name == "Sequence", case .array = result {
            let elements = Code(.dynamicCall(base, "map", [nil], [identity(range)]), result, range)
            return Code(.dynamicCall(elements, "filter", labels, codes), result, range)
        }
        // What these give depends on the collection: a slice of its own kind, which the protocol's row cannot say.
        let isSlice = Self.slicing.contains(found.member.name)
        return Code(.dynamicCall(base, found.member.name, labels, codes), isSlice ? .unknown : result, range)
    }

    /// A function that gives its argument back: with `map`, the elements of any sequence as an array.
    private func identity(_ range: SourceRange) -> Code {
        let function = HostFunctionValue(name: "identity", type: .unknown) { arguments, _ in arguments.first ?? .void }
        return Code(.constant(.function(function)), .unknown, range)
    }

    private static let slicing: Set = ["dropFirst", "dropLast", "prefix", "suffix", "drop", "split", "reversed"]

    func callArguments(
        _ arguments: [BuiltArgument], _ function: Function?, at range: SourceRange? = nil
    ) -> CallArguments {
        var call = CallArguments()
        for (index, argument) in arguments.enumerated() {
            switch argument {
            case .code(let code): call.values.append(.value(code))
            case .place(let place, _): call.values.append(.place(place))
            case .omitted:
                guard let fallback = function?.defaults[index] else { continue }
                if let name = fallback.callSiteName, let range {
                    call.values.append(.value(magic(name, range)))
                } else {
                    call.values.append(.omitted(fallback))
                }
            }
        }
        return call
    }

    private func buildDocument(
        _ found: FoundMember, _ function: Function, _ receiver: Receiver, _ arguments: [BuiltArgument], _ result: Type,
        _ range: SourceRange
    ) -> Code {
        let member = found.member
        var call = callArguments(arguments, function, at: range)
        call.types = member.genericParameters.map { typeCode(found.substitution[$0] ?? .unknown, range) }
        passOwnerTypes(to: &call, found, range)
        if member.kind == .initializer { return buildInitializer(found, function, receiver, call, result, range) }
        if let variable = member.localVariable {
            variable.isUsed = true
            return Code(.callLocal(function, captured(variable), call), result, range)
        }
        guard let base = receiverCode(receiver, range) else { return Code(.call(function, call), result, range) }
        if member.isMutating, !isReference(base.type) {
            guard let place = mutablePlace(base, "use mutating member '\(member.name)' on", nil) else {
                return fault(range, result)
            }
            if member.owner?.kind != .protocol, isAbstract(base.type) {
                return Code(.mutateDispatch(member, receiver: place, call), result, range)
            }
            call.types += selfTypes(for: function, base, range)
            return inOrder(place, call.codes, result, range) { .mutate(function, receiver: $0, call) }
        }
        if needsDispatch(member, base, receiver) { return Code(.dispatch(member, receiver: base, call), result, range) }
        call.types += selfTypes(for: function, base, range)
        call.values.insert(.value(base), at: 0)
        return Code(.call(function, call), result, range)
    }

    /// Default values of a generic type's methods get the type's arguments.
    private func passOwnerTypes(to call: inout CallArguments, _ found: FoundMember, _ range: SourceRange) {
        guard found.member.kind != .initializer, let owner = found.member.owner, !owner.genericParameters.isEmpty else {
            return
        }
        for (index, argument) in call.values.enumerated() {
            guard case .omitted(let fallback) = argument else { continue }
            let types = owner.genericParameters.map { typeCode(found.substitution[$0] ?? .unknown, range) }
            let all = CallArguments(types: call.types + types)
            call.values[index] = .value(Code(.call(fallback, all), fallback.returnType, range))
        }
    }

    func isAbstract(_ type: Type) -> Bool {
        switch type {
        case .existential, .parameter, .member: true
        default: false
        }
    }

    /// Whether the receiver's dynamic type chooses the method.
    private func needsDispatch(_ member: Member, _ base: Code, _ receiver: Receiver) -> Bool {
        if case .superclass = receiver { return false }
        // What only an extension of a protocol has is the same for all types.
        if member.owner?.kind == .protocol, !member.isRequirement { return false }
        if isAbstract(base.type) || isAbstractMetatype(base.type) { return true }
        guard let owner = member.owner else { return false }
        return owner.kind == .class || owner.kind == .protocol
    }

    private func isAbstractMetatype(_ type: Type) -> Bool {
        if case .metatype(let inner) = type { return isAbstract(inner) || isReference(inner) }
        return false
    }

    private func buildDispatch(
        _ found: FoundMember, _ receiver: Receiver, _ arguments: [BuiltArgument], _ result: Type, _ range: SourceRange
    ) -> Code {
        guard let base = receiverCode(receiver, range) else { return fault(range, result) }
        var call = callArguments(arguments, nil)
        call.types = found.member.genericParameters.map { typeCode(found.substitution[$0] ?? .unknown, range) }
        if found.member.kind == .subscript { return dispatchedSubscript(base, call, result, range) }
        if found.member.kind == .initializer {
            let codes = arguments.compactMap { if case .code(let code) = $0 { code } else { nil } }
            var made = result
            if case .parameter = receiverType(receiver) { made = receiverType(receiver) }
            return Code(
                .dynamicCall(base, "init", found.member.labels, codes), found.member.isFailable ? result : made, range)
        }
        if found.member.isMutating, !isReference(base.type) {
            guard let place = mutablePlace(base, "use mutating member '\(found.member.name)' on", nil) else {
                return fault(range, result)
            }
            return Code(.mutateDispatch(found.member, receiver: place, call), result, range)
        }
        return Code(.dispatch(found.member, receiver: base, call), result, range)
    }

    private func receiverType(_ receiver: Receiver) -> Type {
        switch receiver {
        case .metatype(let type), .dynamicMetatype(_, let type): type
        case .value(let code), .superclass(let code): code.type
        case .none: .unknown
        }
    }

    private func buildInitializer(
        _ found: FoundMember, _ function: Function, _ receiver: Receiver, _ call: CallArguments, _ result: Type,
        _ range: SourceRange
    ) -> Code {
        guard let owner = found.member.owner else { return fault(range) }
        var made = receiverType(receiver)
        if case .nominal(let nominal, let arguments) = made, arguments.contains(where: \.isUnknown) {
            made = types.make(nominal, nominal.genericParameters.map { found.substitution[$0] ?? .unknown })
        }
        var call = call
        let target = types.nominal(made)?.type ?? owner
        let typeArguments = target.genericParameters.map { typeCode(found.substitution[$0] ?? .unknown, range) }
        let type = found.member.isFailable ? Type.optional(made) : made
        if case .dynamicMetatype(let base, _) = receiver {
            let codes = call.values.compactMap { if case .value(let code) = $0 { code } else { nil } }
            return Code(.dynamicCall(base, "init", found.member.labels, codes), type, range)
        }
        if owner.kind == .class || owner.kind == .actor {
            return Code(.makeObject(target, typeArguments, function, call), type, range)
        }
        call.types = (owner.kind == .protocol ? [typeCode(made, range)] : typeArguments) + call.types
        return Code(.call(function, call), type, range)
    }

    private func buildMemberwise(
        _ found: FoundMember, _ result: Type, _ arguments: [BuiltArgument], _ range: SourceRange
    ) -> Code {
        guard let owner = found.member.owner else { return fault(range) }
        checkMemberwiseAccess(owner, arguments, range)
        let typeArguments = owner.genericParameters.map { typeCode(found.substitution[$0] ?? .unknown, range) }
        var fields: [Code] = []
        var next = 0
        for (index, property) in owner.storedProperties.enumerated() {
            let isParameter = memberwiseParameters(owner).contains(index)
            if isParameter {
                defer { next += 1 }
                if next < arguments.count, case .code(let code) = arguments[next] {
                    fields.append(wrapping(code, property, owner))
                    continue
                }
            }
            guard let function = owner.propertyDefaults[index] else {
                fields.append(Code(.constant(property.type.isOptional ? .none : .void), property.type, range))
                continue
            }
            fields.append(Code(.call(function, CallArguments(types: typeArguments)), property.type, range))
        }
        let type = types.make(owner, owner.genericParameters.map { found.substitution[$0] ?? .unknown })
        return Code(.makeStruct(owner, typeArguments, fields), type, range)
    }

    /// A memberwise argument as the field holds it.
    private func wrapping(_ code: Code, _ property: NominalType.StoredProperty, _ owner: NominalType) -> Code {
        guard let maker = owner.wrapperMakers[property.name] else { return code }
        return Code(.call(maker, CallArguments(values: [.value(code)])), property.type, code.range)
    }
}

/// Which default value of an enum case's payload.
struct CaseDefault: Hashable {
    let index: Int
    let position: Int
    init(_ index: Int, _ position: Int) {
        self.index = index
        self.position = position
    }
}
