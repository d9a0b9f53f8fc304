import PlaygroundSyntax
import SourceText

extension Checker {
    func declarationSteps(_ declaration: Declaration, _ range: SourceRange) -> [Step] {
        switch declaration.kind {
        case .variable(let variable): return variableSteps(variable, declaration, range)
        case .function:
            readLocalFunction(declaration)
            return []
        case .nominal, .typealias, .extension: return []
        default:
            error("this declaration is not allowed here", range)
            return []
        }
    }

    private func variableSteps(_ declaration: VariableDeclaration, _ whole: Declaration, _ range: SourceRange) -> [Step]
    {
        declaration.bindings.flatMap { binding -> [Step] in
            if declaration.isAsync { return asyncLet(binding) }
            if let accessors = binding.accessors, accessors[.get] != nil { return localComputed(binding, accessors) }
            return bindingSteps(binding, isLet: declaration.isLet)
        }
    }

    private func bindingSteps(_ binding: VariableDeclaration.Binding, isLet: Bool) -> [Step] {
        let declared = binding.type.map(resolve)
        if case .binding(let name, _) = binding.pattern.kind { return simpleBinding(name, binding, declared, isLet) }
        guard let initial = binding.initialValue else {
            error("type annotation missing in pattern", binding.range)
            return []
        }
        let value = declared.map { check(initial, as: $0, .initialization) } ?? check(initial)
        if case .wildcard = binding.pattern.kind { return [.evaluate(value)] }
        let pattern = self.pattern(binding.pattern, value.type, isLet: isLet)
        return [.destructure(pattern, value)] + showPattern(pattern)
    }

    private func simpleBinding(
        _ name: Identifier, _ binding: VariableDeclaration.Binding, _ declared: Type?, _ isLet: Bool
    ) -> [Step] {
        checkRedeclaration(name)
        guard let initial = binding.initialValue else { return deferredBinding(name, binding, declared, isLet) }
        // A name is not visible in its own initial value.
        let value = declared.map { check(initial, as: $0, .initialization) } ?? check(initial)
        let type =
            declared.map { $0.isUnknown || types.isOpen($0) && !value.type.isUnknown ? value.type : $0 } ?? value.type
        noteInferredVoid(name, type, declared, isLet)
        let variable = makeVariable(name.text, type, isLet: isLet, name.range)
        variable.isAssigned = true
        variable.isImplicitlyUnwrapped = binding.type?.isImplicitlyUnwrapped ?? false
        scope.declare(name.text, .local(variable))
        var steps: [Step] = [.bind(variable, value)]
        if let accessors = binding.accessors { observe(variable, accessors) }
        if showsValues {
            steps.append(
                .show(
                    ShowStep(
                        origin: .binding, name: name.text, source: .local(variable), type: type, range: binding.range)))
        }
        return steps
    }

    private func observe(_ variable: LocalVariable, _ accessors: Accessors) {
        guard let first = accessors.list.first else { return }
        error(
            "observers of local variables are not supported", first.range, hint: "write the code after the assignment")
    }

    private func noteInferredVoid(_ name: Identifier, _ type: Type, _ declared: Type?, _ isLet: Bool) {
        guard declared == nil, type == .void, silent == 0 else { return }
        warn(
            "\(isLet ? "constant" : "variable") '\(name.text)' inferred to have type '()', which may be unexpected",
            name.range)
    }

    private func deferredBinding(
        _ name: Identifier, _ binding: VariableDeclaration.Binding, _ declared: Type?, _ isLet: Bool
    ) -> [Step] {
        guard let declared else {
            error("type annotation missing in pattern", binding.range)
            return []
        }
        let variable = makeVariable(name.text, declared, isLet: isLet, name.range)
        scope.declare(name.text, .local(variable))
        if !isLet, declared.isOptional {
            variable.isAssigned = true
            variable.isImplicitlyUnwrapped = binding.type?.isImplicitlyUnwrapped ?? false
            let steps: [Step] = [.bind(variable, Code(.constant(.none), declared, binding.range))]
            guard showsValues else { return steps }
            return steps + [
                .show(
                    ShowStep(
                        origin: .binding, name: name.text, source: .local(variable), type: declared,
                        range: binding.range))
            ]
        }
        variable.isDeferred = true
        deferredLocals.append(variable)
        return [.bind(variable, nil)]
    }

    func checkRedeclaration(_ name: Identifier) {
        guard name.text != "_" else { return }
        switch scope.here(name.text) {
        case .local(let earlier) where earlier.function === function && !earlier.isParameter:
            error(
                "invalid redeclaration of '\(name.text)'", name.range,
                notes: [Diagnostic.Note("'\(name.text)' previously declared here", at: place(earlier.range))])
        case .localFunction: error("invalid redeclaration of '\(name.text)'", name.range)
        default: break
        }
    }

    private func showPattern(_ pattern: PatternCode) -> [Step] {
        guard showsValues else { return [] }
        switch pattern {
        case .bind(let variable):
            return [
                .show(
                    ShowStep(
                        origin: .binding, name: variable.name, source: .local(variable), type: variable.type,
                        range: variable.range))
            ]
        case .tuple(let parts): return parts.flatMap(showPattern)
        default: return []
        }
    }

    private func asyncLet(_ binding: VariableDeclaration.Binding) -> [Step] {
        guard case .binding(let name, _) = binding.pattern.kind, let initial = binding.initialValue else {
            error("'async let' needs a name and a value", binding.range)
            return []
        }
        checkRedeclaration(name)
        let made = Function(
            name: "async let \(name.text)", file: file, range: initial.range,
            type: FunctionType(parameters: [], result: .unknown), parent: function)
        made.isAsync = true
        let declared = binding.type.map(resolve)
        inFunction(made) {
            flow.isInTry = true
            flow.isInAwait = true
            let code = declared.map { check(initial, as: $0, .initialization) } ?? check(initial)
            made.type.result = code.type
            made.body = Block(steps: [.return(code)], variables: blockVariables, places: [initial.range])
        }
        made.type.isThrowing = made.throwsErrors
        let variable = makeVariable(name.text, made.type.result, isLet: true, name.range)
        variable.isAssigned = true
        variable.asyncThrows = made.throwsErrors
        variable.isAsyncLet = true
        scope.declare(name.text, .local(variable))
        return [.launch(variable, Code(.closure(made), .function(made.type), initial.range))]
    }

    /// `var x: Int { … }` inside a function: a function without parameters.
    private func localComputed(_ binding: VariableDeclaration.Binding, _ accessors: Accessors) -> [Step] {
        guard case .binding(let name, _) = binding.pattern.kind, let type = binding.type.map(resolve),
            let getter = accessors[.get]
        else {
            error("computed property must have an explicit type", binding.range)
            return []
        }
        if accessors[.set] != nil {
            error("setters of local variables are not supported", binding.range, hint: "use a nested function")
        }
        let made = Function(
            name: name.text, file: file, range: binding.range, type: FunctionType(parameters: [], result: type),
            parent: function)
        let variable = makeVariable(name.text, type, isLet: true, name.range)
        variable.isAssigned = true
        variable.isComputed = true
        scope.declare(name.text, .local(variable))
        inFunction(made) {
            readFunctionBody(getter.body ?? [], made, binding.range)
        }
        return [.bind(variable, Code(.closure(made), .function(made.type), binding.range))]
    }
}
