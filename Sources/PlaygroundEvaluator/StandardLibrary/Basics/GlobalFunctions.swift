extension Value {
    fileprivate var isNaN: Bool {
        switch self {
        case .double(let number): number.isNaN
        case .float(let number): number.isNaN
        default: false
        }
    }
}

/// `min`, `max`, `abs`, `swap`, `type(of:)` and the operators that belong to no type.
struct GlobalTable {
    let types: HostTypes

    @RowBuilder var globals: [HostMember] {
        extremum("min") { try ValueOrder.isLess($0, $1) }
        // A number that is none is neither less nor greater; Swift's `max` then gives the first one.
        extremum("max") { try !ValueOrder.isLess($0, $1) && !($0.isNaN || $1.isNaN) }
        HostMember("func abs<T: SignedNumeric & Comparable>(_ x: T) -> T") { arguments in
            try ProtocolTables.magnitude(of: try arguments.given(0))
        }
        HostMember("func swap<T>(_ a: inout T, _ b: inout T)") { arguments in
            arguments.values.swapAt(0, 1)
            return .void
        }
        HostMember("func type<T>(of value: T) -> T.Type") { [types] arguments in
            .type(types.type(of: try arguments.given(0)))
        }
        HostMember("func numericCast<T: BinaryInteger, U: BinaryInteger>(_ x: T) -> U") { arguments in
            guard let number = try arguments.given(0).wideInteger else { throw HostRefusal("argument 1 is no integer") }
            guard let target = arguments.typeArguments["U"] else {
                return .int(try IntegerTable<Int>.converted(number))
            }
            return try ValueArithmetic.number(try IntegerTable<Int>.converted(number), as: target)
        }
        HostMember("func withExtendedLifetime<T, Result>(_ x: T, _ body: () throws -> Result) rethrows -> Result") {
            try $0.call(1)
        }
        HostMember("func === (lhs: AnyObject?, rhs: AnyObject?) -> Bool") { arguments in
            .bool(Self.isSame(try arguments.given(0), try arguments.given(1)))
        }
        HostMember("func !== (lhs: AnyObject?, rhs: AnyObject?) -> Bool") { arguments in
            .bool(!Self.isSame(try arguments.given(0), try arguments.given(1)))
        }
        tuples
    }

    /// `isBetter` says whether a later value replaces an earlier one: of equal values `min` gives the first, `max` the last.
    @RowBuilder private func extremum(
        _ name: String, _ isBetter: @escaping (Value, Value) throws -> Bool
    ) -> [HostMember] {
        HostMember("func \(name)<T: Comparable>(_ x: T, _ y: T) -> T") { arguments in
            let (x, y) = (try arguments.given(0), try arguments.given(1))
            return try isBetter(y, x) ? y : x
        }
        HostMember("func \(name)<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T") { arguments in
            var found = try arguments.given(0)
            let rest = arguments.variadic(3)
            for other in [try arguments.given(1), try arguments.given(2)] + rest where try isBetter(other, found) {
                found = other
            }
            return found
        }
    }

    /// Tuples are no nominal type; their comparisons are functions for every size.
    @RowBuilder private var tuples: [HostMember] {
        for size in 2...6 {
            let names = (0..<size).map { "T\($0)" }
            let tuple = "(" + names.joined(separator: ", ") + ")"
            compare("==", names, "Equatable", tuple) { .bool(ValueEquality.areEqual($0, $1)) }
            compare("!=", names, "Equatable", tuple) { .bool(!ValueEquality.areEqual($0, $1)) }
            compare("<", names, "Comparable", tuple) { .bool(try ValueOrder.isLess($0, $1)) }
            compare(">", names, "Comparable", tuple) { .bool(try ValueOrder.isLess($1, $0)) }
            compare("<=", names, "Comparable", tuple) { .bool(try !ValueOrder.isLess($1, $0)) }
            compare(">=", names, "Comparable", tuple) { .bool(try !ValueOrder.isLess($0, $1)) }
        }
    }

    private func compare(
        _ symbol: String, _ names: [String], _ constraint: String, _ tuple: String,
        _ body: @escaping (Value, Value) throws -> Value
    ) -> HostMember {
        let generics = names.map { "\($0): \(constraint)" }.joined(separator: ", ")
        return HostMember("func \(symbol) <\(generics)>(lhs: \(tuple), rhs: \(tuple)) -> Bool") { arguments in
            try body(try arguments.given(0), try arguments.given(1))
        }
    }

    static func isSame(_ left: Value, _ right: Value) -> Bool {
        switch (left.unwrapped, right.unwrapped) {
        case (nil, nil): true
        case (.object(let a)?, .object(let b)?): a === b
        case (.host(let a)?, .host(let b)?): a === b || (a.payload as AnyObject) === (b.payload as AnyObject)
        default: false
        }
    }
}

extension HostTypes {
    /// The dynamic type of a value, with the types of this library for the standard library's values.
    package func type(of value: Value) -> Type {
        func named(_ name: String, _ arguments: [Type] = []) -> Type {
            (try? type(named: name)).map { .nominal($0, arguments) } ?? .unknown
        }
        return switch value {
        case .void: .void
        case .bool: named("Bool")
        case .int: named("Int")
        case .double: named("Double")
        case .float: named("Float")
        case .sized(let integer): named(integer.kind.swiftName)
        case .string: named("String")
        case .character: named("Character")
        case .none: .optional(.unknown)
        case .some(let wrapped): .optional(type(of: wrapped))
        case .array(let elements): .array(common(elements))
        case .dictionary(let dictionary):
            .dictionary(common(dictionary.pairs.map(\.key)), common(dictionary.pairs.map(\.value)))
        case .set(let set): named("Set", [common(set.elements)])
        case .range(let range):
            named(range.form.swiftName, [(range.lower ?? range.upper).map { type(of: $0) } ?? .unknown])
        case .tuple(let tuple):
            .tuple(zip(tuple.labels, tuple.elements).map { .init(label: $0, type: type(of: $1)) })
        case .structure(let value): .nominal(value.type, value.storage.typeArguments)
        case .enumeration(let value): .nominal(value.type, value.typeArguments)
        case .object(let value): .nominal(value.type, value.typeArguments)
        case .host(let value): .nominal(value.type, value.typeArguments)
        case .function(let function): function.type
        case .type(let type): .metatype(type)
        case .keyPath(let path): path.type
        }
    }

    private func common(_ elements: [Value]) -> Type {
        guard let first = elements.first.map({ type(of: $0) }) else { return .any }
        return elements.allSatisfy { type(of: $0) == first } ? first : .any
    }
}
