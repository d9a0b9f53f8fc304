import Foundation

/// A container of an encoder, by reference: the program writes into it step by step.
private final class EncodingContainerBox<Container> {
    var container: Container
    init(_ container: Container) { self.container = container }
}

private typealias KeyedBox = EncodingContainerBox<KeyedEncodingContainer<TextKey>>
private typealias UnkeyedBox = EncodingContainerBox<any UnkeyedEncodingContainer>
private typealias SingleBox = EncodingContainerBox<any SingleValueEncodingContainer>

/// `Encoder` and its containers, for types with an `encode(to:)` of their own.
struct EncodingContainerTables {
    let types: HostTypes

    @ListBuilder<HostType> var list: [HostType] {
        types.declare("protocol Encoder") { encoder }
        types.declare("class KeyedEncodingContainer<Key>") { keyed }
        types.declare("class UnkeyedEncodingContainer") { unkeyed }
        types.declare("class SingleValueEncodingContainer") { single }
    }

    @RowBuilder private var encoder: [HostMember] {
        HostMember("func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>") {
            arguments in
            let encoder: any Encoder = try payload(arguments)
            return try types.value(KeyedBox(encoder.container(keyedBy: TextKey.self)), ofType: "KeyedEncodingContainer")
        }
        HostMember("func unkeyedContainer() -> UnkeyedEncodingContainer") { arguments in
            let encoder: any Encoder = try payload(arguments)
            return try types.value(UnkeyedBox(encoder.unkeyedContainer()), ofType: "UnkeyedEncodingContainer")
        }
        HostMember("func singleValueContainer() -> SingleValueEncodingContainer") { arguments in
            let encoder: any Encoder = try payload(arguments)
            return try types.value(SingleBox(encoder.singleValueContainer()), ofType: "SingleValueEncodingContainer")
        }
    }

    @RowBuilder private var keyed: [HostMember] {
        HostMember("mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws") { arguments in
            let box: KeyedBox = try payload(arguments)
            try box.container.encode(try content(arguments), forKey: try key(arguments, 1))
            return .void
        }
        HostMember("mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws") { arguments in
            let box: KeyedBox = try payload(arguments)
            if try arguments.given(0).unwrapped == nil { return .void }
            try box.container.encode(try content(arguments), forKey: try key(arguments, 1))
            return .void
        }
        // What synthesised code writes: nil is left out.
        HostMember("mutating func _encode<T: Encodable>(_ value: T, forKey key: Key) throws") { arguments in
            let box: KeyedBox = try payload(arguments)
            if case .none = try arguments.given(0) { return .void }
            try box.container.encode(try content(arguments), forKey: try key(arguments, 1))
            return .void
        }
        HostMember("mutating func encodeNil(forKey key: Key) throws") { arguments in
            let box: KeyedBox = try payload(arguments)
            try box.container.encodeNil(forKey: try key(arguments, 0))
            return .void
        }
        HostMember(
            "mutating func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type, forKey key: Key) "
                + "-> KeyedEncodingContainer<NestedKey>"
        ) { arguments in
            let box: KeyedBox = try payload(arguments)
            let nested = box.container.nestedContainer(keyedBy: TextKey.self, forKey: try key(arguments, 1))
            return try types.value(KeyedBox(nested), ofType: "KeyedEncodingContainer")
        }
        HostMember("mutating func nestedUnkeyedContainer(forKey key: Key) -> UnkeyedEncodingContainer") { arguments in
            let box: KeyedBox = try payload(arguments)
            let nested = box.container.nestedUnkeyedContainer(forKey: try key(arguments, 0))
            return try types.value(UnkeyedBox(nested), ofType: "UnkeyedEncodingContainer")
        }
    }

    @RowBuilder private var unkeyed: [HostMember] {
        HostMember("mutating func encode<T: Encodable>(_ value: T) throws") { arguments in
            let box: UnkeyedBox = try payload(arguments)
            try box.container.encode(try content(arguments))
            return .void
        }
        HostMember("mutating func encodeNil() throws") { arguments in
            let box: UnkeyedBox = try payload(arguments)
            try box.container.encodeNil()
            return .void
        }
        HostMember("mutating func encode<S: Sequence>(contentsOf sequence: S) throws") { arguments in
            let box: UnkeyedBox = try payload(arguments)
            for element in try arguments.elements(0) {
                try box.container.encode(EncodableValue(value: element, context: arguments.context))
            }
            return .void
        }
    }

    @RowBuilder private var single: [HostMember] {
        HostMember("mutating func encode<T: Encodable>(_ value: T) throws") { arguments in
            let box: SingleBox = try payload(arguments)
            try box.container.encode(try content(arguments))
            return .void
        }
        HostMember("mutating func encodeNil() throws") { arguments in
            let box: SingleBox = try payload(arguments)
            try box.container.encodeNil()
            return .void
        }
    }

    private func payload<Payload>(_ arguments: HostArguments) throws -> Payload {
        guard let payload = arguments.receiver.hostPayload as? Payload else {
            throw HostRefusal("not an encoder's part")
        }
        return payload
    }

    private func content(_ arguments: HostArguments) throws -> EncodableValue {
        EncodableValue(value: try arguments.given(0), context: arguments.context)
    }

    private func key(_ arguments: HostArguments, _ index: Int) throws -> TextKey {
        try TextKey.of(try arguments.given(index), in: arguments.context)
    }
}
