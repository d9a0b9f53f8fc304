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

    deinit {
        // An object whose initializer failed before every property had its value was never made.
        guard let onDeinit, !fields.contains(where: \.isMissing) else { return }
        // The dying object cannot be handed out: `deinit` of the document sees one with the same fields.
        onDeinit(ObjectValue(type: type, typeArguments: typeArguments, fields: fields))
    }
}

extension Value {
    /// Whether a property has no value yet.
    fileprivate var isMissing: Bool {
        if case .void = self { return true }
        return false
    }
}
