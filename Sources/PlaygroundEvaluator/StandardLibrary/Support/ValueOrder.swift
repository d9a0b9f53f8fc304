/// `<` of values.
package enum ValueOrder {
    /// - Throws: what the program's own `<` throws, or a `HostRefusal` when values of the types have no order.
    package static func isLess(_ left: Value, _ right: Value) throws -> Bool {
        switch (left, right) {
        case (.int(let a), .int(let b)): return a < b
        case (.double(let a), .double(let b)): return a < b
        case (.float(let a), .float(let b)): return a < b
        case (.string(let a), .string(let b)): return a < b
        case (.character(let a), .character(let b)): return a < b
        case (.sized(let a), .sized(let b)): return a.wide < b.wide
        case (.enumeration(let a), .enumeration(let b)): return try isLess(a, b)
        case (.tuple(let a), .tuple(let b)): return try isLess(a.elements, b.elements)
        default: return try isLessByHook(left, right)
        }
    }

    private static func isLessByHook(_ left: Value, _ right: Value) throws -> Bool {
        if let hook = left.nominalType?.hook(\.isLess) { return try hook(left, right) }
        throw HostRefusal("values of type '\(TypeNaming.name(ofTypeOf: left))' have no order")
    }

    /// Without `<` of its own, an enum's cases are ordered as declared, then by payload.
    private static func isLess(_ left: EnumValue, _ right: EnumValue) throws -> Bool {
        if let hook = left.type.hooks.isLess { return try hook(.enumeration(left), .enumeration(right)) }
        if left.caseIndex != right.caseIndex { return left.caseIndex < right.caseIndex }
        return try isLess(left.payload, right.payload)
    }

    private static func isLess(_ left: [Value], _ right: [Value]) throws -> Bool {
        for (a, b) in zip(left, right) where !ValueEquality.areEqual(a, b) { return try isLess(a, b) }
        return left.count < right.count
    }

    /// Sorts stably, as Swift's sort does.
    static func sort(_ values: inout [Value], by isLess: (Value, Value) throws -> Bool = isLess) throws {
        try values.sort(by: isLess)
    }
}
