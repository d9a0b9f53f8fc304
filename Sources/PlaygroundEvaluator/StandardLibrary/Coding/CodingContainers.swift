import Foundation

/// A decoder as the program's `init(from:)` sees it.
struct DecoderBox {
    let decoder: any Decoder
    let task: DecodingTask
}

/// A container as the program sees it. Unkeyed ones move on, so that all are references.
final class DecodingContainerBox<Source> {
    var source: Source
    let task: DecodingTask
    /// The program's type of keys, for keyed containers.
    let keys: Type?

    init(_ source: Source, _ task: DecodingTask, keys: Type? = nil) {
        self.source = source
        self.task = task
        self.keys = keys
    }
}

private typealias KeyedBox = DecodingContainerBox<KeyedDecodingContainer<TextKey>>
private typealias UnkeyedBox = DecodingContainerBox<UnkeyedSource>
private typealias SingleBox = DecodingContainerBox<any SingleValueDecodingContainer>

/// `Decoder` and its containers, for types with an `init(from:)` of their own.
struct DecodingContainerTables {
    let types: HostTypes

    @ListBuilder<HostType> var list: [HostType] {
        types.declare("protocol Decoder") { decoder }
        types.declare("class KeyedDecodingContainer<Key>") { keyed }
        types.declare("class UnkeyedDecodingContainer") { unkeyed }
        types.declare("class SingleValueDecodingContainer") { single }
    }

    @RowBuilder private var decoder: [HostMember] {
        HostMember("func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>") {
            arguments in
            let box: DecoderBox = try payload(arguments)
            return try wrap("KeyedDecodingContainer", box.task, arguments) {
                try box.decoder.container(keyedBy: TextKey.self)
            }
        }
        HostMember("func unkeyedContainer() throws -> UnkeyedDecodingContainer") { arguments in
            let box: DecoderBox = try payload(arguments)
            return try wrap("UnkeyedDecodingContainer", box.task, arguments) {
                UnkeyedSource(try box.decoder.unkeyedContainer())
            }
        }
        HostMember("func singleValueContainer() throws -> SingleValueDecodingContainer") { arguments in
            let box: DecoderBox = try payload(arguments)
            return try wrap("SingleValueDecodingContainer", box.task, arguments) {
                try box.decoder.singleValueContainer()
            }
        }
        HostMember("var codingPath: [any CodingKey]") { arguments in
            let box: DecoderBox = try payload(arguments)
            return .array(try box.decoder.codingPath.map { try TextKey(copying: $0).written(in: types) })
        }
    }

    @RowBuilder private var keyed: [HostMember] {
        HostMember("func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T") { arguments in
            let box: KeyedBox = try payload(arguments)
            return try read(arguments, box.task) { KeyedSource(container: box.source, key: try key(arguments, 1)) }
        }
        HostMember("func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T?") { arguments in
            let box: KeyedBox = try payload(arguments)
            let source = KeyedSource(container: box.source, key: try key(arguments, 1))
            if try source.isNil() { return .none }
            return .some(try read(arguments, box.task) { source })
        }
        // What synthesised code reads: the property tells the type.
        HostMember("func _decode<T: Decodable>(forKey key: Key) throws -> T") { arguments in
            let box: KeyedBox = try payload(arguments)
            guard let type = arguments.typeArguments["T"] else { throw HostRefusal("a property's type is not known") }
            let source = KeyedSource(container: box.source, key: try key(arguments, 0))
            return try catching(arguments) { try ValueDecoder.value(of: type, from: source, box.task) }
        }
        HostMember("func contains(_ key: Key) -> Bool") { arguments in
            let box: KeyedBox = try payload(arguments)
            return .bool(box.source.contains(try key(arguments, 0)))
        }
        HostMember("func decodeNil(forKey key: Key) throws -> Bool") { arguments in
            let box: KeyedBox = try payload(arguments)
            return .bool(try KeyedSource(container: box.source, key: try key(arguments, 0)).isNil())
        }
        HostMember("var allKeys: [Key]") { arguments in
            let box: KeyedBox = try payload(arguments)
            let keys = box.source.allKeys.sorted { $0.stringValue < $1.stringValue }
            return .array(
                try keys.compactMap { try self.key($0, as: box.keys, arguments.context) })
        }
        HostMember(
            "func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type, forKey key: Key) throws "
                + "-> KeyedDecodingContainer<NestedKey>"
        ) { arguments in
            let box: KeyedBox = try payload(arguments)
            return try wrap("KeyedDecodingContainer", box.task, arguments) {
                try box.source.nestedContainer(keyedBy: TextKey.self, forKey: try key(arguments, 1))
            }
        }
        HostMember("func nestedUnkeyedContainer(forKey key: Key) throws -> UnkeyedDecodingContainer") { arguments in
            let box: KeyedBox = try payload(arguments)
            return try wrap("UnkeyedDecodingContainer", box.task, arguments) {
                UnkeyedSource(try box.source.nestedUnkeyedContainer(forKey: try key(arguments, 0)))
            }
        }
    }

    @RowBuilder private var unkeyed: [HostMember] {
        HostMember("mutating func decode<T: Decodable>(_ type: T.Type) throws -> T") { arguments in
            let box: UnkeyedBox = try payload(arguments)
            return try read(arguments, box.task) { box.source }
        }
        HostMember("mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T?") { arguments in
            let box: UnkeyedBox = try payload(arguments)
            if try box.source.isNil() { return .none }
            return .some(try read(arguments, box.task) { box.source })
        }
        HostMember("mutating func decodeNil() throws -> Bool") { arguments in
            .bool(try payload(arguments, as: UnkeyedBox.self).source.isNil())
        }
        HostMember("var isAtEnd: Bool") { .bool(try payload($0, as: UnkeyedBox.self).source.container.isAtEnd) }
        HostMember("var currentIndex: Int") { .int(try payload($0, as: UnkeyedBox.self).source.container.currentIndex) }
        HostMember("var count: Int?") { arguments in
            try payload(arguments, as: UnkeyedBox.self).source.container.count.value
        }
        HostMember(
            "mutating func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type) throws "
                + "-> KeyedDecodingContainer<NestedKey>"
        ) { arguments in
            let box: UnkeyedBox = try payload(arguments)
            return try wrap("KeyedDecodingContainer", box.task, arguments) {
                try box.source.container.nestedContainer(keyedBy: TextKey.self)
            }
        }
    }

    @RowBuilder private var single: [HostMember] {
        HostMember("func decode<T: Decodable>(_ type: T.Type) throws -> T") { arguments in
            let box: SingleBox = try payload(arguments)
            return try read(arguments, box.task) { SingleSource(container: box.source) }
        }
        HostMember("func decodeNil() -> Bool") { .bool(try payload($0, as: SingleBox.self).source.decodeNil()) }
    }

    private func payload<Payload>(_ arguments: HostArguments, as type: Payload.Type = Payload.self) throws -> Payload {
        guard let payload = arguments.receiver.hostPayload as? Payload else {
            throw HostRefusal("not a decoder's part")
        }
        return payload
    }

    /// A key as a value of the program's own type; nil when that has no such key.
    private func key(_ key: TextKey, as type: Type?, _ context: any HostContext) throws -> Value? {
        guard case .nominal(let nominal, _)? = type else { return try key.written(in: types) }
        guard nominal.kind == .enum else {
            let made = try context.callMethod(
                "init", labels: ["stringValue"], of: .type(.nominal(nominal, [])), [.string(key.stringValue)])
            return made.unwrapped
        }
        return nominal.cases.indices.lazy.map { Value.enumeration(EnumValue(type: nominal, caseIndex: $0)) }
            .first { TextKey.text(of: $0) == key.stringValue }
    }

    private func key(_ arguments: HostArguments, _ index: Int) throws -> TextKey {
        try TextKey.of(try arguments.given(index), in: arguments.context)
    }

    private func wrap<Source>(
        _ name: String, _ task: DecodingTask, _ arguments: HostArguments, _ make: () throws -> Source
    ) throws -> Value {
        var keys: Type?
        if case .type(let type)? = arguments.values.first.flatMap({ $0 }) { keys = type }
        return try catching(arguments) {
            try types.value(DecodingContainerBox(try make(), task, keys: keys), ofType: name)
        }
    }

    private func read(
        _ arguments: HostArguments, _ task: DecodingTask, _ source: () throws -> any DecodingSource
    ) throws -> Value {
        guard case .type(let type) = try arguments.given(0) else { throw HostRefusal("argument 1 is not a type") }
        return try catching(arguments) { try ValueDecoder.value(of: type, from: try source(), task) }
    }

    /// Errors become the program's here, since its own code may catch them.
    private func catching(_ arguments: HostArguments, _ work: () throws -> Value) throws -> Value {
        do {
            return try work()
        } catch let error as DecodingError {
            throw try CodingErrorTables(types: types).thrown(error, in: arguments.context)
        }
    }
}
