import PlaygroundSyntax
import SourceText

/// Initial values that alone have to tell what a variable is.
extension Checker {
    func checkInferred(_ code: Code, _ expression: Expression) {
        if checkIsValue(code, expression) { return }
        if let name = ambiguousCalls[expression.range] {
            return error("ambiguous use of '\(name)'", expression.range, hint: "write the variable's type")
        }
        if case .closure(let closure) = expression.kind { return checkParameters(of: closure, code) }
        guard case .call(let call) = expression.kind, call.arguments.isEmpty, call.trailing.isEmpty,
            let parameter = missingParameter(code)
        else { return }
        error(
            "generic parameter '\(parameter.name)' could not be inferred", expression.range,
            hint: "write the variable's type")
    }

    /// Whether what stands for a value only names a type, which is reported.
    @discardableResult func checkIsValue(_ code: Code, _ expression: Expression) -> Bool {
        if case .name = expression.kind, !code.type.isUnknown, !isMetatype(code.type) { return false }
        guard namesOnlyTypes(expression) else { return false }
        let name = file.text(in: expression.range)
        error(
            "expected member name or initializer call after type name", expression.range,
            hint: "write '\(name)()' for a new value, or '\(name).self' for the type")
        return true
    }

    /// `{ x in x }`: nothing says what is given to the closure.
    private func checkParameters(of closure: Closure, _ code: Code) {
        guard case .function(let type) = code.type else { return }
        for (parameter, known) in zip(closure.parameters ?? [], type.parameters)
        where parameter.type == nil && known.type.isUnknown {
            error(
                "cannot infer type of closure parameter '\(parameter.name.text)' without a type annotation",
                parameter.name.range, hint: "write '\(parameter.name.text): Type'")
        }
    }

    /// `Int`, `[Int]`, `[String: Int]`, where a value is wanted.
    private func namesOnlyTypes(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .name(let reference):
            if case .type = meaning(of: reference.name.text) { return reference.genericArguments.isEmpty }
            return false
        case .array(let elements): return elements.count == 1 && namesOnlyTypes(elements[0])
        case .dictionary(let pairs):
            return pairs.count == 1 && namesOnlyTypes(pairs[0].key) && namesOnlyTypes(pairs[0].value)
        default: return false
        }
    }

    /// The generic parameter of a type or function that a call without arguments does not tell.
    private func missingParameter(_ code: Code) -> GenericParameter? {
        switch code.kind {
        case .makeStruct(let owner, _, _), .makeObject(let owner, _, _, _):
            guard !owner.isFromHost, case .nominal(let made, let arguments) = code.type, made === owner else {
                return nil
            }
            return zip(owner.genericParameters, arguments).first { $1.isUnknown }?.0
        case .call(let callee, _)
        where !callee.isInitializer && callee.selfVariable == nil && code.type.mentionsUnknown:
            return callee.typeVariables.first?.parameter
        default: return nil
        }
    }
}
