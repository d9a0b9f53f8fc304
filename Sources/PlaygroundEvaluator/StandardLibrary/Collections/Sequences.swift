/// What every sequence can do, host's or document's.
struct SequenceTable {
    let types: HostTypes
    let random: RandomSource

    var list: [HostType] {
        [sequence, types.declare("protocol LazySequenceProtocol<Element>: Sequence<Element>")]
    }

    private var sequence: HostType {
        types.declare("protocol Sequence<Element>") {
            transforming
            folding
            testing
            selecting
            ordering
            combining
            iterating
        }
    }

    @RowBuilder private var transforming: [HostMember] {
        HostMember("func map<T>(_ transform: (Element) throws -> T) rethrows -> [T]") { arguments in
            .array(try arguments.collect { try arguments.call(0, $0) })
        }
        HostMember("func compactMap<T>(_ transform: (Element) throws -> T?) rethrows -> [T]") { arguments in
            .array(try arguments.collect { try arguments.call(0, $0).unwrapped })
        }
        HostMember("func flatMap<S: Sequence>(_ transform: (Element) throws -> S) rethrows -> [S.Element]") {
            arguments in
            var result: [Value] = []
            try arguments.forEachElement { element in
                let part = try arguments.call(0, element)
                result.append(contentsOf: try Elements.of(part, in: arguments.context))
            }
            return .array(result)
        }
        HostMember("func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]") { arguments in
            .array(try arguments.collect { try arguments.test(0, $0) ? $0 : nil })
        }
        HostMember("func forEach(_ body: (Element) throws -> Void) rethrows") { arguments in
            try arguments.forEachElement { _ = try arguments.call(0, $0) }
            return .void
        }
    }

    @RowBuilder private var folding: [HostMember] {
        HostMember(
            "func reduce<Result>(_ initialResult: Result, "
                + "_ nextPartialResult: (Result, Element) throws -> Result) rethrows -> Result"
        ) { arguments in
            var result = try arguments.given(0)
            try arguments.forEachElement { result = try arguments.call(1, result, $0) }
            return result
        }
        HostMember(
            "func reduce<Result>(into initialResult: Result, "
                + "_ updateAccumulatingResult: (inout Result, Element) throws -> Void) rethrows -> Result"
        ) { arguments in
            guard case .function(let update) = try arguments.given(1) else {
                throw HostRefusal("argument 2 is no function")
            }
            let initial = try arguments.given(0)
            // Released here, so that the accumulated collection has one owner and grows in place.
            arguments.values[0] = nil
            var parameters = [initial, .void]
            return try fold(arguments, update, &parameters)
        }
    }

    private func fold(
        _ arguments: HostArguments, _ update: FunctionValue, _ parameters: inout [Value]
    ) throws -> Value {
        try arguments.forEachElement { element in
            parameters[1] = element
            _ = try update.call(changing: &parameters, in: arguments.context)
        }
        return parameters[0]
    }

    @RowBuilder private var testing: [HostMember] {
        HostMember("func contains(_ element: Element) -> Bool", where: "Element: Equatable") { arguments in
            let element = try arguments.given(0)
            return .bool(try first(in: arguments) { ValueEquality.areEqual($0, element) } != nil)
        }
        HostMember("func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool") { arguments in
            .bool(try first(in: arguments) { try arguments.test(0, $0) } != nil)
        }
        HostMember("func count(where predicate: (Element) throws -> Bool) rethrows -> Int") { arguments in
            .int(try arguments.receiverElements().count { try arguments.test(0, $0) })
        }
        HostMember("func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool") { arguments in
            .bool(try first(in: arguments) { try !arguments.test(0, $0) } == nil)
        }
        HostMember("func first(where predicate: (Element) throws -> Bool) rethrows -> Element?") { arguments in
            .optional(try first(in: arguments) { try arguments.test(0, $0) })
        }
        HostMember("func elementsEqual(_ other: some Sequence<Element>) -> Bool", where: "Element: Equatable") {
            arguments in
            .bool(ValueEquality.areEqual(.array(try arguments.receiverElements()), .array(try arguments.elements(0))))
        }
        HostMember(
            "func elementsEqual<S: Sequence>(_ other: S, by areEquivalent: (Element, S.Element) throws -> Bool) "
                + "rethrows -> Bool"
        ) { arguments in
            let (left, right) = (try arguments.receiverElements(), try arguments.elements(0))
            guard left.count == right.count else { return .bool(false) }
            return .bool(try zip(left, right).allSatisfy { try arguments.test(1, $0, $1) })
        }
        HostMember("func starts(with possiblePrefix: some Sequence<Element>) -> Bool", where: "Element: Equatable") {
            arguments in
            let prefix = try arguments.elements(0)
            let start = try arguments.readReceiver(upTo: prefix.count)
            return .bool(ValueEquality.areEqual(.array(start), .array(prefix)))
        }
        HostMember(
            "func starts<S: Sequence>(with possiblePrefix: S, by areEquivalent: (Element, S.Element) throws -> Bool) "
                + "rethrows -> Bool"
        ) { arguments in
            let prefix = try arguments.elements(0)
            let start = try arguments.readReceiver(upTo: prefix.count)
            guard start.count == prefix.count else { return .bool(false) }
            return .bool(try zip(start, prefix).allSatisfy { try arguments.test(1, $0, $1) })
        }
        HostMember(
            "func lexicographicallyPrecedes(_ other: some Sequence<Element>, "
                + "by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Bool"
        ) { arguments in
            .bool(
                try arguments.receiverElements().lexicographicallyPrecedes(try arguments.elements(0)) {
                    try arguments.test(1, $0, $1)
                })
        }
        HostMember(
            "func lexicographicallyPrecedes(_ other: some Sequence<Element>) -> Bool", where: "Element: Comparable"
        ) { arguments in
            let (left, right) = (try arguments.receiverElements(), try arguments.elements(0))
            return .bool(
                try ValueOrder.isLess(.tuple(TupleValue(elements: left)), .tuple(TupleValue(elements: right))))
        }
    }

    private func first(in arguments: HostArguments, where test: (Value) throws -> Bool) throws -> Value? {
        let reader = try ElementReader(arguments.receiver, in: arguments.context)
        while let element = try reader.next() {
            if try test(element) { return element }
        }
        return nil
    }

    @RowBuilder private var selecting: [HostMember] {
        HostMember("func prefix(_ maxLength: Int) -> [Element]") { arguments in
            let count = try arguments.int(0)
            if count < 0 { throw Trap.fatal("Can't take a prefix of negative length from a sequence") }
            return .array(try arguments.readReceiver(upTo: count))
        }
        HostMember("func suffix(_ maxLength: Int) -> [Element]") { arguments in
            let count = try arguments.int(0)
            if count < 0 { throw Trap.fatal("Can't take a suffix of negative length from a sequence") }
            return .array(Array(try arguments.receiverElements().suffix(count)))
        }
        HostMember("func dropFirst(_ k: Int = 1) -> [Element]") { arguments in
            .array(Array(try arguments.receiverElements().dropFirst(try dropCount(arguments))))
        }
        HostMember("func dropLast(_ k: Int = 1) -> [Element]") { arguments in
            .array(Array(try arguments.receiverElements().dropLast(try dropCount(arguments))))
        }
        HostMember("func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element]") { arguments in
            let reader = try ElementReader(arguments.receiver, in: arguments.context)
            var result: [Value] = []
            while let element = try reader.next(), try arguments.test(0, element) { result.append(element) }
            return .array(result)
        }
        HostMember("func drop(while predicate: (Element) throws -> Bool) rethrows -> [Element]") { arguments in
            .array(Array(try arguments.receiverElements().drop { try arguments.test(0, $0) }))
        }
    }

    private func dropCount(_ arguments: HostArguments) throws -> Int {
        let count = try arguments.int(0, or: 1)
        if count < 0 { throw Trap.fatal("Can't drop a negative number of elements from a sequence") }
        return count
    }

    @RowBuilder private var ordering: [HostMember] {
        HostMember("func sorted() -> [Element]", where: "Element: Comparable") { arguments in
            .array(try arguments.receiverElements().sorted(by: ValueOrder.isLess))
        }
        HostMember("func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element]") {
            arguments in
            .array(try arguments.receiverElements().sorted { try arguments.test(0, $0, $1) })
        }
        HostMember("func min() -> Element?", where: "Element: Comparable") { arguments in
            .optional(try arguments.receiverElements().min(by: ValueOrder.isLess))
        }
        HostMember("func max() -> Element?", where: "Element: Comparable") { arguments in
            .optional(try arguments.receiverElements().max(by: ValueOrder.isLess))
        }
        HostMember("func min(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?") {
            arguments in
            .optional(try arguments.receiverElements().min { try arguments.test(0, $0, $1) })
        }
        HostMember("func max(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?") {
            arguments in
            .optional(try arguments.receiverElements().max { try arguments.test(0, $0, $1) })
        }
        HostMember("func reversed() -> [Element]") { arguments in
            .array(try arguments.receiverElements().reversed())
        }
        HostMember("func shuffled() -> [Element]") { [random] arguments in
            let elements = try arguments.receiverElements()
            return .array(try arguments.withGenerator(nil, random) { elements.shuffled(using: &$0) })
        }
        HostMember("func shuffled<G: RandomNumberGenerator>(using generator: inout G) -> [Element]") {
            [random] arguments in
            let elements = try arguments.receiverElements()
            return .array(try arguments.withGenerator(0, random) { elements.shuffled(using: &$0) })
        }
    }

    @RowBuilder private var iterating: [HostMember] {
        HostMember("var underestimatedCount: Int") { arguments in
            .int(try arguments.receiverElements().count)
        }
        HostMember("func makeIterator() -> AnyIterator<Element>") { arguments in
            let reader = try ElementReader(arguments.receiver, in: arguments.context)
            return try IteratorBox { _ in try reader.next() }.written(in: types)
        }
    }
}

extension HostArguments {
    /// Each element of the receiver in turn; a sequence makes the next one only when the one before it was used.
    func forEachElement(_ body: (Value) throws -> Void) throws {
        if case .array(let elements) = receiver {
            for element in elements { try body(element) }
            return
        }
        let reader = try ElementReader(receiver, in: context)
        while let element = try reader.next() { try body(element) }
    }

    /// What is made of the receiver's elements, without those of which nil is made.
    func collect(_ transform: (Value) throws -> Value?) throws -> [Value] {
        var result: [Value] = []
        if case .array(let elements) = receiver { result.reserveCapacity(elements.count) }
        try forEachElement { element in
            if let made = try transform(element) { result.append(made) }
        }
        return result
    }

    func receiverElements() throws -> [Value] { try Elements.of(receiver, in: context) }
    func elements(_ index: Int) throws -> [Value] { try Elements.of(try given(index), in: context) }

    /// The first elements of the receiver; more are not asked for, since it may be without end.
    func readReceiver(upTo count: Int) throws -> [Value] {
        let reader = try ElementReader(receiver, in: context)
        var elements: [Value] = []
        while elements.count < count, let element = try reader.next() { elements.append(element) }
        return elements
    }
}
