/// A value of a type that a host library brings: a session, a date, a URL.
///
/// The box is never changed after it is made; a mutating member of a host type makes a new one.
package final class HostValue {
    package let type: NominalType
    package let typeArguments: [Type]
    /// The Swift value itself: a class for types with identity, a struct for types with value semantics.
    package let payload: Any

    package init(_ payload: Any, type: NominalType, typeArguments: [Type] = []) {
        self.payload = payload
        self.type = type
        self.typeArguments = typeArguments
    }
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
