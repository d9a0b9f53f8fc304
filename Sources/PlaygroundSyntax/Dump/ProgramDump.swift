/// A tree as indented text, for tests and for debugging.
///
/// A node that fits is written on one line, `(label child child)`; otherwise its label stands alone and each child is on
/// lines of its own, two spaces further in. Statements never share a line.
package struct ProgramDump: Sendable {
    package init() {}

    package func text(_ program: Program) -> String {
        let nodes = program.imports.map { DumpNode("import \($0.module)") } + program.items.map(node)
        return nodes.map { $0.lines(indent: 0) }.joined().map { $0 + "\n" }.joined()
    }

    package func text(_ expression: Expression) -> String {
        node(expression).lines(indent: 0).joined(separator: "\n")
    }

    package func text(_ type: TypeName) -> String {
        node(type).inline
    }

    private func node(_ item: Program.Item) -> DumpNode {
        switch item {
        case .statement(let statement): node(statement)
        case .playground(let section): node(section)
        }
    }

    private func node(_ section: PlaygroundSection) -> DumpNode {
        DumpNode("playground" + (section.name.map { " " + DumpNode.quoted($0) } ?? ""), block: section.body.map(node))
    }

    func block(_ label: String, _ body: [Statement]) -> DumpNode {
        DumpNode(label, block: body.map(node))
    }
}

/// A label with children, not yet laid out.
struct DumpNode {
    var label: String
    var children: [DumpNode]
    /// Whether the children are always on lines of their own.
    var isBlock: Bool

    init(_ label: String, _ children: [DumpNode] = []) {
        self.label = label
        self.children = children
        isBlock = false
    }

    init(_ label: String, block children: [DumpNode]) {
        self.label = label
        self.children = children
        isBlock = true
    }

    private static let width = 100

    var inline: String {
        children.isEmpty ? label : "(" + ([label] + children.map(\.inline)).joined(separator: " ") + ")"
    }

    private var canBeInline: Bool {
        (!isBlock || children.isEmpty) && children.allSatisfy(\.canBeInline)
    }

    func lines(indent: Int) -> [String] {
        let margin = String(repeating: " ", count: indent)
        if canBeInline {
            let line = inline
            if indent + line.count <= DumpNode.width || children.isEmpty { return [margin + line] }
        }
        return [margin + label] + children.flatMap { $0.lines(indent: indent + 2) }
    }

    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            default:
                if scalar.value < 32 {
                    result += "\\u{\(String(scalar.value, radix: 16))}"
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }
}
