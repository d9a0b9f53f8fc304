/// An iterator as a value: it moves on with each `next()`, for everyone who holds it.
final class IteratorBox: HostRepresentable {
    package static var bridgedName: String { "AnyIterator" }
    private let advance: (any HostContext) throws -> Value?

    init(_ advance: @escaping (any HostContext) throws -> Value?) {
        self.advance = advance
    }

    func next(in context: any HostContext) throws -> Value? { try advance(context) }
}

/// Type-erased iterators and sequences, and sequences made by functions.
struct IteratorTables {
    let types: HostTypes

    @ListBuilder<HostType> var list: [HostType] {
        types.declare("protocol IteratorProtocol<Element>") {
            HostMember.required("mutating func next() -> Element?")
        }
        types.type("struct AnyIterator<Element>: IteratorProtocol<Element>, Sequence<Element>", of: IteratorBox.self) {
            HostMember("init(_ body: @escaping () -> Element?)") { arguments in
                let body = try arguments.given(0)
                return try IteratorBox { try body.call([], in: $0).unwrapped }.written(in: types)
            }
            HostMember("init(_ base: some IteratorProtocol<Element>)") { arguments in
                let reader = ElementReader(iterator: try arguments.given(0), in: arguments.context)
                return try IteratorBox { _ in try reader.next() }.written(in: types)
            }
            HostMember("mutating func next() -> Element?") { arguments in
                .optional(try arguments.bridgedReceiver(as: IteratorBox.self).next(in: arguments.context))
            }
        } configure: { type in
            type.hooks.makeIterator = { value, context in
                guard let iterator = IteratorBox.read(value) else { throw HostRefusal("not an iterator") }
                return { try iterator.next(in: context) }
            }
        }
        lazyType("struct AnySequence<Element>: Sequence<Element>") {
            HostMember("init(_ base: some Sequence<Element>)") { arguments in
                try types.value(LazySequence(try arguments.given(0)), ofType: "AnySequence")
            }
            HostMember("init<I: IteratorProtocol<Element>>(_ makeUnderlyingIterator: @escaping () -> I)") { arguments in
                let make = try arguments.given(0)
                let sequence = LazySequence { context in
                    ElementReader(iterator: try make.call([], in: context), in: context)
                }
                return try types.value(sequence, ofType: "AnySequence")
            }
        }
        lazyType("struct UnfoldSequence<Element, State>: Sequence<Element>, IteratorProtocol<Element>") {}
    }

    private func lazyType(_ declaration: String, @RowBuilder _ rows: @escaping () -> [HostMember]) -> HostType {
        types.declare(declaration, rows) { type in
            type.hooks.makeIterator = { value, context in
                guard let sequence = value.hostPayload as? LazySequence else { throw HostRefusal("not a sequence") }
                return try sequence.read(context).next
            }
        }
    }

    @RowBuilder var globals: [HostMember] {
        HostMember("func sequence<T>(first: T, next: @escaping (T) -> T?) -> UnfoldSequence<T, T>") { arguments in
            let (first, next) = (try arguments.given(0), try arguments.given(1))
            let sequence = LazySequence { context in
                var current: Value? = first
                return ElementReader {
                    guard let element = current else { return nil }
                    current = try next.call([element], in: context).unwrapped
                    return element
                }
            }
            return try types.value(sequence, ofType: "UnfoldSequence")
        }
        HostMember(
            "func sequence<T, State>(state: State, next: @escaping (inout State) -> T?) -> UnfoldSequence<T, State>"
        ) { arguments in
            guard case .function(let next) = try arguments.given(1) else {
                throw HostRefusal("argument 2 is no function")
            }
            let initial = try arguments.given(0)
            let sequence = LazySequence { context in
                var state = [initial]
                return ElementReader { try next.call(changing: &state, in: context).unwrapped }
            }
            return try types.value(sequence, ofType: "UnfoldSequence")
        }
        HostMember("func zip<A: Sequence, B: Sequence>(_ sequence1: A, _ sequence2: B) -> Zip2Sequence<A, B>") {
            arguments in
            try WrappedSequence.zipped(try arguments.given(0), try arguments.given(1)).value(in: types)
        }
        HostMember("func repeatElement<T>(_ element: T, count n: Int) -> Repeated<T>") { arguments in
            let count = try arguments.int(1)
            if count < 0 { throw Trap.fatal("Repetition count should be non-negative") }
            return try WrappedSequence.repeated(try arguments.given(0), count: count).value(in: types)
        }
    }
}
