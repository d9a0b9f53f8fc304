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
        case .accessed(let base, let setter): return accessed(base, setter, range)
        case .observed(let base, let willSet, let didSet): return observed(base, willSet, didSet, range)
        case .dynamicMember(let base, let name): return dynamicMember(accessor(base, range), name, range)
        case .dynamicSubscript(let base, let arguments):
            return dynamicSubscript(accessor(base, range), arguments, range)
        case .temporary(let code): return temporary(code)
        case .discard: return Accessor(get: { _ in .void }, set: { _, _ in })
        }
    }

    func localAccessor(_ variable: LocalVariable) -> Accessor {
        allocate(variable)
        let read = readVariable(variable).asValue
        let write = writeVariable(variable)
        switch variable.slot {
        case .value(let slot): return Accessor(get: read) { frame, body in try body(&frame.values[slot]) }
        case .cell(let slot) where !variable.isWeak:
            return Accessor(get: read, set: write) { frame, body in
                let cell = frame.cells[slot] ?? Cell(.void)
                frame.cells[slot] = cell
                var value = cell.value.take()
                defer { cell.value = value }
                try body(&value)
            }
        default: return Accessor(get: read, set: write)
        }
    }

    func globalAccessor(_ variable: GlobalVariable, _ range: SourceRange) -> Accessor {
        let ready = self.ready(variable, range)
        return Accessor(
            get: { frame in
                if !variable.isInitialized { try ready(frame) }
                return variable.value.withoutWeakness
            },
            set: { _, value in
                variable.value = variable.keeping == nil ? value : Keeping.hold(value)
                variable.isInitialized = true
            },
            modify: { frame, body in
                if !variable.isInitialized { try ready(frame) }
                var value = variable.value.take()
                defer { swap(&variable.value, &value) }
                try body(&value)
            })
    }

    func temporary(_ code: Code) -> Accessor {
        let read = value(code)
        return Accessor(get: read) { frame, body in
            var value = try read(frame)
            try body(&value)
        }
    }

    func structField(_ base: Accessor, _ index: Int) -> Accessor {
        Accessor(
            get: { frame in
                guard case .structure(let structure) = try base.get(frame) else { return .void }
                return structure.storage.fields[index].withoutWeakness
            },
            modify: { frame, body in
                try base.modify(frame) { value in
                    guard case .structure = value, case .structure(var structure) = value.take() else { return }
                    defer { value = .structure(structure) }
                    structure.makeUnique()
                    guard structure.type.weakProperties.isEmpty else {
                        return try Keeping.modify(&structure, index, body)
                    }
                    try body(&structure.storage.fields[index])
                }
            })
    }

    func objectField(_ base: Code, _ index: Int) -> Accessor {
        let read = value(base)
        if let keeping = types.keeping(of: index, in: base.type) {
            let site = site(base.range)
            return Accessor(
                get: { frame in
                    guard case .object(let object) = try read(frame) else { return .void }
                    return try keeping.read(object.fields[index], site)
                },
                set: { frame, value in
                    guard case .object(let object) = try read(frame) else { return }
                    object.fields[index] = Keeping.hold(value)
                })
        }
        return Accessor(
            get: { frame in
                guard case .object(let object) = try read(frame) else { return .void }
                return object.fields[index]
            },
            modify: { frame, body in
                guard case .object(let object) = try read(frame) else { return }
                // Moved out while it changes, since the code that changes it may change the object too.
                var value = object.fields[index].take()
                defer { swap(&object.fields[index], &value) }
                try body(&value)
            })
    }

    func tupleElement(_ base: Accessor, _ index: Int) -> Accessor {
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

    func arrayElement(_ base: Accessor, _ index: Code, _ range: SourceRange) -> Accessor {
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
                    guard case .array = value, case .array(var elements) = value.take() else { return }
                    defer { value = .array(elements) }
                    guard at >= 0, at < elements.count else { throw site.outOfRange(at) }
                    try body(&elements[at])
                }
            })
    }

    func dictionaryValue(_ base: Accessor, _ key: Code) -> Accessor {
        let key = value(key)
        return Accessor(
            get: { frame in
                guard case .dictionary(let dictionary) = try base.get(frame) else { return .none }
                return dictionary[HashedValue(try key(frame))].map { .some($0) } ?? .none
            },
            set: { frame, value in
                let hashed = HashedValue(try key(frame))
                try base.modify(frame) { whole in
                    guard case .dictionary = whole, case .dictionary(var dictionary) = whole.take() else { return }
                    defer { whole = .dictionary(dictionary) }
                    dictionary[hashed] = value.unwrapped
                }
            },
            modify: { frame, body in
                let hashed = HashedValue(try key(frame))
                try base.modify(frame) { whole in
                    guard case .dictionary = whole, case .dictionary(var dictionary) = whole.take() else { return }
                    defer { whole = .dictionary(dictionary) }
                    try dictionary.modifyOptional(hashed, body)
                }
            })
    }

    func dictionaryDefault(_ base: Accessor, _ key: Code, _ fallback: Code) -> Accessor {
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
                    guard case .dictionary = whole, case .dictionary(var dictionary) = whole.take() else { return }
                    defer { whole = .dictionary(dictionary) }
                    try dictionary.modify(hashed, default: { try fallback(frame) }, body)
                }
            })
    }

    /// `place!` and `place?`
    func wrapped(_ base: Accessor, _ range: SourceRange, isForced: Bool) -> Accessor {
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

    // MARK: - Properties of the library

    func host(_ base: Accessor, _ member: Member, _ call: HostCall, _ range: SourceRange) -> Accessor {
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

    func keyPath(_ base: Accessor, _ path: Code, _ range: SourceRange) -> Accessor {
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

    func dynamicMember(_ base: Accessor, _ name: String, _ range: SourceRange) -> Accessor {
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

    func dynamicSubscript(_ base: Accessor, _ arguments: [Code], _ range: SourceRange) -> Accessor {
        let codes = arguments.map { ValuePart(run: value($0)) }
        let site = site(range)
        return Accessor(
            get: { frame in
                let value = try base.get(frame)
                let indices = try codes.map { try $0.run(frame) }
                let saved = frame.strand.prepare(site)
                defer { frame.strand.restore(saved) }
                return try frame.strand.dynamic.element(of: value, indices, site)
            },
            set: { frame, value in
                let indices = try codes.map { try $0.run(frame) }
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
