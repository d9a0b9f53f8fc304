import SourceText
internal import SwiftSyntax

extension Lowering {
    func attributes(_ list: AttributeListSyntax) -> [Attribute] {
        list.flatMap { element -> [Attribute] in
            switch element {
            case .attribute(let node): return [attribute(node)]
            case .ifConfigDecl(let block):
                guard case .attributes(let list)? = activeElements(block) else { return [] }
                return attributes(list)
            @unknown default: return []
            }
        }
    }

    private func attribute(_ node: AttributeSyntax) -> Attribute {
        var arguments: [Argument] = []
        if case .argumentList(let list)? = node.arguments { arguments = self.arguments(list) }
        let name = Identifier(node.attributeName.trimmedDescription, range(node.attributeName))
        return Attribute(name: name, arguments: arguments, range: range(node))
    }

    func modifiers(_ list: DeclModifierListSyntax) -> Modifiers {
        var modifiers = Modifiers()
        for node in list { apply(node, to: &modifiers) }
        return modifiers
    }

    private func apply(_ node: DeclModifierSyntax, to modifiers: inout Modifiers) {
        let isSetter = node.detail?.detail.text == "set"
        switch node.name.text {
        case "static": modifiers.isStatic = true
        case "class": modifiers.isClassMember = true
        case "mutating": modifiers.isMutating = true
        case "postfix": modifiers.isPostfix = true
        case "lazy": modifiers.isLazy = true
        case "weak": modifiers.isWeak = true
        case "unowned": modifiers.isUnowned = true
        case "override": modifiers.isOverride = true
        case "final": modifiers.isFinal = true
        case "required": modifiers.isRequired = true
        case "convenience": modifiers.isConvenience = true
        case "indirect": modifiers.isIndirect = true
        case "nonisolated": modifiers.isNonisolated = true
        case "private", "fileprivate":
            if isSetter { modifiers.isPrivateSet = true } else { modifiers.isPrivate = true }
            if node.name.text == "fileprivate" { modifiers.isFilePrivate = true }
        case "async" where node.parent?.parent?.is(VariableDeclSyntax.self) != true:
            fail("'async' must be written after the parameter list of a function", at: node)
        case "distributed":
            fail("distributed actors are not supported", at: node, hint: "use a plain actor")
        default: break
        }
    }

    /// The text of the documentation comments before a declaration, without their marks.
    func documentation(_ node: some SyntaxProtocol) -> String? {
        var lines: [String] = []
        for piece in node.leadingTrivia {
            switch piece {
            case .docLineComment(let text): lines.append(trimmedOnce(text.dropFirst(3)))
            case .docBlockComment(let text): lines = blockLines(text)
            case .newlines(let count) where count > 1: lines = []
            default: break
            }
        }
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }

    private func trimmedOnce(_ text: Substring) -> String {
        String(text.first == " " ? text.dropFirst() : text)
    }

    /// The lines of `/** … */`, without a star that begins each.
    private func blockLines(_ text: String) -> [String] {
        let inner = text.dropFirst(3).dropLast(text.hasSuffix("*/") ? 2 : 0)
        var lines = inner.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let trimmed = line.drop(while: \.isWhitespace)
            let content = trimmedOnce(trimmed.first == "*" ? trimmed.dropFirst() : trimmed)
            return String(content.reversed().drop(while: \.isWhitespace).reversed())
        }
        while lines.first?.allSatisfy(\.isWhitespace) == true { lines.removeFirst() }
        while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
        return lines
    }
}
