import PlaygroundSyntax
import SourceText

/// How well literals fit the types that overloads want.
extension Checker {
    /// How well an expression without a type of its own fits a type; nil when it cannot.
    func literalCost(_ expression: Expression, _ target: Type, _ unification: inout Unification) -> Int? {
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
        if parameter.constraints.allSatisfy({ types.conforms(trial.result.type, to: $0) }) { return 3 }
        // A type that is a number of some kind takes the literals of numbers.
        let isNumeric = types.hostType("Numeric").map { types.conforms(.parameter(parameter), to: $0) } ?? false
        return isNumeric && isNumberLiteral(expression) ? 4 : nil
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
            if used == 0, !function.parameters.isEmpty, function.parameters.map(\.type) != [.void] { return nil }
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
