/// A type as the checker knows it.
package indirect enum Type: Hashable {
    /// Not known before the program runs; evaluation decides.
    case unknown
    case nominal(NominalType, [Type])
    case optional(Type)
    case array(Type)
    case dictionary(Type, Type)
    case tuple([TupleElement])
    case function(FunctionType)
    /// `T.Type`
    case metatype(Type)
    /// `any P`, `any P & Q`; empty for `Any`.
    case existential([NominalType])
    /// A generic parameter inside its declaration; identified by its owner and name.
    case parameter(GenericParameter)
    /// `Base.Name` of an associated or nested type, until the base is known.
    case member(Type, String)

    package struct TupleElement: Hashable {
        package var label: String?
        package var type: Type

        package init(label: String? = nil, type: Type) {
            self.label = label
            self.type = type
        }
    }

    /// `Any`
    package static var any: Type { .existential([]) }
    /// `()`
    package static var void: Type { .tuple([]) }
}

/// A function's parameters, effects and result.
package struct FunctionType: Hashable {
    package struct Parameter: Hashable {
        package var label: String?
        package var name: String
        package var type: Type
        package var isInout = false
        package var isVariadic = false
        package var hasDefault = false
        /// The result builder that transforms a closure given here, `@PromptBuilder`.
        package var resultBuilder: NominalType?
        package var isAutoclosure = false
        /// Declared `@escaping`.
        package var isEscaping = false

        package init(label: String?, name: String, type: Type) {
            self.label = label
            self.name = name
            self.type = type
        }
    }

    package var parameters: [Parameter]
    package var isAsync = false
    package var isThrowing = false
    /// The type in `throws(Error)`; nil for `any Error`.
    package var thrown: Type?
    /// Throws only when one of its function arguments does.
    package var isRethrowing = false
    package var result: Type

    package init(parameters: [Parameter], isAsync: Bool = false, isThrowing: Bool = false, result: Type) {
        self.parameters = parameters
        self.isAsync = isAsync
        self.isThrowing = isThrowing
        self.result = result
    }
}

extension Type {
    /// Whether a part of the type is not known.
    var mentionsUnknown: Bool {
        switch self {
        case .unknown: true
        case .parameter, .existential: false
        case .member(let base, _), .optional(let base), .array(let base), .metatype(let base): base.mentionsUnknown
        case .nominal(_, let arguments): arguments.contains(where: \.mentionsUnknown)
        case .dictionary(let key, let value): key.mentionsUnknown || value.mentionsUnknown
        case .tuple(let elements): elements.contains { $0.type.mentionsUnknown }
        case .function(let function):
            function.parameters.contains { $0.type.mentionsUnknown } || function.result.mentionsUnknown
        }
    }
}

extension FunctionType {
    /// `throws(Never)` does not throw; `throws(any Error)` is `throws`.
    mutating func setThrown(_ type: Type) {
        thrown = type
        if case .nominal(let never, _) = type, never.name == "Never", never.isFromHost {
            (isThrowing, thrown) = (false, nil)
        }
        if case .existential = type { thrown = nil }
    }
}

/// `T` of `func f<T: P>(…)`.
package final class GenericParameter: Hashable {
    package let name: String
    package var constraints: [NominalType]
    /// What its associated types must be: `where S.Element == Int`.
    var memberTypes: [String: Type] = [:]
    /// What its associated types must conform to: `where S.Element: Comparable`.
    var memberConstraints: [String: [NominalType]] = [:]
    /// The protocol, when this is the `Self` of its members.
    // Proof for `unowned`: a type holds its own `Self`, and both are used only while the type system lives. A weak
    // reference would give every type a side table, and each value that is made of the type a slower count.
    package internal(set) unowned var owner: NominalType?

    package init(name: String, constraints: [NominalType] = []) {
        self.name = name
        self.constraints = constraints
    }

    package static func == (left: GenericParameter, right: GenericParameter) -> Bool { left === right }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
