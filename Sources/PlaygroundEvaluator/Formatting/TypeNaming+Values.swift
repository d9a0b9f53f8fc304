/// Names of values' dynamic types.
extension TypeNaming {
    /// The name of a value's type.
    ///
    /// Collections do not carry their element type; it is read from the elements, and is `Any` when they differ or when
    /// there are none. A checker that knows the static type says it better.
    package static func name(ofTypeOf value: Value, qualified: Bool = false) -> String {
        func named(_ name: String, _ arguments: [String] = []) -> String {
            swift(name, arguments, qualified: qualified)
        }
        return switch value {
        case .void: "()"
        case .bool: named("Bool")
        case .int: named("Int")
        case .double: named("Double")
        case .float: named("Float")
        case .sized(let integer): named(integer.kind.swiftName)
        case .string: named("String")
        case .character: named("Character")
        case .none: named("Optional", ["Any"])
        case .some(let wrapped): named("Optional", [name(ofTypeOf: wrapped, qualified: qualified)])
        case .array(let elements): named("Array", [common(elements, qualified: qualified)])
        case .dictionary(let dictionary): named("Dictionary", common(dictionary, qualified: qualified))
        case .set(let set): named("Set", [common(set.elements, qualified: qualified)])
        case .range(let range): named(range.form.swiftName, [bound(of: range, qualified: qualified)])
        case .tuple(let tuple): name(of: tuple, qualified: qualified)
        case .structure(let value): name(of: value.type, value.storage.typeArguments, qualified)
        case .enumeration(let value): name(of: value.type, value.typeArguments, qualified)
        case .object(let value): name(of: value.type, value.typeArguments, qualified)
        case .host(let value): name(of: value, qualified: qualified)
        case .function(let function): name(of: function.type, qualified: qualified)
        case .type(let type): name(of: .metatype(type), qualified: qualified)
        case .keyPath(let path): name(of: path.type, qualified: qualified)
        }
    }

    private static func name(of type: NominalType, _ arguments: [Type], _ qualified: Bool) -> String {
        name(of: .nominal(type, arguments), qualified: qualified)
    }

    /// A slice's element type is read from its elements, as an array's is.
    private static func name(of value: HostValue, qualified: Bool) -> String {
        guard value.typeArguments.isEmpty, let slice = value.payload as? ArraySlice<Value> else {
            return name(of: value.type, value.typeArguments, qualified)
        }
        return name(of: value.type, [common(Array(slice), qualified: qualified)], qualified: qualified)
    }

    private static func name(of tuple: TupleValue, qualified: Bool) -> String {
        let parts = zip(tuple.labels, tuple.elements).map { label, element in
            (label.map { $0 + ": " } ?? "") + name(ofTypeOf: element, qualified: qualified)
        }
        return "(" + parts.joined(separator: ", ") + ")"
    }

    private static func bound(of range: RangeValue, qualified: Bool) -> String {
        (range.lower ?? range.upper).map { name(ofTypeOf: $0, qualified: qualified) } ?? "Any"
    }

    private static func common(_ dictionary: DictionaryValue, qualified: Bool) -> [String] {
        let pairs = dictionary.pairs
        return [common(pairs.map(\.key), qualified: qualified), common(pairs.map(\.value), qualified: qualified)]
    }

    /// The one name all elements share; nil elements follow the others' `Optional`.
    private static func common(_ elements: [Value], qualified: Bool) -> String {
        var found: String?
        for element in elements {
            if case .none = element { continue }
            let name = name(ofTypeOf: element, qualified: qualified)
            if let found, found != name { return "Any" }
            found = name
        }
        return found ?? (elements.first.map { name(ofTypeOf: $0, qualified: qualified) } ?? "Any")
    }
}

extension RangeValue.Form {
    /// The range type's name in Swift.
    package var swiftName: String {
        switch self {
        case .halfOpen: "Range"
        case .closed: "ClosedRange"
        case .from: "PartialRangeFrom"
        case .upTo: "PartialRangeUpTo"
        case .through: "PartialRangeThrough"
        }
    }
}
