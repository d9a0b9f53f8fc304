import FoundationModels

/// How deep the shallowest value of each part of a schema is: recursion ends by going where values are shallow.
struct SchemaHeights {
    /// By definition key; a key is missing when its definition has no finite value.
    private var known: [String: Int] = [:]

    init(schema: GenerationSchema) {
        var definitions = schema.definitions.map { ($0.key, $0.node) }
        if let key = schema.rootKey { definitions.append((key, schema.root)) }
        // Each pass learns at least one more definition until none is left to learn.
        for _ in 0...definitions.count {
            for (key, node) in definitions { known[key] = height(of: node) }
        }
    }

    /// The height of the shallowest value; nil when there is none.
    func height(of node: GenerationSchema.Node) -> Int? {
        switch node {
        case .object(let object): height(of: object)
        case .array(let array): (array.minimumCount ?? 0) == 0 ? 1 : height(of: array.items).map { $0 + 1 }
        case .anyOf(let union): union.choices.compactMap(height(of:)).min()
        case .reference(let key): known[key]
        case .string, .integer, .number, .bool, .null, .anything: 1
        }
    }

    private func height(of object: GenerationSchema.ObjectNode) -> Int? {
        var tallest = 0
        for property in object.properties where !property.isOptional {
            guard let height = height(of: property.node) else { return nil }
            tallest = max(tallest, height)
        }
        return tallest + 1
    }
}
