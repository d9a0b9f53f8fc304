extension GeneratedContent {
    /// What content is: one of JSON's six kinds of value.
    ///
    /// Follows API version 26.0.
    public enum Kind: Equatable, Sendable {
        /// Nothing, said explicitly.
        case null
        /// True or false.
        case bool(Bool)
        /// A number; integers too.
        case number(Double)
        /// A text.
        case string(String)
        /// Elements in order.
        case array([GeneratedContent])
        /// Named properties; `orderedKeys` is the order in which they were generated.
        case structure(properties: [String: GeneratedContent], orderedKeys: [String])
    }

    /// The content as one of JSON's kinds, with the identities of its parts.
    ///
    /// A number beyond the digits of `Double` is rounded here, not in `jsonString`. Follows API version 26.0.
    public var kind: Kind {
        switch storage {
        case .null: .null
        case .bool(let value): .bool(value)
        case .number(let value): .number(value.double)
        case .nonFinite(let value): .number(value)
        case .string(let value): .string(value)
        case .array(let elements): .array(elements)
        case .structure(let properties): .structure(properties: properties.byName, orderedKeys: properties.keys)
        }
    }

    /// Creates content of the given kind.
    ///
    /// Names in `orderedKeys` without a property are ignored; properties it does not name follow in alphabetical order.
    /// Follows API version 26.0.
    public init(kind: Kind, id: GenerationID? = nil) {
        self.init(Storage(kind), id: id)
    }
}

extension GeneratedContent.Storage {
    package init(_ number: Double) {
        self = ExactNumber(number).map { .number($0) } ?? .nonFinite(number)
    }

    fileprivate init(_ kind: GeneratedContent.Kind) {
        switch kind {
        case .null: self = .null
        case .bool(let value): self = .bool(value)
        case .number(let value): self.init(value)
        case .string(let value): self = .string(value)
        case .array(let elements): self = .array(elements)
        case .structure(let properties, let order): self = .structure(.init(properties, order: order))
        }
    }
}

extension GeneratedContent.Properties {
    fileprivate init(_ values: [String: GeneratedContent], order: [String]) {
        let named = order.filter { values[$0] != nil }
        let others = values.keys.filter { !Set(named).contains($0) }.sorted()
        self.init((named + others).compactMap { key in values[key].map { (key, $0) } })
    }
}
