extension ProgramDump {
    func node(_ expression: Expression) -> DumpNode {
        switch expression.kind {
        case .integer(let literal): DumpNode(literal.text)
        case .float(let value, _): DumpNode("\(value)")
        case .boolean(let value): DumpNode("\(value)")
        case .string(let literal): node(literal)
        case .regex(let pattern): DumpNode("/\(pattern)/")
        case .nilLiteral: DumpNode("nil")
        case .array(let elements): DumpNode("array", elements.map(node))
        case .dictionary(let pairs):
            DumpNode("dictionary", pairs.map { DumpNode(":", [node($0.key), node($0.value)]) })
        case .tuple(let arguments): DumpNode("tuple", arguments.map(node))
        case .magic(let name): DumpNode("#\(name)")
        case .name(let name): DumpNode(text(name))
        case .implicitMember(let name): DumpNode(".\(text(name))")
        case .member(let base, let name): DumpNode(".\(text(name))", [node(base)])
        case .superMember(let name): DumpNode("super.\(text(name))")
        case .closureParameter(let index): DumpNode("$\(index)")
        case .typeExpression(let type): DumpNode("type", [node(type)])
        case .keyPath(let path): node(path)
        case .call(let call): node(call)
        case .subscript(let base, let arguments): DumpNode("subscript", [node(base)] + arguments.map(node))
        case .macro(let macro): node(macro)
        case .closure(let closure): node(closure)
        case .prefix(let name, let operand): DumpNode("prefix \(name.text)", [node(operand)])
        case .postfix(let operand, let name): DumpNode("postfix \(name.text)", [node(operand)])
        case .binary(let left, let name, let right): DumpNode(name.text, [node(left), node(right)])
        case .ternary(let condition, let first, let second):
            DumpNode("?:", [node(condition), node(first), node(second)])
        case .assignment(let target, let value): DumpNode("=", [node(target), node(value)])
        case .discard: DumpNode("_")
        case .inoutArgument(let value): DumpNode("&", [node(value)])
        case .cast(let value, let kind, let type): DumpNode(word(kind), [node(value), node(type)])
        case .isType(let value, let type): DumpNode("is", [node(value), node(type)])
        case .optionalUnwrap(let value): DumpNode("?", [node(value)])
        case .chain(let value): DumpNode("chain", [node(value)])
        case .forceUnwrap(let value): DumpNode("!", [node(value)])
        case .try(let kind, let value): DumpNode(word(kind), [node(value)])
        case .await(let value): DumpNode("await", [node(value)])
        case .ifExpression(let statement): node(statement)
        case .switchExpression(let statement): node(statement)
        }
    }

    func node(_ argument: Argument) -> DumpNode {
        guard let label = argument.label else { return node(argument.value) }
        return DumpNode("\(label.text):", [node(argument.value)])
    }

    private func text(_ name: NameReference) -> String {
        let generics =
            name.genericArguments.isEmpty ? "" : "<\(name.genericArguments.map(text).joined(separator: ", "))>"
        let labels = name.labels.map { "(" + $0.map { ($0 ?? "_") + ":" }.joined() + ")" } ?? ""
        return name.name.text + generics + labels
    }

    private func word(_ kind: Expression.CastKind) -> String {
        switch kind {
        case .coercion: "as"
        case .conditional: "as?"
        case .forced: "as!"
        }
    }

    private func word(_ kind: Expression.TryKind) -> String {
        switch kind {
        case .plain: "try"
        case .optional: "try?"
        case .forced: "try!"
        }
    }

    private func node(_ literal: StringLiteral) -> DumpNode {
        if let text = literal.plainText { return DumpNode(DumpNode.quoted(text)) }
        return DumpNode("string", literal.segments.map(node))
    }

    private func node(_ segment: StringLiteral.Segment) -> DumpNode {
        switch segment {
        case .text(let text): DumpNode(DumpNode.quoted(text))
        case .interpolation(let arguments, _): DumpNode("\\", arguments.map(node))
        }
    }

    private func node(_ path: KeyPathLiteral) -> DumpNode {
        let root = path.root.map { [DumpNode("root", [node($0)])] } ?? []
        return DumpNode("keyPath", root + path.components.map(node))
    }

    private func node(_ component: KeyPathLiteral.Component) -> DumpNode {
        switch component {
        case .property(let name): DumpNode(".\(name.text)")
        case .subscript(let arguments): DumpNode("subscript", arguments.map(node))
        case .optionalUnwrap: DumpNode("?")
        case .forceUnwrap: DumpNode("!")
        }
    }

    private func node(_ call: Call) -> DumpNode {
        let trailing = call.trailing.isEmpty ? [] : [DumpNode("trailing", call.trailing.map(node))]
        return DumpNode("call", [node(call.callee)] + call.arguments.map(node) + trailing)
    }

    private func node(_ macro: MacroUse) -> DumpNode {
        let trailing = macro.trailing.isEmpty ? [] : [DumpNode("trailing", macro.trailing.map(node))]
        return DumpNode("macro #\(macro.name.text)", macro.arguments.map(node) + trailing)
    }

    private func node(_ closure: Closure) -> DumpNode {
        let head = ["closure"] + signature(closure)
        guard closure.body.count == 1, case .expression(let only) = closure.body[0].kind else {
            return block(head.joined(separator: " "), closure.body)
        }
        return DumpNode(head.joined(separator: " "), [node(only)])
    }

    private func signature(_ closure: Closure) -> [String] {
        var parts: [String] = []
        if !closure.captures.isEmpty { parts.append("[" + closure.captures.map(text).joined(separator: ", ") + "]") }
        if let parameters = closure.parameters {
            parts.append("(" + parameters.map(text).joined(separator: ", ") + ")")
        }
        if closure.isAsync { parts.append("async") }
        if closure.isThrowing { parts.append("throws") }
        if let type = closure.returnType { parts.append("-> \(text(type))") }
        return parts
    }

    private func text(_ parameter: Closure.Parameter) -> String {
        parameter.name.text + (parameter.type.map { ": \(text($0))" } ?? "")
    }

    private func text(_ capture: Closure.Capture) -> String {
        let value = capture.value.map { " = \(node($0).inline)" } ?? ""
        switch capture.strength {
        case .strong: return capture.name.text + value
        case .weak: return "weak \(capture.name.text)\(value)"
        case .unowned: return "unowned \(capture.name.text)\(value)"
        }
    }
}
