import PlaygroundSyntax
import SourceText

/// Variables inside functions that have accessors: each accessor is a local function.
extension Checker {
    /// `var x: Int { get … set … }`
    func localComputed(_ binding: VariableDeclaration.Binding, _ accessors: Accessors) -> [Step] {
        guard case .binding(let name, _) = binding.pattern.kind, let type = binding.type.map(resolve) else {
            error("computed property must have an explicit type", binding.range)
            return []
        }
        return localComputed(name, type, accessors, binding.range)
    }

    func localComputed(_ name: Identifier, _ type: Type, _ accessors: Accessors, _ range: SourceRange) -> [Step] {
        guard let getter = accessors[.get] else { return [] }
        let read = accessorFunction(name, [], result: type)
        let variable = makeVariable(name.text, type, isLet: accessors[.set] == nil, name.range)
        variable.isAssigned = true
        variable.isComputed = true
        scope.declare(name.text, .local(variable))
        inFunction(read) { readFunctionBody(getter.body ?? [], read, range) }
        var steps: [Step] = [.bind(variable, Code(.closure(read), .function(read.type), range))]
        if let setter = accessors[.set] {
            variable.setter = localAccessor(setter, variable, "newValue", &steps)
        }
        return steps
    }

    /// `var x = 1 { willSet … didSet … }`
    func observe(_ variable: LocalVariable, _ accessors: Accessors) -> [Step] {
        var steps: [Step] = []
        if let written = accessors[.willSet] {
            variable.willSet = localAccessor(written, variable, "newValue", &steps)
        }
        if let written = accessors[.didSet] {
            variable.didSet = localAccessor(written, variable, "oldValue", &steps)
        }
        return steps
    }

    /// A setter or observer in a variable of its own.
    private func localAccessor(
        _ written: Accessors.Accessor, _ variable: LocalVariable, _ implicit: String, _ steps: inout [Step]
    ) -> LocalVariable {
        let name = written.parameter ?? Identifier(implicit, written.range)
        let made = accessorFunction(
            Identifier(variable.name, written.range), [.init(label: nil, name: name.text, type: variable.type)],
            result: .void)
        let holder = makeVariable("", .function(made.type), isLet: true, written.range)
        holder.isAssigned = true
        made.observed = variable
        inFunction(made) {
            let parameter = LocalVariable(name.text, variable.type, isLet: true, in: made, range: name.range)
            parameter.isParameter = true
            parameter.isAssigned = true
            made.parameters.append(parameter)
            scope.declare(name.text, .local(parameter))
            readFunctionBody(written.body ?? [], made, written.range)
        }
        steps.append(.bind(holder, Code(.closure(made), .function(made.type), written.range)))
        return holder
    }

    private func accessorFunction(_ name: Identifier, _ parameters: [FunctionType.Parameter], result: Type) -> Function
    {
        let made = types.makeFunction(
            name: name.text, file: file, range: name.range,
            type: FunctionType(parameters: parameters, result: result), parent: function)
        made.closedEffects = true
        made.isolation = function.isolation
        return made
    }

    /// The place of a local variable: behind its setter or observers, where it has some.
    func localPlace(_ variable: LocalVariable) -> Place {
        let root = variable.origin ?? variable
        if let setter = root.setter { return .accessed(.local(variable), setter: captured(setter)) }
        guard root.willSet != nil || root.didSet != nil, function.observedVariable !== root else {
            return .local(variable)
        }
        return .observed(.local(variable), willSet: root.willSet.map(captured), didSet: root.didSet.map(captured))
    }
}

extension Function {
    /// The local variable whose accessor this is, or is inside of: its own changes are not observed.
    var observedVariable: LocalVariable? { observed ?? parent?.observedVariable }
}
