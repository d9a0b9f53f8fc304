import PlaygroundSyntax
import SourceText

extension Checker {
    /// `\Root.path`, as a key path or, where a function is expected, as the function that reads it.
    func keyPath(_ literal: KeyPathLiteral, _ expected: Type?, _ range: SourceRange) -> Code {
        let wanted = expected?.function
        var root = literal.root.map(resolve)
        if root == nil { root = wanted?.parameters.first?.type ?? keyPathArguments(expected)?.first }
        guard let root, !root.isUnknown else {
            error("cannot infer key path type from context; consider explicitly specifying a root type", range)
            return fault(range)
        }
        let reader = types.makeFunction(
            name: "key path", file: file, range: range,
            type: FunctionType(parameters: [.init(label: nil, name: "root", type: root)], result: .unknown),
            parent: function)
        var result = Type.unknown
        inFunction(reader) {
            let parameter = LocalVariable("root", root, isLet: true, in: reader, range: range)
            parameter.isParameter = true
            parameter.isAssigned = true
            reader.parameters.append(parameter)
            let code = walk(literal, from: Code(.local(parameter), root, range), range)
            result = code.type
            reader.type.result = result
            reader.body = Block(steps: [.return(code)], variables: blockVariables, places: [range])
        }
        let text = "\\\(root)" + literal.components.map(describe).joined()
        if let wanted {
            var type = wanted
            type.parameters[0].type = root
            type.result = result
            return Code(
                .closure(reader),
                .function(FunctionType(parameters: [.init(label: nil, name: "", type: root)], result: result)), range)
        }
        let writer = writer(literal, root, result, range)
        let isReference = self.isReference(root)
        let name = writer == nil ? "KeyPath" : isReference ? "ReferenceWritableKeyPath" : "WritableKeyPath"
        let type = types.named(name, [root, result])
        checkValue(result, of: type, expected, range)
        return Code(.keyPath(KeyPathCode(text: text, reader: reader, writer: writer)), type, range)
    }

    private func checkValue(_ result: Type, of type: Type, _ expected: Type?, _ range: SourceRange) {
        guard let arguments = keyPathArguments(expected), arguments.count == 2, let wanted = expected,
            !types.isOpen(arguments[1]), !types.isOpen(result), arguments[1] != result
        else { return }
        error("cannot assign value of type '\(type)' to type '\(wanted)'", range)
    }

    private func keyPathArguments(_ expected: Type?) -> [Type]? {
        guard case .nominal(let nominal, let arguments) = literalTarget(expected), nominal.name.hasSuffix("KeyPath")
        else { return nil }
        return arguments
    }

    private func describe(_ component: KeyPathLiteral.Component) -> String {
        switch component {
        case .property(let name): "." + name.text
        case .subscript: "[…]"
        case .optionalUnwrap: "?"
        case .forceUnwrap: "!"
        }
    }

    private func walk(_ literal: KeyPathLiteral, from base: Code, _ range: SourceRange) -> Code {
        var code = base
        var isChain = false
        for component in literal.components {
            switch component {
            case .property(let name):
                if name.text != "self" { code = member(of: code, NameReference(name), nil, name.range) }
                if case .functionValue(let method, _) = code.kind {
                    error("key path cannot refer to instance method '\(method)'", name.range)
                }
            case .subscript(let arguments): code = subscriptUse(of: code, arguments, nil, range)
            case .optionalUnwrap:
                isChain = true
                if case .optional(let wrapped) = code.type { code = Code(.unwrap(code), wrapped, range) }
            case .forceUnwrap:
                if case .optional(let wrapped) = code.type { code = Code(.forceUnwrap(code), wrapped, range) }
            }
        }
        guard isChain else { return code }
        let flattens = code.type.isOptional
        return Code(.chain(code, flattens: flattens), flattens ? code.type : .optional(code.type), range)
    }

    private func writer(_ literal: KeyPathLiteral, _ root: Type, _ result: Type, _ range: SourceRange) -> Function? {
        var made: Function?
        let trial = quietly { () -> Function? in
            let writer = types.makeFunction(
                name: "key path", file: file, range: range,
                type: FunctionType(
                    parameters: [
                        .init(label: nil, name: "root", type: root), .init(label: nil, name: "value", type: result),
                    ], result: .void),
                parent: function)
            inFunction(writer) {
                let target = LocalVariable("root", root, isLet: false, in: writer, range: range)
                let value = LocalVariable("value", result, isLet: true, in: writer, range: range)
                for variable in [target, value] {
                    variable.isParameter = true
                    variable.isAssigned = true
                    writer.parameters.append(variable)
                }
                target.isInout = true
                let code = walk(literal, from: Code(.local(target), root, range), range)
                guard let place = mutablePlace(code, "assign to", nil) else { return }
                writer.body = Block(
                    steps: [.evaluate(Code(.assign(place, Code(.local(value), result, range)), .void, range))],
                    variables: blockVariables, places: [range])
            }
            return writer
        }
        if !trial.failed { made = trial.result }
        return made
    }

    func keyPathSubscript(_ base: Code, _ path: Expression, _ range: SourceRange) -> Code {
        let rootType = base.type
        let expected = types.named("KeyPath", [rootType, .unknown])
        let code = check(path, expecting: expected)
        var value = Type.unknown
        if case .nominal(_, let arguments) = code.type {
            value = arguments.count == 2 ? arguments[1] : .any
        }
        return Code(.read(.keyPath(place(of: base), code)), value, range)
    }
}
