import SourceText
internal import SwiftSyntax

extension Lowering {
    func expression(_ node: ExprSyntax) -> Expression {
        deeper(by: 1, node) { Expression(expressionKind(node), range(node)) }
    }

    private func expressionKind(_ node: ExprSyntax) -> Expression.Kind {
        switch node.as(ExprSyntaxEnum.self) {
        // Literals
        case .integerLiteralExpr(let node): return integer(node)
        case .floatLiteralExpr(let node): return float(node)
        case .booleanLiteralExpr(let node): return .boolean(node.literal.text == "true")
        case .stringLiteralExpr(let node): return .string(stringLiteral(node))
        case .regexLiteralExpr(let node): return regex(node)
        case .nilLiteralExpr: return .nilLiteral
        case .arrayExpr(let node): return .array(node.elements.map { expression($0.expression) })
        case .dictionaryExpr(let node): return dictionary(node)
        case .tupleExpr(let node): return tuple(node)
        case .macroExpansionExpr(let node): return macro(FreestandingMacro(node)).kind
        // Names
        case .declReferenceExpr(let node): return name(node)
        case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .forceUnwrapExpr, .optionalChainingExpr,
            .postfixIfConfigExpr, .genericSpecializationExpr, .postfixOperatorExpr:
            return postfix(node).kind
        case .typeExpr(let node): return .typeExpression(type(node.type))
        case .keyPathExpr(let node): return keyPath(node)
        case .superExpr: return refuse(node, "'super' stands only before a member", hint: "write super.member")
        // Compounds
        case .closureExpr(let node): return .closure(closure(node))
        case .prefixOperatorExpr(let node): return prefix(node)
        case .inOutExpr(let node): return .inoutArgument(expression(node.expression))
        case .sequenceExpr(let node): return sequence(node).kind
        case .discardAssignmentExpr: return .discard
        case .tryExpr(let node): return .try(tryKind(node), expression(node.expression))
        case .awaitExpr(let node): return .await(expression(node.expression))
        case .unsafeExpr(let node): return expression(node.expression).kind
        case .consumeExpr(let node): return expression(node.expression).kind
        case .copyExpr(let node): return expression(node.expression).kind
        case .borrowExpr(let node): return expression(node.expression).kind
        case .ifExpr(let node): return .ifExpression(ifParts(node, label: nil))
        case .switchExpr(let node): return .switchExpression(switchParts(node, label: nil))
        default: return refused(node)
        }
    }

    private func refused(_ node: ExprSyntax) -> Expression.Kind {
        switch node.as(ExprSyntaxEnum.self) {
        case .packElementExpr, .packExpansionExpr: return refuse(node, "parameter packs are not supported")
        case .patternExpr: return refuse(node, "a binding pattern cannot stand in an expression")
        case .editorPlaceholderExpr:
            return refuse(node, "editor placeholder in source file", hint: "replace it with a value")
        default: return refuse(node, "this expression is not supported")
        }
    }

    func refuse(_ node: some SyntaxProtocol, _ message: String, hint: String? = nil) -> Expression.Kind {
        fail(message, at: node, hint: hint)
        return .nilLiteral
    }

    private static let prefixOperators: Set<String> = ["-", "+", "!", "~", "...", "..<", ".!"]

    private func prefix(_ node: PrefixOperatorExprSyntax) -> Expression.Kind {
        if !Lowering.prefixOperators.contains(node.operator.text), !operators.hasUnary(node.operator.text) {
            fail("'\(node.operator.text)' is not a prefix unary operator", at: node.operator)
        }
        return .prefix(identifier(node.operator), expression(node.expression))
    }

    func tryKind(_ node: TryExprSyntax) -> Expression.TryKind {
        switch node.questionOrExclamationMark?.text {
        case "?": .optional
        case "!": .forced
        default: .plain
        }
    }

    // MARK: Collections

    private func dictionary(_ node: DictionaryExprSyntax) -> Expression.Kind {
        guard case .elements(let elements) = node.content else { return .dictionary([]) }
        return .dictionary(elements.map { (key: expression($0.key), value: expression($0.value)) })
    }

    /// `(value)` is `value`.
    private func tuple(_ node: TupleExprSyntax) -> Expression.Kind {
        if node.elements.count == 1, let only = node.elements.first, only.label == nil {
            checkNoBranches(only.expression)
            return expression(only.expression).kind
        }
        return .tuple(arguments(node.elements))
    }

    /// `if` and `switch` give a value only where it is taken at once, not in parentheses.
    private func checkNoBranches(_ node: ExprSyntax) {
        guard node.is(IfExprSyntax.self) || node.is(SwitchExprSyntax.self) else { return }
        let keyword = node.is(IfExprSyntax.self) ? "if" : "switch"
        fail(
            "'\(keyword)' may only be used as expression in return, throw, or as the source of an assignment", at: node,
            hint: "leave out the parentheses, or give the value to a constant first")
    }

    func arguments(_ list: LabeledExprListSyntax) -> [Argument] {
        list.map { Argument(label: argumentLabel($0), value: expression($0.expression)) }
    }

    private func argumentLabel(_ node: LabeledExprSyntax) -> Identifier? {
        guard let label = node.label, label.text != "_" else { return nil }
        return identifier(label)
    }

    // MARK: Names

    private func name(_ node: DeclReferenceExprSyntax) -> Expression.Kind {
        let text = node.baseName.text
        if text.first == "$", let index = Int(text.dropFirst()) { return .closureParameter(index) }
        return .name(reference(node))
    }

    func reference(_ node: DeclReferenceExprSyntax, genericArguments: [TypeName] = []) -> NameReference {
        NameReference(
            identifier(node.baseName), genericArguments: genericArguments,
            labels: node.argumentNames?.arguments.map { $0.name.text == "_" ? nil : $0.name.text })
    }

    private func keyPath(_ node: KeyPathExprSyntax) -> Expression.Kind {
        .keyPath(KeyPathLiteral(root: node.root.map(type), components: node.components.compactMap(component)))
    }

    private func component(_ node: KeyPathComponentSyntax) -> KeyPathLiteral.Component? {
        switch node.component {
        case .property(let property): return .property(identifier(property.declName.baseName))
        case .subscript(let part): return .subscript(arguments(part.arguments))
        case .optional(let mark): return mark.questionOrExclamationMark.text == "!" ? .forceUnwrap : .optionalUnwrap
        default:
            fail("this part of a key path is not supported", at: node)
            return nil
        }
    }

    // MARK: Macros

    private static let magicNames: Set<String> = [
        "file", "fileID", "filePath", "line", "column", "function", "dsohandle", "isolation",
    ]

    func macro(_ macro: FreestandingMacro) -> Expression {
        Expression(macroKind(macro), range(macro.node))
    }

    private func macroKind(_ macro: FreestandingMacro) -> Expression.Kind {
        let name = identifier(macro.name)
        if Lowering.magicNames.contains(name.text), !macro.hasArgumentList { return .magic(name.text) }
        switch name.text {
        case "selector", "keyPath":
            return refuse(
                macro.node, "'#\(name.text)' belongs to Objective-C and is not supported",
                hint: "use a closure or \\.property")
        case "colorLiteral", "imageLiteral", "fileLiteral":
            return refuse(macro.node, "'#\(name.text)' is not supported")
        case "Playground":
            return refuse(
                macro.node, "'#Playground' stands only at file scope", hint: "move it out of the code around it")
        default:
            return .macro(
                MacroUse(
                    name: name, arguments: arguments(macro.arguments),
                    trailing: trailing(macro.trailingClosure, macro.additionalTrailingClosures)))
        }
    }
}
