/// A value that one strand changes at a time.
final class MutexBox {
    var content: Value
    let places = CountBox(1)

    init(_ content: Value) { self.content = content }

    /// Lends the value to a function that may change it.
    func withLock(_ body: FunctionValue, _ strand: Strand) throws -> Value {
        try places.wait(strand) { $0 > 0 }
        places.take()
        defer { places.change(by: 1, strand) }
        var lent = [content]
        defer { content = lent[0] }
        return try body.call(changing: &lent, in: strand)
    }
}

final class LockBox: HostRepresentable {
    package static var bridgedName: String { "NSLock" }
    let places = CountBox(1)
}

/// The locks of Foundation and Synchronization. Strands take turns anyway; a lock matters where one waits inside.
struct LockTables {
    let types = HostTypes()

    var modules: [HostModule] {
        [HostModule(name: "Synchronization", types: synchronization), HostModule(name: "Foundation", types: locks)]
    }

    @ListBuilder<HostType> private var locks: [HostType] {
        for name in ["NSLock", "NSRecursiveLock"] {
            types.declare("class \(name): Sendable", module: "Foundation") {
                HostMember("init()") { [types] _ in try types.value(LockBox(), ofType: name) }
                HostMember("func lock()") { arguments in
                    let places = try arguments.payload(LockBox.self).places
                    try places.wait(try arguments.strand()) { $0 > 0 }
                    places.take()
                    return .void
                }
                HostMember("func unlock()") { arguments in
                    try arguments.payload(LockBox.self).places.change(by: 1, try arguments.strand())
                    return .void
                }
                HostMember("func `try`() -> Bool") { arguments in
                    let places = try arguments.payload(LockBox.self).places
                    guard places.count > 0 else { return .bool(false) }
                    places.take()
                    return .bool(true)
                }
                HostMember("func withLock<R>(_ body: () throws -> R) rethrows -> R") { arguments in
                    let (places, strand) = (try arguments.payload(LockBox.self).places, try arguments.strand())
                    try places.wait(strand) { $0 > 0 }
                    places.take()
                    defer { places.change(by: 1, strand) }
                    return try arguments.call(0)
                }
            }
        }
    }

    @RowBuilder private var atomic: [HostMember] {
        HostMember("init(_ initialValue: Value)") { [types] arguments in
            let content = arguments.typeArguments["Value"] ?? .unknown
            let type = try types.type(named: "Atomic")
            return .host(HostBox(MutexBox(try arguments.given(0)), type: type, typeArguments: [content]))
        }
        HostMember("func load(ordering: AtomicLoadOrdering) -> Value") { try $0.payload(MutexBox.self).content }
        HostMember("func store(_ desired: Value, ordering: AtomicStoreOrdering)") { arguments in
            try arguments.payload(MutexBox.self).content = try arguments.given(0)
            return .void
        }
        HostMember("func exchange(_ desired: Value, ordering: AtomicUpdateOrdering) -> Value") { arguments in
            try Self.update(arguments) { _ in try arguments.given(0) }.old
        }
        for (name, isAdding, wraps) in [
            ("add", true, false), ("subtract", false, false), ("wrappingAdd", true, true),
            ("wrappingSubtract", false, true),
        ] {
            HostMember(
                "@discardableResult func \(name)(_ operand: Value, ordering: AtomicUpdateOrdering) "
                    + "-> (oldValue: Value, newValue: Value)"
            ) { arguments in
                let (old, new) = try Self.update(arguments) { content in
                    let operand = try arguments.given(0)
                    if wraps, case .int(let a) = content, case .int(let b) = operand {
                        return .int(isAdding ? a &+ b : a &- b)
                    }
                    return try ValueArithmetic.apply(isAdding ? .add : .subtract, content, operand)
                }
                return .tuple(TupleValue(labels: ["oldValue", "newValue"], elements: [old, new]))
            }
        }
    }

    private static func update(
        _ arguments: HostArguments, _ change: (Value) throws -> Value
    ) throws -> (old: Value, new: Value) {
        let box = try arguments.payload(MutexBox.self)
        let old = box.content
        box.content = try change(old)
        return (old, box.content)
    }

    @ListBuilder<HostType> private var synchronization: [HostType] {
        for ordering in ["AtomicLoadOrdering", "AtomicStoreOrdering", "AtomicUpdateOrdering"] {
            types.declare("struct \(ordering): Sendable", module: "Swift") {
                for name in ["relaxed", "acquiring", "releasing", "acquiringAndReleasing", "sequentiallyConsistent"] {
                    HostMember("static var \(name): \(ordering)") { [types] _ in try types.value(name, ofType: ordering)
                    }
                }
            }
        }
        types.declare("struct Atomic<Value>: Sendable", module: "Synchronization") { atomic }
        types.declare("struct Mutex<Value>: Sendable", module: "Synchronization") {
            HostMember("init(_ initialValue: Value)") { [types] arguments in
                let type = try types.type(named: "Mutex")
                let content = arguments.typeArguments["Value"] ?? .unknown
                return .host(HostBox(MutexBox(try arguments.given(0)), type: type, typeArguments: [content]))
            }
            HostMember("func withLock<R>(_ body: (inout Value) throws -> R) rethrows -> R") { arguments in
                try arguments.payload(MutexBox.self).withLock(try arguments.function(0), try arguments.strand())
            }
            HostMember("func withLockIfAvailable<R>(_ body: (inout Value) throws -> R) rethrows -> R?") { arguments in
                let box = try arguments.payload(MutexBox.self)
                guard box.places.count > 0 else { return .none }
                return .some(try box.withLock(try arguments.function(0), try arguments.strand()))
            }
        }
    }
}
