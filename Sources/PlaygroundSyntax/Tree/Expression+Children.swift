extension Expression {
    /// The expressions directly inside, in source order; not those inside the statements of closures, `if` and `switch`.
    package var children: [Expression] {
        switch kind {
        case .integer, .float, .boolean, .regex, .nilLiteral, .magic, .name, .implicitMember, .superMember,
            .closureParameter, .typeExpression, .discard, .ifExpression, .switchExpression:
            []
        case .string(let literal): literal.segments.flatMap(\.expressions)
        case .array(let elements): elements
        case .dictionary(let pairs): pairs.flatMap { [$0.key, $0.value] }
        case .tuple(let arguments): arguments.map(\.value)
        case .keyPath(let path): path.components.flatMap(\.expressions)
        case .call(let call): [call.callee] + (call.arguments + call.trailing).map(\.value)
        case .subscript(let base, let arguments): [base] + arguments.map(\.value)
        case .macro(let macro): (macro.arguments + macro.trailing).map(\.value)
        case .closure(let closure): closure.captures.compactMap(\.value)
        case .binary(let left, _, let right): [left, right]
        case .ternary(let condition, let first, let second): [condition, first, second]
        case .assignment(let target, let value): [target, value]
        case .member(let value, _), .prefix(_, let value), .postfix(let value, _), .inoutArgument(let value),
            .cast(let value, _, _), .isType(let value, _), .optionalUnwrap(let value), .chain(let value),
            .forceUnwrap(let value), .try(_, let value), .await(let value):
            [value]
        }
    }
}

extension StringLiteral.Segment {
    fileprivate var expressions: [Expression] {
        switch self {
        case .text: []
        case .interpolation(let arguments, _): arguments.map(\.value)
        }
    }
}

extension KeyPathLiteral.Component {
    fileprivate var expressions: [Expression] {
        guard case .subscript(let arguments) = self else { return [] }
        return arguments.map(\.value)
    }
}
