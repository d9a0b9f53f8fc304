extension Type: CustomStringConvertible {
    /// The type as Swift spells it in messages: `[Int]`, `String?`, `(Int) -> Bool`.
    package var description: String { spelling(qualified: false) }

    /// The type's spelling, with the names of enclosing types where they are nested.
    package func spelling(qualified: Bool) -> String {
        switch self {
        case .unknown: "_"
        case .nominal(let type, let arguments): Self.spell(type, arguments, qualified)
        case .optional(let wrapped): Self.spellOptional(wrapped, qualified)
        case .array(let element): "[\(element.spelling(qualified: qualified))]"
        case .dictionary(let key, let value):
            "[\(key.spelling(qualified: qualified)) : \(value.spelling(qualified: qualified))]"
        case .tuple(let elements): Self.spell(elements, qualified)
        case .function(let function): function.spelling(qualified: qualified)
        case .metatype(let type): Self.spellMetatype(type, qualified)
        case .existential(let protocols): Self.spell(protocols, qualified)
        case .parameter(let parameter): parameter.name
        case .member(let base, let name): "\(base.spelling(qualified: qualified)).\(name)"
        }
    }

    private static func spell(_ type: NominalType, _ arguments: [Type], _ qualified: Bool) -> String {
        let name = qualified ? type.qualifiedName : type.name
        let own = arguments.dropFirst(type.inheritedParameters)
        guard !own.isEmpty else { return name }
        return "\(name)<\(own.map { $0.spelling(qualified: qualified) }.joined(separator: ", "))>"
    }

    private static func spellOptional(_ wrapped: Type, _ qualified: Bool) -> String {
        let inner = wrapped.spelling(qualified: qualified)
        switch wrapped {
        case .function, .existential: return inner == "Any" ? "Any?" : "(\(inner))?"
        default: return inner + "?"
        }
    }

    private static func spell(_ elements: [TupleElement], _ qualified: Bool) -> String {
        let parts = elements.map { element in
            (element.label.map { "\($0): " } ?? "") + element.type.spelling(qualified: qualified)
        }
        return "(\(parts.joined(separator: ", ")))"
    }

    private static func spellMetatype(_ type: Type, _ qualified: Bool) -> String {
        let inner = type.spelling(qualified: qualified)
        if case .existential = type { return "(\(inner)).Type" }
        return inner + ".Type"
    }

    private static func spell(_ protocols: [NominalType], _ qualified: Bool) -> String {
        guard !protocols.isEmpty else { return "Any" }
        return "any " + protocols.map { qualified ? $0.qualifiedName : $0.name }.joined(separator: " & ")
    }
}

extension FunctionType {
    func spelling(qualified: Bool) -> String {
        let parameters = parameters.map { parameter in
            (parameter.isInout ? "inout " : "") + parameter.type.spelling(qualified: qualified)
                + (parameter.isVariadic ? "..." : "")
        }
        let effects =
            (isAsync ? " async" : "") + (isThrowing ? " throws" : "")
            + (thrown.map { isThrowing ? "(\($0.spelling(qualified: qualified)))" : "" } ?? "")
        let result = result == .void ? "()" : result.spelling(qualified: qualified)
        return "(\(parameters.joined(separator: ", ")))\(effects) -> \(result)"
    }
}
