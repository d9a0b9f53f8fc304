/// A sequence whose elements are made when they are asked for, each time anew.
struct LazySequence: HostRepresentable {
    package static var bridgedName: String { "LazySequence" }

    let read: (any HostContext) throws -> ElementReader

    init(read: @escaping (any HostContext) throws -> ElementReader) {
        self.read = read
    }

    init(_ base: Value) {
        read = { try ElementReader(base, in: $0) }
    }

    /// Changes or leaves out each element; `step` gives nil for one to leave out.
    func stepping(_ step: @escaping (Value, any HostContext) throws -> Value?) -> LazySequence {
        LazySequence { [read] context in
            let reader = try read(context)
            return ElementReader {
                while let element = try reader.next() {
                    if let result = try step(element, context) { return result }
                }
                return nil
            }
        }
    }

    func prefix(_ count: Int) -> LazySequence {
        LazySequence { [read] context in
            let reader = try read(context)
            var remaining = count
            return ElementReader {
                guard remaining > 0 else { return nil }
                remaining -= 1
                return try reader.next()
            }
        }
    }

    func prefix(while test: @escaping (Value, any HostContext) throws -> Bool) -> LazySequence {
        LazySequence { [read] context in
            let reader = try read(context)
            var isAtEnd = false
            return ElementReader {
                guard !isAtEnd, let element = try reader.next() else { return nil }
                isAtEnd = try !test(element, context)
                return isAtEnd ? nil : element
            }
        }
    }

    func dropping(_ count: Int) -> LazySequence {
        LazySequence { [read] context in
            let reader = try read(context)
            var remaining = count
            return ElementReader {
                while remaining > 0 {
                    remaining -= 1
                    guard try reader.next() != nil else { return nil }
                }
                return try reader.next()
            }
        }
    }
}

/// `lazy` and what stays lazy behind it.
struct LazySequenceTable {
    let types: HostTypes

    var type: HostType {
        types.type("struct LazySequence<Element>: LazySequenceProtocol<Element>, Collection", of: LazySequence.self) {
            row("map<U>(_ transform: (Element) -> U) -> LazySequence<U>") { sequence, argument in
                sequence.stepping { try argument.call([$0], in: $1) }
            }
            row("filter(_ isIncluded: (Element) -> Bool) -> LazySequence<Element>") { sequence, argument in
                sequence.stepping { try argument.call([$0], in: $1).truth ? $0 : nil }
            }
            row("compactMap<U>(_ transform: (Element) -> U?) -> LazySequence<U>") { sequence, argument in
                sequence.stepping { try argument.call([$0], in: $1).unwrapped }
            }
            row("flatMap<S: Sequence>(_ transform: (Element) -> S) -> LazySequence<S.Element>") { sequence, argument in
                LazySequence { context in
                    let parts = sequence.stepping { try argument.call([$0], in: $1) }
                    return try WrappedSequence.flattened(try parts.written(in: types)).read(context)
                }
            }
            row("prefix(_ maxLength: Int) -> LazySequence<Element>") { sequence, argument in
                sequence.prefix(Int.read(argument) ?? 0)
            }
            row("dropFirst(_ k: Int = 1) -> LazySequence<Element>") { sequence, argument in
                sequence.dropping(Int.read(argument) ?? 1)
            }
            row("prefix(while predicate: (Element) -> Bool) -> LazySequence<Element>") { sequence, argument in
                sequence.prefix { try argument.call([$0], in: $1).truth }
            }
            HostMember("var lazy: LazySequence<Element>") { $0.receiver }
            HostMember("var first: Element?") { .optional(try $0.readReceiver(upTo: 1).first) }
            HostMember("var isEmpty: Bool") { .bool(try $0.readReceiver(upTo: 1).isEmpty) }
        } configure: { type in
            type.hooks.makeIterator = { value, context in
                guard let sequence = LazySequence.read(value) else { throw HostRefusal("not a lazy sequence") }
                return try sequence.read(context).next
            }
            type.hooks.describe = nil
            type.hooks.debugDescribe = nil
        }
    }

    private func row(
        _ declaration: String, _ make: @escaping (LazySequence, Value) throws -> LazySequence
    ) -> HostMember {
        HostMember("func " + declaration) { arguments in
            try make(try arguments.bridgedReceiver(), arguments.values.first.flatMap { $0 } ?? .void).written(in: types)
        }
    }
}
