/// `==` and hashing of values: structural, unless a type's hooks say otherwise.
///
/// Laws: equal values hash alike; `Int` and `Double` are never equal, since Swift would not compare them.
package enum ValueEquality {
    package static func areEqual(_ left: Value, _ right: Value) -> Bool {
        switch (left, right) {
        case (.void, .void), (.none, .none): true
        case (.bool(let a), .bool(let b)): a == b
        case (.int(let a), .int(let b)): a == b
        case (.double(let a), .double(let b)): a == b
        case (.float(let a), .float(let b)): a == b
        case (.sized(let a), .sized(let b)): a == b
        case (.string(let a), .string(let b)): a == b
        case (.character(let a), .character(let b)): a == b
        case (.some(let a), .some(let b)): areEqual(a, b)
        case (.some(let a), let b) where !b.isOptional: areEqual(a, b)
        case (let a, .some(let b)) where !a.isOptional: areEqual(a, b)
        case (.array(let a), .array(let b)): areEqual(a, b)
        case (.dictionary(let a), .dictionary(let b)): areEqual(a, b)
        case (.set(let a), .set(let b)): a.count == b.count && a.elements.allSatisfy(b.contains)
        case (.range(let a), .range(let b)): areEqual(a, b)
        case (.tuple(let a), .tuple(let b)): areEqual(a.elements, b.elements)
        case (.structure(let a), .structure(let b)): areEqual(a, b)
        case (.enumeration(let a), .enumeration(let b)): areEqual(a, b)
        case (.object(let a), .object(let b)): a.type.hook(\.equal)?(left, right) ?? (a === b)
        case (.type(let a), .type(let b)): a == b
        case (.keyPath(let a), .keyPath(let b)): a.text == b.text
        case (.host(let a), .host(let b)): a.type === b.type && (a.type.hooks.equal?(left, right) ?? a.isEqual(to: b))
        default: false
        }
    }

    private static func areEqual(_ left: [Value], _ right: [Value]) -> Bool {
        left.count == right.count && zip(left, right).allSatisfy { areEqual($0, $1) }
    }

    private static func areEqual(_ left: DictionaryValue, _ right: DictionaryValue) -> Bool {
        left.count == right.count
            && left.pairs.allSatisfy { pair in
                right[HashedValue(pair.key)].map { areEqual($0, pair.value) } ?? false
            }
    }

    private static func areEqual(_ left: RangeValue, _ right: RangeValue) -> Bool {
        func same(_ a: Value?, _ b: Value?) -> Bool {
            switch (a, b) {
            case (nil, nil): true
            case (let a?, let b?): areEqual(a, b)
            default: false
            }
        }
        return left.form == right.form && same(left.lower, right.lower) && same(left.upper, right.upper)
    }

    private static func areEqual(_ left: StructValue, _ right: StructValue) -> Bool {
        guard left.type === right.type else { return false }
        return left.type.hooks.equal?(.structure(left), .structure(right))
            ?? areEqual(left.storage.fields, right.storage.fields)
    }

    private static func areEqual(_ left: EnumValue, _ right: EnumValue) -> Bool {
        guard left.type === right.type else { return false }
        return left.type.hooks.equal?(.enumeration(left), .enumeration(right))
            ?? (left.caseIndex == right.caseIndex && areEqual(left.payload, right.payload))
    }

    package static func hash(_ value: Value, into hasher: inout Hasher) {
        switch value {
        case .void, .none: hasher.combine(0)
        case .bool(let value): hasher.combine(value)
        case .int(let value): hasher.combine(value)
        case .double(let value): hasher.combine(value)
        case .float(let value): hasher.combine(value)
        case .sized(let value): hasher.combine(value)
        case .string(let value): hasher.combine(value)
        case .character(let value): hasher.combine(value)
        case .some(let value): hash(value, into: &hasher)
        case .array(let values): for value in values { hash(value, into: &hasher) }
        case .dictionary(let value): hasher.combine(value.count)
        case .set(let value): hasher.combine(value.count)
        case .range(let value): for bound in [value.lower, value.upper] { bound.map { hash($0, into: &hasher) } }
        case .tuple(let value): for element in value.elements { hash(element, into: &hasher) }
        case .structure(let structure): hash(value, structure.type, structure.storage.fields, into: &hasher)
        case .enumeration(let enumeration): hash(value, enumeration, into: &hasher)
        case .object(let object): hash(value, object.type, identity: object, into: &hasher)
        case .function(let function): hasher.combine(ObjectIdentifier(function))
        case .type(let type): hasher.combine(type)
        case .keyPath(let path): hasher.combine(path.text)
        case .host(let host): hash(value, host, into: &hasher)
        }
    }

    private static func hash(_ value: Value, _ type: NominalType, _ fields: [Value], into hasher: inout Hasher) {
        if let hook = type.hooks.hash { return hook(value, &hasher) }
        for field in fields { hash(field, into: &hasher) }
    }

    private static func hash(_ value: Value, _ enumeration: EnumValue, into hasher: inout Hasher) {
        if let hook = enumeration.type.hooks.hash { return hook(value, &hasher) }
        hasher.combine(enumeration.caseIndex)
        for element in enumeration.payload { hash(element, into: &hasher) }
    }

    private static func hash(_ value: Value, _ host: HostValue, into hasher: inout Hasher) {
        if let hook = host.type.hooks.hash { return hook(value, &hasher) }
        host.hash(into: &hasher)
    }

    private static func hash(_ value: Value, _ type: NominalType, identity: AnyObject, into hasher: inout Hasher) {
        if let hook = type.hook(\.hash) { return hook(value, &hasher) }
        hasher.combine(ObjectIdentifier(identity))
    }
}

extension Value {
    package var isOptional: Bool {
        switch self {
        case .none, .some: true
        default: false
        }
    }
}
