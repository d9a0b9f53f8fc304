extension GenerationSchema {
    /// A schema of a root and what it reaches, in the order in which a reader meets it.
    ///
    /// A root that is a reference is replaced by what it stands for.
    init(root: Node, lookup: (String) -> Node?, defects: [Defect]) {
        var found = Reached()
        found.visit(root, lookup)
        guard case .reference(let key) = root, let node = found.nodes[key] else {
            self.init(root: root, definitions: found.definitions, defects: defects)
            return
        }
        self.init(
            root: node, key: key, definitions: found.definitions.filter { $0.key != key }, defects: defects)
    }

    /// Definitions in the order of the first reference to each.
    private struct Reached {
        var keys: [String] = []
        var nodes: [String: Node] = [:]

        var definitions: [Definition] {
            keys.compactMap { key in nodes[key].map { Definition(key: key, node: $0) } }
        }

        mutating func visit(_ node: Node, _ lookup: (String) -> Node?) {
            node.forEachReference { key in
                guard nodes[key] == nil, let target = lookup(key) else { return }
                keys.append(key)
                nodes[key] = target
                visit(target, lookup)
            }
        }
    }
}

extension GenerationSchema.Node {
    /// Calls the closure for each reference below this node, in order.
    func forEachReference(_ body: (String) -> Void) {
        switch self {
        case .reference(let key): body(key)
        case .object(let object): object.properties.forEach { $0.node.forEachReference(body) }
        case .array(let array): array.items.forEachReference(body)
        case .anyOf(let union): union.choices.forEach { $0.forEachReference(body) }
        case .string, .integer, .number, .bool, .null, .anything: break
        }
    }

    func renamingReferences(_ name: (String) -> String) -> GenerationSchema.Node {
        switch self {
        case .reference(let key): return .reference(name(key))
        case .object(var object):
            for index in object.properties.indices {
                object.properties[index].node = object.properties[index].node.renamingReferences(name)
            }
            return .object(object)
        case .array(var array):
            array.items = array.items.renamingReferences(name)
            return .array(array)
        case .anyOf(var union):
            union.choices = union.choices.map { $0.renamingReferences(name) }
            return .anyOf(union)
        case .string, .integer, .number, .bool, .null, .anything: return self
        }
    }
}
