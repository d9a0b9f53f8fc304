import PlaygroundEvaluator
import PlaygroundSyntax
import SourceText

/// `@SessionPropertyEntry` on a variable of `SessionPropertyValues`: accessors that keep its value with the session.
enum SessionPropertyEntry {
    static var row: HostAttribute { HostAttribute("SessionPropertyEntry", accessors: accessors) }

    private static func accessors(
        _ binding: VariableDeclaration.Binding, _ range: SourceRange
    ) throws -> (TypeName, Accessors) {
        guard case .binding(let name, _) = binding.pattern.kind, binding.accessors == nil else {
            throw HostRefusal("'@SessionPropertyEntry' stands at a variable with a value")
        }
        guard let type = binding.type ?? binding.initialValue.flatMap(literalType) else {
            throw HostRefusal("the type of '\(name.text)' is missing", hint: "write var \(name.text): Type = …")
        }
        return (type, accessors(name, default: try defaultValue(binding, type, name), range))
    }

    private static func defaultValue(
        _ binding: VariableDeclaration.Binding, _ type: TypeName, _ name: Identifier
    ) throws -> Expression {
        if let value = binding.initialValue { return value }
        guard case .optional = type.kind else {
            throw HostRefusal("'\(name.text)' needs a default value", hint: "write var \(name.text): Type = …")
        }
        return Expression(.nilLiteral, binding.range)
    }

    /// `get { entry("name", default: value) }` and `set { setEntry("name", to: newValue) }`
    private static func accessors(_ name: Identifier, default value: Expression, _ range: SourceRange) -> Accessors {
        let text = Expression(.string(StringLiteral(segments: [.text(name.text)])), range)
        let given = Expression(.name(NameReference(Identifier("newValue", range))), range)
        let read = call("entry", text, "default", value, range)
        let write = call("setEntry", text, "to", given, range)
        return Accessors([
            .init(kind: .get, parameter: nil, body: [Statement(.expression(read), range)], range: range),
            .init(kind: .set, parameter: nil, body: [Statement(.expression(write), range)], range: range),
        ])
    }

    private static func call(
        _ function: String, _ name: Expression, _ label: String, _ value: Expression, _ range: SourceRange
    ) -> Expression {
        let callee = Expression(.name(NameReference(Identifier(function, range))), range)
        let arguments = [
            Argument(label: nil, value: name), Argument(label: Identifier(label, range), value: value),
        ]
        return Expression(.call(Call(callee: callee, arguments: arguments)), range)
    }

    private static func literalType(_ value: Expression) -> TypeName? {
        let name: String? =
            switch value.kind {
            case .string: "String"
            case .integer: "Int"
            case .float: "Double"
            case .boolean: "Bool"
            default: nil
            }
        return name.map { TypeName(.named(Identifier($0, value.range), arguments: []), value.range) }
    }
}
