/// A value as a dictionary key or set element, compared with the program's own `==`.
package struct HashedValue: Hashable {
    package let value: Value

    package init(_ value: Value) { self.value = value }

    package static func == (left: HashedValue, right: HashedValue) -> Bool {
        // Most keys are texts and integers, which need no look at types.
        if case .string(let a) = left.value, case .string(let b) = right.value { return a == b }
        if case .int(let a) = left.value, case .int(let b) = right.value { return a == b }
        return ValueEquality.areEqual(left.value, right.value)
    }

    package func hash(into hasher: inout Hasher) {
        ValueEquality.hash(value, into: &hasher)
    }
}
