import PlaygroundSyntax
import SourceText

/// An argument ready to be passed.
enum BuiltArgument {
    case code(Code)
    case place(Place, Code)
    case omitted
}

extension Checker {
    func apply(
        _ candidate: Candidate, _ receiver: Receiver, _ given: GivenArguments, _ checked: [Int: Code],
        _ expected: Type?, _ range: SourceRange, assuming assumed: Substitution
    ) -> Code {
        let member = candidate.found.member
        var unification = Unification(types: types, open: member.genericParameters, map: candidate.found.substitution)
        unification.map.merge(assumed) { _, new in new }
        openOwner(member, receiver, candidate.found, &unification)
        var built = [BuiltArgument?](repeating: nil, count: candidate.slots.count)
        let outer = sharesSelf
        sharesSelf = member.sharesSelf
        defer { sharesSelf = outer }
        for phase in 0...2 {
            // What the result must be helps literals and closures, not arguments that know their type.
            if phase == 1, let expected, !expected.isUnknown, isOpenResult(member, unification) {
                let isWhole = takesResult(candidate, given)
                preferResult(member.type.result, expected, &unification, isWhole: isWhole)
            }
            for (position, slot) in candidate.slots.enumerated() where built[position] == nil {
                let parameter = member.type.parameters[position]
                guard phase == self.phase(slot, given, checked) else { continue }
                built[position] = argument(slot, parameter, given, checked, &unification)
            }
            unification.apply(member.requirements)
        }
        if isOpenResult(member, unification), let expected, !expected.isUnknown {
            preferResult(member.type.result, expected, &unification)
        }
        var found = candidate.found
        found.substitution = unification.map
        checkRequirements(found, range)
        for parameter in unification.open where found.substitution[parameter] == nil {
            found.substitution[parameter] = .unknown
        }
        let arguments = built.map { $0 ?? .omitted }
        checkOverlaps(arguments, range)
        return build(found, receiver: receiver, arguments, range)
    }

    /// 0: arguments with types of their own; 1: literals; 2: closures.
    private func phase(_ slot: ArgumentSlot, _ given: GivenArguments, _ checked: [Int: Code]) -> Int {
        switch slot {
        case .omitted: return 0
        case .argument(let index):
            if checked[index] != nil { return 0 }
            if case .closure = given.list[index].value.kind { return 2 }
            if case .keyPath = given.list[index].value.kind { return 2 }
            if isOperatorName(given.list[index].value) || namesFunction(given.list[index].value) { return 2 }
            if case .string = given.list[index].value.kind { return 1 }
            if case .tuple(let elements) = given.list[index].value.kind,
                elements.contains(where: { needsContext($0.value) })
            {
                return 1
            }
            return needsContext(given.list[index].value) ? (isFloatLiteral(given.list[index].value) ? 0 : 1) : 0
        case .variadic: return 1
        }
    }

    func isOperatorName(_ expression: Expression) -> Bool {
        guard case .name(let reference) = expression.kind, let first = reference.name.text.first else { return false }
        return !first.isLetter && first != "_" && first != "$" && first != "`"
    }

    /// The generic parameters of the type being made are found from the arguments: `Stack(items: [1])`.
    private func openOwner(
        _ member: Member, _ receiver: Receiver, _ found: FoundMember, _ unification: inout Unification
    ) {
        guard let owner = member.owner, !owner.genericParameters.isEmpty, member.isStatic || member.kind == .initializer
        else { return }
        var open = Array(member.genericParameters)
        for parameter in owner.genericParameters where found.substitution[parameter].map({ $0.isUnknown }) ?? true {
            unification.map[parameter] = nil
            open.append(parameter)
        }
        unification = Unification(types: types, open: open, map: unification.map)
    }

    private func isOpenResult(_ member: Member, _ unification: Unification) -> Bool {
        types.isOpen(types.substitute(member.type.result, unification.map))
    }

    /// Whether a literal is given for what the result is: then it is optional too where an optional is wanted.
    private func takesResult(_ candidate: Candidate, _ given: GivenArguments) -> Bool {
        let type = candidate.found.member.type
        guard case .parameter(let result) = type.result else { return false }
        let given = zip(type.parameters, candidate.slots).compactMap { parameter, slot -> Expression? in
            guard case .argument(let index) = slot, parameter.type == type.result else { return nil }
            return given.list[index].value
        }
        if given.contains(where: isNil) { return true }
        return result.constraints.isEmpty && !given.isEmpty && given.count == type.parameters.count
            && given.allSatisfy(isNumberLiteral)
    }

    private func preferResult(
        _ result: Type, _ expected: Type, _ unification: inout Unification, isWhole: Bool = false
    ) {
        var target = expected
        if !result.isOptional, !isWhole { target = literalTarget(expected) ?? expected }
        if case .existential = target { return }
        var copy = unification
        if copy.unify(result, target) != nil {
            for (parameter, type) in copy.map where unification.map[parameter] == nil && isSettled(type) {
                unification.map[parameter] = type
            }
        }
    }

    private func argument(
        _ slot: ArgumentSlot, _ parameter: FunctionType.Parameter, _ given: GivenArguments, _ checked: [Int: Code],
        _ unification: inout Unification
    ) -> BuiltArgument {
        switch slot {
        case .omitted: return .omitted
        case .argument(let index):
            return one(given.list[index].value, checked[index], parameter, &unification)
        case .variadic(let indices):
            // Those that know their type lead, so that literals can follow.
            let follows = { (index: Int) in
                self.needsContext(given.list[index].value) && !self.isFloatLiteral(given.list[index].value)
            }
            var found: [Int: Code] = [:]
            for index in indices.filter({ !follows($0) }) + indices.filter(follows) {
                if case .code(let code) = one(given.list[index].value, checked[index], parameter, &unification) {
                    found[index] = code
                }
            }
            let codes = indices.compactMap { found[$0] }
            let type = types.substitute(parameter.type, unification.map)
            return .code(Code(.array(codes), .array(type), given.list.first?.value.range ?? SourceRange(0, 0)))
        }
    }

    private func one(
        _ expression: Expression, _ checked: Code?, _ parameter: FunctionType.Parameter,
        _ unification: inout Unification
    ) -> BuiltArgument {
        let declared = types.substitute(parameter.type, unification.map)
        if parameter.isInout { return inoutArgument(expression, declared, parameter, &unification) }
        if case .inoutArgument(let inner) = expression.kind {
            error("'&' used with non-inout argument of type '\(declared)'", expression.range)
            return .code(check(inner))
        }
        if parameter.isAutoclosure, case .function(let function) = declared {
            return .code(autoclosure(expression, function, &unification))
        }
        if let builder = parameter.resultBuilder, case .closure(let closure) = expression.kind,
            let function = declared.function
        {
            return .code(builderClosure(closure, builder, visible(function), expression.range))
        }
        // `.dark` of `extension Theme where Self == Dark`: only the constraints say where to look.
        let isImplicit = startsImplicitly(expression) && declared.isConstrainedParameter
        let elements = literalElements(expression, declared, unification)
        let wanted =
            elements.map { .array($0) } ?? floatingPoint(expression, declared)
            ?? (isImplicit ? declared : visible(declared))
        let before = diagnostics.count
        let code = checked ?? check(expression, expecting: wanted)
        if diagnostics.count > before, code.type.isUnknown { return .code(code) }
        checkIsValue(code, expression)
        if parameter.mayKeep { checkEscape(code, to: .argument) }
        return .code(fit(splatted(code, declared), declared, &unification))
    }

    /// `half(3)` of `func half<T: FloatingPoint>`: the number is a `Double`, since an `Int` would not do.
    private func floatingPoint(_ expression: Expression, _ declared: Type) -> Type? {
        guard isNumberLiteral(expression), case .parameter(let parameter) = declared,
            !parameter.constraints.allSatisfy({ types.conforms(types.int, to: $0) }),
            parameter.constraints.allSatisfy({ types.conforms(types.double, to: $0) }), !isRigid(parameter)
        else { return nil }
        return types.double
    }

    /// A function of several parameters as one of a tuple, when that is what is declared.
    private func splatted(_ code: Code, _ declared: Type) -> Code {
        guard case .function(let from) = code.type, from.parameters.count > 1, var to = declared.function,
            let parts = tupleSplat(to), parts.count == from.parameters.count
        else { return code }
        to.result = from.result
        to.parameters[0].type = .tuple(
            zip(parts, from.parameters).map { part, parameter in
                .init(label: part.label, type: types.isOpen(part.type) ? parameter.type : part.type)
            })
        return converted(code, to: .function(to)) ?? code
    }

    /// The element type of an array literal, or of what rests on one, that stands for a `some Sequence<Element>`.
    private func literalElements(_ expression: Expression, _ declared: Type, _ unification: Unification) -> Type? {
        guard isArrayLiteral(expression) || restsOnImplicitElements(expression),
            case .parameter(let parameter) = declared,
            let element = parameter.memberTypes["Element"].map({ types.substitute($0, unification.map) }),
            !types.isOpen(element)
        else { return nil }
        return element
    }

    func isArrayLiteral(_ expression: Expression) -> Bool {
        if case .array = expression.kind { true } else { false }
    }

    /// Gives a value the parameter's type, learning what its generic parameters are.
    private func fit(_ code: Code, _ declared: Type, _ unification: inout Unification) -> Code {
        guard types.isOpen(declared) else { return convert(code, to: declared, .argument) }
        let learned = unification.unify(declared, code.type)
        let target = unification.resolved(declared)
        if learned == nil {
            if case .parameter(let parameter) = declared,
                let missing = parameter.constraints.first(where: { !types.conforms(code.type, to: $0) })
            {
                error(
                    "type '\(code.type)' does not conform to protocol '\(missing.name)'".asRequirement(
                        code.type, missing), code.range)
                return code
            }
            if let (actual, missing) = unmetConstraint(declared, code.type, unification) {
                error("type '\(actual)' does not conform to protocol '\(missing.name)'", code.range)
                return code
            }
            if let converted = converted(code, to: visible(target)) { return converted }
            reportMismatch(code, visible(target), .argument)
            return code
        }
        return converted(code, to: visible(target)) ?? code
    }

    /// Whether nothing in a type is still to be found; the generic parameters of the code being read stand for themselves.
    func isSettled(_ type: Type) -> Bool { !visible(type).mentionsUnknown }

    /// The part of an argument that a generic parameter's constraint refuses: `Box` of `[Box]` for `[T]`, `T: Comparable`.
    private func unmetConstraint(_ declared: Type, _ actual: Type, _ unification: Unification)
        -> (Type, NominalType)?
    {
        var lenient = unification
        lenient.checksConstraints = false
        guard lenient.unify(declared, actual) != nil else { return nil }
        for parameter in lenient.open.sorted(by: { $0.name < $1.name }) {
            guard let found = lenient.map[parameter], !types.isOpen(found) else { continue }
            for constraint in parameter.constraints
            where !types.conforms(found, to: constraint) && !types.isSubclass(found, of: constraint) {
                return (found, constraint)
            }
        }
        return nil
    }

    private func inoutArgument(
        _ expression: Expression, _ declared: Type, _ parameter: FunctionType.Parameter,
        _ unification: inout Unification
    ) -> BuiltArgument {
        guard let (place, code) = inoutPlace(expression, visible(declared)) else {
            return .code(fault(expression.range))
        }
        if unification.unify(declared, code.type) == nil, !code.type.isUnknown {
            reportMismatch(code, visible(unification.resolved(declared)), .argument)
        }
        return .place(place, code)
    }

    /// The place behind `&place`, or a message.
    func inoutPlace(_ expression: Expression, _ type: Type) -> (place: Place, code: Code)? {
        guard case .inoutArgument(let target) = expression.kind else {
            let code = check(expression, expecting: type)
            error("passing value of type '\(code.type)' to an inout parameter requires explicit '&'", expression.range)
            return nil
        }
        let code = check(target)
        guard let place = mutablePlace(code, "pass as inout argument", target) else { return nil }
        return (place, code)
    }

    /// An argument that is evaluated when the function asks for it.
    func autoclosure(_ expression: Expression, _ type: FunctionType, _ unification: inout Unification) -> Code {
        let function = types.makeFunction(
            name: "implicit closure in \(function.name)", file: file, range: expression.range, type: visible(type),
            parent: function)
        function.isolation = self.function.isolation
        var codeType = type.result
        let flow = self.flow
        inFunction(function) {
            self.flow = flow
            let code = check(expression, expecting: visible(type.result))
            let fitted = fit(code, type.result, &unification)
            codeType = fitted.type
            function.body = Block(steps: [.return(fitted)], variables: blockVariables, places: [expression.range])
        }
        if function.throwsErrors { self.flow.hasThrowing = true; markThrowing() }
        function.type.result = codeType
        return Code(.closure(function), .function(function.type), expression.range)
    }

    private func checkRequirements(_ found: FoundMember, _ range: SourceRange) {
        let member = found.member
        for requirement in member.requirements {
            switch requirement {
            case .conforms(let type, let wanted):
                let actual = types.substitute(type, found.substitution)
                guard !types.isOpen(actual), !types.conforms(actual, to: wanted), !types.isSubclass(actual, of: wanted)
                else { continue }
                error("\(describe(member)) requires that '\(actual)' conform to '\(wanted.name)'", range)
            case .same(let left, let right):
                let (a, b) = (types.substitute(left, found.substitution), types.substitute(right, found.substitution))
                guard !types.isOpen(a), !types.isOpen(b), a != b else { continue }
                error("\(describe(member)) requires the types '\(a)' and '\(b)' be equivalent", range)
            }
        }
    }

    func describe(_ member: Member) -> String {
        switch member.kind {
        case .initializer: "initializer '\(member.fullName)'"
        case .property: "property '\(member.name)'"
        case .subscript: "subscript '\(member.fullName)'"
        case .enumCase: "enum case '\(member.fullName)'"
        case .function:
            member.owner == nil
                ? "global function '\(member.fullName)'"
                : member.isStatic ? "static method '\(member.fullName)'" : "instance method '\(member.fullName)'"
        }
    }
}

extension String {
    fileprivate func asRequirement(_ type: Type, _ wanted: NominalType) -> String {
        if case .existential(let own) = type, own.contains(wanted) {
            return "type '\(type)' cannot conform to '\(wanted.name)'"
        }
        return self
    }
}
