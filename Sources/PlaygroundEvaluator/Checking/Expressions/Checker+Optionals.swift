import PlaygroundSyntax
import SourceText

extension Checker {
    /// The value inside, when the code reads something declared `T!`.
    func implicitlyUnwrapped(_ code: Code) -> Code? {
        guard case .optional(let wrapped) = code.type else { return nil }
        let isImplicit: Bool
        switch code.kind {
        case .local(let variable): isImplicit = (variable.origin ?? variable).isImplicitlyUnwrapped
        case .global(let variable): isImplicit = variable.isImplicitlyUnwrapped
        case .structField(let base, let index):
            isImplicit = types.nominal(base.type)?.type.implicitlyUnwrapped.contains(index) ?? false
        case .objectField(let base, let index): isImplicit = isImplicitField(base, index)
        case .call(let function, _): isImplicit = function.givesImplicitlyUnwrapped
        case .read(.computed(_, let member, _)): isImplicit = member.isImplicitlyUnwrapped
        case .callHost(let member, _, _): isImplicit = member.isImplicitlyUnwrapped
        default: isImplicit = false
        }
        return isImplicit ? Code(.forceUnwrap(code), wrapped, code.range) : nil
    }

    private func isImplicitField(_ base: Code, _ index: Int) -> Bool {
        guard let nominal = types.nominal(base.type)?.type else { return false }
        var position = index
        for owner in types.superclasses(of: nominal).reversed() {
            if position < owner.storedProperties.count { return owner.implicitlyUnwrapped.contains(position) }
            position -= owner.storedProperties.count
        }
        return false
    }

    func forceUnwrap(_ base: Expression, _ expected: Type?, _ range: SourceRange) -> Code {
        let code = check(base, expecting: expected.map { .optional($0) })
        switch code.type {
        case .optional(let wrapped): return Code(.forceUnwrap(code), wrapped, range)
        case .unknown: return Code(.forceUnwrap(code), .unknown, range)
        default:
            error("cannot force unwrap value of non-optional type '\(code.type)'", range)
            return code
        }
    }

    func optionalUnwrap(_ base: Expression, _ range: SourceRange) -> Code {
        let code = check(base)
        switch code.type {
        case .optional(let wrapped): return Code(.unwrap(code), wrapped, range)
        case .unknown: return Code(.unwrap(code), .unknown, range)
        default:
            error("cannot use optional chaining on non-optional value of type '\(code.type)'", range)
            return code
        }
    }

    func chain(_ inner: Expression, _ expected: Type?, _ range: SourceRange) -> Code {
        let code = check(inner, expecting: expected.map { literalTarget($0) ?? $0 })
        let flattens = code.type.isOptional
        let type = flattens || code.type.isUnknown ? code.type : Type.optional(code.type)
        return Code(.chain(code, flattens: flattens), type, range)
    }

    /// Whether an optional is made where it stands, so that it can hold what `Any` wants: in `print(cat?.weight ?? 0)` the
    /// literal is an `Int` then.
    func canHoldAnything(_ expression: Expression, _ code: Code) -> Bool {
        switch (expression.kind, code.kind) {
        case (.tuple(let elements), _) where elements.count == 1: return canHoldAnything(elements[0].value, code)
        case (.chain, .chain(_, let flattens)): return !flattens
        case (.try(.optional, let inner), _): return !quietly { check(inner) }.result.type.isOptional
        case (.call(let call), .callHost(let member, _, _)):
            return member.owner === types.core.optional && ["map", "flatMap"].contains(member.name)
                && (call.arguments + call.trailing).contains { isClosure($0.value) }
        default: return false
        }
    }

    func cast(_ value: Expression, _ kind: Expression.CastKind, _ name: TypeName, _ range: SourceRange) -> Code {
        let type = resolve(name)
        if kind == .coercion {
            let code = check(value, expecting: type)
            return coerce(code, type, range)
        }
        let code = check(value)
        warnIfDecided(code, type, kind, range)
        let target = typeCode(type, range)
        switch kind {
        case .conditional:
            return Code(.cast(CastCode(kind: .conditional, target: target), code), .optional(type), range)
        default: return Code(.cast(CastCode(kind: .forced, target: target), code), type, range)
        }
    }

    private func coerce(_ code: Code, _ type: Type, _ range: SourceRange) -> Code {
        if let converted = converted(code, to: type) { return converted }
        if types.isOpen(type), isSubtype(code.type, type) { return code }
        if let bridged = bridged(code, type, range) { return bridged }
        error("cannot convert value of type '\(code.type)' to type '\(type)' in coercion", range)
        return fault(range, type)
    }

    /// `text as NSString`: a library type says with `init(_bridging:)` what becomes it.
    private func bridged(_ code: Code, _ type: Type, _ range: SourceRange) -> Code? {
        guard types.nominal(type)?.type.isFromHost == true else { return nil }
        for found in types.lookup("init", of: type, isStatic: true) where found.member.labels == ["_bridging"] {
            var unification = Unification(types: types, open: found.member.genericParameters, map: found.substitution)
            guard unification.unify(found.member.type.parameters[0].type, code.type) != nil else { continue }
            return build(found, receiver: .metatype(type), [.code(code)], range)
        }
        return nil
    }

    private func warnIfDecided(_ code: Code, _ type: Type, _ kind: Expression.CastKind, _ range: SourceRange) {
        guard !code.type.isUnknown, code.type == type, !types.isOpen(type) else { return }
        if kind == .conditional {
            warn("conditional cast from '\(code.type)' to '\(type)' always succeeds", range)
        } else {
            warn("forced cast of '\(code.type)' to same type has no effect", range)
        }
    }

    func isType(_ value: Expression, _ name: TypeName, _ range: SourceRange) -> Code {
        let code = check(value)
        return Code(.isType(code, typeCode(resolve(name), range)), types.bool, range)
    }
}

extension IfStatement {
    var conditionRange: SourceRange {
        for case .expression(let expression) in conditions { return expression.range }
        return body.first?.range ?? SourceRange(0, 0)
    }
}
