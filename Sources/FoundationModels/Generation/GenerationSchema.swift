/// The shape that generated content must have, with the guides on its values.
///
/// Follows API version 26.0.
public struct GenerationSchema: Sendable {
    package let root: Node
    /// The key under which the root can be referenced; nil when the root is no named type.
    package let rootKey: String?
    /// The named types the root refers to, in the order in which a reader meets them.
    package let definitions: [Definition]
    /// Guides that contradict each other or do not fit.
    let guideDefects: [Defect]

    package init(root: Node, key: String? = nil, definitions: [Definition] = [], defects: [Defect] = []) {
        self.root = root
        rootKey = key
        self.definitions = definitions
        guideDefects = defects
    }

    /// A named type. Keys are unique within a schema; the node's title need not be.
    package struct Definition: Sendable, Equatable {
        package let key: String
        package let node: Node

        package init(key: String, node: Node) {
            self.key = key
            self.node = node
        }
    }

    /// A reason why nothing can be generated.
    package struct Defect: Error, Sendable, Equatable, CustomStringConvertible {
        /// Property names from the root, joined by dots, `[]` for elements; empty for the root.
        package let path: String
        package let reason: String

        package init(path: String, reason: String) {
            self.path = path
            self.reason = reason
        }

        package var description: String {
            path.isEmpty ? reason : "\(path): \(reason)"
        }
    }
}

extension GenerationSchema {
    /// What is wrong with the schema. One with defects can be looked at, but no content is generated for it.
    package var defects: [Defect] {
        guideDefects + endlessTypes.map { Defect(path: "", reason: "\($0) has no end: each contains another one.") }
    }

    /// The node a reference's key stands for.
    package func definition(_ key: String) -> Node? {
        if key == rootKey { return root }
        return definitions.first { $0.key == key }?.node
    }

    /// Follows references until a node that is none; nil for an undefined or circular reference.
    package func resolve(_ node: Node) -> Node? {
        var node = node
        for _ in 0...definitions.count + 1 {
            guard case .reference(let key) = node else { return node }
            guard let target = definition(key) else { return nil }
            node = target
        }
        return nil
    }

    /// The name of the type this schema describes: a Swift type's, or the one given to a dynamic schema.
    ///
    /// Follows API version 27.0.
    public var name: String {
        name(of: root)
    }

    private func name(of node: Node) -> String {
        switch node {
        case .object(let object): object.title ?? "Object"
        case .array(let array): "Array<\(name(of: array.items))>"
        case .string(let string): string.title ?? "String"
        case .integer: "Int"
        case .number: "Double"
        case .bool: "Bool"
        case .null: "Null"
        case .anyOf(let union): union.title ?? (union.choices.isEmpty ? "Never" : "Union")
        case .reference(let key): definition(key)?.title ?? key
        case .anything: "GeneratedContent"
        }
    }
}
