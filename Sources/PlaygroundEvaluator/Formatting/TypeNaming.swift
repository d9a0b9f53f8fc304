/// Names of types as Swift prints them.
///
/// `print(Point.self)` writes `Point`; `debugPrint` and nested values write the qualified `main.Point`.
package enum TypeNaming {
    package static func name(of type: Type, qualified: Bool = false) -> String {
        func inner(_ type: Type) -> String { name(of: type, qualified: qualified) }
        return switch type {
        case .unknown: "Any"
        case .nominal(let nominal, let arguments): name(of: nominal, arguments.map(inner), qualified: qualified)
        case .optional(let wrapped): swift("Optional", [inner(wrapped)], qualified: qualified)
        case .array(let element): swift("Array", [inner(element)], qualified: qualified)
        case .dictionary(let key, let value): swift("Dictionary", [inner(key), inner(value)], qualified: qualified)
        case .tuple(let elements): tuple(elements, qualified: qualified)
        case .function(let function): name(of: function, qualified: qualified)
        case .metatype(let instance): inner(instance) + ".Type"
        case .existential(let protocols): existential(protocols, qualified: qualified)
        case .parameter(let parameter): parameter.name
        case .member(let base, let name): inner(base) + "." + name
        }
    }

    /// The name of a nominal type with its generic arguments, those of the types around it first.
    package static func name(
        of nominal: NominalType, _ arguments: [String] = [], qualified: Bool = false
    ) -> String {
        let own = arguments.dropFirst(nominal.inheritedParameters)
        let name = nominal.name + (own.isEmpty ? "" : "<" + own.joined(separator: ", ") + ">")
        guard qualified else { return name }
        let outer = Array(arguments.prefix(nominal.inheritedParameters))
        return (nominal.enclosing.map { self.name(of: $0, outer, qualified: true) } ?? nominal.module) + "." + name
    }

    /// The name of a type of the standard library that values know without a host table.
    static func swift(_ name: String, _ arguments: [String] = [], qualified: Bool) -> String {
        (qualified ? "Swift." : "") + name
            + (arguments.isEmpty ? "" : "<" + arguments.joined(separator: ", ") + ">")
    }

    private static func tuple(_ elements: [Type.TupleElement], qualified: Bool) -> String {
        let parts = elements.map { element in
            (element.label.map { $0 + ": " } ?? "") + name(of: element.type, qualified: qualified)
        }
        return "(" + parts.joined(separator: ", ") + ")"
    }

    private static func name(of function: FunctionType, qualified: Bool) -> String {
        let parameters = function.parameters.map { parameter in
            (parameter.isInout ? "inout " : "") + name(of: parameter.type, qualified: qualified)
                + (parameter.isVariadic ? "..." : "")
        }
        let effects = (function.isAsync ? " async" : "") + (function.isThrowing ? " throws" : "")
        return "(" + parameters.joined(separator: ", ") + ")" + effects + " -> "
            + name(of: function.result, qualified: qualified)
    }

    /// Swift orders the protocols of a composition by name.
    private static func existential(_ protocols: [NominalType], qualified: Bool) -> String {
        if protocols.isEmpty { return "Any" }
        return protocols.map { name(of: $0, qualified: qualified) }.sorted().joined(separator: " & ")
    }
}

/// Names of types as people write them.
extension TypeNaming {
    /// `[String: Int?]` where Swift's runtime prints `Dictionary<String, Optional<Int>>`.
    package static func spelling(of type: Type) -> String { spelling(name(of: type)) }

    /// Shortens a printed name: `Array<Optional<Int>>` becomes `[Int?]`.
    package static func spelling(_ name: String) -> String {
        if name.hasSuffix(">.Type") { return spelling(String(name.dropLast(5))) + ".Type" }
        if name.first == "(", name.last == ")" {
            let parts = arguments(in: name.dropFirst().dropLast()).map(spellingOfElement)
            return "(" + parts.joined(separator: ", ") + ")"
        }
        guard let open = name.firstIndex(of: "<"), name.last == ">" else { return name }
        let arguments = arguments(in: name[name.index(after: open)...].dropLast()).map { spelling($0) }
        let base = name[..<open]
        switch (base, arguments.count) {
        case ("Array", 1): return "[\(arguments[0])]"
        case ("Dictionary", 2): return "[\(arguments[0]): \(arguments[1])]"
        case ("Optional", 1): return isWhole(arguments[0]) ? arguments[0] + "?" : "(\(arguments[0]))?"
        default: return base + "<" + arguments.joined(separator: ", ") + ">"
        }
    }

    /// An element of a tuple: `name: Array<Int>`.
    private static func spellingOfElement(_ element: String) -> String {
        guard let colon = element.firstIndex(of: ":"),
            element[..<colon].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else { return spelling(element) }
        return element[...colon] + " " + spelling(String(element[element.index(after: colon)...].drop { $0 == " " }))
    }

    /// Whether `?` may follow: `[String: Int]`, but not `any P & Q`.
    private static func isWhole(_ name: String) -> Bool {
        if name.hasPrefix("["), name.hasSuffix("]") { return arguments(in: name[...]).count == 1 }
        if name.hasPrefix("("), name.hasSuffix(")"), !name.contains(" -> ") { return true }
        return !name.contains(" ") || (name.hasSuffix(">") && !name.hasPrefix("("))
    }

    /// The generic arguments, separated at commas outside of brackets.
    private static func arguments(in list: Substring) -> [String] {
        var arguments: [String] = []
        var current = ""
        var depth = 0
        var previous: Character = " "
        for character in list {
            if "<([".contains(character) { depth += 1 }
            if ")]".contains(character) || (character == ">" && previous != "-") { depth -= 1 }
            previous = character
            if character == ",", depth == 0 {
                arguments.append(current)
                current = ""
            } else if !(current.isEmpty && character == " ") {
                current.append(character)
            }
        }
        return arguments + [current]
    }
}
