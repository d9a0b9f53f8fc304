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
            reportMismatch(failures, name: name, receiver: receiver, given, range)
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
        var ranked = rank(candidates, given, checked, expected, receiver)
        if ranked.isEmpty, let other = asCharacters(candidates, given, checked) {
            checked = other
            ranked = rank(candidates, given, checked, expected, receiver)
        }
        guard let best = ranked.first else {
            return reportNoMatch(candidates, name: name, given, checked, range)
        }
        if let code = decidedLater(ranked.map(\.candidate), receiver, given, checked, name, range) { return code }
        if isAmbiguous(ranked, expected) { ambiguousCalls[range] = best.candidate.found.member.fullName }
        // Equal candidates that differ in a closure's shape: try them in order.
        if ranked.count > 1, ranked[1].cost == best.cost, given.list.contains(where: { isClosure($0.value) }) {
            for option in ranked where option.cost == best.cost {
                let trial = quietly { apply(option.candidate, receiver, given, checked, expected, range) }
                if !trial.failed { return apply(option.candidate, receiver, given, checked, expected, range) }
            }
        }
        return apply(best.candidate, receiver, given, checked, expected, range)
    }

    /// Whether two functions of one file differ in nothing but what they give, and nothing says what is wanted.
    private func isAmbiguous(_ ranked: [(candidate: Candidate, cost: Int)], _ expected: Type?) -> Bool {
        guard expected?.isUnknown ?? true, ranked.count > 1, ranked[0].cost == ranked[1].cost else { return false }
        let (first, second) = (ranked[0].candidate.found.member, ranked[1].candidate.found.member)
        guard case .function(let one) = first.implementation, case .function(let other) = second.implementation,
            one.file === other.file, first.owner === second.owner, first.genericParameters.isEmpty,
            second.genericParameters.isEmpty
        else { return false }
        return first.type.parameters.map(\.type) == second.type.parameters.map(\.type)
            && first.type.result != second.type.result
    }

    /// `String(row.map { $0 ? "#" : "." })`: the closure gives characters, where texts would not do.
    private func asCharacters(
        _ candidates: [Candidate], _ given: GivenArguments, _ checked: [Int: Code]
    ) -> [Int: Code]? {
        let takesCharacters = candidates.contains { candidate in
            guard case .parameter(let parameter)? = candidate.found.member.type.parameters.first?.type else {
                return false
            }
            return parameter.memberTypes["Element"] == types.character
        }
        let wanted = Type.array(types.character)
        guard takesCharacters, given.list.count == 1, checked[0]?.type == .array(types.string) else { return nil }
        let trial = quietly { check(given.list[0].value, expecting: wanted) }
        guard !trial.failed, trial.result.type == wanted else { return nil }
        return [0: check(given.list[0].value, expecting: wanted)]
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
        case .array(let elements): return elements.count > 1 || elements.contains(where: leavesRootOpen)
        case .call: return leavesRootOpen(expression)
        case .binary(let left, let symbol, let right) where isRangeSymbol(symbol.text):
            return needsContext(left) && needsContext(right)
        default: return false
        }
    }

    /// `KeyPathComparator(\.name)`: what the path begins at is known from outside.
    private func leavesRootOpen(_ expression: Expression) -> Bool {
        guard case .call(let call) = expression.kind, typeNamed(by: call.callee) != nil else { return false }
        return call.arguments.contains { argument in
            if case .keyPath(let path) = argument.value.kind { path.root == nil } else { false }
        }
    }

    private func isFunctionMember(_ expression: Expression) -> Bool {
        guard case .member(let base, let reference) = expression.kind, let type = typeNamed(by: base) else {
            return false
        }
        return types.lookup(reference.name.text, of: type, isStatic: true).contains { !isProperty($0.member) }
    }

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
        var wanted = unification
        let fit = fit(of: types.substitute(member.type.result, unification.map), to: expected, &wanted)
        // What only the result tells may be what a requirement is about.
        guard types.holds(member.requirements, fit == nil ? unification.map : wanted.map) else { return nil }
        if let expected, !expected.isUnknown { total += fit.map { min($0, 8) } ?? 60 }
        if isAwaitMismatch(member) { total += 3 }
        let generic = member.genericParameters.isEmpty ? 0 : 3
        // What is declared under more conditions is the more special.
        let special = types.specificity(member)
        return total * 4 + generic + bareness(candidate) - special + min(candidate.found.distance, 8) / 2
            + (member.owner?.kind == .protocol ? 1 : 0)
    }

    /// What it costs to use a result where a type is wanted, which may tell what is open in the result.
    private func fit(of result: Type, to expected: Type?, _ unification: inout Unification) -> Int? {
        guard let expected, !expected.isUnknown else { return nil }
        let before = unification
        if let cost = unification.unify(expected, result) { return cost }
        unification = before
        return unification.open.isEmpty ? nil : unification.unify(result, expected)
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
}
