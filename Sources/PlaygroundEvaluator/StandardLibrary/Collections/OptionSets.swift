/// What an option set of the document can do: its raw value is a row of bits.
struct OptionSetRows {
    @RowBuilder var all: [HostMember] {
        HostMember("init()") { arguments in
            guard case .type(let type) = arguments.receiver, case .nominal(let nominal, _) = type else {
                throw HostRefusal("not an option set")
            }
            let raw = nominal.storedProperties.first { $0.name == "rawValue" }?.type
            return try arguments.context.callMethod(
                "init", labels: ["rawValue"], of: arguments.receiver,
                [try ValueArithmetic.number(0, as: raw ?? .unknown)])
        }
        HostMember("var isEmpty: Bool") { .bool(try Bits($0.receiver, in: $0.context).bits == 0) }
        HostMember("func contains(_ member: Self) -> Bool") { arguments in
            let (own, other) = try Self.pair(arguments)
            return .bool(own & other == other)
        }
        combining
        changing
        comparing
    }

    @RowBuilder private var combining: [HostMember] {
        combination("union") { $0 | $1 }
        combination("intersection") { $0 & $1 }
        combination("symmetricDifference") { $0 ^ $1 }
        combination("subtracting") { $0 & ~$1 }
    }

    @RowBuilder private var changing: [HostMember] {
        change("formUnion(_ other: Self)") { $0 | $1 }
        change("formIntersection(_ other: Self)") { $0 & $1 }
        change("formSymmetricDifference(_ other: Self)") { $0 ^ $1 }
        change("subtract(_ other: Self)") { $0 & ~$1 }
        HostMember("mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self)") {
            arguments in
            let (own, other) = try Self.pair(arguments)
            let isNew = own & other != other
            arguments.receiver = try Bits(arguments.receiver, in: arguments.context).with(own | other)
            let labels = ["inserted", "memberAfterInsert"]
            return .tuple(TupleValue(labels: labels, elements: [.bool(isNew), try arguments.given(0)]))
        }
        HostMember("mutating func remove(_ member: Self) -> Self?") { arguments in
            let (own, other) = try Self.pair(arguments)
            let bits = try Bits(arguments.receiver, in: arguments.context)
            arguments.receiver = try bits.with(own & ~other)
            return own & other == 0 ? .none : .some(try bits.with(own & other))
        }
        HostMember("mutating func update(with newMember: Self) -> Self?") { arguments in
            let (own, other) = try Self.pair(arguments)
            let bits = try Bits(arguments.receiver, in: arguments.context)
            arguments.receiver = try bits.with(own | other)
            return own & other == 0 ? .none : .some(try bits.with(own & other))
        }
    }

    @RowBuilder private var comparing: [HostMember] {
        test("isSubset(of other: Self)") { $0 & $1 == $0 }
        test("isSuperset(of other: Self)") { $0 & $1 == $1 }
        test("isStrictSubset(of other: Self)") { $0 & $1 == $0 && $0 != $1 }
        test("isStrictSuperset(of other: Self)") { $0 & $1 == $1 && $0 != $1 }
        test("isDisjoint(with other: Self)") { $0 & $1 == 0 }
    }

    private func combination(_ name: String, _ combine: @escaping (Int128, Int128) -> Int128) -> HostMember {
        HostMember("func \(name)(_ other: Self) -> Self") { arguments in
            let (own, other) = try Self.pair(arguments)
            return try Bits(arguments.receiver, in: arguments.context).with(combine(own, other))
        }
    }

    private func change(_ declaration: String, _ combine: @escaping (Int128, Int128) -> Int128) -> HostMember {
        HostMember("mutating func \(declaration)") { arguments in
            let (own, other) = try Self.pair(arguments)
            arguments.receiver = try Bits(arguments.receiver, in: arguments.context).with(combine(own, other))
            return .void
        }
    }

    private func test(_ declaration: String, _ holds: @escaping (Int128, Int128) -> Bool) -> HostMember {
        HostMember("func \(declaration) -> Bool") { arguments in
            let (own, other) = try Self.pair(arguments)
            return .bool(holds(own, other))
        }
    }

    private static func pair(_ arguments: HostArguments) throws -> (Int128, Int128) {
        (
            try Bits(arguments.receiver, in: arguments.context).bits,
            try Bits(try arguments.given(0), in: arguments.context).bits
        )
    }

    /// An option set's raw value as bits, and the way back.
    private struct Bits {
        let set: Value
        let context: any HostContext
        let kind: IntegerKind
        let bits: Int128

        init(_ set: Value, in context: any HostContext) throws {
            let raw = try context.member("rawValue", of: set)
            guard let bits = raw.wideInteger, let kind = raw.integerKind else {
                throw HostRefusal("the raw value of an option set must be an integer")
            }
            (self.set, self.context, self.kind, self.bits) = (set, context, kind, bits)
        }

        func with(_ bits: Int128) throws -> Value {
            guard let type = set.nominalType else { throw HostRefusal("not an option set") }
            return try context.callMethod(
                "init", labels: ["rawValue"], of: .type(.nominal(type, [])), [try kind.checked(bits)])
        }
    }
}
