import PlaygroundSyntax
import SourceText

extension Checker {
    /// Elements that find their type together: numbers follow floating-point numbers and values, `nil` what it stands beside.
    private func isMixed(_ elements: [Expression]) -> Bool {
        elements.count > 1 && elements.contains { isNumberLiteral($0) || isNil($0) }
    }

    func array(_ elements: [Expression], _ expected: Type?, _ range: SourceRange) -> Code {
        let target = literalTarget(expected)
        switch target {
        case .array(let element) where element.isUnknown && isMixed(elements):
            // Numbers written beside values of a known type follow them.
            return untypedArray(elements, expected, range)
        case .array(let open):
            let element = open.mentionsUnknown ? typeOfRows(elements) ?? open : open
            let codes = elements.map { check($0, as: element, .element) }
            return Code(.array(codes), .array(completed(element, by: codes)), range)
        case .nominal(let nominal, let arguments) where nominal === types.core.set:
            let element = arguments.first ?? .unknown
            let codes = elements.map { check($0, as: element, .element) }
            return Code(.set(codes), .nominal(nominal, [completed(element, by: codes)]), range)
        case .nominal(let nominal, _) where nominal !== types.core.int:
            if let made = arrayLiteral(elements, nominal, target ?? .unknown, range) { return made }
        default: break
        }
        return untypedArray(elements, expected, range)
    }

    func arrayLiteral(
        _ elements: [Expression], _ nominal: NominalType, _ type: Type, _ range: SourceRange
    ) -> Code? {
        let found = types.lookup("init", of: type, isStatic: true).first { $0.member.labels == ["arrayLiteral"] }
        if let found {
            let arguments = elements.map { Argument(label: nil, value: $0) }
            return call(
                [found], receiver: .metatype(type), name: nominal.name,
                arguments: GivenArguments(
                    arguments.enumerated().map { index, argument in
                        Argument(label: index == 0 ? Identifier("arrayLiteral", range) : nil, value: argument.value)
                    }), type, range)
        }
        let isOptionSet = types.allProtocols(of: nominal).contains { $0.name == "OptionSet" || $0.name == "SetAlgebra" }
        guard isOptionSet else { return nil }
        return optionSet(elements, type, range)
    }

    func optionSet(_ elements: [Expression], _ type: Type, _ range: SourceRange) -> Code? {
        let codes = elements.map { check($0, as: type, .element) }
        guard let first = codes.first else {
            let base = Code(.typeValue(typeCode(type, range)), .metatype(type), range)
            return Code(.dynamicCall(base, "init", [], []), type, range)
        }
        return codes.dropFirst().reduce(first) { Code(.dynamicCall($0, "union", [nil], [$1]), type, range) }
    }

    func untypedArray(_ elements: [Expression], _ expected: Type?, _ range: SourceRange) -> Code {
        guard !elements.isEmpty else {
            if expected == nil {
                error(
                    "empty collection literal requires an explicit type", range,
                    hint: "write '[Element]()' or give the variable a type")
            }
            return Code(.array([]), .array(.unknown), range)
        }
        let codes = checkTogether(elements)
        guard let type = commonType(codes) ?? (expected == .any ? .any : nil) else {
            error(
                "heterogeneous collection literal could only be inferred to '[Any]'; add explicit type annotation if this is intentional",
                range)
            return Code(.array(codes), .array(.any), range)
        }
        return Code(.array(codes.map { converted($0, to: type) ?? $0 }), .array(type), range)
    }

    /// Reads expressions that share a type: those that know theirs first, so that literals can follow.
    func checkTogether(_ elements: [Expression]) -> [Code] {
        var codes = [Code?](repeating: nil, count: elements.count)
        var known = typeOfRows(elements)
        for (index, element) in elements.enumerated() where !needsContext(element) {
            let code = check(element, expecting: known)
            known = known ?? (code.type.isUnknown ? nil : code.type)
            codes[index] = code
        }
        // A floating-point literal makes integer literals beside it doubles.
        if known == nil, elements.contains(where: isFloatLiteral),
            elements.allSatisfy({ isNumberLiteral($0) || isNil($0) })
        {
            known = types.double
        }
        for (index, element) in elements.enumerated() where codes[index] == nil {
            if saysNothing(element) { continue }
            let code = check(element, expecting: known)
            if known == nil, !code.type.isUnknown { known = code.type }
            codes[index] = code
        }
        for (index, element) in elements.enumerated() where codes[index] == nil {
            let wrapped = known.map { $0.isOptional || !isNil(element) ? $0 : .optional($0) }
            codes[index] = check(element, expecting: wrapped)
        }
        return codes.compactMap { $0 }
    }

    /// What the rows of `[[1, 2], [0.5, 1]]` and `[[1], [nil]]` are: one floating-point literal, one `nil` makes all so.
    private func typeOfRows(_ rows: [Expression]) -> Type? {
        let parts = rows.flatMap { row in
            if case .array(let elements) = row.kind { elements } else { [row] }
        }
        guard rows.allSatisfy({ if case .array = $0.kind { true } else { false } }), !parts.isEmpty else { return nil }
        if parts.allSatisfy(isNumberLiteral) {
            return parts.contains(where: isFloatLiteral) ? .array(types.double) : nil
        }
        if parts.contains(where: isNil) {
            let common = commonType(quietly { checkTogether(parts) }.result) ?? .unknown
            return common.isOptional && !common.mentionsUnknown ? .array(common) : nil
        }
        return typeOfRows(parts).map { .array($0) }
    }

    /// Whether a literal tells nothing about its type: what stands beside it does.
    private func saysNothing(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .nilLiteral: true
        case .array(let elements): elements.isEmpty
        case .dictionary(let pairs): pairs.isEmpty
        default: false
        }
    }

    func isFloatLiteral(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .float: true
        case .prefix(let symbol, let operand): symbol.text == "-" && isFloatLiteral(operand)
        case .binary(let left, let symbol, let right):
            Self.arithmeticSymbols.contains(symbol.text) && isNumberLiteral(left) && isNumberLiteral(right)
                && (isFloatLiteral(left) || isFloatLiteral(right))
        default: false
        }
    }

    func isNumberLiteral(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .float, .integer: true
        case .prefix(let symbol, let operand): symbol.text == "-" && isNumberLiteral(operand)
        case .binary(let left, let symbol, let right):
            Self.arithmeticSymbols.contains(symbol.text) && isNumberLiteral(left) && isNumberLiteral(right)
        default: false
        }
    }

    /// The type all codes can have; nil when only `Any` would do.
    func commonType(_ codes: [Code]) -> Type? {
        var common: Type?
        for code in codes where !code.type.isUnknown {
            guard let known = common else {
                common = code.type
                continue
            }
            if isSubtype(code.type, known) { common = merge(known, code.type); continue }
            if converted(code, to: known) != nil { continue }
            if isSubtype(known, code.type) || .optional(known) == code.type {
                common = code.type
            } else if let shared = commonSuperclass(known, code.type) {
                common = shared
            } else {
                return nil
            }
        }
        return common ?? .unknown
    }

    /// What a literal holds: as its place says, and as its parts tell where the place leaves something open, `[[_]]`.
    private func completed(_ wanted: Type, by codes: [Code]) -> Type {
        guard wanted.mentionsUnknown else { return wanted }
        return commonType(codes) ?? wanted
    }

    /// The more complete of two matching types: `[Int]` over `[_]`.
    func merge(_ a: Type, _ b: Type) -> Type { types.isOpen(a) && !types.isOpen(b) ? b : a }

    func dictionary(_ pairs: [(key: Expression, value: Expression)], _ expected: Type?, _ range: SourceRange) -> Code {
        if case .dictionary(let key, let value) = knownHalves(of: literalTarget(expected), pairs),
            !(key.isUnknown && isMixed(pairs.map(\.key)) || value.isUnknown && isMixed(pairs.map(\.value)))
        {
            let codes = pairs.map { pair in
                (key: check(pair.key, as: key, .key), value: check(pair.value, as: value, .value))
            }
            let type = Type.dictionary(
                completed(key, by: codes.map(\.key)), completed(value, by: codes.map(\.value)))
            return Code(.dictionary(codes), type, range)
        }
        if case .nominal(let nominal, _) = literalTarget(expected), let target = literalTarget(expected),
            let made = dictionaryLiteral(pairs, nominal, target, range)
        {
            return made
        }
        guard !pairs.isEmpty else {
            if expected == nil { error("empty collection literal requires an explicit type", range) }
            return Code(.dictionary([]), .dictionary(.unknown, .unknown), range)
        }
        let keys = checkTogether(pairs.map(\.key))
        let values = checkTogether(pairs.map(\.value))
        guard let keyType = commonType(keys),
            let valueType = commonType(values) ?? (expected == .any ? .any : nil)
        else {
            error(
                "heterogeneous collection literal could only be inferred to '[String : Any]'; add explicit type annotation if this is intentional",
                range)
            return fault(range)
        }
        let codes = zip(keys, values).map { key, value in
            (key: converted(key, to: keyType) ?? key, value: converted(value, to: valueType) ?? value)
        }
        if !types.conforms(keyType, to: types.hostType("Hashable") ?? types.core.any) {
            error("type '\(keyType)' does not conform to protocol 'Hashable'", range)
        }
        return Code(.dictionary(codes), .dictionary(keyType, valueType), range)
    }

    /// Where only keys or only values are wanted of a type, the others find theirs together.
    private func knownHalves(of target: Type?, _ pairs: [(key: Expression, value: Expression)]) -> Type? {
        guard case .dictionary(let key, let value) = target, key.isUnknown != value.isUnknown else { return target }
        let open = pairs.map(key.isUnknown ? \.key : \.value)
        guard isMixed(open), let found = commonType(quietly { checkTogether(open) }.result) else { return target }
        return key.isUnknown ? .dictionary(found, value) : .dictionary(key, found)
    }

    /// A dictionary literal of a host type: an initializer that takes key-value pairs.
    func dictionaryLiteral(
        _ pairs: [(key: Expression, value: Expression)], _ nominal: NominalType, _ type: Type, _ range: SourceRange
    ) -> Code? {
        guard
            let found = types.lookup("init", of: type, isStatic: true).first(where: {
                $0.member.labels == ["dictionaryLiteral"]
            })
        else { return nil }
        if type.mentionsUnknown, nominal.genericParameters.count == 2,
            let key = commonType(quietly { checkTogether(pairs.map(\.key)) }.result),
            let value = commonType(quietly { checkTogether(pairs.map(\.value)) }.result),
            !key.mentionsUnknown, !value.mentionsUnknown
        {
            return dictionaryLiteral(pairs, nominal, types.make(nominal, [key, value]), range)
        }
        let map = found.substitution
        var element = types.substitute(found.member.type.parameters[0].type, map)
        if case .array(let inner) = element { element = inner }
        guard case .tuple(let parts) = element, parts.count == 2 else { return nil }
        let codes = pairs.map { pair in
            Code(
                .tuple(
                    [nil, nil],
                    [check(pair.key, as: parts[0].type, .key), check(pair.value, as: parts[1].type, .value)]),
                element, range)
        }
        return build(found, receiver: .metatype(type), [.code(Code(.array(codes), .array(element), range))], range)
    }
}
