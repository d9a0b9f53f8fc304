/// What a piece of code is made of, in the order in which it runs.
enum CodePart {
    case code(Code)
    /// A place that is read from, or whose indices and objects are.
    case place(Place)
    /// A place that is handed over for changing.
    case changed(Place)
    case block(Block)
    /// Runs only in some cases: the right side of `??`, `&&`, `||`.
    case perhaps(Code)
}

extension Code {
    /// The parts of code whose parts need no attention of their own.
    var parts: [CodePart] {
        switch kind {
        case .constant, .local, .global, .closure, .typeValue, .keyPath: []
        case .structField(let base, _), .objectField(let base, _), .tupleElement(let base, _),
            .dynamicType(let base, _),
            .typeArgument(let base, known: _, of: _, _), .not(let base), .negate(let base), .isNil(let base),
            .isMissing(let base),
            .conversion(_, let base), .arrayCount(let base), .some(let base), .forceUnwrap(let base),
            .unwrap(let base), .chain(let base, _), .cast(_, let base), .isType(let base, _), .adapt(let base, _),
            .tryOptional(let base, _), .tryForced(let base), .initOrLeave(let base), .await(let base),
            .join(let base), .dynamicMember(let base, _):
            [.code(base)]
        case .array(let parts), .set(let parts), .tuple(_, let parts), .interpolation(let parts),
            .makeStruct(_, _, let parts), .makeEnum(_, _, _, let parts), .dynamicOperator(_, let parts):
            parts.map(CodePart.code)
        case .dictionary(let pairs): pairs.flatMap { [.code($0.key), .code($0.value)] }
        case .arithmetic(_, let left, let right), .comparison(_, let left, let right),
            .concatenate(let left, let right),
            .valuesEqual(let left, let right), .arrayElement(let left, let right),
            .dictionaryValue(let left, let right):
            [.code(left), .code(right)]
        case .and(let left, let right), .or(let left, let right), .coalesce(let left, let right),
            .coalesceOptional(let left, let right):
            [.code(left), .perhaps(right)]
        case .range(_, let lower, let upper): [lower, upper].compactMap { $0.map(CodePart.code) }
        case .functionValue(_, let reference): reference.receiver.map { [.code($0)] } ?? []
        case .dynamicCall(let base, _, _, let arguments), .dynamicSubscript(let base, let arguments):
            [.code(base)] + arguments.map(CodePart.code)
        case .expectation(let expectation): expectation.parts
        case .conditional(let condition, let first, let second): [.code(condition), .perhaps(first), .perhaps(second)]
        case .sequence(let block, let value): [.block(block), .code(value)]
        case .read(let place): [.place(place)]
        case .inoutArgument(let place): [.changed(place)]
        default: callParts
        }
    }

    /// The parts of calls and changes.
    private var callParts: [CodePart] {
        switch kind {
        case .call(_, let arguments), .callLocal(_, _, let arguments), .makeObject(_, _, _, let arguments),
            .subscriptCall(_, let arguments):
            arguments.parts
        case .dispatch(_, let receiver, let arguments): [.code(receiver)] + arguments.parts
        case .callHost(_, let receiver, let call): (receiver.map { [.code($0)] } ?? []) + call.parts
        case .mutateHost(_, let receiver, let call): call.parts + [.changed(receiver)]
        case .mutate(_, let receiver, let arguments), .mutateDispatch(_, let receiver, let arguments):
            arguments.parts + [.changed(receiver)]
        case .callValue(let callee, let arguments, let places): Self.parts(callee, arguments, places)
        case .append(let place, let value), .compound(let place, _, let value): [.code(value), .changed(place)]
        case .assign(let place, let value): [.code(value), .place(place)]
        default: []
        }
    }

    private static func parts(_ callee: Code, _ arguments: [Code], _ places: [Int: Place]) -> [CodePart] {
        [.code(callee)]
            + arguments.enumerated().map { index, argument in places[index].map(CodePart.changed) ?? .code(argument) }
    }
}

extension CallArguments {
    var parts: [CodePart] {
        values.compactMap { argument in
            switch argument {
            case .value(let code): .code(code)
            case .place(let place): .changed(place)
            case .omitted: nil
            }
        }
    }
}

extension HostCall {
    var parts: [CodePart] { arguments.compactMap { $0.map(CodePart.code) } }
}

extension ExpectationCode {
    fileprivate var parts: [CodePart] {
        operands.map { .code($0.code) } + [.code(condition)] + (comment.map { [.perhaps($0)] } ?? [])
    }
}

extension FunctionReference {
    fileprivate var receiver: Code? {
        switch self {
        case .function(_, let receiver, _), .host(_, let receiver): receiver
        case .dispatch(_, let receiver): receiver
        case .unbound, .enumCase, .memberwise: nil
        }
    }
}

extension Place {
    /// What finding the place needs: the places and values around it.
    var parts: [CodePart] {
        switch self {
        case .local, .global, .discard: []
        case .structField(let base, _), .tupleElement(let base, _), .forced(let base), .unwrapped(let base),
            .accessed(let base, _), .observed(let base, _, _), .dynamicMember(let base, _):
            [.place(base)]
        case .objectField(let object, _), .dispatched(let object, _), .temporary(let object): [.code(object)]
        case .arrayElement(let base, let index), .dictionaryValue(let base, let index), .keyPath(let base, let index):
            [.place(base), .code(index)]
        case .dictionaryDefault(let base, let key, let fallback): [.place(base), .code(key), .perhaps(fallback)]
        case .computed(let receiver, _, let arguments): receiver.parts + arguments.parts
        case .host(let base, _, let call): [.place(base)] + call.parts
        case .dynamicSubscript(let base, let arguments): [.place(base)] + arguments.map(CodePart.code)
        }
    }
}

extension Place.Receiver {
    fileprivate var parts: [CodePart] {
        switch self {
        case .place(let place): [.place(place)]
        case .value(let code): [.code(code)]
        case .none: []
        }
    }
}
