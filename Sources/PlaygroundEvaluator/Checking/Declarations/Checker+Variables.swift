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
        if let property = wrapped(declaration, whole, scope) { return wrappedSteps(property) }
        return declaration.bindings.flatMap { binding -> [Step] in
            if declaration.isAsync { return asyncLet(binding) }
            if let accessors = binding.accessors, accessors[.get] != nil { return localComputed(binding, accessors) }
            return bindingSteps(binding, isLet: declaration.isLet, whole.modifiers)
        }
    }

    func bindingSteps(_ binding: VariableDeclaration.Binding, isLet: Bool, _ modifiers: Modifiers) -> [Step] {
        let declared = binding.type.map(resolve)
        if case .binding(let name, _) = binding.pattern.kind {
            if let declared { checkWeak(modifiers, declared, name) }
            return simpleBinding(name, binding, declared, isLet, modifiers)
        }
        guard let initial = binding.initialValue else {
            if let declared, case .tuple(let parts) = binding.pattern.kind {
                return deferredParts(parts.map(\.pattern), declared, binding, isLet, modifiers)
            }
            error("type annotation missing in pattern", binding.range)
            return []
        }
        let value = declared.map { check(initial, as: $0, .initialization) } ?? check(initial)
        if case .wildcard = binding.pattern.kind { return [.evaluate(value)] }
        let pattern = self.pattern(binding.pattern, value.type, isLet: isLet)
        return [.destructure(pattern, value)] + showPattern(pattern)
    }

    private func simpleBinding(
        _ name: Identifier, _ binding: VariableDeclaration.Binding, _ declared: Type?, _ isLet: Bool,
        _ modifiers: Modifiers
    ) -> [Step] {
        checkRedeclaration(name)
        guard let initial = binding.initialValue else {
            return deferredBinding(name, binding, declared, isLet, modifiers)
        }
        // A name is not visible in its own initial value.
        let value = declared.map { check(initial, as: $0, .initialization) } ?? check(initial)
        let type =
            declared.map { $0.isUnknown || types.isOpen($0) && !value.type.isUnknown ? value.type : $0 } ?? value.type
        noteInferredVoid(name, type, declared, isLet)
        if declared == nil {
            checkInferred(value, initial)
            checkWeak(modifiers, .optional(type), name)
        }
        checkKept(value)
        let variable = makeVariable(name.text, type, isLet: isLet, name.range)
        variable.isAssigned = true
        variable.isImplicitlyUnwrapped = binding.type?.isImplicitlyUnwrapped ?? false
        variable.hold(as: modifiers)
        scope.declare(name.text, .local(variable))
        var steps: [Step] = [.bind(variable, value)]
        if let accessors = binding.accessors { steps += observe(variable, accessors) }
        if showsValues {
            steps.append(
                .show(
                    ShowStep(
                        origin: .binding, name: name.text, source: .local(variable), type: type, range: binding.range)))
        }
        return steps
    }

    private func noteInferredVoid(_ name: Identifier, _ type: Type, _ declared: Type?, _ isLet: Bool) {
        guard declared == nil, type == .void, silent == 0 else { return }
        warn(
            "\(isLet ? "constant" : "variable") '\(name.text)' inferred to have type '()', which may be unexpected",
            name.range)
    }

    private func deferredBinding(
        _ name: Identifier, _ binding: VariableDeclaration.Binding, _ declared: Type?, _ isLet: Bool,
        _ modifiers: Modifiers
    ) -> [Step] {
        guard let declared else {
            error("type annotation missing in pattern", binding.range)
            return []
        }
        let variable = makeVariable(name.text, declared, isLet: isLet, name.range)
        variable.hold(as: modifiers)
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
        followLater(function)
        return [.bind(variable, nil)] + emptyParts(variable, binding.range)
    }

    /// A tuple may get its values one by one; until then, it holds none.
    private func emptyParts(_ variable: LocalVariable, _ range: SourceRange) -> [Step] {
        guard case .tuple(let elements) = variable.type, elements.count > 1 else { return [] }
        let parts = elements.map { Code(.constant(.void), $0.type, range) }
        return [.give(variable, Code(.tuple(elements.map(\.label), parts), variable.type, range))]
    }

    /// `let (width, height): (Int, Int)`
    private func deferredParts(
        _ patterns: [Pattern], _ declared: Type, _ binding: VariableDeclaration.Binding, _ isLet: Bool,
        _ modifiers: Modifiers
    ) -> [Step] {
        guard case .tuple(let elements) = declared, elements.count == patterns.count else {
            error("tuple pattern has the wrong length for tuple type '\(declared)'", binding.range)
            return []
        }
        return zip(patterns, elements).flatMap { pattern, element -> [Step] in
            guard case .binding(let name, _) = pattern.kind else { return [] }
            checkRedeclaration(name)
            return deferredBinding(name, binding, element.type, isLet, modifiers)
        }
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
        let made = types.makeFunction(
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
}

extension LocalVariable {
    /// Takes over `weak` and `unowned`.
    fileprivate func hold(as modifiers: Modifiers) {
        isWeak = modifiers.isWeak || modifiers.isUnowned
        isUnowned = modifiers.isUnowned
    }
}
