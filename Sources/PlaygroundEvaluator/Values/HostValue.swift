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
