/// A value as a dictionary key or set element, compared with the program's own `==`.
package struct HashedValue: Hashable {
    package let value: Value

    package init(_ value: Value) { self.value = value }

    package static func == (left: HashedValue, right: HashedValue) -> Bool {
        ValueEquality.areEqual(left.value, right.value)
    }

    package func hash(into hasher: inout Hasher) {
        ValueEquality.hash(value, into: &hasher)
    }
}
