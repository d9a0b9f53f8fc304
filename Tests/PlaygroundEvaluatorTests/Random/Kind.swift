/// The type of an expression in a random program.
indirect enum Kind: Hashable, Sendable {
    case int, double, string, bool
    case optional(Kind)
    case array(Kind)
    case dictionary(Kind, Kind)
    case set(Kind)
    case tuple([Kind])
    case function([Kind], Kind)
    case named(String)

    /// How the type is written.
    var text: String {
        switch self {
        case .int: "Int"
        case .double: "Double"
        case .string: "String"
        case .bool: "Bool"
        case .optional(let wrapped): wrapped.isFunction ? "(\(wrapped.text))?" : wrapped.text + "?"
        case .array(let element): "[\(element.text)]"
        case .dictionary(let key, let value): "[\(key.text): \(value.text)]"
        case .set(let element): "Set<\(element.text)>"
        case .tuple(let elements): "(" + elements.map(\.text).joined(separator: ", ") + ")"
        case .function(let parameters, let result):
            "(" + parameters.map(\.text).joined(separator: ", ") + ") -> " + result.text
        case .named(let name): name
        }
    }

    var isFunction: Bool { if case .function = self { true } else { false } }
    var isOptional: Bool { if case .optional = self { true } else { false } }
}

extension ProgramWriter {
    static let scalars: [Kind] = [.int, .int, .int, .double, .string, .string, .bool]
    static let keys: [Kind] = [.int, .string, .string]

    func declared(_ kind: Kind) -> DeclaredType? {
        guard case .named(let name) = kind else { return nil }
        return types.first { $0.name == name }
    }

    func scalar() -> Kind { pick(Self.scalars) }

    /// A type for a variable, a field or a parameter.
    func kind(depth: Int = 2) -> Kind {
        if depth == 0 { return scalar() }
        return choose([
            (8, { self.scalar() }),
            (3, { .optional(self.kind(depth: 0)) }),
            (4, { .array(self.kind(depth: depth - 1)) }),
            (2, { .dictionary(self.pick(Self.keys), self.kind(depth: depth - 1)) }),
            (1, { .set(self.pick(Self.keys)) }),
            (2, { .tuple([self.scalar(), self.kind(depth: depth - 1)]) }),
            (self.types.isEmpty ? 0 : 6, { .named(self.pick(self.types).name) }),
        ])
    }

    /// Whether values of the type can be compared with `==`.
    func isEquatable(_ kind: Kind) -> Bool {
        switch kind {
        case .int, .double, .string, .bool: true
        case .optional(let part), .array(let part): isEquatable(part)
        case .dictionary(_, let value): isEquatable(value)
        case .set: true
        case .tuple, .function: false
        case .named: declared(kind)?.isHashable ?? false
        }
    }

    func isHashable(_ kind: Kind) -> Bool {
        switch kind {
        case .tuple, .function: false
        case .optional(let part), .array(let part), .set(let part): isHashable(part)
        case .dictionary(_, let value): isHashable(value)
        default: isEquatable(kind)
        }
    }

    func isComparable(_ kind: Kind) -> Bool {
        switch kind {
        case .int, .double, .string: true
        case .named: declared(kind)?.isComparable ?? false
        default: false
        }
    }

    /// Whether printing a value gives the same text in every run: sets and dictionaries have no order.
    func isOrdered(_ kind: Kind) -> Bool {
        switch kind {
        case .int, .double, .string, .bool: true
        case .optional(let part), .array(let part): isOrdered(part)
        case .tuple(let parts): parts.allSatisfy(isOrdered)
        case .dictionary, .set, .function: false
        case .named:
            declared(kind).map { type in
                type.form != .object && type.fields.allSatisfy { isOrdered($0.kind) }
                    && type.cases.allSatisfy { $0.payload.allSatisfy { isOrdered($0.kind) } }
            } ?? false
        }
    }
}
