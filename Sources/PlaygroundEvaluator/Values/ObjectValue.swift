/// An instance of a class or actor declared in the document.
package final class ObjectValue {
    package let type: NominalType
    package var typeArguments: [Type]
    /// Stored properties, the superclass's first.
    package var fields: [Value]
    /// Runs the document's `deinit`, if it has one.
    package var onDeinit: ((ObjectValue) -> Void)?

    package init(type: NominalType, typeArguments: [Type] = [], fields: [Value]) {
        self.type = type
        self.typeArguments = typeArguments
        self.fields = fields
    }
}
