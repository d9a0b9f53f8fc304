import PlaygroundSyntax
import SourceText

/// Assignments go from left to right: the indices and objects of the target first, then the value, then the change.
extension Checker {
    /// Makes an assignment to a place; what the place needs is evaluated before a value that could change it.
    func inOrder(_ place: Place, _ value: Code, _ range: SourceRange, _ make: (Place) -> Code.Kind) -> Code {
        inOrder(place, [value], .void, range, make)
    }

    /// The same for a call that changes the place, with its arguments and result.
    func inOrder(
        _ place: Place, _ values: [Code], _ type: Type, _ range: SourceRange, _ make: (Place) -> Code.Kind
    ) -> Code {
        let isPlain = values.allSatisfy(isInert) && (isInert(place) || values.allSatisfy(isConstant))
        guard !isPlain else { return Code(make(place), type, range) }
        var steps: [Step] = []
        let held = hold(place, &steps)
        let code = Code(make(held), type, range)
        guard !steps.isEmpty else { return code }
        return Code(.sequence(Block(steps: steps, places: steps.map { _ in range }), code), type, range)
    }

    /// Whether evaluating the code changes nothing that another part of the statement could see.
    private func isInert(_ code: Code) -> Bool {
        switch code.kind {
        case .constant, .local, .global, .closure, .typeValue, .functionValue: true
        case .structField(let base, _), .objectField(let base, _), .tupleElement(let base, _), .not(let base),
            .negate(let base), .isNil(let base), .conversion(_, let base), .some(let base), .arrayCount(let base),
            .forceUnwrap(let base):
            isInert(base)
        case .arithmetic(_, let left, let right), .comparison(_, let left, let right), .and(let left, let right),
            .or(let left, let right), .concatenate(let left, let right), .valuesEqual(let left, let right),
            .arrayElement(let left, let right), .dictionaryValue(let left, let right), .coalesce(let left, let right):
            isInert(left) && isInert(right)
        case .array(let parts), .set(let parts), .tuple(_, let parts), .interpolation(let parts):
            parts.allSatisfy(isInert)
        case .conditional(let condition, let first, let second): [condition, first, second].allSatisfy(isInert)
        default: false
        }
    }

    private func isConstant(_ code: Code) -> Bool {
        if case .constant = code.kind { return true }
        return false
    }

    /// Whether finding the place changes nothing that the value could see.
    private func isInert(_ place: Place) -> Bool {
        switch place {
        case .local, .global, .discard: true
        case .structField(let base, _), .tupleElement(let base, _), .forced(let base), .unwrapped(let base):
            isInert(base)
        case .objectField(let object, _): isInert(object)
        case .arrayElement(let base, let index), .dictionaryValue(let base, let index): isInert(base) && isInert(index)
        default: false
        }
    }

    /// The place with its indices, keys and objects held in temporaries; an optional in a chain is looked into.
    private func hold(_ place: Place, _ steps: inout [Step]) -> Place {
        switch place {
        case .structField(let base, let index): .structField(hold(base, &steps), index)
        case .objectField(let base, let index): .objectField(hold(base, &steps), index)
        case .tupleElement(let base, let index): .tupleElement(hold(base, &steps), index)
        case .arrayElement(let base, let index): .arrayElement(hold(base, &steps), hold(index, &steps))
        case .dictionaryValue(let base, let key): .dictionaryValue(hold(base, &steps), hold(key, &steps))
        case .dictionaryDefault(let base, let key, let fallback):
            .dictionaryDefault(hold(base, &steps), hold(key, &steps), fallback)
        case .computed(let receiver, let member, let arguments):
            .computed(hold(receiver, &steps), member, hold(arguments, &steps))
        case .dispatched(let base, let member): .dispatched(isReference(base.type) ? hold(base, &steps) : base, member)
        case .host(let base, let member, let call): .host(hold(base, &steps), member, hold(call, &steps))
        case .forced(let base): .forced(hold(base, &steps))
        case .unwrapped(let base): look(.unwrapped(hold(base, &steps)), &steps)
        case .temporary(let code): isReference(code.type) ? .temporary(hold(code, &steps)) : place
        case .local, .global, .keyPath, .accessed, .observed, .dynamicMember, .dynamicSubscript, .discard: place
        }
    }

    /// Ends the chain here when there is nothing inside.
    private func look(_ place: Place, _ steps: inout [Step]) -> Place {
        steps.append(.evaluate(Code(.read(place), .unknown, SourceRange(0, 0))))
        return place
    }

    private func hold(_ receiver: Place.Receiver, _ steps: inout [Step]) -> Place.Receiver {
        switch receiver {
        case .place(let place): .place(hold(place, &steps))
        case .value(let code): .value(hold(code, &steps))
        case .none: .none
        }
    }

    private func hold(_ arguments: CallArguments, _ steps: inout [Step]) -> CallArguments {
        var held = arguments
        for case (let index, .value(let code)) in arguments.values.enumerated() {
            held.values[index] = .value(hold(code, &steps))
        }
        return held
    }

    private func hold(_ call: HostCall, _ steps: inout [Step]) -> HostCall {
        var held = call
        for case (let index, let code?) in call.arguments.enumerated() { held.arguments[index] = hold(code, &steps) }
        return held
    }

    private func hold(_ code: Code, _ steps: inout [Step]) -> Code {
        switch code.kind {
        case .constant, .typeValue: return code
        case .local(let variable) where variable.isLet: return code
        default: break
        }
        let variable = makeTemporary(code.type, code.range)
        steps.append(.bind(variable, code))
        return Code(.local(variable), code.type, code.range)
    }
}
