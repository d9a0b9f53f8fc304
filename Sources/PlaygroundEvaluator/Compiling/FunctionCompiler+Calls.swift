import SourceText

/// Puts one argument where the called function expects it.
enum ArgumentMove {
    /// Needs no call of its own: evaluated straight into the new frame.
    case direct((Frame, Frame) throws -> Void)
    /// Evaluated first, into the caller's frame, then moved.
    case staged(EffectCode, (Frame, Frame) -> Void)
    /// An `inout` argument: moved in, and back when the function is done.
    case place(Accessor, LocalVariable.Slot)

    struct Store { let run: (Frame, Frame) throws -> Void }

    /// What puts it into the new frame.
    var store: Store? {
        switch self {
        case .direct(let store): Store(run: store)
        case .staged(_, let store): Store(run: store)
        case .place: nil
        }
    }

    /// What comes before the new frame.
    var stage: EffectPart? {
        if case .staged(let code, _) = self { EffectPart(run: code) } else { nil }
    }

    var place: (accessor: Accessor, slot: LocalVariable.Slot)? {
        if case .place(let accessor, let slot) = self { (accessor, slot) } else { nil }
    }
}

extension FunctionCompiler {
    func callCode(_ function: Function, _ arguments: CallArguments, _ range: SourceRange) -> Compiled {
        let call = makeCall(function, arguments, range)
        return result(FunctionCompiler.compiled(function, types: types), of: function.returnType, call)
    }

    /// Reads a call's result where the function left it.
    func result(_ code: CompiledFunction, of type: Type, _ call: @escaping EffectCode) -> Compiled {
        guard type != .void else { return .effect(call) }
        let layout = self.layout
        switch representation(type) {
        case .int:
            return .int { frame in
                try call(frame)
                return frame.words[layout.words]
            }
        case .double:
            return .double { frame in
                try call(frame)
                return Double(bitPattern: UInt64(bitPattern: Int64(frame.words[layout.words])))
            }
        case .bool:
            return .bool { frame in
                try call(frame)
                return frame.words[layout.words] != 0
            }
        case .value:
            // An initializer's result may be of another form than its type says.
            guard code.hasResult, code.result == .value else {
                return .value { frame in
                    try call(frame)
                    return frame.above(layout).result(of: code)
                }
            }
            return .value { frame in
                try call(frame)
                return (frame.values + layout.values).move()
            }
        }
    }

    /// A function that makes the call, and leaves the result in the first slot of the frame it has left.
    func makeCall(_ function: Function, _ arguments: CallArguments, _ range: SourceRange) -> EffectCode {
        let site = site(range)
        let layout = self.layout
        let code = FunctionCompiler.compiled(function, types: types)
        let moves = makeMoves(arguments, function, code)
        if moves.contains(where: { if case .place = $0 { true } else { false } }) {
            return inoutCall(code, moves, site)
        }
        let stores = moves.compactMap(\.store)
        let staged = moves.compactMap(\.stage)
        if stores.count == 1, staged.isEmpty {
            let only = stores[0].run
            return { frame in
                let inner = try frame.enter(code, above: layout)
                do {
                    try only(frame, inner)
                    _ = try code.body(inner)
                } catch {
                    throw frame.strand.leave(code, inner, site, error)
                }
                inner.leaveResult(code)
            }
        }
        return { frame in
            for stage in staged { try stage.run(frame) }
            let inner = try frame.enter(code, above: layout)
            do {
                for store in stores { try store.run(frame, inner) }
                _ = try code.body(inner)
            } catch {
                throw frame.strand.leave(code, inner, site, error)
            }
            inner.leaveResult(code)
        }
    }

    func inoutCall(_ code: CompiledFunction, _ moves: [ArgumentMove], _ site: Site) -> EffectCode {
        let layout = self.layout
        let stores = moves.compactMap(\.store)
        let staged = moves.compactMap(\.stage)
        let places = moves.compactMap(\.place)
        return { frame in
            for stage in staged { try stage.run(frame) }
            func run(_ index: Int, _ taken: inout [Value]) throws {
                guard index < places.count else {
                    let inner = try frame.enter(code, above: layout)
                    do {
                        for store in stores { try store.run(frame, inner) }
                        for (position, place) in places.enumerated() {
                            inner.put(taken[position], in: place.slot)
                            taken[position] = .void
                        }
                        _ = try code.body(inner)
                    } catch {
                        for (position, place) in places.enumerated() { taken[position] = inner.take(place.slot) }
                        throw frame.strand.leave(code, inner, site, error)
                    }
                    for (position, place) in places.enumerated() { taken[position] = inner.take(place.slot) }
                    return inner.leaveResult(code)
                }
                try places[index].accessor.modify(frame) { value in
                    taken.append(value)
                    value = .void
                    defer { value = taken[index] }
                    try run(index + 1, &taken)
                }
            }
            var taken: [Value] = []
            try run(0, &taken)
        }
    }

    func makeMoves(_ arguments: CallArguments, _ function: Function, _ callee: CompiledFunction) -> [ArgumentMove] {
        var moves: [ArgumentMove] = []
        let count = arguments.values.count
        let places = arguments.values.compactMap { if case .place(let place) = $0 { place } else { nil } }
        for (index, argument) in arguments.values.enumerated() {
            switch argument {
            case .value(let code):
                moves.append(move(code, index, callee, direct: isSimple(code) && !mayRead(code, places)))
            case .place(let place): moves.append(.place(accessor(place, function.range), callee.slot(index)))
            case .omitted(let fallback):
                let code = defaultValue(fallback, arguments.types, function.range)
                moves.append(move(code, index, callee, direct: false))
            }
        }
        for (offset, type) in arguments.types.enumerated() {
            let code = Code(.typeValue(type), .metatype(type.type), function.range)
            moves.append(move(code, count + offset, callee, direct: type.isConstant))
        }
        return moves
    }

    /// Whether an argument may look at what is changed at the same time: then it is read before the change begins.
    private func mayRead(_ code: Code, _ places: [Place]) -> Bool {
        if places.isEmpty { return false }
        switch code.kind {
        case .constant: return false
        case .local(let variable): return places.contains { $0.variable.map { $0 === variable } ?? true }
        default: return true
        }
    }

    /// The call of a default argument's function, which knows the generic arguments of the function it belongs to.
    func defaultValue(_ fallback: Function, _ types: [TypeCode], _ range: SourceRange) -> Code {
        let hidden = fallback.typeVariables.isEmpty ? [] : types
        return Code(.call(fallback, CallArguments(values: [], types: hidden)), fallback.returnType, range)
    }

    func move(_ code: Code, _ index: Int, _ callee: CompiledFunction, direct: Bool) -> ArgumentMove {
        let slot = callee.slot(index)
        let form = callee.form(index)
        if direct { return .direct(storeArgument(code, slot, form)) }
        if case .word(let target) = slot {
            let temporary = temporaryWord()
            return .staged(store(code, inWord: temporary, form)) { outer, inner in
                inner.words[target] = outer.words[temporary]
            }
        }
        let temporary = temporaryValue()
        let value = self.value(code)
        return .staged({ frame in frame.values[temporary] = try value(frame) }) { outer, inner in
            inner.put(outer.values[temporary], in: slot)
            outer.values[temporary] = .void
        }
    }

    func storeArgument(_ code: Code, _ slot: LocalVariable.Slot, _ form: Representation) -> (Frame, Frame)
        throws -> Void
    {
        switch slot {
        case .word(let target):
            switch form {
            case .int:
                let value = int(code)
                return { outer, inner in inner.words[target] = try value(outer) }
            case .double:
                let value = double(code)
                return { outer, inner in inner.words[target] = Int(Int64(bitPattern: try value(outer).bitPattern)) }
            default:
                let value = bool(code)
                return { outer, inner in inner.words[target] = try value(outer) ? 1 : 0 }
            }
        default:
            let value = self.value(code)
            if case .value(let target) = slot { return { outer, inner in inner.values[target] = try value(outer) } }
            return { outer, inner in inner.put(try value(outer), in: slot) }
        }
    }

    /// Whether code calls nothing, so that evaluating it cannot disturb a frame being filled.
    func isSimple(_ code: Code) -> Bool {
        switch code.kind {
        case .constant, .local: true
        case .structField(let base, _), .objectField(let base, _), .tupleElement(let base, _), .negate(let base),
            .not(let base), .some(let base),
            .conversion(_, let base), .arrayCount(let base), .forceUnwrap(let base), .isNil(let base):
            isSimple(base)
        case .arithmetic(_, let a, let b): (a.type == types.int || a.type == types.double) && isSimple(a) && isSimple(b)
        case .comparison(_, let a, let b), .and(let a, let b), .or(let a, let b), .arrayElement(let a, let b):
            isSimple(a) && isSimple(b)
        case .typeValue(let type): type.isConstant
        default: false
        }
    }

    // MARK: - Methods that change their receiver

    func mutate(_ function: Function, _ receiver: Place, _ arguments: CallArguments, _ range: SourceRange) -> Compiled {
        var all = arguments
        all.values.insert(.place(receiver), at: 0)
        return callCode(function, all, range)
    }

    // MARK: - Local functions

    func callLocal(_ function: Function, _ variable: LocalVariable, _ arguments: CallArguments, _ range: SourceRange)
        -> Compiled
    {
        if function.captures.isEmpty { return callCode(function, arguments, range) }
        let root = variable.origin ?? variable
        if !root.isPassedOn,
            function.capturesOnly(root)
                || function.captures.allSatisfy({ $0.inner.origin === root || $0.outer === root })
        {
            return callCode(function, arguments, range)
        }
        let read = readVariable(variable).asValue
        var all: [Code] = []
        var places: [Int: Place] = [:]
        for (index, argument) in arguments.values.enumerated() {
            switch argument {
            case .value(let code): all.append(code)
            case .place(let place):
                places[index] = place
                all.append(Code(.read(place), .unknown, range))
            case .omitted(let fallback): all.append(defaultValue(fallback, arguments.types, range))
            }
        }
        for type in arguments.types { all.append(Code(.typeValue(type), .metatype(type.type), range)) }
        return callFunction(read, all, places, function.returnType, range)
    }

    func callValue(_ callee: Code, _ arguments: [Code], _ places: [Int: Place], _ range: SourceRange) -> Compiled {
        let result = callee.type.function?.result ?? .unknown
        return callFunction(value(callee), arguments, places, result, range)
    }

    func callFunction(
        _ read: @escaping ValueCode, _ arguments: [Code], _ places: [Int: Place], _ result: Type, _ range: SourceRange
    ) -> Compiled {
        let codes = arguments.map { ValuePart(run: value($0)) }
        let accessors = places.sorted { $0.key < $1.key }.map { ($0.key, accessor($0.value, range)) }
        let site = site(range)
        return numeric(result, range) { frame in
            guard case .function(let function) = try read(frame) else {
                throw site.trap("Cannot call a value that is no function")
            }
            var values: [Value] = []
            values.reserveCapacity(codes.count)
            for code in codes { values.append(try code.run(frame)) }
            let strand = frame.strand
            let saved = strand.prepare(site)
            defer { strand.restore(saved) }
            if accessors.isEmpty { return try function.call(values, in: strand) }
            for (index, _) in accessors { values[index] = .void }
            return try Self.call(function, &values, accessors[...], frame, strand)
        }
    }

    /// Moves each `inout` argument out of its place, calls, and moves it back.
    static func call(
        _ function: FunctionValue, _ values: inout [Value], _ accessors: ArraySlice<(Int, Accessor)>, _ frame: Frame,
        _ strand: Strand
    ) throws -> Value {
        guard let (index, accessor) = accessors.first else { return try function.call(changing: &values, in: strand) }
        var result = Value.void
        try accessor.modify(frame) { value in
            values[index] = value
            value = .void
            defer {
                value = values[index]
                values[index] = .void
            }
            result = try call(function, &values, accessors.dropFirst(), frame, strand)
        }
        return result
    }
}

extension Frame {
    /// Puts a boxed value into a slot of any kind.
    func put(_ value: Value, in slot: LocalVariable.Slot) {
        switch slot {
        case .word(let index):
            switch value {
            case .int(let int): words[index] = int
            case .double(let double): words[index] = Int(Int64(bitPattern: double.bitPattern))
            case .bool(let bool): words[index] = bool ? 1 : 0
            default: break
            }
        case .value(let index): values[index] = value
        case .cell(let index):
            if let cell = cells[index] { cell.value = value } else { cells[index] = Cell(value) }
        case .none: break
        }
    }

    /// Moves a boxed value out of a slot.
    func take(_ slot: LocalVariable.Slot) -> Value {
        switch slot {
        case .word(let index): return .int(words[index])
        case .value(let index):
            let value = values[index]
            values[index] = .void
            return value
        case .cell(let index):
            guard let cell = cells[index] else { return .void }
            let value = cell.value
            // A closure that escaped keeps its cell: the value is left there too.
            return value
        case .none: return .void
        }
    }
}
