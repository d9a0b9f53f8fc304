extension GenerationSchema {
    /// The types whose every value would contain another value of the same type, and so on without end.
    var endlessTypes: [String] {
        var types = definitions
        if let rootKey { types.insert(Definition(key: rootKey, node: root), at: 0) }
        var ending = Set<String>()
        var grows = true
        while grows {
            let more = types.filter { !ending.contains($0.key) && $0.node.canEnd(given: ending, among: types) }
            ending.formUnion(more.map(\.key))
            grows = !more.isEmpty
        }
        return types.filter { !ending.contains($0.key) }.map { $0.node.title ?? $0.key }
    }
}

extension GenerationSchema.Node {
    /// Whether a value is possible that contains only types already known to end.
    fileprivate func canEnd(given ending: Set<String>, among types: [GenerationSchema.Definition]) -> Bool {
        switch self {
        case .object(let object):
            object.properties.allSatisfy { $0.isOptional || $0.node.canEnd(given: ending, among: types) }
        case .array(let array): array.minimumCount ?? 0 == 0 || array.items.canEnd(given: ending, among: types)
        case .anyOf(let union):
            // A choice between nothing is a defect of its own.
            union.choices.isEmpty || union.choices.contains { $0.canEnd(given: ending, among: types) }
        // A type that is not defined here is still being put together.
        case .reference(let key): ending.contains(key) || !types.contains { $0.key == key }
        case .string, .integer, .number, .bool, .null, .anything: true
        }
    }
}
