/// A value of a type that a host library brings: a session, a date, a URL.
///
/// The box is never changed after it is made; a mutating member of a host type makes a new one.
package class HostValue {
    package let type: NominalType
    package let typeArguments: [Type]

    fileprivate init(type: NominalType, typeArguments: [Type]) {
        self.type = type
        self.typeArguments = typeArguments
    }

    /// The Swift value itself: a class for types with identity, a struct for types with value semantics.
    package var payload: Any {
        // Proof: only `HostBox` calls the initializer, and overrides this.
        fatalError("a host value without content")
    }

    /// The Swift value, if it is of this type.
    package func content<Content>(as type: Content.Type = Content.self) -> Content? {
        // Values are nearly always read as the type they were made of, which is quicker to ask than to cast.
        if let box = self as? HostBox<Content> { return box.content }
        return payload as? Content
    }
}

/// A host value with its content in place.
package final class HostBox<Content>: HostValue {
    fileprivate let content: Content

    package init(_ content: Content, type: NominalType, typeArguments: [Type] = []) {
        self.content = content
        super.init(type: type, typeArguments: typeArguments)
    }

    override package var payload: Any { content }
}

extension HostValue {
    /// `==` of the payload's own Swift type; values that Swift cannot compare are equal only to themselves.
    func isEqual(to other: HostValue) -> Bool {
        func compare<Payload: Equatable>(_ left: Payload, _ right: Any) -> Bool { left == right as? Payload }
        guard self !== other, let equatable = payload as? any Equatable else { return self === other }
        return compare(equatable, other.payload)
    }

    /// Agrees with `isEqual(to:)`: by the payload, by identity where it cannot be compared, alike for all otherwise.
    func hash(into hasher: inout Hasher) {
        if let hashable = payload as? any Hashable {
            hashable.hash(into: &hasher)
        } else if !(payload is any Equatable) {
            hasher.combine(ObjectIdentifier(self))
        }
    }
}
