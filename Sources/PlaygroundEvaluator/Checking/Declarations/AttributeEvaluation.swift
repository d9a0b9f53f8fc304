import PlaygroundSyntax
import SourceText

/// Evaluates the arguments of attributes in the scope of the declaration they stand on.
final class AttributeEvaluation: AttributeContext {
    private let checker: Checker
    private let scope: Scope

    init(checker: Checker, scope: Scope) {
        self.checker = checker
        self.scope = scope
    }

    func evaluation(of expression: Expression, as type: Type) throws -> (any HostContext) throws -> Value {
        let made = checker.types.makeFunction(
            name: "attribute", file: checker.file, range: expression.range,
            type: FunctionType(parameters: [], result: type))
        made.isAsync = true
        made.isDefaultArgument = true
        checker.readInitializer(expression, made, type, scope, purpose: .argument)
        let types = checker.types
        return { [unowned types] _ in
            guard let caller = types.caller else { throw HostRefusal("nothing is running") }
            return try caller.call(made, [])
        }
    }

    func type(named name: String) -> Type? {
        guard let written = DeclarationParser.type(name) else { return nil }
        let type = checker.types.resolve(written, in: scope)
        return type.isUnknown ? nil : type
    }
}
