import PlaygroundSyntax
import SourceText

/// `try`, `await`, and where errors go.
extension Checker {
    /// Asks for the `try` and `await` that a call needs.
    func noteEffects(
        _ type: FunctionType, name: String?, _ range: SourceRange, isProperty: Bool = false, throwing: Bool? = nil
    ) {
        if type.isAsync { requireAwait(range, nil, isProperty: isProperty) }
        if throwing ?? type.isThrowing { requireTry(range, isProperty: isProperty, thrown: type.thrown) }
    }

    func requireAwait(_ range: SourceRange, _ message: String?, isProperty: Bool = false) {
        markAwaiting()
        guard !flow.isInAwait else { return checkAsyncContext(range) }
        if !function.isAsync, function.isClosed { return checkAsyncContext(range) }
        error(
            message ?? "expression is 'async' but is not marked with 'await'", range,
            hint: "write 'await' before the expression")
    }

    private func checkAsyncContext(_ range: SourceRange) {
        guard !function.isAsync, function.isClosed else { return }
        error(
            "'async' call in a function that does not support concurrency", range,
            hint: "add 'async' to function '\(function.name)' to make it asynchronous")
    }

    func requireTry(_ range: SourceRange, isProperty: Bool = false, thrown: Type? = nil) {
        let what = isProperty ? "property access" : "call"
        flow.hasThrowing = true
        thrownTypes.append(thrown ?? types.anyError)
        guard flow.isInTry else {
            // A closure around is not to blame for the missing word.
            if function.isClosed { markThrowing() }
            return error("\(what) can throw but is not marked with 'try'", range, hint: "did you mean to use 'try'?")
        }
        if flow.isInDefer, !flow.handlesErrors {
            return error("\(what) can throw, but errors cannot be thrown out of a defer body", range)
        }
        markThrowing()
        checkErrorContext("errors thrown from here are not handled", range)
        checkThrown(thrown ?? types.anyError, range)
    }

    /// In `throws(Error)`, only such errors may leave.
    func checkThrown(_ thrown: Type, _ range: SourceRange) {
        guard function.isClosed, let wanted = function.type.thrown, !flow.handlesErrors, !flow.isInDo,
            !isSubtype(thrown, wanted)
        else { return }
        error("thrown expression type '\(thrown)' cannot be converted to error type '\(wanted)'", range)
    }

    /// Errors must be caught, or the function must throw.
    func checkErrorContext(_ message: String, _ range: SourceRange) {
        guard !flow.handlesErrors, function.isClosed, !function.type.isThrowing else { return }
        let extra =
            flow.isInDo
            ? "errors thrown from here are not handled because the enclosing catch is not exhaustive" : message
        error(extra, range)
    }

    func markThrowing() {
        if !flow.handlesErrors { function.throwsErrors = true }
    }

    func markAwaiting() { function.awaits = true }

    func noteIsolatedCall(_ base: Code, _ member: Member, _ range: SourceRange) {
        guard let nominal = types.nominal(base.type)?.type, nominal.kind == .actor, !member.type.isAsync,
            !member.isNonisolated
        else { return }
        if function.isolationOwner === nominal { return }
        if flow.isInAwait { return requireAwait(range, nil) }
        markAwaiting()
        let isSynchronous = !function.isAsync && function.isClosed
        error(
            isSynchronous
                ? "call to actor-isolated instance method '\(member.fullName)' in a synchronous nonisolated context"
                : "actor-isolated instance method '\(member.fullName)' cannot be called from outside of the actor",
            range,
            hint: isSynchronous
                ? "add 'async' to function '\(function.name)', and write 'await' before the call"
                : "write 'await' before the call")
    }

    func tryExpression(_ kind: Expression.TryKind, _ inner: Expression, _ expected: Type?, _ range: SourceRange) -> Code
    {
        let saved = flow
        let throwing = function.throwsErrors
        let earlier = thrownTypes
        flow.isInTry = true
        flow.hasThrowing = false
        if kind != .plain { flow.handlesErrors = true }
        let wanted = kind == .optional ? expected.map { literalTarget($0) ?? $0 } : expected
        let code = check(inner, expecting: wanted)
        let threw = flow.hasThrowing
        flow = saved
        if kind == .plain {
            flow.hasThrowing = saved.hasThrowing || threw
        } else {
            function.throwsErrors = throwing
            thrownTypes = earlier
        }
        if !threw, !containsUnknown(code), silent == 0 {
            warn("no calls to throwing functions occur within 'try' expression", range)
        }
        switch kind {
        case .plain: return code
        case .forced: return Code(.tryForced(code), code.type, range)
        case .optional:
            let flattens = code.type.isOptional
            return Code(.tryOptional(code, flattens: flattens), flattens ? code.type : .optional(code.type), range)
        }
    }

    private func containsUnknown(_ code: Code) -> Bool { code.type.isUnknown }

    func awaitExpression(_ inner: Expression, _ expected: Type?, _ range: SourceRange) -> Code {
        let saved = flow.isInAwait
        flow.isInAwait = true
        let code = check(inner, expecting: expected)
        flow.isInAwait = saved
        if function.isClosed, !function.isAsync, !isAutoclosure {
            if function.awaits {
                error(
                    "'async' call in a function that does not support concurrency", range,
                    hint: "add 'async' to function '\(function.name)' to make it asynchronous")
            }
        }
        markAwaiting()
        return code
    }

    private var isAutoclosure: Bool { function.name.hasPrefix("implicit closure") }

    // MARK: - Function values

    /// A function or method used as a value.
    func functionValue(_ found: [FoundMember], _ receiver: Receiver, _ expected: Type?, _ range: SourceRange) -> Code {
        guard let chosen = choose(found, expected) else { return fault(range) }
        let member = chosen.member
        var map = chosen.substitution
        if !member.genericParameters.isEmpty, let wanted = expected?.function {
            var unification = Unification(types: types, open: member.genericParameters, map: map)
            for (left, right) in zip(member.type.parameters, wanted.parameters) {
                _ = unification.unify(left.type, right.type)
            }
            map = unification.map
        }
        var type = types.substitute(member.type, map)
        if let wanted = expected?.function, type.parameters.count > wanted.parameters.count {
            type.parameters.removeAll(where: \.hasDefault)
        }
        for index in type.parameters.indices {
            type.parameters[index].label = nil
            type.parameters[index].hasDefault = false
        }
        let base = receiverCode(receiver, range)
        let codes = member.genericParameters.map { typeCode(map[$0] ?? .unknown, range) }
        let name = member.fullName
        let kind: Code.Kind
        switch member.implementation {
        case .function(let function):
            if let variable = member.localVariable {
                variable.isPassedOn = true
                return Code(.local(captured(variable)), .function(type), range)
            }
            kind = functionReference(name, function, chosen, member, base, receiver, codes, range)
        case .host: kind = .functionValue(name: name, .host(member, receiver: base))
        case .enumCase(let index):
            guard let owner = member.owner else { return fault(range) }
            let arguments = types.nominal(enumType(owner, type.result, receiver))?.arguments ?? []
            kind = .functionValue(name: name, .enumCase(owner, index, arguments.map { typeCode($0, range) }))
        case .memberwise:
            guard let owner = member.owner else { return fault(range) }
            kind = .functionValue(
                name: name, .memberwise(owner, owner.genericParameters.map { typeCode(map[$0] ?? .unknown, range) }))
        default:
            guard let base else { return fault(range) }
            kind = .functionValue(name: name, .dispatch(member, receiver: base))
        }
        return Code(kind, .function(type), range)
    }

    private func functionReference(
        _ name: String, _ function: Function, _ found: FoundMember, _ member: Member, _ base: Code?,
        _ receiver: Receiver,
        _ codes: [TypeCode], _ range: SourceRange
    ) -> Code.Kind {
        if member.kind == .initializer, let base {
            return .functionValue(name: name, .dispatch(member, receiver: base))
        }
        if let base, isAbstract(base.type) || member.owner?.kind == .class, !isSuper(receiver) {
            return .functionValue(name: name, .dispatch(member, receiver: base))
        }
        return .functionValue(name: name, .function(function, receiver: base, codes))
    }

    private func isSuper(_ receiver: Receiver) -> Bool {
        if case .superclass = receiver { return true }
        return false
    }

    private func choose(_ found: [FoundMember], _ expected: Type?) -> FoundMember? {
        guard found.count > 1, let wanted = expected?.function else { return found.first }
        var best: (found: FoundMember, cost: Int)?
        for candidate in found {
            let member = candidate.member
            var declared = types.substitute(member.type, candidate.substitution)
            var wantedForm = wanted
            if let parts = tupleSplat(wanted), parts.count == declared.parameters.count {
                // Several parameters can take one tuple apart.
                wantedForm.parameters = parts.map { FunctionType.Parameter(label: nil, name: "", type: $0.type) }
            } else if declared.parameters.count > wanted.parameters.count {
                declared.parameters.removeAll(where: \.hasDefault)
                guard declared.parameters.count == wanted.parameters.count else { continue }
            }
            let open = member.genericParameters + (member.owner?.genericParameters ?? [])
            var unification = Unification(types: types, open: open)
            declared.isThrowing = declared.isThrowing && !declared.isRethrowing
            guard declared.parameters.count == wantedForm.parameters.count, !declared.isThrowing || wanted.isThrowing,
                let cost = functionCost(declared, visible(wantedForm), &unification)
            else { continue }
            // Initializers with an exactly typed first parameter come before generic ones.
            let total = cost * 4 + (member.genericParameters.isEmpty ? 0 : 1)
            if best.map({ total < $0.cost }) ?? true { best = (candidate, total) }
        }
        return best?.found ?? found.first
    }

    /// How well a declared function serves as the wanted one: wanted arguments go in, declared results come out.
    private func functionCost(_ declared: FunctionType, _ wanted: FunctionType, _ unification: inout Unification)
        -> Int?
    {
        var total = 0
        for (left, right) in zip(declared.parameters, wanted.parameters) {
            guard let cost = unification.unify(left.type, right.type) else { return nil }
            total += cost
        }
        let result = types.substitute(declared.result, unification.map)
        if wanted.result == .void || wanted.result.isUnknown { return total }
        var reverse = Unification(types: types, open: [])
        guard let cost = reverse.unify(wanted.result, result) ?? unification.unify(declared.result, wanted.result)
        else { return nil }
        return total + cost
    }

    /// `Type.method` without a receiver.
    func unboundMethod(_ found: FoundMember, _ type: Type, _ range: SourceRange) -> Code {
        guard let owner = types.nominal(type)?.type ?? found.member.owner else { return fault(range) }
        var inner = types.substitute(found.member.type, found.substitution)
        for index in inner.parameters.indices { inner.parameters[index].label = nil }
        let outer = FunctionType(
            parameters: [FunctionType.Parameter(label: nil, name: "self", type: type)], result: .function(inner))
        return Code(.functionValue(name: found.member.fullName, .unbound(found.member, owner)), .function(outer), range)
    }
}

extension Function {
    /// Whether effects must be declared: closures without a type find theirs, playgrounds allow all.
    var isClosed: Bool { closedEffects }
}
