/// A Swift type whose values cross into interpreted code and back, given the types of the library.
package protocol Bridged {
    static var bridgedName: String { get }
    /// nil when the value is of another type.
    static func read(_ value: Value) -> Self?
    func written(in types: HostTypes) throws -> Value
    static func written(_ values: [Self], in types: HostTypes) throws -> [Value]
}

extension Bridged {
    package static func written(_ values: [Self], in types: HostTypes) throws -> [Value] {
        try values.map { try $0.written(in: types) }
    }
}

/// A Swift type that interpreted code holds as a host value.
package protocol HostRepresentable: Bridged {}

extension HostRepresentable {
    package static func read(_ value: Value) -> Self? {
        guard case .host(let host) = value else { return nil }
        return host.content()
    }

    package func written(in types: HostTypes) throws -> Value {
        try types.value(self, ofType: Self.bridgedName)
    }

    package static func written(_ values: [Self], in types: HostTypes) throws -> [Value] {
        let type = try types.type(named: bridgedName)
        return values.map { .host(HostBox($0, type: type)) }
    }
}

/// A Swift enum without payloads that interpreted code sees as an enum too.
package protocol BridgedEnum: Bridged, Equatable {
    static var bridgedCases: [(name: String, value: Self)] { get }
}

extension BridgedEnum {
    package static func read(_ value: Value) -> Self? {
        guard case .enumeration(let enumeration) = value else { return nil }
        return bridgedCases.first { $0.name == enumeration.caseName }?.value
    }

    package func written(in types: HostTypes) throws -> Value {
        guard let name = Self.bridgedCases.first(where: { $0.value == self })?.name else {
            throw HostRefusal("\(Self.bridgedName) has no such case")
        }
        return try types.value(ofEnum: Self.bridgedName, case: name)
    }
}

extension Bridged where Self: ValueConvertible {
    package static var bridgedName: String { swiftTypeName }
    package static func read(_ value: Value) -> Self? { Self(value) }
    package func written(in types: HostTypes) -> Value { value }
}

extension Int: Bridged {}
extension Double: Bridged {}
extension Bool: Bridged {}
extension String: Bridged {}
extension Character: Bridged {}
extension Nothing: Bridged {}
extension Value: Bridged {}

extension Optional: Bridged where Wrapped: Bridged {
    package static var bridgedName: String { Wrapped.bridgedName + "?" }

    package static func read(_ value: Value) -> Wrapped?? {
        switch value {
        case .none: .some(nil)
        case .some(let wrapped): Wrapped.read(wrapped).map { .some($0) }
        default: Wrapped.read(value).map { .some($0) }
        }
    }

    package func written(in types: HostTypes) throws -> Value {
        guard let wrapped = self else { return .none }
        return .some(try wrapped.written(in: types))
    }
}

extension Array: Bridged where Element: Bridged {
    package static var bridgedName: String { "[\(Element.bridgedName)]" }

    package static func read(_ value: Value) -> [Element]? {
        guard case .array(let values) = value else { return nil }
        var elements: [Element] = []
        elements.reserveCapacity(values.count)
        for value in values {
            guard let element = Element.read(value) else { return nil }
            elements.append(element)
        }
        return elements
    }

    package func written(in types: HostTypes) throws -> Value { .array(try Element.written(self, in: types)) }
}

extension Set: Bridged where Element: Bridged {
    package static var bridgedName: String { "Set<\(Element.bridgedName)>" }

    package static func read(_ value: Value) -> Set<Element>? {
        switch value {
        case .set(let set): [Element].read(.array(set.elements)).map { Set($0) }
        case .array: [Element].read(value).map { Set($0) }
        default: nil
        }
    }

    package func written(in types: HostTypes) throws -> Value {
        .set(SetValue(try map { try $0.written(in: types) }))
    }
}

extension Dictionary: Bridged where Key: Bridged, Value: Bridged {
    package static var bridgedName: String { "[\(Key.bridgedName): \(Value.bridgedName)]" }

    package static func read(_ value: PlaygroundEvaluator.Value) -> [Key: Value]? {
        guard case .dictionary(let dictionary) = value else { return nil }
        var result: [Key: Value] = [:]
        for pair in dictionary.pairs {
            guard let key = Key.read(pair.key), let value = Value.read(pair.value) else { return nil }
            result[key] = value
        }
        return result
    }

    package func written(in types: HostTypes) throws -> PlaygroundEvaluator.Value {
        var result = DictionaryValue()
        // The order of a Swift dictionary changes from run to run; that of its keys' texts does not.
        for (key, value) in sorted(by: { "\($0.key)" < "\($1.key)" }) {
            result[HashedValue(try key.written(in: types))] = try value.written(in: types)
        }
        return .dictionary(result)
    }
}
