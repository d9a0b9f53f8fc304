/// A value of a struct declared in the document: its type and its stored properties in declaration order.
///
/// Copies share storage until one of them is changed.
package struct StructValue {
    package final class Storage {
        package let type: NominalType
        package var typeArguments: [Type]
        package var fields: [Value]

        init(type: NominalType, typeArguments: [Type], fields: [Value]) {
            self.type = type
            self.typeArguments = typeArguments
            self.fields = fields
        }
    }

    package private(set) var storage: Storage

    package init(type: NominalType, typeArguments: [Type] = [], fields: [Value]) {
        storage = Storage(type: type, typeArguments: typeArguments, fields: fields)
    }

    package var type: NominalType { storage.type }

    package subscript(field index: Int) -> Value {
        get { storage.fields[index] }
        set {
            makeUnique()
            storage.fields[index] = newValue
        }
    }

    /// Gives this value storage of its own, so that fields can be changed in place.
    package mutating func makeUnique() {
        if !isKnownUniquelyReferenced(&storage) {
            storage = Storage(type: storage.type, typeArguments: storage.typeArguments, fields: storage.fields)
        }
    }
}
