/// `Set`.
struct SetTables {
    let types: HostTypes

    @ListBuilder<HostType> var list: [HostType] {
        types.declare(
            "struct Set<Element: Hashable>: Collection, SetAlgebra, Hashable, CustomStringConvertible, "
                + "ExpressibleByArrayLiteral, Sendable"
        ) {
            HostMember(noting: "typealias Index = Set.Index")
            DescriptionRows.both
            basics
            algebra
            comparing
            changing
        }
        HostType("struct Set<Element>: Encodable where Element: Encodable")
        HostType("struct Set<Element>: Decodable where Element: Decodable")
        types.type("struct Set.Index: Comparable, Hashable", of: Slot.self) {}
    }

    @RowBuilder private var basics: [HostMember] {
        HostMember("init()") { _ in .set(SetValue()) }
        HostMember("init(minimumCapacity: Int)") { _ in .set(SetValue()) }
        HostMember("init(_ sequence: some Sequence<Element>)") { .set(SetValue(try $0.elements(0))) }
        HostMember("var count: Int") { .int(try $0.set().count) }
        HostMember("var isEmpty: Bool") { .bool(try $0.set().isEmpty) }
        HostMember("func contains(_ member: Element) -> Bool") { .bool(try $0.set().contains(try $0.given(0))) }
        HostMember("func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element>") { arguments in
            .set(SetValue(try arguments.set().elements.filter { try arguments.test(0, $0) }))
        }
        HostMember("static func == (lhs: Set<Element>, rhs: Set<Element>) -> Bool") { arguments in
            .bool(ValueEquality.areEqual(try arguments.given(0), try arguments.given(1)))
        }
        HostMember("func firstIndex(of member: Element) -> Set.Index?") { arguments in
            let slot = try arguments.set().slots.slot(of: HashedValue(try arguments.given(0)))
            return try slot.map { Slot(number: $0, type: "Set") }.written(in: types)
        }
        slot("var startIndex: Set.Index") { $0.slots.firstSlot(from: 0) }
        slot("var endIndex: Set.Index") { $0.slots.slotCount }
        HostMember("func index(after i: Set.Index) -> Set.Index") { arguments in
            let slots = try arguments.set().slots
            guard let slot = Slot.read(try arguments.given(0)), slot.number < slots.slotCount else {
                throw Trap.fatal("Attempting to access Set elements using an invalid index")
            }
            return try Slot(number: slots.firstSlot(from: slot.number + 1), type: "Set").written(in: types)
        }
        HostMember("subscript(position: Set.Index) -> Element") { arguments in
            let slots = try arguments.set().slots
            guard let slot = Slot.read(try arguments.given(0)), slot.number < slots.slotCount,
                let entry = slots.entry(at: slot.number)
            else { throw Trap.fatal("Attempting to access Set elements using an invalid index") }
            return entry.key
        }
    }

    private func slot(_ declaration: String, _ number: @escaping (SetValue) -> Int) -> HostMember {
        HostMember(declaration) { try Slot(number: number(try $0.set()), type: "Set").written(in: types) }
    }

    /// Each operation and the one that changes the receiver.
    @RowBuilder private var algebra: [HostMember] {
        combining("union", "formUnion") { set, others in
            for element in others { set.insert(element) }
        }
        combining("intersection", "formIntersection") { set, others in
            let other = SetValue(others)
            for element in set.elements where !other.contains(element) { set.remove(element) }
        }
        combining("subtracting", "subtract") { set, others in
            for element in others { set.remove(element) }
        }
        combining("symmetricDifference", "formSymmetricDifference") { set, others in
            for element in SetValue(others).elements where !set.insert(element) { set.remove(element) }
        }
    }

    @RowBuilder private func combining(
        _ name: String, _ changingName: String, _ combine: @escaping (inout SetValue, [Value]) -> Void
    ) -> [HostMember] {
        HostMember("func \(name)(_ other: some Sequence<Element>) -> Set<Element>") { arguments in
            var set = try arguments.set()
            combine(&set, try arguments.elements(0))
            return .set(set)
        }
        HostMember("mutating func \(changingName)(_ other: some Sequence<Element>)") { arguments in
            let others = try arguments.elements(0)
            try arguments.changeSet { set, _ in combine(&set, others) }
            return .void
        }
    }

    @RowBuilder private var comparing: [HostMember] {
        comparison("isSubset(of") { $0.elements.allSatisfy($1.contains) }
        comparison("isSuperset(of") { $1.elements.allSatisfy($0.contains) }
        comparison("isDisjoint(with") { !$0.elements.contains(where: $1.contains) }
        comparison("isStrictSubset(of") { $0.count < $1.count && $0.elements.allSatisfy($1.contains) }
        comparison("isStrictSuperset(of") { $0.count > $1.count && $1.elements.allSatisfy($0.contains) }
    }

    private func comparison(_ name: String, _ compare: @escaping (SetValue, SetValue) -> Bool) -> HostMember {
        HostMember("func \(name) other: some Sequence<Element>) -> Bool") { arguments in
            .bool(compare(try arguments.set(), SetValue(try arguments.elements(0))))
        }
    }

    @RowBuilder private var changing: [HostMember] {
        HostMember("mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)") {
            arguments in
            try arguments.changeSet { set, arguments in
                let member = try arguments.given(0)
                let isNew = set.insert(member)
                let stored = isNew ? member : set.slots.storedKey(HashedValue(member)) ?? member
                return .tuple(TupleValue(labels: ["inserted", "memberAfterInsert"], elements: [.bool(isNew), stored]))
            }
        }
        HostMember("mutating func update(with newMember: Element) -> Element?") { arguments in
            try arguments.changeSet { set, arguments in
                let member = try arguments.given(0)
                let old = set.slots.storedKey(HashedValue(member))
                set.remove(member)
                set.insert(member)
                return .optional(old)
            }
        }
        HostMember("mutating func remove(_ member: Element) -> Element?") { arguments in
            try arguments.changeSet { set, arguments in
                let member = try arguments.given(0)
                defer { set.remove(member) }
                return .optional(set.slots.storedKey(HashedValue(member)))
            }
        }
        HostMember("mutating func removeFirst() -> Element") { arguments in
            try arguments.changeSet { set, _ in
                guard let first = set.elements.first else { throw Trap.fatal("Can't removeFirst from an empty Set") }
                set.remove(first)
                return first
            }
        }
        HostMember("mutating func popFirst() -> Element?") { arguments in
            try arguments.changeSet { set, _ in
                guard let first = set.elements.first else { return .none }
                set.remove(first)
                return .some(first)
            }
        }
        HostMember("mutating func removeAll(keepingCapacity keepCapacity: Bool = false)") { arguments in
            arguments.receiver = .set(SetValue())
            return .void
        }
        HostMember("mutating func reserveCapacity(_ minimumCapacity: Int)") { _ in .void }
    }
}

extension HostArguments {
    func set() throws -> SetValue {
        guard case .set(let set) = receiver else { throw HostRefusal("the receiver is not a set") }
        return set
    }
}
