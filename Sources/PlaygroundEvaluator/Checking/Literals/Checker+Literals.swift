import PlaygroundSyntax
import SourceText

extension Checker {
    /// The type a literal takes: what is inside an optional when one is expected.
    func literalTarget(_ expected: Type?) -> Type? {
        var target = expected
        while case .optional(let wrapped) = target { target = wrapped }
        return target
    }

    func integer(_ literal: IntegerLiteral, _ expected: Type?, _ range: SourceRange, negative: Bool = false) -> Code {
        let target = literalTarget(expected)
        if let target,
            let made = abstractLiteral(
                target, ["ExpressibleByIntegerLiteral", "Numeric"], range,
                { value in
                    integer(literal, value, range, negative: negative)
                })
        {
            return made
        }
        if case .nominal(let nominal, _) = target {
            if nominal === types.core.double || nominal.name == "CGFloat" {
                let value = Double(literal.magnitude)
                return Code(.constant(.double(negative ? -value : value)), target ?? types.double, range)
            }
            if nominal === types.core.float {
                return Code(
                    .constant(.float(negative ? -Float(literal.magnitude) : Float(literal.magnitude))), types.float,
                    range)
            }
            if let kind = types.core.sized.first(where: { $0.value === nominal })?.key {
                return sized(literal, kind, range, negative)
            }
            if nominal !== types.core.int,
                let made = fromLiteral(
                    "integerLiteral", target ?? .unknown, Int(clamping: literal.magnitude), negative, range)
            {
                return made
            }
        }
        guard let value = exactInt(literal.magnitude, negative) else {
            error("integer literal '\(negative ? "-" : "")\(literal.text)' overflows when stored into 'Int'", range)
            return fault(range, types.int)
        }
        return Code(.constant(.int(value)), types.int, range)
    }

    func exactInt(_ magnitude: UInt64, _ negative: Bool) -> Int? {
        if !negative { return Int(exactly: magnitude) }
        if magnitude == UInt64(Int.max) + 1 { return Int.min }
        return Int(exactly: magnitude).map { -$0 }
    }

    func sized(
        _ literal: IntegerLiteral, _ kind: SizedInteger.Kind, _ range: SourceRange, _ negative: Bool
    ) -> Code {
        let type = types.named(kind.swiftName)
        let limit: UInt64 =
            kind.isSigned
            ? (UInt64(1) << (kind.bitWidth - 1)) - (negative ? 0 : 1)
            : (negative ? 0 : UInt64.max >> (64 - kind.bitWidth))
        guard literal.magnitude <= limit else {
            error(
                "integer literal '\(negative ? "-" : "")\(literal.text)' overflows when stored into '\(kind.swiftName)'",
                range)
            return fault(range, type)
        }
        let bits = negative ? UInt64(bitPattern: 0 &- Int64(bitPattern: literal.magnitude)) : literal.magnitude
        return Code(.constant(.sized(SizedInteger(kind: kind, bits: bits))), type, range)
    }

    /// A number literal as the type that an initializer for literals takes.
    private func number(_ code: Code, as type: Type) -> Code {
        guard code.type != type, isNumber(type) else { return code }
        switch code.kind {
        case .constant(.int(let value)):
            let literal = IntegerLiteral(magnitude: UInt64(value.magnitude), text: "\(value.magnitude)")
            return integer(literal, type, code.range, negative: value < 0)
        case .constant(.double(let value)):
            return float(abs(value), "\(abs(value))", type, code.range, negative: value < 0)
        default: return code
        }
    }

    /// A literal of a type with `init(integerLiteral:)` or the like.
    func fromLiteral(
        _ label: String, _ type: Type, _ value: Int, _ negative: Bool, _ range: SourceRange
    ) -> Code? {
        literalInit(type, label, Code(.constant(.int(negative ? -value : value)), types.int, range), range)
            ?? literalInit(
                type, "floatLiteral",
                Code(.constant(.double(negative ? -Double(value) : Double(value))), types.double, range), range)
    }

    /// A literal of a generic parameter's type: the running program knows which type makes it.
    private func abstractLiteral(
        _ target: Type, _ protocols: [String], _ range: SourceRange, _ plain: (Type?) -> Code
    ) -> Code? {
        switch target {
        case .parameter, .member: break
        default: return nil
        }
        guard protocols.compactMap({ types.hostType($0) }).contains(where: { types.conforms(target, to: $0) }) else {
            return nil
        }
        let value = plain(nil)
        let label = value.type == types.int ? "integerLiteral" : "floatLiteral"
        let base = Code(.typeValue(typeCode(target, range)), .metatype(target), range)
        return Code(.dynamicCall(base, "init", [label], [value]), target, range)
    }

    func literalInit(_ type: Type, _ label: String, _ argument: Code, _ range: SourceRange) -> Code? {
        let found = types.lookup("init", of: type, isStatic: true).first { $0.member.labels == [label] }
        guard let found else { return nil }
        let wanted = types.substitute(found.member.type.parameters[0].type, found.substitution)
        return build(found, receiver: .metatype(type), [.code(number(argument, as: wanted))], range)
    }

    func float(_ value: Double, _ text: String, _ expected: Type?, _ range: SourceRange, negative: Bool = false) -> Code
    {
        let target = literalTarget(expected)
        if let target,
            let made = abstractLiteral(
                target, ["ExpressibleByFloatLiteral", "FloatingPoint"], range,
                { wanted in
                    float(value, text, wanted, range, negative: negative)
                })
        {
            return made
        }
        let value = negative ? -value : value
        if case .nominal(let nominal, _) = target {
            if nominal === types.core.float {
                let exact = Float(text.replacing("_", with: "")) ?? Float(value)
                return Code(.constant(.float(negative ? -abs(exact) : exact)), types.float, range)
            }
            if nominal.name == "CGFloat" { return Code(.constant(.double(value)), target ?? types.double, range) }
            let argument = Code(.constant(.double(value)), types.double, range)
            if nominal !== types.core.double, nominal !== types.core.int,
                let made = literalInit(target ?? .unknown, "floatLiteral", argument, range)
            {
                return made
            }
        }
        return Code(.constant(.double(value)), types.double, range)
    }

    func boolean(_ value: Bool, _ expected: Type?, _ range: SourceRange) -> Code {
        let plain = Code(.constant(.bool(value)), types.bool, range)
        guard let target = literalTarget(expected), case .nominal(let nominal, _) = target, !nominal.isFromHost else {
            return plain
        }
        return literalInit(target, "booleanLiteral", plain, range) ?? plain
    }

    func nilLiteral(_ expected: Type?, _ range: SourceRange) -> Code {
        switch expected {
        case .optional, .unknown: return Code(.constant(.none), expected ?? .unknown, range)
        case nil:
            error("'nil' requires a contextual type", range)
            return fault(range)
        case .some(let type):
            if case .nominal(let nominal, _) = type, nominal.members.names.contains("init"),
                let made = literalInit(type, "nilLiteral", Code(.constant(.void), .void, range), range)
            {
                return made
            }
            error(
                "'nil' is not compatible with expected type '\(type)'", range,
                hint: "write '\(type)?' where nil is meant")
            return fault(range)
        }
    }

    func string(_ literal: StringLiteral, _ expected: Type?, _ range: SourceRange) -> Code {
        let target = literalTarget(expected)
        if let text = literal.plainText, target == types.character, text.count == 1, let character = text.first {
            return Code(.constant(.character(character)), types.character, range)
        }
        let code = plainString(literal, range)
        guard case .nominal(let nominal, _) = target, nominal !== types.core.string, nominal !== types.core.character
        else {
            return code
        }
        let labels =
            literal.plainText == nil
            ? ["stringInterpolation", "stringLiteral"] : ["stringLiteral", "unicodeScalarLiteral"]
        if literal.plainText == nil, let made = interpolated(literal, nominal, range) { return made }
        for label in labels { if let made = literalInit(target ?? .unknown, label, code, range) { return made } }
        return code
    }

    func plainString(_ literal: StringLiteral, _ range: SourceRange) -> Code {
        if let text = literal.plainText { return Code(.constant(.string(text)), types.string, range) }
        let parts = literal.segments.map { segment in
            switch segment {
            case .text(let text): Code(.constant(.string(text)), types.string, range)
            case .interpolation(let arguments, let range):
                ownInterpolation(arguments, range) ?? interpolation(arguments, range)
            }
        }
        return Code(.interpolation(parts), types.string, range)
    }

    /// `\(value)`; extra arguments are those of `String(format:)` styles.
    func interpolation(_ arguments: [Argument], _ range: SourceRange) -> Code {
        guard let first = arguments.first else {
            error("expected expression in interpolation", range)
            return fault(range)
        }
        let value = check(first.value)
        if value.type == .void, case .call = first.value.kind {
            warn("constant inferred to have type '()', which may be unexpected", range)
        }
        for argument in arguments.dropFirst() {
            let label = argument.label?.text ?? "_"
            guard label == "default" else {
                _ = quietly { check(argument.value) }
                if !["privacy", "align", "format"].contains(label) {
                    error("incorrect argument label in interpolation '\(label):'", argument.value.range)
                }
                continue
            }
            guard case .optional = value.type else { continue }
            let fallback = check(argument.value, as: types.string, .argument)
            let text = Code(
                .chain(
                    Code(.interpolation([Code(.unwrap(value), .unknown, range)]), types.string, range), flattens: false),
                .optional(types.string), range)
            return Code(.coalesce(text, fallback), types.string, range)
        }
        return value
    }

    func regex(_ pattern: String, _ range: SourceRange) -> Code {
        guard let type = types.hostType("Regex") else {
            error("regex literals need a library with 'Regex'", range)
            return fault(range)
        }
        let regex = types.make(type, [regexOutput(pattern)])
        let text = Code(.constant(.string(pattern)), types.string, range)
        let made =
            types.lookup("init", of: types.make(type, []), isStatic: true).first {
                $0.member.labels == ["literal"]
            } ?? types.lookup("init", of: types.make(type, []), isStatic: true).first { $0.member.labels == [nil] }
        guard let made else {
            error("regex literals are not supported by this library", range)
            return fault(range)
        }
        // A literal was checked when it was read: it cannot throw.
        return retyped(build(made, receiver: .metatype(regex), [.code(text)], range), regex)
    }

    /// The whole match, and after it one element a capture.
    private func regexOutput(_ pattern: String) -> Type {
        let captures = RegexCaptures(pattern).captures
        let substring = types.named("Substring")
        guard !captures.isEmpty else { return substring }
        return .tuple(
            [.init(label: nil, type: substring)]
                + captures.map { .init(label: $0.name, type: $0.isOptional ? .optional(substring) : substring) })
    }

    func tuple(_ elements: [Argument], _ expected: Type?, _ range: SourceRange) -> Code {
        if elements.isEmpty { return Code(.constant(.void), .void, range) }
        if elements.count == 1, elements[0].label == nil { return check(elements[0].value, expecting: expected) }
        var wanted: [Type.TupleElement]?
        if case .tuple(let parts) = literalTarget(expected), parts.count == elements.count { wanted = parts }
        var codes: [Code] = []
        for (index, element) in elements.enumerated() {
            if let wanted, !wanted[index].type.isUnknown {
                let code = check(element.value, expecting: wanted[index].type)
                codes.append(converted(code, to: wanted[index].type) ?? code)
            } else {
                codes.append(check(element.value))
            }
        }
        let labels = elements.map { $0.label?.text }
        let type = Type.tuple(zip(labels, codes).map { Type.TupleElement(label: $0, type: $1.type) })
        return Code(.tuple(labels, codes), type, range)
    }

    func typeExpression(_ name: TypeName, _ range: SourceRange) -> Code {
        if case .named(let identifier, _) = name.kind, identifier.text == "Self", let code = dynamicSelf(range) {
            return code
        }
        let type = resolve(name)
        return Code(.typeValue(typeCode(type, range)), .metatype(type), range)
    }
}
