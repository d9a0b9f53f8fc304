import PlaygroundSyntax

extension DeclarationParser {
    mutating func generics() -> GenericClause {
        var clause = GenericClause()
        guard scanner.accept("<") else { return clause }
        repeat {
            _ = scanner.accept(word: "each")
            guard let name = word() else { break }
            var constraint: TypeName?
            if scanner.accept(":") { constraint = type() }
            clause.parameters.append(
                GenericClause.Parameter(name: Identifier(name, Self.nowhere), constraint: constraint))
        } while scanner.accept(",")
        _ = scanner.accept(">")
        return clause
    }

    mutating func requirements() -> [GenericClause.Requirement] {
        var requirements: [GenericClause.Requirement] = []
        repeat {
            guard let left = type() else { break }
            if scanner.accept(":") {
                guard let right = type() else { break }
                requirements.append(.conformance(left, right))
            } else if scanner.accept("==") {
                guard let right = type() else { break }
                requirements.append(.sameType(left, right))
            } else {
                break
            }
        } while scanner.accept(",")
        return requirements
    }

    mutating func type() -> TypeName? {
        while scanner.accept("@") { _ = word() }
        _ = scanner.accept(word: "sending")
        if scanner.accept(word: "some") { return type().map { TypeName(.some($0), Self.nowhere) } }
        if scanner.accept(word: "any") { return type().map { TypeName(.any($0), Self.nowhere) } }
        guard let first = simpleType() else { return nil }
        var parts = [postfix(first)]
        while scanner.accept("&") {
            guard let next = simpleType() else { return nil }
            parts.append(postfix(next))
        }
        return parts.count == 1 ? parts[0] : TypeName(.composition(parts), Self.nowhere)
    }

    private mutating func simpleType() -> TypeName? {
        if scanner.accept("[") { return bracketType() }
        if scanner.accept("(") { return parenthesizedType() }
        guard let name = word() else { return nil }
        return namedType(from: name)
    }

    mutating func namedType(from name: String) -> TypeName? {
        if name == "_" { return TypeName(.inferred, Self.nowhere) }
        return TypeName(.named(Identifier(name, Self.nowhere), arguments: genericArguments()), Self.nowhere)
    }

    private mutating func genericArguments() -> [TypeName] {
        var arguments: [TypeName] = []
        guard scanner.accept("<") else { return [] }
        repeat {
            guard let argument = type() else { break }
            arguments.append(argument)
        } while scanner.accept(",")
        _ = scanner.accept(">")
        return arguments
    }

    /// `?`, `!`, `.Type` and `.Name` after a type.
    mutating func postfix(_ start: TypeName) -> TypeName {
        var type = start
        while true {
            if scanner.accept("?") {
                type = TypeName(.optional(type), Self.nowhere)
            } else if scanner.accept("!") {
                type = TypeName(.implicitlyUnwrapped(type), Self.nowhere)
            } else if scanner.accept(".") {
                guard let name = word() else { return type }
                type =
                    name == "Type" || name == "Protocol"
                    ? TypeName(.metatype(type), Self.nowhere)
                    : TypeName(
                        .member(type, Identifier(name, Self.nowhere), arguments: genericArguments()), Self.nowhere)
            } else {
                return type
            }
        }
    }

    private mutating func bracketType() -> TypeName? {
        guard let first = type() else { return nil }
        if scanner.accept(":") {
            guard let value = type(), scanner.accept("]") else { return nil }
            return TypeName(.dictionary(key: first, value: value), Self.nowhere)
        }
        guard scanner.accept("]") else { return nil }
        return TypeName(.array(first), Self.nowhere)
    }

    private mutating func parenthesizedType() -> TypeName? {
        var elements: [(label: Identifier?, type: TypeName)] = []
        var parameters: [TypeName.FunctionParameter] = []
        if !scanner.accept(")") {
            repeat {
                guard let element = tupleElement() else { return nil }
                elements.append((element.label, element.parameter.type))
                parameters.append(element.parameter)
            } while scanner.accept(",")
            guard scanner.accept(")") else { return nil }
        }
        var isAsync = false
        var isThrowing = false
        while true {
            if scanner.accept(word: "async") { isAsync = true; continue }
            if scanner.accept(word: "throws") || scanner.accept(word: "rethrows") { isThrowing = true; continue }
            break
        }
        if scanner.accept("->") {
            guard let result = type() else { return nil }
            return TypeName(
                .function(parameters: parameters, isAsync: isAsync, isThrowing: isThrowing, result: result),
                Self.nowhere)
        }
        if elements.count == 1, elements[0].label == nil { return elements[0].type }
        return TypeName(.tuple(elements), Self.nowhere)
    }

    private mutating func tupleElement() -> (label: Identifier?, parameter: TypeName.FunctionParameter)? {
        let isInout = scanner.accept(word: "inout")
        guard let first = type() else { return nil }
        var label: Identifier?
        var type = first
        if case .named(let name, _) = first.kind, scanner.accept(":") {
            guard let labelled = self.type() else { return nil }
            label = name.text == "_" ? nil : name
            type = labelled
        } else if case .inferred = first.kind {
            // `_ name: Type` of a function type.
            _ = word()
            guard scanner.accept(":"), let labelled = self.type() else { return nil }
            type = labelled
        }
        let isVariadic = scanner.accept("...")
        return (label, TypeName.FunctionParameter(type: type, isInout: isInout, isVariadic: isVariadic))
    }
}

extension TypeName {
    /// The parts of `A & B`, or the type alone.
    var compositionParts: [TypeName] {
        if case .composition(let parts) = kind { return parts }
        return [self]
    }
}
