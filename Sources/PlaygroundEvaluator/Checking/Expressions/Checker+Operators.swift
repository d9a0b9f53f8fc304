import PlaygroundSyntax
import SourceText

extension Checker {
    func binary(
        _ left: Expression, _ symbol: Identifier, _ right: Expression, _ expected: Type?, _ range: SourceRange
    ) -> Code {
        switch symbol.text {
        case "&&": return logic(left, symbol, right, expected, range) { .and($0, $1) }
        case "||": return logic(left, symbol, right, expected, range) { .or($0, $1) }
        case "??": return coalesce(left, right, expected, range)
        case "...": return self.range(.closed, left, right, expected, range)
        case "..<": return self.range(.halfOpen, left, right, expected, range)
        case "~=": return patternMatch(left, right, range)
        default: break
        }
        if isCompound(symbol.text) { return compound(left, symbol, right, range) }
        if let code = literalOperation(left, symbol, right, expected, range) { return code }
        if let code = functionOperation(left, symbol, right, expected, range) { return code }
        let (l, r) = operands(left, symbol.text, right, expected)
        return operation(l, symbol, r, left, right, expected, range)
    }

    func isCompound(_ symbol: String) -> Bool {
        symbol.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(symbol)
    }

    /// `&&` and `||` of truth values, or the document's own.
    private func logic(
        _ left: Expression, _ symbol: Identifier, _ right: Expression, _ expected: Type?, _ range: SourceRange,
        _ make: (Code, Code) -> Code.Kind
    ) -> Code {
        let l = check(left, expecting: types.bool)
        if l.type != types.bool, !l.type.isUnknown,
            operatorMembers(symbol.text, [l.type], count: 2).contains(where: { !$0.member.isHost }),
            let code = declaredOperation(l, symbol, check(right), left, right, expected, range)
        {
            return code
        }
        let r = check(right, as: types.bool, .condition)
        return Code(make(convert(l, to: types.bool, .condition), r), types.bool, range)
    }

    func coalesce(_ left: Expression, _ right: Expression, _ expected: Type?, _ range: SourceRange) -> Code {
        let wanted = expected.map { $0.isOptional ? $0 : Type.optional($0) }
        let follows = needsContext(left) || (wanted != nil && takesClosure(left) && quietly { check(left) }.failed)
        let l = check(left, expecting: follows ? wanted : nil)
        guard case .optional(let wrapped) = l.type else {
            if l.type.isUnknown {
                let r = check(right, expecting: expected)
                return Code(.coalesce(l, r), r.type, range)
            }
            warn(
                "left side of nil coalescing operator '??' has non-optional type '\(l.type)', so the right side is never used",
                range)
            _ = check(right, expecting: l.type)
            return l
        }
        if isNil(right), !wrapped.isOptional {
            return Code(.coalesceOptional(l, check(right, expecting: l.type)), l.type, range)
        }
        if expected == .any, isNumberLiteral(right), canHoldAnything(left, l) {
            let r = check(right)
            if r.type != wrapped { return Code(.coalesce(l, retyped(r, .any)), .any, range) }
        }
        let r = check(right, expecting: rightExpectation(right, wrapped, expected))
        // Where anything is wanted, both sides become that: what is inside the left one, or the right one as it is.
        if expected == .any, r.type.isOptional, !wrapped.isOptional {
            return Code(.coalesce(l, retyped(r, .any)), .any, range)
        }
        if r.type == wrapped || isNever(r.type) { return Code(.coalesce(l, r), wrapped, range) }
        if let same = converted(r, to: l.type), r.type.isOptional {
            return Code(.coalesceOptional(l, same), l.type, range)
        }
        if let converted = converted(r, to: wrapped) { return Code(.coalesce(l, converted), wrapped, range) }
        if let expected, let a = converted(Code(.unwrap(l), wrapped, l.range), to: expected),
            let b = converted(r, to: expected)
        {
            _ = a
            return Code(.coalesce(l, b), expected, range)
        }
        if let (_, joined, type) = join(Code(.constant(.void), wrapped, range), r) {
            return Code(.coalesce(l, joined), type, range)
        }
        error("binary operator '??' cannot be applied to operands of type '\(l.type)' and '\(r.type)'", range)
        return fault(range)
    }

    /// Whether a closure may need to know what comes of it: `text.map { .success($0) } ?? .failure(error)`.
    private func takesClosure(_ expression: Expression) -> Bool {
        guard case .call(let call) = expression.kind else { return false }
        return (call.arguments + call.trailing).contains { isClosure($0.value) }
    }

    func rightExpectation(_ right: Expression, _ wrapped: Type, _ expected: Type?) -> Type {
        if types.isOpen(wrapped), let expected { return expected }
        if expected == .any, case .binary(_, let symbol, _) = right.kind, symbol.text == "??" { return .any }
        if let expected, expected.isOptional, !wrapped.isOptional { return wrapped }
        return wrapped
    }

    static let comparisons: Set = ["==", "!=", "<", "<=", ">", ">="]

    func operation(
        _ l: Code, _ symbol: Identifier, _ r: Code, _ left: Expression, _ right: Expression, _ expected: Type?,
        _ range: SourceRange
    ) -> Code {
        if let code = intrinsicOperation(l, symbol.text, r, range) { return code }
        if symbol.text == "==" || symbol.text == "!=",
            let code = equality(l, r, isEqual: symbol.text == "==", left, right, range)
        {
            return code
        }
        if symbol.text == "===" || symbol.text == "!==" { return identity(l, symbol.text, r, range) }
        if Self.comparisons.contains(symbol.text), isInteger(l.type), isInteger(r.type), l.type != r.type {
            return Code(.dynamicOperator(symbol.text, [l, r]), types.bool, range)
        }
        if l.type.isUnknown || r.type.isUnknown {
            let type = Self.comparisons.contains(symbol.text) ? types.bool : l.type.isUnknown ? r.type : l.type
            return Code(
                .dynamicOperator(symbol.text, [l, r]), isNumber(type) || type == types.bool ? type : .unknown, range)
        }
        if symbol.text == "+", case .array = l.type, !types.isOpen(l.type), let joined = converted(r, to: l.type) {
            return Code(.dynamicOperator("+", [l, joined]), l.type, range)
        }
        if let code = ofExistentials(l, symbol, r, range) { return code }
        if let code = declaredOperation(l, symbol, r, left, right, expected, range) { return code }
        if let code = derivedComparison(l, symbol.text, r, left, right, range) { return code }
        if let inner = implicitlyUnwrapped(l) { return operation(inner, symbol, r, left, right, expected, range) }
        if let inner = implicitlyUnwrapped(r) { return operation(l, symbol, inner, left, right, expected, range) }
        reportOperands(symbol, l.type, r.type, range)
        return fault(range, Self.comparisons.contains(symbol.text) ? types.bool : .unknown)
    }

    /// Two values of `any Equatable` or `any Comparable` may be of two types, so they cannot be compared.
    private func ofExistentials(_ l: Code, _ symbol: Identifier, _ r: Code, _ range: SourceRange) -> Code? {
        guard !types.hasOpaqueTypes, Self.comparisons.contains(symbol.text), case .existential = l.type,
            case .existential = r.type,
            operatorMembers(symbol.text, [l.type, r.type], count: 2).allSatisfy({ $0.member.isHost })
        else { return nil }
        reportOperands(symbol, l.type, r.type, range)
        return fault(range, types.bool)
    }

    func isNumber(_ type: Type) -> Bool { numberExpectation(type) == type }

    func reportOperands(_ symbol: Identifier, _ left: Type, _ right: Type, _ range: SourceRange) {
        let operands = left == right ? "two '\(left)' operands" : "operands of type '\(left)' and '\(right)'"
        var hint: String?
        if left.isOptional || right.isOptional { hint = "unwrap the optional first, with 'if let', '??' or '!'" }
        if isNumber(left), isNumber(right) { hint = "convert one of them, such as '\(left)(…)'" }
        if left == types.string || right == types.string, symbol.text == "+" {
            hint = "use interpolation: \"\\(value)\""
        }
        error("binary operator '\(symbol.text)' cannot be applied to \(operands)", symbol.range, hint: hint)
    }

    func intrinsicOperation(_ l: Code, _ symbol: String, _ r: Code, _ range: SourceRange) -> Code? {
        guard l.type == r.type else { return nil }
        if l.type == types.int, let operation = Self.integerOperations[symbol] {
            return Code(.arithmetic(operation, l, r), types.int, range)
        }
        if isFloating(l.type), let operation = Self.floatOperations[symbol] {
            return Code(.arithmetic(operation, l, r), l.type, range)
        }
        if l.type == types.int || isFloating(l.type) || l.type == types.string
            || l.type == types.bool && (symbol == "==" || symbol == "!="),
            let comparison = Self.comparisonCodes[symbol]
        {
            return Code(.comparison(comparison, l, r), types.bool, range)
        }
        if l.type == types.string, symbol == "+" { return Code(.concatenate(l, r), types.string, range) }
        return nil
    }

    func isInteger(_ type: Type) -> Bool {
        guard case .nominal(let nominal, _) = type else { return false }
        return nominal === types.core.int || types.core.sized.values.contains(nominal)
    }

    func isFloating(_ type: Type) -> Bool { type == types.double }

    static let integerOperations: [String: Code.Arithmetic] = [
        "+": .add, "-": .subtract, "*": .multiply, "/": .divide, "%": .remainder, "&+": .addWrapping,
        "&-": .subtractWrapping, "&*": .multiplyWrapping, "&": .bitAnd, "|": .bitOr, "^": .bitXor, "<<": .shiftLeft,
        ">>": .shiftRight,
    ]
    static let floatOperations: [String: Code.Arithmetic] = ["+": .add, "-": .subtract, "*": .multiply, "/": .divide]
    static let comparisonCodes: [String: Code.Comparison] = [
        "==": .equal, "!=": .notEqual, "<": .less, "<=": .lessOrEqual, ">": .greater, ">=": .greaterOrEqual,
    ]

    func equality(
        _ l: Code, _ r: Code, isEqual: Bool, _ left: Expression, _ right: Expression, _ range: SourceRange
    ) -> Code? {
        func result(_ code: Code) -> Code { isEqual ? code : Code(.not(code), types.bool, range) }
        if case .nilLiteral = right.kind { return result(Code(.isNil(l), types.bool, range)) }
        if case .nilLiteral = left.kind { return result(Code(.isNil(r), types.bool, range)) }
        if l.type.isUnknown || r.type.isUnknown {
            return result(Code(.dynamicOperator("==", [l, r]), types.bool, range))
        }
        if isMetatype(l.type) && isMetatype(r.type) { return result(Code(.valuesEqual(l, r), types.bool, range)) }
        guard let (a, b, type) = join(l, r), isEquatable(type) else { return nil }
        if case .parameter = type { return result(Code(.valuesEqual(a, b), types.bool, range)) }
        return result(Code(.valuesEqual(a, b), types.bool, range))
    }

    func isEquatable(_ type: Type) -> Bool {
        switch type {
        case .optional(let inner), .array(let inner): return isEquatable(inner)
        case .dictionary(_, let value): return isEquatable(value)
        case .tuple(let elements): return elements.allSatisfy { isEquatable($0.type) }
        case .existential, .function: return false
        default:
            guard let equatable = types.hostType("Equatable") else { return true }
            return types.conforms(type, to: equatable)
        }
    }

    func identity(_ l: Code, _ symbol: String, _ r: Code, _ range: SourceRange) -> Code {
        for operand in [l, r] {
            guard case .nominal(let nominal, _) = literalTarget(operand.type) ?? operand.type,
                nominal.kind == .struct || nominal.kind == .enum
            else { continue }
            error(
                "argument type '\(operand.type)' expected to be an instance of a class or class-constrained type",
                operand.range)
        }
        return Code(.dynamicOperator(symbol, [l, r]), types.bool, range)
    }

    /// An operator function of the document or the library.
    func declaredOperation(
        _ l: Code, _ symbol: Identifier, _ r: Code, _ left: Expression, _ right: Expression, _ expected: Type?,
        _ range: SourceRange
    ) -> Code? {
        // What is wanted may bring the operator: a `String` of a part of one and a literal.
        let wanted = expected == types.string ? [types.string] : []
        let found = operatorMembers(symbol.text, [l.type, r.type] + wanted, count: 2)
        guard !found.isEmpty else { return nil }
        if isAbstract(l.type), isAbstract(r.type), l.type == r.type,
            found.contains(where: { $0.member.owner?.kind == .protocol })
        {
            return Code(
                .dynamicOperator(symbol.text, [l, r]), Self.comparisons.contains(symbol.text) ? types.bool : l.type,
                range)
        }
        let given = GivenArguments([Argument(value: left), Argument(value: right)])
        var checked = [0: l, 1: r]
        if needsContext(left) { checked[0] = nil }
        if needsContext(right) { checked[1] = nil }
        let candidates = found.map { Candidate(found: $0, slots: [.argument(0), .argument(1)]) }
        if let best = rank(candidates, given, checked, expected, .none).first {
            return applyOperator(best.candidate, given, checked, expected, range)
        }
        // An operator that changes its left operand without being an assignment of Swift's own: `target <- value`.
        let place = GivenArguments([
            Argument(value: Expression(.inoutArgument(left), left.range)), Argument(value: right),
        ])
        checked[0] = l
        guard let best = rank(candidates, place, checked, expected, .none).first,
            best.candidate.found.member.type.parameters[0].isInout
        else { return nil }
        checked[0] = nil
        return applyOperator(best.candidate, place, checked, expected, range)
    }

    func applyOperator(
        _ candidate: Candidate, _ given: GivenArguments, _ checked: [Int: Code], _ expected: Type?, _ range: SourceRange
    ) -> Code {
        let member = candidate.found.member
        let receiver: Receiver =
            member.owner.map { owner in
                .metatype(
                    owner.kind == .protocol
                        ? candidate.found.substitution[owner.selfParameter] ?? .unknown
                        : types.make(
                            owner, owner.genericParameters.map { candidate.found.substitution[$0] ?? .unknown }))
            } ?? .none
        return apply(candidate, receiver, given, checked, expected, range)
    }

    /// Operator functions that the operands' types, the document or the library declare.
    func operatorMembers(_ symbol: String, _ operands: [Type], count: Int) -> [FoundMember] {
        var found: [FoundMember] = []
        func add(_ members: [FoundMember]) {
            for member in members where member.member.type.parameters.count == count {
                if !found.contains(where: { $0.member === member.member }) { found.append(member) }
            }
        }
        for type in operands {
            add(types.lookup(symbol, of: type, isStatic: true))
            if case .optional(let wrapped) = type { add(types.lookup(symbol, of: wrapped, isStatic: true)) }
        }
        var current: Scope? = scope
        while let scope = current {
            if case .members(let members) = scope.here(symbol) {
                add(members.map { FoundMember(member: $0, substitution: [:], distance: 0) })
            }
            current = scope.parent
        }
        add(types.globals[symbol].map { FoundMember(member: $0, substitution: [:], distance: 4) })
        return found
    }

    /// `>`, `<=` and `>=` of a type that declares `<`; comparisons of tuples.
    func derivedComparison(
        _ l: Code, _ symbol: String, _ r: Code, _ left: Expression, _ right: Expression, _ range: SourceRange
    ) -> Code? {
        guard Self.comparisons.contains(symbol), symbol != "==", symbol != "!=" else { return nil }
        guard let (a, b, type) = join(l, r) else { return nil }
        guard isComparable(type) else { return nil }
        return Code(.dynamicOperator(symbol, [a, b]), types.bool, range)
    }

    func isComparable(_ type: Type) -> Bool {
        if case .tuple(let elements) = type { return elements.allSatisfy { isComparable($0.type) } }
        guard let comparable = types.hostType("Comparable") else { return false }
        return types.conforms(type, to: comparable) && !type.isOptional
    }
}
