import SourceText

/// A place, ready to be read, written, or changed where it is.
struct Accessor {
    let get: ValueCode
    let set: (Frame, Value) throws -> Void
    /// Hands out the stored value itself, so that a collection in it is changed without a copy.
    let modify: (Frame, (inout Value) throws -> Void) throws -> Void

    init(
        get: @escaping ValueCode, set: @escaping (Frame, Value) throws -> Void,
        modify: @escaping (Frame, (inout Value) throws -> Void) throws -> Void
    ) {
        self.get = get
        self.set = set
        self.modify = modify
    }

    /// A place that can only be read and written as a whole.
    init(get: @escaping ValueCode, set: @escaping (Frame, Value) throws -> Void) {
        self.init(get: get, set: set) { frame, body in
            var value = try get(frame)
            do {
                try body(&value)
            } catch {
                try set(frame, value)
                throw error
            }
            try set(frame, value)
        }
    }

    init(
        get: @escaping ValueCode,
        modify: @escaping (Frame, (inout Value) throws -> Void) throws -> Void
    ) {
        self.init(get: get, set: { frame, value in try modify(frame) { $0 = value } }, modify: modify)
    }
}

extension FunctionCompiler {
    func accessor(_ place: Place, _ range: SourceRange) -> Accessor {
        switch place {
        case .local(let variable): return localAccessor(variable)
        case .global(let variable): return globalAccessor(variable, range)
        case .structField(let base, let index): return structField(accessor(base, range), index)
        case .objectField(let base, let index): return objectField(base, index)
        case .tupleElement(let base, let index): return tupleElement(accessor(base, range), index)
        case .arrayElement(let base, let index): return arrayElement(accessor(base, range), index, range)
        case .dictionaryValue(let base, let key): return dictionaryValue(accessor(base, range), key)
        case .dictionaryDefault(let base, let key, let fallback):
            return dictionaryDefault(accessor(base, range), key, fallback)
        case .computed(let receiver, let member, let arguments): return computed(receiver, member, arguments, range)
        case .dispatched(let base, let member): return dispatched(base, member, range)
        case .host(let base, let member, let call): return host(accessor(base, range), member, call, range)
        case .keyPath(let base, let path): return keyPath(accessor(base, range), path, range)
        case .forced(let base): return wrapped(accessor(base, range), range, isForced: true)
        case .unwrapped(let base): return wrapped(accessor(base, range), range, isForced: false)
        case .dynamicMember(let base, let name): return dynamicMember(accessor(base, range), name, range)
        case .dynamicSubscript(let base, let arguments):
            return dynamicSubscript(accessor(base, range), arguments, range)
        case .temporary(let code): return temporary(code)
        case .discard: return Accessor(get: { _ in .void }, set: { _, _ in })
        }
    }

    private func localAccessor(_ variable: LocalVariable) -> Accessor {
        allocate(variable)
        let read = readVariable(variable).asValue
        let write = writeVariable(variable)
        switch variable.slot {
        case .value(let slot): return Accessor(get: read) { frame, body in try body(&frame.values[slot]) }
        case .cell(let slot) where !variable.isWeak:
            return Accessor(get: read, set: write) { frame, body in
                let cell = frame.cells[slot] ?? Cell(.void)
                frame.cells[slot] = cell
                var value = cell.value
                cell.value = .void
                defer { cell.value = value }
                try body(&value)
            }
        default: return Accessor(get: read, set: write)
        }
    }

    private func globalAccessor(_ variable: GlobalVariable, _ range: SourceRange) -> Accessor {
        let ready = self.ready(variable, range)
        return Accessor(
            get: { frame in
                if !variable.isInitialized { try ready(frame) }
                return variable.value
            },
            set: { _, value in
                variable.value = value
                variable.isInitialized = true
            },
            modify: { frame, body in
                if !variable.isInitialized { try ready(frame) }
                var value = variable.value
                variable.value = .void
                defer { variable.value = value }
                try body(&value)
            })
    }

    private func temporary(_ code: Code) -> Accessor {
        let read = value(code)
        return Accessor(get: read) { frame, body in
            var value = try read(frame)
            try body(&value)
        }
    }

    private func structField(_ base: Accessor, _ index: Int) -> Accessor {
        Accessor(
            get: { frame in
                guard case .structure(let structure) = try base.get(frame) else { return .void }
                return structure.storage.fields[index]
            },
            modify: { frame, body in
                try base.modify(frame) { value in
                    guard case .structure(var structure) = value else { return }
                    value = .void
                    defer { value = .structure(structure) }
                    structure.makeUnique()
                    try body(&structure.storage.fields[index])
                }
            })
    }

    private func objectField(_ base: Code, _ index: Int) -> Accessor {
        let read = value(base)
        let isWeak = isWeakField(base.type, index)
        func get(_ frame: Frame) throws -> Value {
            guard case .object(let object) = try read(frame) else { return .void }
            if isWeak, case .host(let box) = object.fields[index], let reference = box.payload as? WeakReference {
                return reference.value
            }
            return object.fields[index]
        }
        if isWeak {
            let box = NominalType(name: "weak", kind: .class)
            return Accessor(
                get: get,
                set: { frame, value in
                    guard case .object(let object) = try read(frame) else { return }
                    guard case .some(.object(let target)) = value else {
                        object.fields[index] = .none
                        return
                    }
                    object.fields[index] = .host(HostValue(WeakReference(target), type: box))
                })
        }
        return Accessor(
            get: get,
            modify: { frame, body in
                guard case .object(let object) = try read(frame) else { return }
                // Moved out while it changes, since the code that changes it may change the object too.
                var value = object.fields[index]
                object.fields[index] = .void
                defer { object.fields[index] = value }
                try body(&value)
            })
    }

    private func tupleElement(_ base: Accessor, _ index: Int) -> Accessor {
        Accessor(
            get: { frame in
                guard case .tuple(let tuple) = try base.get(frame) else { return .void }
                return tuple.elements[index]
            },
            modify: { frame, body in
                try base.modify(frame) { value in
                    guard case .tuple(let tuple) = value else { return }
                    var elements = tuple.elements
                    defer { value = .tuple(TupleValue(labels: tuple.labels, elements: elements)) }
                    try body(&elements[index])
                }
            })
    }

    private func arrayElement(_ base: Accessor, _ index: Code, _ range: SourceRange) -> Accessor {
        let position = int(index)
        let site = site(range)
        return Accessor(
            get: { frame in
                let at = try position(frame)
                guard case .array(let elements) = try base.get(frame) else { return .void }
                guard at >= 0, at < elements.count else { throw site.outOfRange(at) }
                return elements[at]
            },
            modify: { frame, body in
                let at = try position(frame)
                try base.modify(frame) { value in
                    guard case .array(var elements) = value else { return }
                    guard at >= 0, at < elements.count else { throw site.outOfRange(at) }
                    value = .void
                    defer { value = .array(elements) }
                    try body(&elements[at])
                }
            })
    }

    private func dictionaryValue(_ base: Accessor, _ key: Code) -> Accessor {
        let key = value(key)
        return Accessor(
            get: { frame in
                guard case .dictionary(let dictionary) = try base.get(frame) else { return .none }
                return dictionary[HashedValue(try key(frame))].map { .some($0) } ?? .none
            },
            set: { frame, value in
                let hashed = HashedValue(try key(frame))
                try base.modify(frame) { whole in
                    guard case .dictionary(var dictionary) = whole else { return }
                    whole = .void
                    defer { whole = .dictionary(dictionary) }
                    dictionary[hashed] = value.unwrapped
                }
            },
            modify: { frame, body in
                let hashed = HashedValue(try key(frame))
                try base.modify(frame) { whole in
                    guard case .dictionary(var dictionary) = whole else { return }
                    whole = .void
                    defer { whole = .dictionary(dictionary) }
                    try dictionary.modifyOptional(hashed, body)
                }
            })
    }

    private func dictionaryDefault(_ base: Accessor, _ key: Code, _ fallback: Code) -> Accessor {
        let key = value(key)
        let fallback = value(fallback)
        return Accessor(
            get: { frame in
                guard case .dictionary(let dictionary) = try base.get(frame) else { return .void }
                if let found = dictionary[HashedValue(try key(frame))] { return found }
                return try fallback(frame)
            },
            modify: { frame, body in
                let hashed = HashedValue(try key(frame))
                try base.modify(frame) { whole in
                    guard case .dictionary(var dictionary) = whole else { return }
                    whole = .void
                    defer { whole = .dictionary(dictionary) }
                    try dictionary.modify(hashed, default: { try fallback(frame) }, body)
                }
            })
    }

    /// `place!` and `place?`
    private func wrapped(_ base: Accessor, _ range: SourceRange, isForced: Bool) -> Accessor {
        let site = site(range)
        func missing() -> any Error {
            isForced ? site.trap("Unexpectedly found nil while unwrapping an Optional value") : ChainEnd()
        }
        return Accessor(
            get: { frame in
                guard let value = try base.get(frame).unwrapped else { throw missing() }
                return value
            },
            modify: { frame, body in
                try base.modify(frame) { whole in
                    guard var inner = whole.unwrapped else { throw missing() }
                    let isWrapped = whole.isOptional
                    whole = .void
                    defer { whole = isWrapped ? .some(inner) : inner }
                    try body(&inner)
                }
            })
    }

    // MARK: - Properties with code

    private func computed(
        _ receiver: Place.Receiver, _ member: Member, _ arguments: CallArguments, _ range: SourceRange
    ) -> Accessor {
        guard case .computed(let property) = member.implementation else {
            return Accessor(get: { _ in .void }, set: { _, _ in })
        }
        if property.storage != nil || property.globalStorage != nil {
            return observed(receiver, property, member, range)
        }
        let overridden = isOverridable(receiver, member)
        return Accessor(
            get: overridden.map { dispatchGet($0, member, range) } ?? self.get(property, receiver, arguments, range),
            set: overridden.map { dispatchSet($0, member, range) } ?? self.set(property, receiver, arguments, range))
    }

    /// The receiver of a class's property that a subclass may override.
    private func isOverridable(_ receiver: Place.Receiver, _ member: Member) -> Code? {
        guard case .value(let code) = receiver, let owner = member.owner, owner.kind == .class,
            member.kind == .property
        else { return nil }
        if case .nominal(let nominal, _) = code.type, case .local(let variable) = code.kind, variable.name == "self",
            nominal !== types.nominal(variable.type)?.type
        {
            return nil
        }
        return owner.isSubclassed ? code : nil
    }

    private func get(
        _ property: ComputedProperty, _ receiver: Place.Receiver, _ arguments: CallArguments, _ range: SourceRange
    ) -> ValueCode {
        guard let getter = property.getter else { return { _ in .void } }
        var all = arguments
        switch receiver {
        case .none: break
        case .value(let code): all.values.insert(.value(code), at: 0)
        case .place(let place):
            all.values.insert(
                getter.changesSelf
                    ? .place(place) : .value(Code(.read(place), getter.selfVariable?.type ?? .unknown, range)), at: 0)
        }
        return callCode(getter, all, range).asValue
    }

    private func set(
        _ property: ComputedProperty, _ receiver: Place.Receiver, _ arguments: CallArguments, _ range: SourceRange
    ) -> (Frame, Value) throws -> Void {
        guard let setter = property.setter else {
            let site = site(range)
            return { _, _ in throw site.trap("cannot assign to a get-only property") }
        }
        let slot = temporaryValue()
        let temporary = LocalVariable(
            "newValue", setter.parameters.first?.type ?? .unknown, isLet: true, in: function, range: range)
        temporary.slot = .value(slot)
        temporary.isInout = true
        var all = arguments
        all.values.insert(.value(Code(.local(temporary), temporary.type, range)), at: 0)
        switch receiver {
        case .none: break
        case .value(let code): all.values.insert(.value(code), at: 0)
        case .place(let place):
            all.values.insert(setter.changesSelf ? .place(place) : .value(Code(.read(place), .unknown, range)), at: 0)
        }
        let call = callCode(setter, all, range).asEffect
        return { frame, value in
            frame.values[slot] = value
            defer { frame.values[slot] = .void }
            try call(frame)
        }
    }

    private func dispatchGet(_ base: Code, _ member: Member, _ range: SourceRange) -> ValueCode {
        dynamicMember(base, member.name, range).asValue
    }

    private func dispatchSet(_ base: Code, _ member: Member, _ range: SourceRange) -> (Frame, Value) throws -> Void {
        dynamicMember(accessor(.temporary(base), range), member.name, range).set
    }

    private func dispatched(_ base: Code, _ member: Member, _ range: SourceRange) -> Accessor {
        let place = FunctionCompiler.placeOf(base).map { accessor($0, range) } ?? accessor(.temporary(base), range)
        return dynamicMember(place, member.name, range)
    }

    private static func placeOf(_ code: Code) -> Place? {
        switch code.kind {
        case .local(let variable): .local(variable)
        case .global(let variable): .global(variable)
        case .structField(let base, let index): placeOf(base).map { .structField($0, index) }
        case .objectField(let base, let index): .objectField(base, index)
        case .arrayElement(let base, let index): placeOf(base).map { .arrayElement($0, index) }
        case .read(let place): place
        default: nil
        }
    }

    /// A stored property with observers, or a lazy one.
    private func observed(
        _ receiver: Place.Receiver, _ property: ComputedProperty, _ member: Member, _ range: SourceRange
    ) -> Accessor {
        let storage = storageAccessor(receiver, property, range)
        if let lazy = property.lazyInitializer { return lazyAccessor(storage, lazy, receiver, range) }
        let isInInit = function.isInitializer && isSelf(receiver)
        guard !isInInit, !isInObserver(property) else { return storage }
        let will = observer(property.willSet, receiver, range)
        let did = observer(property.didSet, receiver, range)
        return Accessor(
            get: storage.get,
            set: { frame, value in
                try will?(frame, value)
                let old = did == nil ? Value.void : try storage.get(frame)
                try storage.set(frame, value)
                try did?(frame, old)
            })
    }

    private func isSelf(_ receiver: Place.Receiver) -> Bool {
        switch receiver {
        case .value(let code): if case .local(let variable) = code.kind { return variable.name == "self" }
        case .place(.local(let variable)): return variable.name == "self"
        default: break
        }
        return false
    }

    private func isInObserver(_ property: ComputedProperty) -> Bool {
        property.didSet === function || property.willSet === function
    }

    private func storageAccessor(_ receiver: Place.Receiver, _ property: ComputedProperty, _ range: SourceRange)
        -> Accessor
    {
        if let global = property.globalStorage { return globalAccessor(global, range) }
        guard let index = property.storage else { return Accessor(get: { _ in .void }, set: { _, _ in }) }
        switch receiver {
        case .value(let code): return objectField(code, index)
        case .place(let place): return structField(accessor(place, range), index)
        case .none: return Accessor(get: { _ in .void }, set: { _, _ in })
        }
    }

    private func observer(_ function: Function?, _ receiver: Place.Receiver, _ range: SourceRange) -> (
        (Frame, Value) throws -> Void
    )? {
        guard let function else { return nil }
        let holder = ComputedProperty()
        holder.setter = function
        return set(holder, receiver, CallArguments(), range)
    }

    private func lazyAccessor(_ storage: Accessor, _ lazy: Function, _ receiver: Place.Receiver, _ range: SourceRange)
        -> Accessor
    {
        var arguments = CallArguments()
        switch receiver {
        case .value(let code): arguments.values = [.value(code)]
        case .place(let place):
            arguments.values = [.value(Code(.read(place), lazy.selfVariable?.type ?? .unknown, range))]
        case .none: break
        }
        let make = callCode(lazy, arguments, range).asValue
        func get(_ frame: Frame) throws -> Value {
            if case .lazy(let value) = LazyState(try storage.get(frame)) { return value }
            let made = try make(frame)
            try storage.set(frame, .some(made))
            return made
        }
        return Accessor(get: get, set: { frame, value in try storage.set(frame, .some(value)) })
    }

    // MARK: - Properties of the library

    private func host(_ base: Accessor, _ member: Member, _ call: HostCall, _ range: SourceRange) -> Accessor {
        guard case .host(let row) = member.implementation else {
            return Accessor(get: { _ in .void }, set: { _, _ in })
        }
        let arguments = hostArguments(call)
        let site = site(range)
        let body = row.body
        let setter = row.setter
        func given(_ receiver: Value, _ frame: Frame) throws -> HostArguments {
            HostArguments(receiver: receiver, values: try arguments(frame), context: frame.strand)
        }
        return Accessor(
            get: { frame in
                var given = try given(try base.get(frame), frame)
                let saved = frame.strand.prepare(site)
                defer { frame.strand.restore(saved) }
                return try frame.strand.guarded(site) { try body(&given) }
            },
            set: { frame, value in
                guard let setter else { throw site.trap("cannot assign to a get-only property") }
                try base.modify(frame) { whole in
                    var given = try given(whole, frame)
                    whole = .void
                    defer { whole = given.receiver }
                    let saved = frame.strand.prepare(site)
                    defer { frame.strand.restore(saved) }
                    try frame.strand.guarded(site) { try setter(&given, value) }
                }
            })
    }

    private func keyPath(_ base: Accessor, _ path: Code, _ range: SourceRange) -> Accessor {
        let read = value(path)
        let site = site(range)
        return Accessor(
            get: { frame in
                guard case .keyPath(let path) = try read(frame) else { throw site.trap("not a key path") }
                return try path.read(try base.get(frame), frame.strand)
            },
            set: { frame, value in
                guard case .keyPath(let path) = try read(frame), let write = path.write else {
                    throw site.trap("key path is read-only")
                }
                try base.modify(frame) { whole in try write(&whole, value, frame.strand) }
            })
    }

    private func dynamicMember(_ base: Accessor, _ name: String, _ range: SourceRange) -> Accessor {
        let site = site(range)
        return Accessor(
            get: { frame in
                let value = try base.get(frame)
                let saved = frame.strand.prepare(site)
                defer { frame.strand.restore(saved) }
                return try frame.strand.dynamic.member(name, of: value, site)
            },
            set: { frame, value in
                try base.modify(frame) { whole in
                    let saved = frame.strand.prepare(site)
                    defer { frame.strand.restore(saved) }
                    try frame.strand.dynamic.setMember(name, of: &whole, to: value, site)
                }
            })
    }

    private func dynamicSubscript(_ base: Accessor, _ arguments: [Code], _ range: SourceRange) -> Accessor {
        let codes = arguments.map { value($0) }
        let site = site(range)
        return Accessor(
            get: { frame in
                let value = try base.get(frame)
                let indices = try codes.map { try $0(frame) }
                let saved = frame.strand.prepare(site)
                defer { frame.strand.restore(saved) }
                return try frame.strand.dynamic.element(of: value, indices, site)
            },
            set: { frame, value in
                let indices = try codes.map { try $0(frame) }
                try base.modify(frame) { whole in
                    let saved = frame.strand.prepare(site)
                    defer { frame.strand.restore(saved) }
                    try frame.strand.dynamic.setElement(of: &whole, indices, to: value, site)
                }
            })
    }
}

/// Whether a lazy property has its value; the field is an optional until then.
enum LazyState {
    case empty
    case lazy(Value)

    init(_ field: Value) {
        if case .some(let value) = field { self = .lazy(value) } else { self = .empty }
    }
}

extension Site {
    func outOfRange(_ index: Int) -> Trap { trap("Index out of range") }
}
