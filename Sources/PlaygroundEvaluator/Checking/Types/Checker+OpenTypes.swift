import PlaygroundSyntax
import SourceText

/// Generic parameters that are still to be found, and those of the code being read, which stand for one type each.
extension Checker {
    /// The type with parameters still to be found shown as unknown.
    func visible(_ type: Type) -> Type {
        switch type {
        case .parameter(let parameter): return isRigid(parameter) ? type : .unknown
        case .member(let base, _):
            if case .parameter(let parameter) = base, isRigid(parameter) { return type } else { return .unknown }
        case .optional(let inner): return .optional(visible(inner))
        case .array(let inner): return .array(visible(inner))
        case .dictionary(let key, let value): return .dictionary(visible(key), visible(value))
        case .tuple(let elements): return .tuple(elements.map { .init(label: $0.label, type: visible($0.type)) })
        case .function(let function): return .function(visible(function))
        case .metatype(let inner): return .metatype(visible(inner))
        case .nominal(let nominal, let arguments): return .nominal(nominal, arguments.map(visible))
        case .unknown, .existential: return type
        }
    }

    func visible(_ function: FunctionType) -> FunctionType {
        var function = function
        for index in function.parameters.indices {
            function.parameters[index].type = visible(function.parameters[index].type)
        }
        function.result = visible(function.result)
        return function
    }

    /// Whether a generic parameter belongs to the code being read, and so stands for one unknown type.
    func isRigid(_ parameter: GenericParameter) -> Bool {
        if let owner = parameter.owner { return scope.enclosingType === owner || isInside(owner) }
        var current: Scope? = scope
        while let scope = current {
            if case .parameter(let known) = scope.here(parameter.name), known === parameter { return true }
            if case .type(let owner) = scope.kind, owner.genericParameters.contains(parameter) { return true }
            current = scope.parent
        }
        var function: Function? = self.function
        while let current = function {
            if current.typeVariables.contains(where: { $0.parameter === parameter }) { return true }
            function = current.parent
        }
        return false
    }

    func isInside(_ owner: NominalType) -> Bool {
        var current: Scope? = scope
        while let scope = current {
            if case .type(let type) = scope.kind, type === owner { return true }
            current = scope.parent
        }
        return false
    }
}
