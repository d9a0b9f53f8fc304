extension GeneratedContent {
    /// Content as a part of something encoded with Swift's coders.
    ///
    /// Coders keep no order of names: names are read in alphabetical order. Where order matters, write it beside.
    package struct Coded: Codable, Sendable {
        package let content: GeneratedContent

        package init(_ content: GeneratedContent) {
            self.content = content
        }

        package init(from decoder: any Decoder) throws {
            content = GeneratedContent(try Self.storage(from: decoder))
        }

        package func encode(to encoder: any Encoder) throws {
            switch content.storage {
            case .array(let elements): try encode(elements, to: encoder)
            case .structure(let properties): try encode(properties, to: encoder)
            default: try encodeScalar(to: encoder)
            }
        }
    }
}

extension GeneratedContent.Coded {
    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) {
            self.stringValue = stringValue
        }

        init?(intValue: Int) {
            nil
        }
    }

    private static func storage(from decoder: any Decoder) throws -> GeneratedContent.Storage {
        if let container = try? decoder.container(keyedBy: Key.self) {
            return .structure(try properties(from: container))
        }
        if var container = try? decoder.unkeyedContainer() {
            var elements: [GeneratedContent] = []
            while !container.isAtEnd { elements.append(try container.decode(GeneratedContent.Coded.self).content) }
            return .array(elements)
        }
        return try scalar(from: try decoder.singleValueContainer())
    }

    private static func properties(
        from container: KeyedDecodingContainer<Key>
    ) throws -> GeneratedContent.Properties {
        let keys = container.allKeys.sorted { $0.stringValue < $1.stringValue }
        return GeneratedContent.Properties(
            try keys.map { ($0.stringValue, try container.decode(GeneratedContent.Coded.self, forKey: $0).content) })
    }

    private static func scalar(from container: any SingleValueDecodingContainer) throws -> GeneratedContent.Storage {
        if container.decodeNil() { return .null }
        if let value = try? container.decode(Bool.self) { return .bool(value) }
        if let value = try? container.decode(Int.self) { return .number(ExactNumber(value)) }
        if let value = try? container.decode(Double.self) { return .init(value) }
        return .string(try container.decode(String.self))
    }

    private func encode(_ elements: [GeneratedContent], to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for element in elements { try container.encode(Self(element)) }
    }

    private func encode(_ properties: GeneratedContent.Properties, to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        for (key, value) in properties.pairs { try container.encode(Self(value), forKey: Key(stringValue: key)) }
    }

    private func encodeScalar(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch content.storage {
        case .bool(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .number(let number): try Self.encode(number, into: &container)
        case .null, .nonFinite, .array, .structure: try container.encodeNil()
        }
    }

    private static func encode(_ number: ExactNumber, into container: inout any SingleValueEncodingContainer) throws {
        if let whole = number.int { return try container.encode(whole) }
        if number.digits.count > 15, let decimal = number.decimal { return try container.encode(decimal) }
        try container.encode(number.double)
    }
}
