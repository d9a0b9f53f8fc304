import SourceText

extension FunctionCompiler {
    func arrayCount(_ base: Code, _ range: SourceRange) -> Compiled {
        if case .local(let variable) = base.kind {
            allocate(variable)
            if case .value(let slot) = variable.slot {
                return .int { frame in
                    if case .array(let elements) = frame.values[slot] { return elements.count }
                    return 0
                }
            }
        }
        let read = value(base)
        return .int { frame in
            if case .array(let elements) = try read(frame) { return elements.count }
            return 0
        }
    }

    func arrayElement(_ base: Code, _ index: Code, _ type: Type, _ range: SourceRange) -> Compiled {
        let position = int(index)
        let site = site(range)
        if let slot = valueSlot(base) {
            return elementOfSlot(slot, position, type, site, range)
        }
        let read = value(base)
        return numeric(type, range) { frame in
            let elements = try read(frame)
            let at = try position(frame)
            guard case .array(let values) = elements else { throw site.trap("not an array") }
            guard at >= 0, at < values.count else { throw site.outOfRange(at) }
            return values[at]
        }
    }

    func valueSlot(_ code: Code) -> Int? {
        guard case .local(let variable) = code.kind else { return nil }
        allocate(variable)
        if case .value(let slot) = variable.slot { return slot }
        return nil
    }

    private func elementOfSlot(
        _ slot: Int, _ position: @escaping IntCode, _ type: Type, _ site: Site, _ range: SourceRange
    ) -> Compiled {
        switch representation(type) {
        case .int:
            return .int { frame in
                let at = try position(frame)
                guard case .array(let values) = frame.values[slot] else { throw site.trap("not an array") }
                guard at >= 0, at < values.count else { throw site.outOfRange(at) }
                if case .int(let int) = values[at] { return int }
                throw site.mismatch(values[at], "Int")
            }
        case .double:
            return .double { frame in
                let at = try position(frame)
                guard case .array(let values) = frame.values[slot] else { throw site.trap("not an array") }
                guard at >= 0, at < values.count else { throw site.outOfRange(at) }
                if case .double(let double) = values[at] { return double }
                throw site.mismatch(values[at], "Double")
            }
        case .bool:
            return .bool { frame in
                let at = try position(frame)
                guard case .array(let values) = frame.values[slot] else { throw site.trap("not an array") }
                guard at >= 0, at < values.count else { throw site.outOfRange(at) }
                if case .bool(let bool) = values[at] { return bool }
                throw site.mismatch(values[at], "Bool")
            }
        case .value:
            return .value { frame in
                let at = try position(frame)
                guard case .array(let values) = frame.values[slot] else { throw site.trap("not an array") }
                guard at >= 0, at < values.count else { throw site.outOfRange(at) }
                return values[at]
            }
        }
    }

    func dictionaryValue(_ base: Code, _ key: Code, _ range: SourceRange) -> Compiled {
        let read = value(base)
        let key = value(key)
        return .value { frame in
            guard case .dictionary(let dictionary) = try read(frame) else { return .none }
            return dictionary[HashedValue(try key(frame))].map { .some($0) } ?? .none
        }
    }

    func append(_ place: Place, _ element: Code, _ range: SourceRange) -> Compiled {
        let read = value(element)
        if case .local(let variable) = place {
            allocate(variable)
            if case .value(let slot) = variable.slot {
                return .effect { frame in
                    let value = try read(frame)
                    let count = (frame.values + slot).pointee.append(value)
                    try frame.note(elements: count)
                }
            }
        }
        let accessor = accessor(place, range)
        return .effect { frame in
            let value = try read(frame)
            try accessor.modify(frame) { whole in try frame.note(elements: whole.append(value)) }
        }
    }

    // MARK: - Assignment

    func assign(_ place: Place, _ inner: Code, _ range: SourceRange) -> Compiled {
        if case .local(let variable) = place { return .effect(store(inner, in: variable)) }
        if case .discard = place { return .effect(effect(inner)) }
        if case .arrayElement(.local(let variable), let index) = place,
            let code = assignElement(variable, index, inner, range)
        {
            return .effect(code)
        }
        let accessor = accessor(place, range)
        let read = value(inner)
        return .effect { frame in try accessor.set(frame, try read(frame)) }
    }

    private func assignElement(_ variable: LocalVariable, _ index: Code, _ inner: Code, _ range: SourceRange)
        -> EffectCode?
    {
        allocate(variable)
        guard case .value(let slot) = variable.slot else { return nil }
        let position = int(index)
        let site = site(range)
        switch compile(inner) {
        case .int(let read):
            return { frame in
                let value = Value.int(try read(frame))
                try (frame.values + slot).pointee.set(value, at: try position(frame), site)
            }
        case .double(let read):
            return { frame in
                let value = Value.double(try read(frame))
                try (frame.values + slot).pointee.set(value, at: try position(frame), site)
            }
        case .bool(let read):
            return { frame in
                let value = Value.bool(try read(frame))
                try (frame.values + slot).pointee.set(value, at: try position(frame), site)
            }
        case let other:
            let read = other.asValue
            return { frame in
                let value = try read(frame)
                try (frame.values + slot).pointee.set(value, at: try position(frame), site)
            }
        }
    }

    func compound(_ place: Place, _ operation: CompoundOperation, _ inner: Code, _ range: SourceRange) -> Compiled {
        switch operation {
        case .arithmetic(let arithmetic): return arithmeticCompound(place, arithmetic, inner, range)
        case .appendString: return appendString(place, inner, range)
        case .appendArray: return appendArray(place, inner, range)
        case .dynamic(let symbol): return dynamicCompound(place, symbol, inner, range)
        }
    }

    private func arithmeticCompound(_ place: Place, _ operation: Code.Arithmetic, _ inner: Code, _ range: SourceRange)
        -> Compiled
    {
        if case .local(let variable) = place, representation(of: variable).isWord {
            let target = Code(.local(variable), variable.type, range)
            return .effect(store(Code(.arithmetic(operation, target, inner), variable.type, range), in: variable))
        }
        let accessor = accessor(place, range)
        if inner.type == types.double {
            let read = double(inner)
            let combine = doubleOperation(operation)
            return .effect { frame in
                let operand = try read(frame)
                try accessor.modify(frame) { value in
                    guard case .double(let current) = value else { return }
                    value = .double(combine(current, operand))
                }
            }
        }
        let read = int(inner)
        let combine = intOperation(operation, site(range))
        return .effect { frame in
            let operand = try read(frame)
            try accessor.modify(frame) { value in
                guard case .int(let current) = value else { return }
                value = .int(try combine(current, operand))
            }
        }
    }

    private func doubleOperation(_ operation: Code.Arithmetic) -> (Double, Double) -> Double {
        switch operation {
        case .add: { $0 + $1 }
        case .subtract: { $0 - $1 }
        case .multiply: { $0 * $1 }
        default: { $0 / $1 }
        }
    }

    private func intOperation(_ operation: Code.Arithmetic, _ site: Site) -> (Int, Int) throws -> Int {
        func checked(_ operation: @escaping (Int, Int) -> (partialValue: Int, overflow: Bool)) -> (Int, Int) throws ->
            Int
        {
            { a, b in
                let (result, overflow) = operation(a, b)
                if overflow { throw site.overflow() }
                return result
            }
        }
        switch operation {
        case .add: return checked { $0.addingReportingOverflow($1) }
        case .subtract: return checked { $0.subtractingReportingOverflow($1) }
        case .multiply: return checked { $0.multipliedReportingOverflow(by: $1) }
        case .divide: return { try site.divide($0, $1) }
        case .remainder: return { try site.remainder($0, $1) }
        case .addWrapping: return { $0 &+ $1 }
        case .subtractWrapping: return { $0 &- $1 }
        case .multiplyWrapping: return { $0 &* $1 }
        case .bitAnd: return { $0 & $1 }
        case .bitOr: return { $0 | $1 }
        case .bitXor: return { $0 ^ $1 }
        case .shiftLeft: return { $0 << $1 }
        case .shiftRight: return { $0 >> $1 }
        }
    }

    private func appendString(_ place: Place, _ inner: Code, _ range: SourceRange) -> Compiled {
        let accessor = accessor(place, range)
        let read = value(inner)
        return .effect { frame in
            guard case .string(let addition) = try read(frame) else { return }
            try accessor.modify(frame) { value in try frame.note(textOf: value.append(text: addition)) }
        }
    }

    private func appendArray(_ place: Place, _ inner: Code, _ range: SourceRange) -> Compiled {
        let accessor = accessor(place, range)
        let read = value(inner)
        return .effect { frame in
            guard case .array(let addition) = try read(frame) else { return }
            try accessor.modify(frame) { value in try frame.note(elements: value.append(contentsOf: addition)) }
        }
    }

    private func dynamicCompound(_ place: Place, _ symbol: String, _ inner: Code, _ range: SourceRange) -> Compiled {
        let accessor = accessor(place, range)
        let read = value(inner)
        let site = site(range)
        return .effect { frame in
            let operand = try read(frame)
            try accessor.modify(frame) { value in
                let saved = frame.strand.prepare(site)
                defer { frame.strand.restore(saved) }
                value = try frame.strand.dynamic.operate(symbol, [value, operand], site)
            }
        }
    }

    func readPlace(_ place: Place, _ type: Type, _ range: SourceRange) -> Compiled {
        if case .computed(let receiver, let member, let arguments) = place,
            let code = directGet(receiver, member, arguments, type, range)
        {
            return code
        }
        return numeric(type, range, accessor(place, range).get)
    }

    /// A getter that nothing can override is a plain call.
    private func directGet(
        _ receiver: Place.Receiver, _ member: Member, _ arguments: CallArguments, _ type: Type, _ range: SourceRange
    ) -> Compiled? {
        guard case .computed(let property) = member.implementation, property.storage == nil,
            property.globalStorage == nil, let getter = property.getter
        else { return nil }
        if case .place(let place) = receiver, !getter.changesSelf {
            var all = arguments
            all.values.insert(.value(readCode(place, getter.selfVariable?.type ?? .unknown, range)), at: 0)
            return callCode(getter, all, range)
        }
        return nil
    }

    /// Code that reads a place, simple again where the place is.
    func readCode(_ place: Place, _ type: Type, _ range: SourceRange) -> Code {
        switch place {
        case .local(let variable): Code(.local(variable), variable.type, range)
        case .global(let variable): Code(.global(variable), variable.type, range)
        case .structField(let base, let index): Code(.structField(readCode(base, .unknown, range), index), type, range)
        case .objectField(let base, let index): Code(.objectField(base, index), type, range)
        case .temporary(let code): code
        default: Code(.read(place), type, range)
        }
    }

    func sequence(_ block: Block, _ inner: Code) -> Compiled {
        let run = contents(of: block)
        let release = release(block.declared)
        switch compile(inner) {
        case .int(let code):
            return .int { frame in
                try Self.run(run, frame); return try code(frame)
            }
        case .double(let code):
            return .double { frame in
                try Self.run(run, frame); return try code(frame)
            }
        case .bool(let code):
            return .bool { frame in
                try Self.run(run, frame); return try code(frame)
            }
        case .value(let code):
            return .value { frame in
                // What the steps bound is gone only after the value is made of it.
                defer { release?.run(frame) }
                try Self.run(run, frame)
                return try code(frame)
            }
        case .effect(let code):
            return .effect { frame in
                defer { release?.run(frame) }
                try Self.run(run, frame)
                try code(frame)
            }
        }
    }

    private static func run(_ code: StepCode, _ frame: Frame) throws { _ = try code(frame) }
}
