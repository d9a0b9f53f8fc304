import Foundation

/// A value of the program on its way into one of Foundation's encoders.
struct EncodableValue: Encodable {
    let value: Value
    let context: any HostContext

    func encode(to encoder: any Encoder) throws {
        switch value {
        case .bool(let value): try encodeSingle(value, encoder)
        case .int(let value): try encodeSingle(value, encoder)
        case .double(let value): try encodeSingle(value, encoder)
        case .float(let value): try encodeSingle(value, encoder)
        case .sized(let value): try encode(value, encoder)
        case .string(let value): try encodeSingle(value, encoder)
        case .none: try encodeNil(encoder)
        case .some(let wrapped): try nested(wrapped).encode(to: encoder)
        case .array(let elements): try encode(elements, encoder)
        case .set(let set): try encode(set.elements, encoder)
        case .dictionary(let dictionary): try encode(dictionary, encoder)
        case .range(let range): try encode([range.lower, range.upper].compactMap { $0 }, encoder)
        case .enumeration(let enumeration): try encode(enumeration, encoder)
        case .structure(let structure): try encode(structure.type, structure.storage.fields, encoder)
        case .object(let object): try encode(object.type, object.fields, encoder)
        case .host(let host): try encode(host, encoder)
        case .void, .character, .tuple, .function, .type, .keyPath: throw refusal
        }
    }

    private func nested(_ value: Value) -> EncodableValue { EncodableValue(value: value, context: context) }

    private var refusal: HostRefusal {
        HostRefusal("'\(TypeNaming.name(ofTypeOf: value))' does not conform to 'Encodable'")
    }

    private func encodeSingle(_ content: some Encodable, _ encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(content)
    }

    private func encodeNil(_ encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encodeNil()
    }

    private func encode(_ integer: SizedInteger, _ encoder: any Encoder) throws {
        if integer.kind.isSigned {
            try encodeSingle(Int64(bitPattern: integer.bits), encoder)
        } else {
            try encodeSingle(integer.bits, encoder)
        }
    }

    private func encode(_ elements: [Value], _ encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for element in elements { try container.encode(nested(element)) }
    }

    /// Keys that are text or `Int` make an object, others a list of keys and values in turn.
    private func encode(_ dictionary: DictionaryValue, _ encoder: any Encoder) throws {
        var byText: [String: EncodableValue] = [:]
        for pair in dictionary.pairs {
            switch pair.key {
            case .string(let key): byText[key] = nested(pair.value)
            case .int(let key): byText[String(key)] = nested(pair.value)
            default: return try encode(dictionary.pairs.flatMap { [$0.key, $0.value] }, encoder)
            }
        }
        try encodeSingle(byText, encoder)
    }

    private func encode(_ enumeration: EnumValue, _ encoder: any Encoder) throws {
        if let encode = enumeration.type.coding?.encode { return try custom(encode, encoder) }
        let enumCase = enumeration.type.cases[enumeration.caseIndex]
        if let raw = enumCase.rawValue { return try nested(raw).encode(to: encoder) }
        var container = encoder.container(keyedBy: TextKey.self)
        var payload = container.nestedContainer(keyedBy: TextKey.self, forKey: TextKey(enumCase.name))
        for (index, element) in enumeration.payload.enumerated() {
            let key = TextKey(enumCase.payload[index].label ?? "_\(index)")
            if case .none = element { continue }
            try payload.encode(nested(element), forKey: key)
        }
    }

    private func encode(_ type: NominalType, _ fields: [Value], _ encoder: any Encoder) throws {
        if let encode = type.coding?.encode { return try custom(encode, encoder) }
        guard type.coding != nil || ErrorText.conforms(type, to: "Encodable") else { throw refusal }
        var container = encoder.container(keyedBy: TextKey.self)
        for (property, key) in type.codingKeys {
            guard let index = type.storedProperties.firstIndex(where: { $0.name == property }) else { continue }
            // A nil property is left out, as the synthesised code leaves it out.
            if case .none = fields[index] { continue }
            try container.encode(nested(fields[index]), forKey: TextKey(key))
        }
    }

    private func custom(
        _ encode: (Value, Value, any HostContext) throws -> Void, _ encoder: any Encoder
    ) throws {
        guard let type = context.hostType(named: "Encoder") else { throw HostRefusal("Encoder is not declared") }
        try encode(value, .host(HostBox(encoder, type: type)), context)
    }

    private func encode(_ host: HostValue, _ encoder: any Encoder) throws {
        switch host.payload {
        case let slice as ArraySlice<Value>: try encode(Array(slice), encoder)
        case let text as Substring: try encodeSingle(String(text), encoder)
        case let encodable as any Encodable: try encodeSingle(encodable, encoder)
        default: throw refusal
        }
    }
}

extension NominalType {
    /// The stored properties that are coded, with their keys.
    var codingKeys: [(property: String, key: String)] {
        coding?.keys ?? storedProperties.map { ($0.name, $0.name) }
    }
}
