import PlaygroundSyntax
import SourceText

extension Checker {
    /// A candidate whose labels fit.
    struct Candidate {
        var found: FoundMember
        var slots: [ArgumentSlot]
    }

    /// Calls the candidate that fits the labels, then the types.
    func call(
        _ found: [FoundMember], receiver: Receiver, name: String, arguments given: GivenArguments, _ expected: Type?,
        _ range: SourceRange
    ) -> Code {
        var candidates: [Candidate] = []
        var failures: [(FoundMember, ArgumentMismatch)] = []
        for member in found {
            member.member.infer?()
            switch ArgumentMatching(parameters: member.member.type.parameters, given: given).match() {
            case .success(let slots): candidates.append(Candidate(found: member, slots: slots))
            case .failure(let failure): failures.append((member, failure.mismatch))
            }
        }
        candidates = withoutHidden(candidates)
        guard !candidates.isEmpty else {
            reportMismatch(failures, name: name, given, range)
            return fault(
                range,
                failures.count == 1 && failures[0].0.member.genericParameters.isEmpty
                    ? types.substitute(failures[0].0.member.type.result, failures[0].0.substitution) : .unknown)
        }
        if candidates.count == 1 { return apply(candidates[0], receiver, given, [:], expected, range) }
        var checked: [Int: Code] = [:]
        for (index, argument) in given.list.enumerated() where !dependsOnParameter(argument.value) {
            // `&place` is read as the place it names; which parameter takes it is decided below.
            if case .inoutArgument(let target) = argument.value.kind {
                checked[index] = check(target)
            } else {
                checked[index] = check(argument.value)
            }
        }
        let ranked = rank(candidates, given, checked, expected, receiver)
        guard let best = ranked.first else {
            return reportNoMatch(candidates, name: name, given, checked, range)
        }
        if let code = decidedLater(ranked.map(\.candidate), receiver, given, checked, name, range) { return code }
        // Equal candidates that differ in a closure's shape: try them in order.
        if ranked.count > 1, ranked[1].cost == best.cost, given.list.contains(where: { isClosure($0.value) }) {
            for option in ranked where option.cost == best.cost {
                let trial = quietly { apply(option.candidate, receiver, given, checked, expected, range) }
                if !trial.failed { return apply(option.candidate, receiver, given, checked, expected, range) }
            }
        }
        return apply(best.candidate, receiver, given, checked, expected, range)
    }

    /// A call whose overloads give different results, chosen by an argument that only the running program knows.
    private func decidedLater(
        _ candidates: [Candidate], _ receiver: Receiver, _ given: GivenArguments, _ checked: [Int: Code],
        _ name: String, _ range: SourceRange
    ) -> Code? {
        let results = Set(candidates.map { types.substitute($0.found.member.type.result, $0.found.substitution) })
        guard results.count > 1, checked.count == given.list.count,
            checked.values.contains(where: \.type.isUnknown)
        else { return nil }
        let arguments = given.list.indices.compactMap { checked[$0] }
        switch receiver {
        case .metatype(let type) where candidates.allSatisfy({ $0.found.member.kind == .initializer }):
            let base = Code(.typeValue(typeCode(type, range)), .metatype(type), range)
            return Code(.dynamicCall(base, "init", given.labels, arguments), .unknown, range)
        case .value(let base) where candidates.allSatisfy({ !$0.found.member.isMutating }):
            return Code(.dynamicCall(base, name, given.labels, arguments), .unknown, range)
        default: return nil
        }
    }

    func isClosure(_ expression: Expression) -> Bool {
        if case .closure = expression.kind { return true }
        return false
    }

    /// An override or a later declaration hides what has the same signature.
    private func withoutHidden(_ candidates: [Candidate]) -> [Candidate] {
        var kept: [Candidate] = []
        for candidate in candidates {
            let hidden = kept.contains { other in
                other.found.distance < candidate.found.distance
                    && other.found.member.kind == candidate.found.member.kind
                    && other.found.member.labels == candidate.found.member.labels
                    && signature(other) == signature(candidate)
            }
            if !hidden { kept.append(candidate) }
        }
        return kept
    }

    private func signature(_ candidate: Candidate) -> [Type] {
        let member = candidate.found.member
        return member.type.parameters.map { types.substitute($0.type, candidate.found.substitution) }
            + [types.substitute(member.type.result, candidate.found.substitution)]
    }

    /// Arguments whose type the parameter decides; also `&place`.
    func dependsOnParameter(_ expression: Expression) -> Bool {
        if needsContext(expression) { return true }
        switch expression.kind {
        case .inoutArgument: return false
        case .string: return true
        case .await(let inner), .try(_, let inner): return dependsOnParameter(inner)
        case .name(let reference):
            if isOperatorName(expression) { return true }
            // A function name may be overloaded: the parameter chooses.
            if case .members(let found, _) = meaning(of: reference.name.text) {
                return found.contains { !isProperty($0.member) }
            }
            return false
        case .member(let base, _): return typeNamed(by: base) != nil && isFunctionMember(expression)
        case .keyPath, .ifExpression, .switchExpression, .tuple, .dictionary: return true
        // Elements of several types need to know what they are elements of.
        case .array(let elements): return elements.count > 1
        case .binary(let left, let symbol, let right) where isRangeSymbol(symbol.text):
            return needsContext(left) && needsContext(right)
        case .call(let call): return isGenericResult(call)
        default: return false
        }
    }

    private func isFunctionMember(_ expression: Expression) -> Bool {
        guard case .member(let base, let reference) = expression.kind, let type = typeNamed(by: base) else {
            return false
        }
        return types.lookup(reference.name.text, of: type, isStatic: true).contains { !isProperty($0.member) }
    }

    private func isGenericResult(_ call: Call) -> Bool { false }

    func rank(
        _ candidates: [Candidate], _ given: GivenArguments, _ checked: [Int: Code], _ expected: Type?,
        _ receiver: Receiver
    ) -> [(candidate: Candidate, cost: Int)] {
        var ranked: [(candidate: Candidate, cost: Int)] = []
        for candidate in candidates {
            guard let cost = cost(candidate, given, checked, expected) else { continue }
            ranked.append((candidate, cost))
        }
        return ranked.sorted { $0.cost < $1.cost }
    }

    private func cost(_ candidate: Candidate, _ given: GivenArguments, _ checked: [Int: Code], _ expected: Type?)
        -> Int?
    {
        let member = candidate.found.member
        var unification = Unification(types: types, open: member.genericParameters, map: candidate.found.substitution)
        var total = 0
        for (parameter, slot) in zip(member.type.parameters, candidate.slots) {
            let declared = types.substitute(parameter.type, candidate.found.substitution)
            switch slot {
            case .omitted: total += 1
            case .argument(let index):
                guard let cost = cost(given.list[index].value, checked[index], declared, parameter, &unification) else {
                    return nil
                }
                total += cost * 8
            case .variadic(let indices):
                total += 6
                for index in indices {
                    guard let cost = cost(given.list[index].value, checked[index], declared, parameter, &unification)
                    else { return nil }
                    total += cost * 8
                }
            }
        }
        unification.apply(member.requirements)
        guard types.holds(member.requirements, unification.map) else { return nil }
        if let expected, !expected.isUnknown {
            let result = types.substitute(member.type.result, unification.map)
            var copy = unification
            if let cost = copy.unify(expected, result) { total += min(cost, 8) } else { total += 60 }
        }
        if isAwaitMismatch(member) { total += 3 }
        let generic = member.genericParameters.isEmpty ? 0 : 3
        // What is declared under more conditions is the more special.
        let special = types.specificity(member)
        return total * 4 + generic + bareness(candidate) - special + min(candidate.found.distance, 8) / 2
            + (member.owner?.kind == .protocol ? 1 : 0)
    }

    /// How little the parameters say: `[T]` says more than `T`, and `T: Collection` more than `T` alone.
    private func bareness(_ candidate: Candidate) -> Int {
        let member = candidate.found.member
        return zip(member.type.parameters, candidate.slots).reduce(0) { total, pair in
            let (declared, slot) = pair
            if case .omitted = slot { return total }
            guard case .parameter(let parameter) = declared.type, member.genericParameters.contains(parameter) else {
                return total
            }
            let said = parameter.constraints.reduce(0) { $0 + 1 + types.allProtocols(of: $1).count }
            return total + 8 - min(7, said)
        }
    }

    /// Of a synchronous and an asynchronous form, `await` chooses.
    private func isAwaitMismatch(_ member: Member) -> Bool {
        member.type.isAsync != flow.isInAwait
    }

    private func cost(
        _ expression: Expression, _ code: Code?, _ declared: Type, _ parameter: FunctionType.Parameter,
        _ unification: inout Unification
    ) -> Int? {
        if let code {
            if parameter.isInout {
                guard case .inoutArgument = expression.kind else { return nil }
            } else if case .inoutArgument = expression.kind {
                return nil
            }
            if parameter.isAutoclosure, case .function(let function) = declared {
                return unification.unify(function.result, code.type)
            }
            return unification.unify(declared, code.type)
        }
        let target = types.substitute(declared, unification.map)
        if parameter.isAutoclosure, case .function(let function) = target {
            return literalCost(expression, function.result, &unification)
        }
        return literalCost(expression, target, &unification)
    }

    /// How well an expression without a type of its own fits a type; nil when it cannot.
    private func literalCost(_ expression: Expression, _ target: Type, _ unification: inout Unification) -> Int? {
        switch target {
        case .unknown: return 3
        case .parameter(let parameter):
            return parameterLiteralCost(expression, parameter)
        case .member: return 3
        case .optional(let wrapped):
            if case .nilLiteral = expression.kind { return 0 }
            return literalCost(expression, wrapped, &unification).map { $0 + 2 }
        default: break
        }
        switch expression.kind {
        case .integer: return numberCost(target, isFloat: false)
        case .float: return numberCost(target, isFloat: true)
        case .prefix(_, let operand): return literalCost(operand, target, &unification)
        case .binary(let left, let symbol, let right) where !isRangeSymbol(symbol.text):
            guard let a = literalCost(left, target, &unification), let b = literalCost(right, target, &unification)
            else { return nil }
            return max(a, b)
        case .string(let literal): return stringCost(target, literal)
        case .nilLiteral: return nil
        case .binary(let left, let symbol, let right) where isRangeSymbol(symbol.text):
            return rangeCost(expression, left, symbol.text, right, target, &unification)
        case .array(let elements): return arrayCost(elements, target, &unification)
        case .dictionary(let pairs): return dictionaryCost(pairs, target, &unification)
        case .closure(let closure): return closureCost(closure, target)
        case .implicitMember(let reference): return implicitCost(reference.name.text, target)
        case .member(let base, _), .forceUnwrap(let base), .chain(let base), .optionalUnwrap(let base):
            return literalCost(base, target, &unification) ?? generalCost(expression, target, &unification)
        case .call(let call) where needsContext(call.callee): return literalCost(call.callee, target, &unification)
        case .keyPath:
            return target.function?.parameters.count == 1
                || keyPathTypes.contains(types.nominal(target)?.type.name ?? "") ? 1 : nil
        default: return generalCost(expression, target, &unification)
        }
    }

    func isRangeSymbol(_ symbol: String) -> Bool { symbol == "..." || symbol == "..<" }

    /// `0...1` is a range of whatever its bounds can be.
    private func rangeCost(
        _ expression: Expression, _ left: Expression, _ symbol: String, _ right: Expression, _ target: Type,
        _ unification: inout Unification
    ) -> Int? {
        guard case .nominal(let nominal, let arguments) = target, let bound = arguments.first, !types.isOpen(bound)
        else { return generalCost(expression, target, &unification) }
        guard nominal === (symbol == "..." ? types.core.closedRange : types.core.range),
            let a = literalCost(left, bound, &unification), let b = literalCost(right, bound, &unification)
        else { return nil }
        return max(a, b)
    }

    private var keyPathTypes: Set<String> {
        ["KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath", "PartialKeyPath", "AnyKeyPath"]
    }

    private func generalCost(_ expression: Expression, _ target: Type, _ unification: inout Unification) -> Int? {
        let trial = quietly { check(expression, expecting: target) }
        if trial.failed { return nil }
        return unification.unify(target, trial.result.type)
    }

    private func parameterLiteralCost(_ expression: Expression, _ parameter: GenericParameter) -> Int? {
        switch expression.kind {
        case .nilLiteral: return nil
        case .closure: return parameter.constraints.isEmpty ? 4 : nil
        case .implicitMember(let reference):
            return staticMembers(reference.name.text, of: .parameter(parameter)).isEmpty ? nil : 3
        default: break
        }
        let trial = quietly { check(expression) }
        if trial.failed { return 4 }
        return parameter.constraints.allSatisfy { types.conforms(trial.result.type, to: $0) } ? 3 : nil
    }

    private func numberCost(_ target: Type, isFloat: Bool) -> Int? {
        if target == types.int { return isFloat ? nil : 0 }
        if target == types.double { return isFloat ? 0 : 1 }
        if case .existential(let protocols) = target {
            let type = isFloat ? types.double : types.int
            return protocols.allSatisfy { types.conforms(type, to: $0) } ? 3 : nil
        }
        guard case .nominal(let nominal, _) = target else { return nil }
        if nominal === types.core.float || nominal.name == "CGFloat" { return isFloat ? 1 : 2 }
        if types.core.sized.values.contains(nominal) { return isFloat ? nil : 2 }
        let labels = isFloat ? ["floatLiteral"] : ["integerLiteral", "floatLiteral"]
        let hasInit = types.lookup("init", of: target, isStatic: true).contains {
            labels.contains($0.member.labels.first.flatMap { $0 } ?? "")
        }
        return hasInit ? 2 : nil
    }

    private func stringCost(_ target: Type, _ literal: StringLiteral) -> Int? {
        if target == types.string { return 0 }
        if target == types.character { return literal.plainText?.count == 1 ? 1 : nil }
        if case .existential(let protocols) = target {
            return protocols.allSatisfy { types.conforms(types.string, to: $0) } ? 3 : nil
        }
        guard case .nominal = target else { return nil }
        var labels: Set = ["stringLiteral", "stringInterpolation"]
        if literal.plainText?.unicodeScalars.count == 1 { labels.insert("unicodeScalarLiteral") }
        let hasInit = types.lookup("init", of: target, isStatic: true).contains {
            labels.contains($0.member.labels.first.flatMap { $0 } ?? "")
        }
        return hasInit ? 2 : nil
    }

    private func arrayCost(_ elements: [Expression], _ target: Type, _ unification: inout Unification) -> Int? {
        switch target {
        case .array(let element): return elementsCost(elements, element, &unification)
        case .nominal(let nominal, let arguments) where nominal === types.core.set:
            return elementsCost(elements, arguments.first ?? .unknown, &unification).map { $0 + 1 }
        case .existential(let protocols):
            return protocols.allSatisfy { types.conforms(.array(.unknown), to: $0) } ? 3 : nil
        case .nominal:
            let found = types.lookup("init", of: target, isStatic: true).contains {
                $0.member.labels == ["arrayLiteral"]
            }
            return found ? 2 : nil
        default: return nil
        }
    }

    private func elementsCost(_ elements: [Expression], _ type: Type, _ unification: inout Unification) -> Int? {
        var worst = 0
        for element in elements.prefix(8) {
            if needsContext(element) || isString(element) {
                guard let cost = literalCost(element, type, &unification) else { return nil }
                worst = max(worst, cost)
            } else {
                guard let cost = generalCost(element, type, &unification) else { return nil }
                worst = max(worst, cost)
            }
        }
        return worst
    }

    private func isString(_ expression: Expression) -> Bool {
        if case .string = expression.kind { return true }
        return false
    }

    private func dictionaryCost(
        _ pairs: [(key: Expression, value: Expression)], _ target: Type, _ unification: inout Unification
    ) -> Int? {
        switch target {
        case .dictionary(let key, let value):
            guard let a = elementsCost(pairs.map(\.key), key, &unification),
                let b = elementsCost(pairs.map(\.value), value, &unification)
            else { return nil }
            return max(a, b)
        case .existential(let protocols): return protocols.isEmpty ? 5 : nil
        case .nominal:
            let found = types.lookup("init", of: target, isStatic: true).contains {
                $0.member.labels == ["dictionaryLiteral"]
            }
            return found ? 2 : nil
        default: return nil
        }
    }

    private func closureCost(_ closure: Closure, _ target: Type) -> Int? {
        guard case .function(let function) = target else {
            if case .existential(let protocols) = target, protocols.isEmpty { return 6 }
            return nil
        }
        if let parameters = closure.parameters {
            let fits = parameters.count == function.parameters.count || tupleSplat(function)?.count == parameters.count
            guard fits else { return nil }
        } else {
            let used = shorthandCount(closure)
            if used == 0, !function.parameters.isEmpty { return nil }
            if used > function.parameters.count { if tupleSplat(function)?.count ?? 0 < used { return nil } }
        }
        if function.parameters.count != (closure.parameters?.count ?? shorthandCount(closure)) { return 2 }
        return 0
    }

    private func implicitCost(_ name: String, _ target: Type) -> Int? {
        if name == "init" { return 1 }
        return staticMembers(name, of: target).isEmpty && types.nestedType(name, of: target) == nil ? nil : 0
    }
}
