import PlaygroundSyntax
import SourceText

extension Checker {
    /// Reads a pattern against a subject's type and declares what it binds.
    func pattern(_ pattern: Pattern, _ type: Type, isLet: Bool) -> PatternCode {
        switch pattern.kind {
        case .wildcard: return .wildcard
        case .binding(let name, let isVariable): return bind(name, type, isLet: !isVariable)
        case .tuple(let elements): return tuplePattern(elements, type, pattern.range, isLet)
        case .enumCase(let owner, let name, let payload):
            return casePattern(owner, name, payload, type, pattern.range, isLet)
        case .optional(let inner): return optionalPattern(inner, type, pattern.range, isLet)
        case .isType(let name): return .isType(typeCode(resolve(name), name.range))
        case .cast(let inner, let name):
            let target = resolve(name)
            return .cast(self.pattern(inner, target, isLet: isLet), typeCode(target, name.range))
        case .expression(let expression): return expressionPattern(expression, type)
        case .typed(let inner, let name):
            let declared = resolve(name)
            return self.pattern(inner, declared, isLet: isLet)
        }
    }

    private func bind(_ name: Identifier, _ type: Type, isLet: Bool) -> PatternCode {
        boundNames.insert(name.text)
        // `case .a(let x), .b(let x)`: both patterns give the same variable its value.
        if let shared = sharedBindings[name.text] {
            if shared.type != type, !type.isUnknown, !shared.type.isUnknown {
                error("pattern variable bound to type '\(type)', expected type '\(shared.type)'", name.range)
            }
            return .bind(shared)
        }
        let variable = makeVariable(name.text, type, isLet: isLet, name.range)
        variable.isAssigned = true
        scope.declare(name.text, .local(variable))
        newBindings[name.text] = variable
        return .bind(variable)
    }

    private func tuplePattern(
        _ elements: [(label: Identifier?, pattern: Pattern)], _ type: Type, _ range: SourceRange, _ isLet: Bool
    ) -> PatternCode {
        if elements.count == 1 { return pattern(elements[0].pattern, type, isLet: isLet) }
        guard case .tuple(let parts) = type else {
            if !type.isUnknown { error("tuple pattern cannot match values of non-tuple type '\(type)'", range) }
            return .tuple(elements.map { pattern($0.pattern, .unknown, isLet: isLet) })
        }
        guard parts.count == elements.count else {
            error("tuple pattern has the wrong length for tuple type '\(type)'", range)
            return .tuple(elements.map { pattern($0.pattern, .unknown, isLet: isLet) })
        }
        return .tuple(zip(elements, parts).map { pattern($0.pattern, $1.type, isLet: isLet) })
    }

    private func optionalPattern(_ inner: Pattern, _ type: Type, _ range: SourceRange, _ isLet: Bool) -> PatternCode {
        switch type {
        case .optional(let wrapped): return .some(pattern(inner, wrapped, isLet: isLet))
        case .unknown: return .some(pattern(inner, .unknown, isLet: isLet))
        default:
            error("'?' pattern cannot match values of type '\(type)'", range)
            return .some(pattern(inner, .unknown, isLet: isLet))
        }
    }

    private func casePattern(
        _ owner: TypeName?, _ name: Identifier, _ payload: [(label: Identifier?, pattern: Pattern)]?, _ subject: Type,
        _ range: SourceRange, _ isLet: Bool
    ) -> PatternCode {
        let declared = owner.map(resolve)
        var type = subject
        var cast: TypeCode?
        if let declared {
            if !isSubtype(subject, declared), types.nominal(subject)?.type !== types.nominal(declared)?.type {
                checkRelated(declared, subject, name.range)
                cast = typeCode(declared, range)
                type = declared
            } else if types.nominal(subject) == nil {
                cast = typeCode(declared, range)
                type = declared
            }
        }
        if type.isUnknown {
            return .enumCase(
                nil, 0, name: name.text, payload?.map { pattern($0.pattern, .unknown, isLet: isLet) } ?? [])
        }
        if case .optional(let wrapped) = type {
            let code = optionalCase(name, payload, wrapped, type, range, isLet)
            return cast.map { .cast(code, $0) } ?? code
        }
        guard let (nominal, arguments) = types.nominal(type), !nominal.cases.isEmpty || nominal.kind == .enum else {
            return staticPattern(name, payload, type, range)
        }
        nominal.members.prepareTypes()
        guard let index = nominal.cases.firstIndex(where: { $0.name == name.text }) else {
            if !types.lookup(name.text, of: type, isStatic: true).isEmpty {
                return staticPattern(name, payload, type, range)
            }
            let hint = didYouMean(name.text, nominal.cases.map(\.name))
            error("type '\(type)' has no member '\(name.text)'", name.range, hint: hint)
            for part in payload ?? [] { _ = pattern(part.pattern, .unknown, isLet: isLet) }
            return .wildcard
        }
        let map = types.ownSubstitution(nominal, arguments)
        let parts = payloadPatterns(payload, nominal.cases[index], map, name, range, isLet)
        let code = PatternCode.enumCase(nominal, index, name: name.text, parts)
        return cast.map { .cast(code, $0) } ?? code
    }

    /// A case of an enum is never found in a value of another struct or enum.
    private func checkRelated(_ declared: Type, _ subject: Type, _ range: SourceRange) {
        guard case .nominal(let wanted, _) = declared, case .nominal(let given, _) = subject, wanted.kind == .enum,
            given.kind == .struct || given.kind == .enum, !types.conforms(declared, to: types.core.error)
        else { return }
        error("pattern of type '\(declared)' cannot match '\(subject)'", range)
    }

    private func payloadPatterns(
        _ payload: [(label: Identifier?, pattern: Pattern)]?, _ enumCase: NominalType.EnumCase, _ map: Substitution,
        _ name: Identifier, _ range: SourceRange, _ isLet: Bool
    ) -> [PatternCode] {
        guard let payload else { return [] }
        let declared = enumCase.payload.map { types.substitute($0.type, map) }
        if payload.count == 1, declared.count > 1, payload[0].label == nil {
            // One pattern for the whole payload, as a tuple.
            let whole = Type.tuple(zip(enumCase.payload, declared).map { .init(label: $0.label, type: $1) })
            if case .wildcard = payload[0].pattern.kind { return [] }
            if case .tuple(let elements) = payload[0].pattern.kind, elements.count == declared.count {
                return zip(elements, declared).map { pattern($0.pattern, $1, isLet: isLet) }
            }
            return [.tuplePayload(pattern(payload[0].pattern, whole, isLet: isLet), enumCase.payload.map(\.label))]
        }
        guard payload.count == declared.count else {
            if declared.count == 1 {
                error("tuple pattern cannot match values of the non-tuple type '\(declared[0])'", range)
                return payload.map { pattern($0.pattern, .unknown, isLet: isLet) }
            }
            error("tuple pattern has the wrong length for tuple type '\(Type.tuple(enumCase.payload))'", range)
            return payload.map { pattern($0.pattern, .unknown, isLet: isLet) }
        }
        for (part, parameter) in zip(payload, enumCase.payload) {
            if let label = part.label, label.text != parameter.label {
                error("tuple pattern element label '\(label.text)' must be '\(parameter.label ?? "_")'", label.range)
            }
        }
        return zip(payload, declared).map { pattern($0.pattern, $1, isLet: isLet) }
    }

    private func optionalCase(
        _ name: Identifier, _ payload: [(label: Identifier?, pattern: Pattern)]?, _ wrapped: Type, _ type: Type,
        _ range: SourceRange, _ isLet: Bool
    ) -> PatternCode {
        switch name.text {
        case "none" where payload == nil: return .none
        case "some": return .some(payload?.first.map { pattern($0.pattern, wrapped, isLet: isLet) } ?? .wildcard)
        default: return .some(casePattern(nil, name, payload, wrapped, range, isLet))
        }
    }

    /// `.name` of a type that is no enum: compared with `~=`.
    private func staticPattern(
        _ name: Identifier, _ payload: [(label: Identifier?, pattern: Pattern)]?, _ type: Type, _ range: SourceRange
    ) -> PatternCode {
        // What a payload would bind is known in the body, whatever it is.
        for part in payload ?? [] { _ = pattern(part.pattern, .unknown, isLet: true) }
        if isAbstract(type) {
            error("type 'any \(type)' has no member '\(name.text)'", name.range)
            return .wildcard
        }
        return expressionPattern(Expression(.implicitMember(NameReference(name)), range), type)
    }

    private func expressionPattern(_ expression: Expression, _ type: Type) -> PatternCode {
        if case .tuple(let elements) = expression.kind, elements.count > 1, case .tuple(let parts) = type,
            parts.count == elements.count
        {
            return .tuple(zip(elements, parts).map { expressionPattern($0.value, $1.type) })
        }
        if case .nilLiteral = expression.kind { return .none }
        if let pattern = caseExpression(expression, type) { return pattern }
        let subject = makeTemporary(type, expression.range)
        subject.isAssigned = true
        let code = check(expression, expecting: patternExpectation(expression, type))
        let value = Code(.local(subject), type, expression.range)
        if case .constant(let constant) = code.kind, isSubtype(code.type, type) || type.isOptional {
            return .equal(constant)
        }
        if case .metatype = code.type {
            return .expression(subject: subject, Code(.valuesEqual(value, code), types.bool, expression.range))
        }
        return .expression(subject: subject, match(code, value, expression.range))
    }

    /// `.case(payload)` written as a call.
    private func caseExpression(_ expression: Expression, _ type: Type) -> PatternCode? {
        switch expression.kind {
        case .implicitMember(let reference):
            guard hasCase(reference.name.text, type) else { return nil }
            return casePattern(nil, reference.name, nil, type, expression.range, true)
        case .call(let call):
            guard case .implicitMember(let reference) = call.callee.kind, hasCase(reference.name.text, type) else {
                return nil
            }
            let payload = call.arguments.map {
                (label: $0.label, pattern: Pattern(.expression($0.value), $0.value.range))
            }
            return casePattern(nil, reference.name, payload, type, expression.range, true)
        default: return nil
        }
    }

    private func hasCase(_ name: String, _ type: Type) -> Bool {
        switch type {
        case .optional(let wrapped): return name == "none" || name == "some" || hasCase(name, wrapped)
        default:
            guard let nominal = types.nominal(type)?.type else { return false }
            nominal.members.prepareTypes()
            return nominal.cases.contains { $0.name == name }
        }
    }

    private func patternExpectation(_ expression: Expression, _ type: Type) -> Type? {
        let bound = literalTarget(type) ?? type
        switch expression.kind {
        case .binary(_, let symbol, _) where symbol.text == "...": return types.make(types.core.closedRange, [bound])
        case .binary(_, let symbol, _) where symbol.text == "..<": return types.make(types.core.range, [bound])
        case .prefix(let symbol, _) where symbol.text == "...": return types.named("PartialRangeThrough", [bound])
        case .prefix(let symbol, _) where symbol.text == "..<": return types.named("PartialRangeUpTo", [bound])
        case .postfix(_, let symbol) where symbol.text == "...": return types.named("PartialRangeFrom", [bound])
        default: return type
        }
    }

    /// `pattern ~= value`, written as an operator.
    func patternMatch(_ left: Expression, _ right: Expression, _ range: SourceRange) -> Code {
        let value = check(right)
        let pattern = check(left, expecting: patternExpectation(left, value.type))
        if needsContext(right), case .nominal(_, let arguments) = pattern.type, let bound = arguments.first {
            return match(pattern, check(right, expecting: bound), range)
        }
        return match(pattern, value, range)
    }

    /// `pattern ~= value`.
    private func match(_ pattern: Code, _ value: Code, _ range: SourceRange) -> Code {
        if let found = declaredMatch(pattern, value, range) { return found }
        if let nominal = types.nominal(pattern.type)?.type, nominal.isFromHost,
            nominal.name.hasSuffix("Range") || nominal.name.hasPrefix("PartialRange")
        {
            if case .nominal(_, let arguments) = pattern.type, let bound = arguments.first,
                !isSubtype(literalTarget(value.type) ?? value.type, bound), !bound.isUnknown
            {
                error(
                    "expression pattern of type '\(pattern.type)' cannot match values of type '\(value.type)'",
                    pattern.range)
            }
            return Code(.dynamicOperator("~=", [pattern, value]), types.bool, range)
        }
        if pattern.type.isUnknown || value.type.isUnknown {
            return Code(.dynamicOperator("~=", [pattern, value]), types.bool, range)
        }
        if let (a, b, type) = join(pattern, value), isEquatable(type) {
            return Code(.valuesEqual(a, b), types.bool, range)
        }
        error("expression pattern of type '\(pattern.type)' cannot match values of type '\(value.type)'", pattern.range)
        return fault(range, types.bool)
    }

    private func declaredMatch(_ pattern: Code, _ value: Code, _ range: SourceRange) -> Code? {
        let found = operatorMembers("~=", [pattern.type, value.type], count: 2).filter { !$0.member.isHost }
        guard !found.isEmpty else { return nil }
        let given = GivenArguments([
            Argument(value: Expression(.discard, pattern.range)), Argument(value: Expression(.discard, value.range)),
        ])
        let candidates = found.map { Candidate(found: $0, slots: [.argument(0), .argument(1)]) }
        guard let best = rank(candidates, given, [0: pattern, 1: value], types.bool, .none).first else { return nil }
        return applyOperator(best.candidate, given, [0: pattern, 1: value], types.bool, range)
    }

    // MARK: - Switch

    func switchStep(_ choice: SwitchStatement, _ range: SourceRange, _ body: ([Statement]) -> Block) -> Step {
        let id = function.makeLoop()
        let value = check(choice.subject)
        let subject = makeTemporary(value.type, choice.subject.range)
        subject.isAssigned = true
        targets.append(JumpTarget(id: id, label: choice.label?.text, isLoop: false, isSwitch: true))
        defer { targets.removeLast() }
        var cases: [SwitchCode.Case] = []
        var coverage: [(pattern: PatternCode, isGuarded: Bool)] = []
        var hasDefault = false
        var fallingFrom: SourceRange?
        for branch in choice.cases {
            if branch.isDefault { hasDefault = true }
            if branch.body.isEmpty {
                error(
                    "'\(branch.isDefault ? "default" : "case")' label in a 'switch' must have at least one executable statement",
                    branch.range)
            }
            cases.append(switchCase(branch, value.type, body))
            if let fallingFrom { checkFalling(from: fallingFrom, cases) }
            fallingFrom = branch.fallthroughRange
            for item in cases[cases.count - 1].items { coverage.append((item.pattern, item.condition != nil)) }
        }
        if !hasDefault { checkExhaustive(coverage, value.type, choice.subject.range) }
        return .switch(id, SwitchCode(subject: subject, value: value, cases: cases))
    }

    /// A case that binds variables can be fallen into only from one that binds them too.
    private func checkFalling(from range: SourceRange, _ cases: [SwitchCode.Case]) {
        guard cases.count > 1 else { return }
        let given = cases[cases.count - 2].variables.map(\.name)
        let missing = cases[cases.count - 1].variables.first { !$0.name.isEmpty && !given.contains($0.name) }
        guard let missing else { return }
        error("'fallthrough' from a case which doesn't bind variable '\(missing.name)'", range)
    }

    private func switchCase(_ branch: SwitchStatement.Case, _ type: Type, _ body: ([Statement]) -> Block)
        -> SwitchCode.Case
    {
        inScope {
            let saved = blockVariables
            blockVariables = []
            let items = caseItems(branch.items, type)
            let own = blockVariables
            blockVariables = saved
            return SwitchCode.Case(items: items, body: body(branch.body), isDefault: branch.isDefault, variables: own)
        }
    }

    func caseItems(_ items: [SwitchStatement.Item], _ type: Type) -> [(pattern: PatternCode, condition: Code?)] {
        let saved = (sharedBindings, newBindings)
        (sharedBindings, newBindings) = ([:], [:])
        defer { (sharedBindings, newBindings) = saved }
        var codes: [(pattern: PatternCode, condition: Code?)] = []
        for item in items {
            boundNames = []
            let pattern = self.pattern(item.pattern, type, isLet: true)
            if codes.isEmpty { sharedBindings = newBindings }
            if items.count > 1 { checkBindings(item.pattern.range, isFirst: codes.isEmpty) }
            codes.append((pattern, item.condition.map { check($0, as: types.bool, .condition) }))
        }
        return codes
    }

    /// Every pattern of a case has to bind the same variables.
    private func checkBindings(_ range: SourceRange, isFirst: Bool) {
        let wanted = Set(sharedBindings.keys)
        guard !isFirst, boundNames != wanted, !hasErrors || silent > 0 else { return }
        for name in boundNames.symmetricDifference(wanted).sorted().prefix(1) {
            error("'\(name)' must be bound in every pattern", range)
        }
    }
}

extension SwitchStatement.Case {
    /// The `fallthrough` at its end.
    fileprivate var fallthroughRange: SourceRange? {
        guard let last = body.last, case .fallthrough = last.kind else { return nil }
        return last.range
    }
}
