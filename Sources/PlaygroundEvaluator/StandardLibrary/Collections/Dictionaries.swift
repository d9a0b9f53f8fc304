/// `Dictionary`.
struct DictionaryTables {
    let types: HostTypes
    let random: RandomSource

    var list: [HostType] {
        [dictionary] + conditional + views
    }

    private var dictionary: HostType {
        types.declare(
            "struct Dictionary<Key: Hashable, Value>: Collection, CustomStringConvertible, ExpressibleByDictionaryLiteral"
        ) {
            HostMember(noting: "typealias Element = (key: Key, value: Value)")
            HostMember(noting: "typealias Keys = Dictionary.Keys")
            HostMember(noting: "typealias Index = Dictionary.Index")
            DescriptionRows.both
            making
            access
            deriving
            changing
        }
    }

    private var conditional: [HostType] {
        ["Equatable", "Hashable", "Encodable", "Decodable", "Sendable"].map { conformance in
            HostType("struct Dictionary<Key, Value>: \(conformance) where Value: \(conformance)")
        }
    }

    @RowBuilder private var making: [HostMember] {
        HostMember("init()") { _ in .dictionary(DictionaryValue()) }
        HostMember("init(minimumCapacity: Int)") { _ in .dictionary(DictionaryValue()) }
        HostMember("init(uniqueKeysWithValues keysAndValues: some Sequence<(Key, Value)>)") { arguments in
            var result = DictionaryValue()
            for pair in try arguments.elements(0) {
                let (key, value) = try pair.pairElements()
                let hashed = HashedValue(key)
                if result[hashed] != nil { throw Trap.duplicateKey(try arguments.context.describe(key)) }
                result[hashed] = value
            }
            return .dictionary(result)
        }
        HostMember(
            "init(_ keysAndValues: some Sequence<(Key, Value)>, "
                + "uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows"
        ) { arguments in
            var result = DictionaryValue()
            try merge(try arguments.elements(0), into: &result, arguments, combine: 1)
            return .dictionary(result)
        }
        HostMember(
            "init<S: Sequence>(grouping values: S, by keyForValue: (S.Element) throws -> Key) rethrows",
            where: "Value == [S.Element]"
        ) { arguments in
            .dictionary(try grouped(arguments))
        }
        HostMember("static func == (lhs: [Key: Value], rhs: [Key: Value]) -> Bool", where: "Value: Equatable") {
            arguments in
            .bool(ValueEquality.areEqual(try arguments.given(0), try arguments.given(1)))
        }
    }

    private func grouped(_ arguments: HostArguments) throws -> DictionaryValue {
        var order: [HashedValue: Int] = [:]
        var groups: [(key: Value, values: [Value])] = []
        for element in try arguments.elements(0) {
            let key = HashedValue(try arguments.call(1, element))
            if let group = order[key] {
                groups[group].values.append(element)
            } else {
                order[key] = groups.count
                groups.append((key.value, [element]))
            }
        }
        return DictionaryValue(groups.map { (key: $0.key, value: .array($0.values)) })
    }

    private func merge(
        _ pairs: [Value], into dictionary: inout DictionaryValue, _ arguments: HostArguments, combine: Int
    ) throws {
        for pair in pairs {
            let (key, value) = try pair.pairElements()
            let hashed = HashedValue(key)
            dictionary[hashed] = try dictionary[hashed].map { try arguments.call(combine, $0, value) } ?? value
        }
    }

    private func slot(_ declaration: String, _ number: @escaping (DictionaryValue) -> Int) -> HostMember {
        HostMember(declaration) {
            try Slot(number: number(try $0.dictionary()), type: "Dictionary").written(in: types)
        }
    }

    @RowBuilder private var access: [HostMember] {
        HostMember(writable: "subscript(key: Key) -> Value? { get set }") { arguments, value in
            try arguments.changeDictionary { dictionary, arguments in
                dictionary[HashedValue(try arguments.given(0))] = value.unwrapped
            }
        } get: { arguments in
            .optional(try arguments.dictionary()[HashedValue(try arguments.given(0))])
        }
        HostMember(
            writable: "subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value { get set }"
        ) { arguments, value in
            try arguments.changeDictionary { dictionary, arguments in
                dictionary[HashedValue(try arguments.given(0))] = value
            }
        } get: { arguments in
            try arguments.dictionary()[HashedValue(try arguments.given(0))] ?? arguments.deferred(1)
        }
        slot("var startIndex: Dictionary.Index") { $0.firstSlot(from: 0) }
        slot("var endIndex: Dictionary.Index") { $0.slotCount }
        HostMember("func index(after i: Dictionary.Index) -> Dictionary.Index") { arguments in
            let dictionary = try arguments.dictionary()
            guard let slot = Slot.read(try arguments.given(0)), slot.number < dictionary.slotCount else {
                throw Trap.fatal("Attempting to access Dictionary elements using an invalid index")
            }
            let next = Slot(number: dictionary.firstSlot(from: slot.number + 1), type: "Dictionary")
            return try next.written(in: types)
        }
        HostMember("subscript(position: Dictionary.Index) -> (key: Key, value: Value)") { arguments in
            guard let slot = Slot.read(try arguments.given(0)), slot.number < (try arguments.dictionary()).slotCount,
                let entry = try arguments.dictionary().entry(at: slot.number)
            else { throw Trap.fatal("Attempting to access Dictionary elements using an invalid index") }
            return .pair(entry.key, entry.value)
        }
        HostMember("var count: Int") { .int(try $0.dictionary().count) }
        HostMember("var isEmpty: Bool") { .bool(try $0.dictionary().isEmpty) }
        HostMember("var capacity: Int") { .int(try $0.dictionary().count) }
        HostMember("var keys: Dictionary.Keys<Key>") { arguments in
            try types.value(DictionaryPart(dictionary: try arguments.dictionary()), ofType: "Dictionary.Keys")
        }
        HostMember("var values: Dictionary.Values<Value>") { arguments in
            try types.value(DictionaryPart(dictionary: try arguments.dictionary()), ofType: "Dictionary.Values")
        }
        HostMember("func index(forKey key: Key) -> Dictionary.Index?") { arguments in
            let slot = try arguments.dictionary().slot(of: HashedValue(try arguments.given(0)))
            return try slot.map { Slot(number: $0, type: "Dictionary") }.written(in: types)
        }
    }

    @RowBuilder private var deriving: [HostMember] {
        HostMember(
            "func filter(_ isIncluded: ((key: Key, value: Value)) throws -> Bool) rethrows -> [Key: Value]"
        ) { arguments in
            let pairs = try arguments.dictionary().pairs.filter { try arguments.test(0, .pair($0.key, $0.value)) }
            return .dictionary(DictionaryValue(pairs))
        }
        HostMember("func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T]") { arguments in
            let pairs = try arguments.dictionary().pairs
            return .dictionary(
                DictionaryValue(try pairs.map { (key: $0.key, value: try arguments.call(0, $0.value)) }))
        }
        HostMember("func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> [Key: T]") { arguments in
            var result = DictionaryValue()
            for pair in try arguments.dictionary().pairs {
                result[HashedValue(pair.key)] = try arguments.call(0, pair.value).unwrapped
            }
            return .dictionary(result)
        }
        for other in ["[Key: Value]", "some Sequence<(Key, Value)>"] {
            HostMember(
                "func merging(_ other: \(other), "
                    + "uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows -> [Key: Value]"
            ) { arguments in
                var result = try arguments.dictionary()
                try merge(try arguments.elements(0), into: &result, arguments, combine: 1)
                return .dictionary(result)
            }
        }
    }

    @RowBuilder private var changing: [HostMember] {
        for other in ["[Key: Value]", "some Sequence<(Key, Value)>"] {
            HostMember(
                "mutating func merge(_ other: \(other), "
                    + "uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows"
            ) { arguments in
                let pairs = try arguments.elements(0)
                try arguments.changeDictionary { try merge(pairs, into: &$0, $1, combine: 1) }
                return .void
            }
        }
        HostMember("mutating func updateValue(_ value: Value, forKey key: Key) -> Value?") { arguments in
            try arguments.changeDictionary { dictionary, arguments in
                let key = HashedValue(try arguments.given(1))
                defer { dictionary[key] = arguments.values[0] }
                return .optional(dictionary[key])
            }
        }
        HostMember("mutating func removeValue(forKey key: Key) -> Value?") { arguments in
            try arguments.changeDictionary { dictionary, arguments in
                let key = HashedValue(try arguments.given(0))
                defer { dictionary[key] = nil }
                return .optional(dictionary[key])
            }
        }
        HostMember("mutating func removeAll(keepingCapacity keepCapacity: Bool = false)") { arguments in
            arguments.receiver = .dictionary(DictionaryValue())
            return .void
        }
        HostMember("mutating func popFirst() -> (key: Key, value: Value)?") { arguments in
            try arguments.changeDictionary { dictionary, _ in
                guard let pair = dictionary.pairs.first else { return .none }
                dictionary[HashedValue(pair.key)] = nil
                return .some(.pair(pair.key, pair.value))
            }
        }
        HostMember("mutating func remove(at index: Dictionary.Index) -> (key: Key, value: Value)") { arguments in
            try arguments.changeDictionary { dictionary, arguments in
                guard let slot = Slot.read(try arguments.given(0)), slot.number < dictionary.slotCount,
                    let pair = dictionary.entry(at: slot.number)
                else { throw Trap.fatal("Attempting to access Dictionary elements using an invalid index") }
                dictionary[HashedValue(pair.key)] = nil
                return .pair(pair.key, pair.value)
            }
        }
        HostMember("mutating func reserveCapacity(_ minimumCapacity: Int)") { arguments in
            let capacity = try arguments.int(0)
            try arguments.changeDictionary { dictionary, _ in dictionary.reserveCapacity(min(max(0, capacity), 1 << 16))
            }
            return .void
        }
    }
}

extension HostArguments {
    func dictionary() throws -> DictionaryValue {
        guard case .dictionary(let dictionary) = receiver else { throw HostRefusal("the receiver is not a dictionary") }
        return dictionary
    }
}
