/// A Swift type that host closures can take and return directly.
package protocol ValueConvertible {
    static var swiftTypeName: String { get }
    /// nil when the value is of another type.
    init?(_ value: Value)
    var value: Value { get }
}

extension Value: ValueConvertible {
    package static var swiftTypeName: String { "Any" }
    package init?(_ value: Value) { self = value }
    package var value: Value { self }
}

extension Int: ValueConvertible {
    package static var swiftTypeName: String { "Int" }
    package init?(_ value: Value) {
        guard case .int(let int) = value else { return nil }
        self = int
    }
    package var value: Value { .int(self) }
}

extension Double: ValueConvertible {
    package static var swiftTypeName: String { "Double" }
    package init?(_ value: Value) {
        guard case .double(let double) = value else { return nil }
        self = double
    }
    package var value: Value { .double(self) }
}

extension Bool: ValueConvertible {
    package static var swiftTypeName: String { "Bool" }
    package init?(_ value: Value) {
        guard case .bool(let bool) = value else { return nil }
        self = bool
    }
    package var value: Value { .bool(self) }
}

extension String: ValueConvertible {
    package static var swiftTypeName: String { "String" }
    package init?(_ value: Value) {
        guard case .string(let string) = value else { return nil }
        self = string
    }
    package var value: Value { .string(self) }
}

extension Character: ValueConvertible {
    package static var swiftTypeName: String { "Character" }
    package init?(_ value: Value) {
        guard case .character(let character) = value else { return nil }
        self = character
    }
    package var value: Value { .character(self) }
}

extension Array: ValueConvertible where Element: ValueConvertible {
    package static var swiftTypeName: String { "[\(Element.swiftTypeName)]" }
    package init?(_ value: Value) {
        guard case .array(let values) = value else { return nil }
        var elements: [Element] = []
        elements.reserveCapacity(values.count)
        for value in values {
            guard let element = Element(value) else { return nil }
            elements.append(element)
        }
        self = elements
    }
    package var value: Value { .array(map(\.value)) }
}

extension Optional: ValueConvertible where Wrapped: ValueConvertible {
    package static var swiftTypeName: String { "\(Wrapped.swiftTypeName)?" }
    package init?(_ value: Value) {
        switch value {
        case .none: self = .none
        case .some(let inner):
            guard let wrapped = Wrapped(inner) else { return nil }
            self = wrapped
        default:
            guard let wrapped = Wrapped(value) else { return nil }
            self = wrapped
        }
    }
    package var value: Value { map { .some($0.value) } ?? .none }
}
