extension ProgramDump {
    func node(_ pattern: Pattern) -> DumpNode {
        switch pattern.kind {
        case .wildcard: DumpNode("_")
        case .binding(let name, let isVariable): DumpNode(isVariable ? "var \(name.text)" : name.text)
        case .tuple(let elements): DumpNode("tuple", elements.map(node))
        case .enumCase(let type, let name, let payload):
            DumpNode(
                (type.map(text) ?? "") + ".\(name.text)" + (payload?.isEmpty == true ? "()" : ""),
                (payload ?? []).map(node))
        case .optional(let pattern): DumpNode("?", [node(pattern)])
        case .isType(let type): DumpNode("is", [node(type)])
        case .cast(let pattern, let type): DumpNode("as", [node(pattern), node(type)])
        case .expression(let value): DumpNode("~=", [node(value)])
        case .typed(let pattern, let type): DumpNode(":", [node(pattern), node(type)])
        }
    }

    private func node(_ element: (label: Identifier?, pattern: Pattern)) -> DumpNode {
        guard let label = element.label else { return node(element.pattern) }
        return DumpNode("\(label.text):", [node(element.pattern)])
    }

    /// Types are written as in Swift.
    func node(_ type: TypeName) -> DumpNode {
        DumpNode(spelling(type))
    }

    private func spelling(_ type: TypeName) -> String {
        switch type.kind {
        case .named(let name, let arguments): name.text + list(arguments)
        case .member(let base, let name, let arguments): "\(spelling(base)).\(name.text)\(list(arguments))"
        case .optional(let wrapped): "\(enclosed(wrapped))?"
        case .implicitlyUnwrapped(let wrapped): "\(enclosed(wrapped))!"
        case .array(let element): "[\(spelling(element))]"
        case .dictionary(let key, let value): "[\(spelling(key)): \(spelling(value))]"
        case .tuple(let elements): "(" + elements.map(element).joined(separator: ", ") + ")"
        case .function(let parameters, let isAsync, let isThrowing, let thrown, let result):
            "(" + parameters.map(parameter).joined(separator: ", ") + ")" + (isAsync ? " async" : "")
                + (isThrowing ? " throws" : "") + (thrown.map { "(\(spelling($0)))" } ?? "") + " -> " + spelling(result)
        case .some(let type): "some \(spelling(type))"
        case .any(let type): "any \(spelling(type))"
        case .composition(let types): types.map(spelling).joined(separator: " & ")
        case .metatype(let type): "\(enclosed(type)).Type"
        case .inferred: "_"
        }
    }

    /// In parentheses where a mark after it would belong to its last part.
    private func enclosed(_ type: TypeName) -> String {
        switch type.kind {
        case .function, .some, .any, .composition: "(\(spelling(type)))"
        default: spelling(type)
        }
    }

    private func list(_ arguments: [TypeName]) -> String {
        arguments.isEmpty ? "" : "<" + arguments.map(spelling).joined(separator: ", ") + ">"
    }

    private func element(_ element: (label: Identifier?, type: TypeName)) -> String {
        (element.label.map { "\($0.text): " } ?? "") + spelling(element.type)
    }

    private func parameter(_ parameter: TypeName.FunctionParameter) -> String {
        (parameter.isInout ? "inout " : "") + spelling(parameter.type) + (parameter.isVariadic ? "..." : "")
    }
}
