import PlaygroundSyntax
import SourceText

/// Calls that are common in loops and need no table at run time.
extension Checker {
    func intrinsicProperty(_ member: Member, _ base: Code?, _ type: Type, _ range: SourceRange) -> Code? {
        guard let base, !member.isStatic else { return nil }
        switch (base.type, member.name) {
        case (.array, "count"): return Code(.arrayCount(base), types.int, range)
        case (.array, "isEmpty"):
            return Code(
                .comparison(
                    .equal, Code(.arrayCount(base), types.int, range), Code(.constant(.int(0)), types.int, range)),
                types.bool, range)
        default: return nil
        }
    }

    func intrinsicCall(_ member: Member, _ base: Code?, _ call: HostCall, _ type: Type, _ range: SourceRange) -> Code? {
        if let text = textConversion(member, call, range) { return text }
        guard member.isMutating, let base, case .array(let element) = base.type, member.name == "append",
            member.labels == [nil],
            call.arguments.count == 1, let value = call.arguments[0]
        else { return nil }
        guard let place = mutablePlace(base, "use mutating member 'append' on", nil) else { return nil }
        let converted = converted(value, to: element) ?? value
        return inOrder(place, converted, range) { .append($0, converted) }
    }

    /// `String(part)`, `String(number)`: the value's description.
    private func textConversion(_ member: Member, _ call: HostCall, _ range: SourceRange) -> Code? {
        guard member.kind == .initializer, member.owner === types.nominal(types.string)?.type,
            member.labels.first == .some(nil), call.arguments.dropFirst().allSatisfy({ $0 == nil }),
            let value = call.arguments.first ?? nil, textualTypes.contains(value.type)
        else { return nil }
        return Code(.conversion(.text, value), types.string, range)
    }

    private var textualTypes: [Type] {
        [types.string, types.named("Substring"), types.character, types.int, types.double, types.bool]
    }

    /// `Double(int)` and `Int(double)`.
    func constructIntrinsic(_ type: Type, _ given: GivenArguments, _ range: SourceRange) -> Code? {
        guard given.list.count == 1, given.list[0].label == nil else { return nil }
        let argument = given.list[0].value
        // `UInt64(0xFFFF_FFFF_FFFF_FFFF)` is the literal itself, as that type.
        if isNumber(type), isPlainInteger(argument) { return check(argument, expecting: type) }
        if let literal = literalItself(argument, type) { return literal }
        guard type == types.double || type == types.int else { return nil }
        if case .closure = argument.kind { return nil }
        if case .inoutArgument = argument.kind { return nil }
        let trial = quietly {
            check(argument)
        }
        guard !trial.failed else { return nil }
        switch (type, trial.result.type) {
        case (types.double, types.int): return Code(.conversion(.intToDouble, check(argument)), types.double, range)
        case (types.int, types.double): return Code(.conversion(.doubleToInt, check(argument)), types.int, range)
        case (types.double, types.double), (types.int, types.int): return check(argument)
        default: return nil
        }
    }

    private func isPlainInteger(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .integer: true
        case .prefix(let symbol, let operand): symbol.text == "-" && isPlainInteger(operand)
        default: false
        }
    }
}
