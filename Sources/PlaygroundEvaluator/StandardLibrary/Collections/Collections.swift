/// What every collection can do beyond a sequence. Types with indices of their own have those rows themselves.
struct CollectionTable {
    let types: HostTypes
    let random: RandomSource

    @ListBuilder<HostType> var list: [HostType] {
        types.declare("protocol Collection<Element>: Sequence<Element>") {
            collection
            indexed.collection
        }
        types.declare("protocol BidirectionalCollection<Element>: Collection<Element>") {
            bidirectional
            indexed.bidirectional
        }
        types.declare("protocol RandomAccessCollection<Element>: BidirectionalCollection<Element>") {
            indexed.randomAccess
        }
        types.declare("protocol MutableCollection<Element>: Collection<Element>") { indexed.mutable }
        types.declare("protocol RangeReplaceableCollection<Element>: Collection<Element>")
        types.declare("protocol ExpressibleByArrayLiteral")
        types.declare("protocol ExpressibleByDictionaryLiteral")
        types.declare("protocol SetAlgebra")
    }

    private var indexed: IndexedCollectionRows { IndexedCollectionRows(types: types, random: random) }

    @RowBuilder private var collection: [HostMember] {
        HostMember("var count: Int") { .int(try $0.receiverElements().count) }
        HostMember("var isEmpty: Bool") { .bool(try $0.readReceiver(upTo: 1).isEmpty) }
        HostMember("var first: Element?") { .optional(try $0.readReceiver(upTo: 1).first) }
        HostMember("func randomElement() -> Element?") { [random] arguments in
            let elements = try arguments.receiverElements()
            return .optional(try arguments.withGenerator(nil, random) { elements.randomElement(using: &$0) })
        }
        HostMember("func randomElement<G: RandomNumberGenerator>(using generator: inout G) -> Element?") {
            [random] arguments in
            let elements = try arguments.receiverElements()
            return .optional(try arguments.withGenerator(0, random) { elements.randomElement(using: &$0) })
        }
    }

    @RowBuilder private var bidirectional: [HostMember] {
        HostMember("var last: Element?") { .optional(try $0.receiverElements().last) }
        HostMember("func last(where predicate: (Element) throws -> Bool) rethrows -> Element?") { arguments in
            .optional(try arguments.receiverElements().last { try arguments.test(0, $0) })
        }
        HostMember("func reversed() -> ReversedCollection<Self>") { arguments in
            try WrappedSequence.reversed(arguments.receiver).value(in: types)
        }
    }
}
