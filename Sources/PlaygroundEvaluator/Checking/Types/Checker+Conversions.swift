import PlaygroundSyntax
import SourceText

/// Why a value must have a type, for the words of a message.
enum ConversionPurpose {
    case argument, initialization, assignment, result, closureResult, element, condition, key, value, defaultValue,
        branch
}

extension Checker {
    /// The code as a value of the expected type, or a message.
    func convert(_ code: Code, to expected: Type, _ purpose: ConversionPurpose) -> Code {
        if let converted = converted(code, to: expected) { return converted }
        if let inner = implicitlyUnwrapped(code), let converted = converted(inner, to: expected) { return converted }
        if let converted = forwarded(code, to: expected) { return converted }
        reportMismatch(code, expected, purpose)
        return Code(code.kind, expected, code.range)
    }

    /// The code as a value of the expected type, or nil when Swift would not convert it.
    func converted(_ code: Code, to expected: Type) -> Code? {
        let type = code.type
        if type == expected { return code }
        switch (type, expected) {
        case (_, .unknown): return code
        case (_, .optional(let wrapped)): return convertToOptional(code, wrapped, expected)
        case (.unknown, _): return Code(code.kind, expected, code.range)
        case (_, .existential(let protocols)): return convertToExistential(code, protocols, expected)
        case (_, .nominal(let to, _)) where to.isFromHost && to.name == "AnyHashable":
            return erased(code, expected)
        case (.nominal(let from, _), .nominal(let to, _)): return convertNominal(code, from, to, expected)
        case (.parameter(let parameter), .nominal(let to, _)):
            return parameter.constraints.contains { types.superclasses(of: $0).contains(to) }
                ? retyped(code, expected) : nil
        case (.array(let from), .array(let to)): return convertElements(code, from, to, expected)
        case (.dictionary(let fromKey, let from), .dictionary(let toKey, let to)):
            return isSubtype(fromKey, toKey) && isSubtype(from, to) ? retyped(code, expected) : nil
        case (.tuple(let from), .tuple(let to)): return convertTuple(code, from, to, expected)
        case (.function(let from), .function(let to)): return convertFunction(code, from, to, expected)
        case (.metatype(let from), .metatype(let to)): return isSubtype(from, to) ? retyped(code, expected) : nil
        case (.optional(let inner), .member) where inner == expected: return nil
        case (.member, _), (_, .member): return retyped(code, expected)
        default: return nil
        }
    }

    /// The code as of another type, unless its own says more.
    func retyped(_ code: Code, _ type: Type) -> Code {
        type.mentionsUnknown && !code.type.mentionsUnknown && isSubtype(code.type, type)
            ? code : Code(code.kind, type, code.range)
    }

    private func convertToOptional(_ code: Code, _ wrapped: Type, _ expected: Type) -> Code? {
        if case .optional(let inner) = code.type {
            if isSubtype(inner, wrapped) { return retyped(code, expected) }
            if case .optional = wrapped, let deeper = converted(code, to: wrapped) {
                return Code(.some(deeper), expected, code.range)
            }
            return convertWrapped(code, inner, wrapped, expected)
        }
        guard let converted = converted(code, to: wrapped) else { return nil }
        if case .unknown = code.type { return Code(.some(code), expected, code.range) }
        return Code(.some(converted), expected, code.range)
    }

    private func convertWrapped(_ code: Code, _ inner: Type, _ wrapped: Type, _ expected: Type) -> Code? {
        let element = Code(.unwrap(code), inner, code.range)
        guard let converted = converted(element, to: wrapped) else { return nil }
        return Code(.chain(converted, flattens: false), expected, code.range)
    }

    private func convertToExistential(_ code: Code, _ protocols: [NominalType], _ expected: Type) -> Code? {
        // An optional is no `any P`, except for protocols that Optional conforms to.
        for wanted in protocols where !types.conforms(code.type, to: wanted) {
            if wanted === types.core.error, case .existential(let own) = code.type, own.contains(wanted) { continue }
            return nil
        }
        return retyped(code, expected)
    }

    private func convertNominal(_ code: Code, _ from: NominalType, _ to: NominalType, _ expected: Type) -> Code? {
        if from === to, isSubtype(code.type, expected) { return retyped(code, expected) }
        if from.kind == .class, types.superclasses(of: from).contains(to) { return retyped(code, expected) }
        if from.name == "CGFloat" || to.name == "CGFloat" {
            if [from.name, to.name].allSatisfy({ $0 == "CGFloat" || $0 == "Double" }) {
                return retyped(code, expected)
            }
        }
        if from.name == "Never" { return retyped(code, expected) }
        return nil
    }

    /// A value of a hashable type as `AnyHashable`.
    private func erased(_ code: Code, _ expected: Type) -> Code? {
        guard let hashable = types.hostType("Hashable"), types.conforms(code.type, to: hashable),
            let made = types.lookup("init", of: expected, isStatic: true).first
        else { return nil }
        return build(made, receiver: .metatype(expected), [.code(code)], code.range)
    }

    private func convertElements(_ code: Code, _ from: Type, _ to: Type, _ expected: Type) -> Code? {
        if isSubtype(from, to) { return retyped(code, expected) }
        // `[Int]` as `[Int?]` needs every element wrapped.
        guard case .optional(let wrapped) = to, isSubtype(from, wrapped) else { return nil }
        return Code(.adapt(code, FunctionType(parameters: [], result: expected)), expected, code.range)
    }

    private func convertTuple(
        _ code: Code, _ from: [Type.TupleElement], _ to: [Type.TupleElement], _ expected: Type
    ) -> Code? {
        guard from.count == to.count else { return nil }
        for (left, right) in zip(from, to) {
            if let a = left.label, let b = right.label, a != b { return nil }
        }
        if case .tuple(_, let parts) = code.kind {
            var converted: [Code] = []
            for (part, element) in zip(parts, to) {
                guard let code = self.converted(part, to: element.type) else { return nil }
                converted.append(code)
            }
            return Code(.tuple(to.map(\.label), converted), expected, code.range)
        }
        if zip(from, to).allSatisfy({ $0.label == $1.label && isSubtype($0.type, $1.type) }) {
            return retyped(code, expected)
        }
        let temporary = makeTemporary(code.type, code.range)
        let read = Code(.local(temporary), code.type, code.range)
        var parts: [Code] = []
        for (index, (left, right)) in zip(from, to).enumerated() {
            let element = Code(.tupleElement(read, index), left.type, code.range)
            guard let part = converted(element, to: right.type) else { return nil }
            parts.append(part)
        }
        let block = Block(steps: [.bind(temporary, code)], places: [code.range])
        return Code(.sequence(block, Code(.tuple(to.map(\.label), parts), expected, code.range)), expected, code.range)
    }

    private func convertFunction(_ code: Code, _ from: FunctionType, _ to: FunctionType, _ expected: Type) -> Code? {
        guard from.parameters.count == to.parameters.count else { return splat(code, from, to) }
        if from.isThrowing && !to.isThrowing || from.isAsync && !to.isAsync { return nil }
        for (left, right) in zip(from.parameters, to.parameters) where !isSubtype(right.type, left.type) {
            guard case .optional(let wrapped) = left.type, isSubtype(right.type, wrapped) else { return nil }
            return Code(.adapt(code, to), expected, code.range)
        }
        if isSubtype(from.result, to.result) || to.result == .void {
            // What cannot throw or suspend still cannot, so that `rethrows` functions need no `try` for it.
            var kept = to
            (kept.isThrowing, kept.isAsync) = (from.isThrowing, from.isAsync)
            return retyped(code, .function(kept))
        }
        guard case .optional(let wrapped) = to.result, isSubtype(from.result, wrapped) else { return nil }
        return Code(.adapt(code, to), expected, code.range)
    }

    /// A function of several parameters where one of a tuple is wanted: `zip(a, b).map(max)`.
    private func splat(_ code: Code, _ from: FunctionType, _ to: FunctionType) -> Code? {
        guard let parts = tupleSplat(to), parts.count == from.parameters.count,
            zip(from.parameters, parts).allSatisfy({ isSubtype($1.type, $0.type) }), isSubtype(from.result, to.result)
        else { return nil }
        var type = to
        (type.isThrowing, type.isAsync) = (from.isThrowing, from.isAsync)
        type.result = from.result
        let held = makeTemporary(code.type, code.range)
        let made = types.makeFunction(
            name: "implicit closure in \(function.name)", file: file, range: code.range, type: type, parent: function)
        made.throwsErrors = from.isThrowing
        inFunction(made) {
            let whole = LocalVariable("", to.parameters[0].type, isLet: true, in: made, range: code.range)
            whole.isParameter = true
            made.parameters.append(whole)
            let arguments = parts.enumerated().map { index, part in
                Code(.tupleElement(Code(.local(whole), whole.type, code.range), index), part.type, code.range)
            }
            let callee = Code(.local(captured(held)), code.type, code.range)
            let call = Code(.callValue(callee, arguments, inoutPlaces: [:]), from.result, code.range)
            made.body = Block(steps: [.return(call)], variables: blockVariables, places: [code.range])
        }
        let block = Block(steps: [.bind(held, code)], places: [code.range])
        let closure = Code(.closure(made), .function(type), code.range)
        return Code(.sequence(block, closure), .function(type), code.range)
    }

    /// Whether a value of one type is a value of the other as it stands.
    func isSubtype(_ type: Type, _ wanted: Type) -> Bool {
        if type == wanted { return true }
        switch (type, wanted) {
        case (.unknown, _), (_, .unknown): return true
        case (.optional(let a), .optional(let b)), (.array(let a), .array(let b)), (.metatype(let a), .metatype(let b)):
            return isSubtype(a, b)
        case (.dictionary(let a, let b), .dictionary(let c, let d)): return isSubtype(a, c) && isSubtype(b, d)
        case (_, .existential(let protocols)): return protocols.allSatisfy { types.conforms(type, to: $0) }
        case (.nominal(let a, let first), .nominal(let b, let second)):
            if a === b { return zip(first, second).allSatisfy { isSubtype($0, $1) } }
            return a.kind == .class && types.superclasses(of: a).contains(b)
        case (.tuple(let a), .tuple(let b)):
            return a.count == b.count
                && zip(a, b).allSatisfy { ($0.label == $1.label || $1.label == nil) && isSubtype($0.type, $1.type) }
        case (.function(let a), .function(let b)):
            return a.parameters.count == b.parameters.count && (!a.isThrowing || b.isThrowing)
                && (!a.isAsync || b.isAsync)
                && zip(a.parameters, b.parameters).allSatisfy { isSubtype($1.type, $0.type) }
                && isSubtype(a.result, b.result)
        case (.member, _), (_, .member): return true
        default: return false
        }
    }

    func reportMismatch(_ code: Code, _ expected: Type, _ purpose: ConversionPurpose) {
        let type = code.type
        if case .functionValue(let name, .enumCase) = code.kind, let made = type.function, made.result == expected {
            let payload = made.parameters.map { "'\($0.type)'" }.joined(separator: ", ")
            return error("member '\(name)' expects argument of type \(payload)", code.range)
        }
        if let made = type.function, made.result == expected, made.parameters.isEmpty {
            return error(
                "function produces expected type '\(expected)'; did you mean to call it with '()'?", code.range)
        }
        if case .condition = purpose, let test = conditionTest(type) {
            return error(
                "\(type.isOptional ? "optional " : "")type '\(type)' cannot be used as a boolean; test for '!= \(test)' instead",
                code.range)
        }
        if case .optional(let wrapped) = type, isSubtype(wrapped, expected) {
            return error(
                "value of optional type '\(type)' must be unwrapped to a value of type '\(expected)'", code.range,
                hint: "use 'if let', '??' for a default, or '!' where it cannot be nil")
        }
        if case .existential(let protocols) = expected, let first = protocols.first, protocols.count == 1 {
            switch purpose {
            case .argument:
                return error("argument type '\(type)' does not conform to expected type '\(first.name)'", code.range)
            case .result:
                return error("return expression of type '\(type)' does not conform to '\(first.name)'", code.range)
            default:
                return error("value of type '\(type)' does not conform to specified type '\(first.name)'", code.range)
            }
        }
        let hint = conversionHint(type, expected)
        switch purpose {
        case .argument: mismatch("cannot convert value of type '\(type)' to expected argument type '\(expected)'")
        case .initialization: mismatch("cannot convert value of type '\(type)' to specified type '\(expected)'")
        case .assignment: mismatch("cannot assign value of type '\(type)' to type '\(expected)'")
        case .result: mismatch("cannot convert return expression of type '\(type)' to return type '\(expected)'")
        case .closureResult: mismatch("cannot convert value of type '\(type)' to closure result type '\(expected)'")
        case .element: mismatch("cannot convert value of type '\(type)' to expected element type '\(expected)'")
        case .key: mismatch("cannot convert value of type '\(type)' to expected dictionary key type '\(expected)'")
        case .value: mismatch("cannot convert value of type '\(type)' to expected dictionary value type '\(expected)'")
        case .condition: mismatch("cannot convert value of type '\(type)' to expected condition type '\(expected)'")
        case .defaultValue:
            mismatch("default argument value of type '\(type)' cannot be converted to type '\(expected)'")
        case .branch: mismatch("branches have mismatching types '\(expected)' and '\(type)'")
        }
        func mismatch(_ message: String) { error(message, code.range, hint: hint) }
    }

    /// What a value that is no condition may be compared with.
    private func conditionTest(_ type: Type) -> String? {
        if type.isOptional { return "nil" }
        return isInteger(type) ? "0" : nil
    }

    private func conversionHint(_ type: Type, _ expected: Type) -> String? {
        if case .metatype(let made) = type, expected.isFunction { return "write '\(made).init'" }
        let numbers = [types.int, types.double, types.float]
        if numbers.contains(type) && numbers.contains(expected) { return "write '\(expected)(…)' to convert" }
        if expected == types.string, numbers.contains(type) { return "write 'String(…)' or \"\\(…)\"" }
        return nil
    }
}
