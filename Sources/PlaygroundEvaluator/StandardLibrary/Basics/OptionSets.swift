/// `OptionSet`: sets whose members are the bits of one whole number.
///
/// Types of the document keep the bits in their stored property `rawValue`; an operation copies the set and changes the
/// bits.
struct OptionSetTable {
    let types: HostTypes

    @ListBuilder<HostType> var list: [HostType] {
        types.declare("protocol OptionSet<RawValue>: RawRepresentable<RawValue>, SetAlgebra, Equatable") {
            HostMember.required("init(rawValue: RawValue)")
            making
            asking
            combining
            changing
        }
    }

    @RowBuilder private var making: [HostMember] {
        HostMember("init()") { try Self.empty(of: $0.receiver) }
        HostMember("init(arrayLiteral elements: Self...)") { arguments in
            try arguments.variadic(0).reduce(Self.empty(of: arguments.receiver)) { try Self.combine($0, $1, |) }
        }
        HostMember("init(_ sequence: [Self])") { arguments in
            let members = try arguments.context.elements(of: try arguments.given(0))
            return try members.reduce(Self.empty(of: arguments.receiver)) { try Self.combine($0, $1, |) }
        }
    }

    @RowBuilder private var asking: [HostMember] {
        HostMember("var isEmpty: Bool") { .bool(try Self.bits(of: $0.receiver) == 0) }
        ask("contains(_ member: Self)") { $0 & $1 == $1 }
        ask("isSubset(of other: Self)") { $0 & $1 == $0 }
        ask("isSuperset(of other: Self)") { $0 & $1 == $1 }
        ask("isStrictSubset(of other: Self)") { $0 & $1 == $0 && $0 != $1 }
        ask("isStrictSuperset(of other: Self)") { $0 & $1 == $1 && $0 != $1 }
        ask("isDisjoint(with other: Self)") { $0 & $1 == 0 }
    }

    @RowBuilder private var combining: [HostMember] {
        combine("union(_ other: Self)", "formUnion(_ other: Self)") { $0 | $1 }
        combine("intersection(_ other: Self)", "formIntersection(_ other: Self)") { $0 & $1 }
        combine("symmetricDifference(_ other: Self)", "formSymmetricDifference(_ other: Self)") { $0 ^ $1 }
        combine("subtracting(_ other: Self)", "subtract(_ other: Self)") { $0 & ~$1 }
    }

    @RowBuilder private var changing: [HostMember] {
        HostMember(
            "@discardableResult mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self)"
        ) { arguments in
            let (set, member) = (arguments.receiver, try arguments.given(0))
            let isThere = try Self.bits(of: set) & Self.bits(of: member) == Self.bits(of: member)
            arguments.receiver = try Self.combine(set, member, |)
            let after = isThere ? try Self.combine(set, member, &) : member
            return .tuple(TupleValue(labels: ["inserted", "memberAfterInsert"], elements: [.bool(!isThere), after]))
        }
        HostMember("@discardableResult mutating func remove(_ member: Self) -> Self?") { arguments in
            let (set, member) = (arguments.receiver, try arguments.given(0))
            let common = try Self.combine(set, member, &)
            arguments.receiver = try Self.combine(set, member) { $0 & ~$1 }
            return try Self.bits(of: common) == 0 ? .none : .some(common)
        }
        HostMember("@discardableResult mutating func update(with newMember: Self) -> Self?") { arguments in
            let (set, member) = (arguments.receiver, try arguments.given(0))
            let common = try Self.combine(set, member, &)
            arguments.receiver = try Self.combine(set, member, |)
            return try Self.bits(of: common) == 0 ? .none : .some(common)
        }
    }

    private func ask(_ declaration: String, _ holds: @escaping (UInt64, UInt64) -> Bool) -> HostMember {
        HostMember("func \(declaration) -> Bool") { arguments in
            .bool(holds(try Self.bits(of: arguments.receiver), try Self.bits(of: try arguments.given(0))))
        }
    }

    /// An operation that makes a set, and the one that changes the set itself.
    @RowBuilder private func combine(
        _ making: String, _ forming: String, _ operation: @escaping (UInt64, UInt64) -> UInt64
    ) -> [HostMember] {
        HostMember("func \(making) -> Self") { try Self.combine($0.receiver, try $0.given(0), operation) }
        HostMember("mutating func \(forming)") { arguments in
            arguments.receiver = try Self.combine(arguments.receiver, try arguments.given(0), operation)
            return .void
        }
    }

    // MARK: - Bits

    private static func bits(of set: Value) throws -> UInt64 {
        let (structure, field) = try storage(of: set)
        return switch structure[field: field] {
        case .int(let int): UInt64(bitPattern: Int64(int))
        case .sized(let sized): sized.bits
        default: throw HostRefusal("the raw value of an option set is a whole number")
        }
    }

    private static func combine(
        _ left: Value, _ right: Value, _ operation: (UInt64, UInt64) -> UInt64
    ) throws -> Value {
        var (structure, field) = try storage(of: left)
        let bits = operation(try bits(of: left), try bits(of: right))
        structure[field: field] = raw(bits, like: structure[field: field])
        return .structure(structure)
    }

    private static func raw(_ bits: UInt64, like value: Value) -> Value {
        guard case .sized(let sized) = value else { return .int(Int(Int64(bitPattern: bits))) }
        return .sized(SizedInteger(kind: sized.kind, bits: bits))
    }

    private static func storage(of set: Value) throws -> (StructValue, field: Int) {
        guard case .structure(let structure) = set,
            let field = structure.type.storedProperties.firstIndex(where: { $0.name == "rawValue" })
        else { throw HostRefusal("an option set is a struct that stores its 'rawValue'") }
        return (structure, field)
    }

    private static func empty(of type: Value) throws -> Value {
        guard case .type(.nominal(let nominal, _)) = type, nominal.storedProperties.count == 1 else {
            throw HostRefusal("an option set is a struct that stores its 'rawValue' and nothing else")
        }
        let name = nominal.storedProperties[0].type.description
        let kind = SizedInteger.Kind.allCases.first { $0.swiftName == name }
        let zero = kind.map { Value.sized(SizedInteger(kind: $0, bits: 0)) } ?? .int(0)
        return .structure(StructValue(type: nominal, fields: [zero]))
    }
}
