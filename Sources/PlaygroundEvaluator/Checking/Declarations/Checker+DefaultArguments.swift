import PlaygroundSyntax
import SourceText

/// Values that stand in for what is not given: default arguments, and initial values of properties and globals.
extension Checker {
    func prepareDefault(
        _ value: Expression, _ parameter: FunctionType.Parameter, _ index: Int, _ function: Function,
        _ context: FunctionContext, _ scope: Scope
    ) {
        let type = parameter.type
        let made = types.makeFunction(
            name: "default argument \(index) of \(function.name)", file: file, range: value.range,
            type: FunctionType(parameters: [], result: type))
        made.isAsync = true
        made.isDefaultArgument = true
        function.defaults[index] = made
        if case .magic(let name) = value.kind { made.callSiteName = name }
        let outer = Scope(kind: .block, parent: context.scope)
        for (parameter, variable) in function.typeVariables {
            outer.declare(parameter)
            let copy = LocalVariable(variable.name, variable.type, isLet: true, in: made, range: value.range)
            copy.isParameter = true
            copy.isAssigned = true
            made.typeVariables.append((parameter, copy))
        }
        // A method's default may need what its type was made with; calls pass that on.
        if !context.isInitializer, let owner = context.owner { declareTypeVariables(made, owner.genericParameters) }
        if parameter.isAutoclosure, case .function(let wanted) = type {
            return pendingBodies.append { [self] in readAutoclosureDefault(value, made, wanted, outer) }
        }
        pendingBodies.append { [self] in
            readInitializer(value, made, type, outer, purpose: .defaultValue)
        }
    }

    /// The default of an `@autoclosure` parameter: a closure too.
    private func readAutoclosureDefault(_ value: Expression, _ made: Function, _ type: FunctionType, _ outer: Scope) {
        let saved = scope
        scope = outer
        defer { scope = saved }
        inFunction(made) {
            var unification = Unification(types: types, open: [])
            let code = autoclosure(value, type, &unification)
            made.body = Block(steps: [.return(code)], variables: blockVariables, places: [value.range])
        }
    }

    /// Reads the value of a property, global or default argument as a function of its own.
    func readInitializer(
        _ value: Expression, _ made: Function, _ type: Type?, _ outer: Scope, purpose: ConversionPurpose
    ) {
        let saved = scope
        scope = outer
        defer { scope = saved }
        inFunction(made) {
            if purpose == .defaultValue, case .parameter(let parameter) = type {
                return readGenericDefault(value, made, parameter)
            }
            var code = check(value, expecting: type.map(visible))
            if type == nil { checkInferred(code, value) }
            if let type, !isSubtype(code.type, visible(type)) || !types.isOpen(type) {
                code = convert(code, to: visible(type), purpose)
            }
            made.type.result = type.map { $0.mentionsUnknown ? code.type : $0 } ?? code.type
            made.body = Block(
                steps: [.return(code)], variables: blockVariables, localFunctions: blockFunctions, places: [value.range]
            )
        }
        checkThrowing(made, value, purpose)
    }

    /// Statements at file scope may throw; what runs when a value or a type is asked for may not.
    private func checkThrowing(_ made: Function, _ value: Expression, _ purpose: ConversionPurpose) {
        guard made.throwsErrors else { return }
        if purpose == .defaultValue {
            error("call can throw, but errors cannot be thrown out of a default argument", value.range)
        } else if scope.enclosingType != nil {
            error("call can throw, but errors cannot be thrown out of a property initializer", value.range)
        }
    }

    /// The default value of a generic parameter says what the parameter is when the argument is left out.
    private func readGenericDefault(_ value: Expression, _ made: Function, _ parameter: GenericParameter) {
        let code = check(value, expecting: .parameter(parameter))
        if let missing = parameter.constraints.first(where: { !types.conforms(code.type, to: $0) }) {
            error("type '\(code.type)' does not conform to protocol '\(missing.name)'", value.range)
        }
        made.type.result = .any
        made.body = Block(
            steps: [.return(Code(code.kind, .any, code.range))], variables: blockVariables,
            localFunctions: blockFunctions, places: [value.range])
    }
}
