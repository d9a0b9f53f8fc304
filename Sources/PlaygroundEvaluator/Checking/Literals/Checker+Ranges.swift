import PlaygroundSyntax
import SourceText

/// `a...b`, `a..<b`, and ranges with one side.
extension Checker {
    func range(
        _ form: RangeValue.Form, _ left: Expression, _ right: Expression, _ expected: Type?, _ range: SourceRange
    ) -> Code {
        var bound: Type?
        if case .nominal(_, let arguments) = literalTarget(expected), let first = arguments.first, !types.isOpen(first)
        {
            bound = first
        }
        let (l, r): (Code, Code)
        if bound == nil, needsContext(left), !needsContext(right) {
            r = check(right)
            l = check(left, expecting: r.type)
        } else if bound == nil, isFloatLiteral(right), isNumberLiteral(left) {
            l = check(left, expecting: types.double)
            r = check(right, expecting: types.double)
        } else {
            l = check(left, expecting: bound)
            r = check(right, expecting: bound ?? l.type)
        }
        guard let (a, b, type) = join(l, r), !type.isOptional else {
            reportOperands(Identifier(form == .closed ? "..." : "..<", range), l.type, r.type, range)
            return fault(range)
        }
        let nominal = form == .closed ? types.core.closedRange : types.core.range
        return Code(.range(form, a, b), .nominal(nominal, [type]), range)
    }

    func oneSidedRange(
        _ form: RangeValue.Form, _ operand: Expression, _ expected: Type?, _ range: SourceRange
    ) -> Code {
        var bound: Type?
        if case .nominal(let nominal, let arguments) = literalTarget(expected), nominal.name.hasPrefix("PartialRange") {
            bound = arguments.first.flatMap { types.isOpen($0) ? nil : $0 }
        }
        let code = check(operand, expecting: bound)
        let name =
            switch form {
            case .from: "PartialRangeFrom"
            case .upTo: "PartialRangeUpTo"
            default: "PartialRangeThrough"
            }
        let type = types.named(name, [code.type])
        return Code(.range(form, form == .from ? code : nil, form == .from ? nil : code), type, range)
    }
}
