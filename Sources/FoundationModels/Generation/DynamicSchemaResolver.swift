extension GenerationSchema {
    /// Creates a schema from dynamic ones; the dependencies are those that others refer to by name.
    ///
    /// Schemas of one name must be the same schema. Throws `SchemaError` for two different schemas or two properties of
    /// one name, for choices between nothing, and for references to names that nothing has. Follows API version 26.0.
    public init(root: DynamicGenerationSchema, dependencies: [DynamicGenerationSchema]) throws {
        var resolver = DynamicSchemaResolver(schema: root.name)
        let node = try resolver.node(for: root)
        try resolver.add(dependencies)
        self = try resolver.schema(root: node)
    }
}

extension DynamicGenerationSchema {
    /// The name by which others may refer to this schema.
    fileprivate var name: String? {
        switch form {
        case .object(let named, _, _), .union(let named, _), .choices(let named, _): named.name
        case .guided(let schema, _): schema.name
        case .array, .type, .reference, .null: nil
        }
    }
}

/// Puts dynamic schemas together and finds out what is wrong with them.
private struct DynamicSchemaResolver {
    typealias Node = GenerationSchema.Node
    typealias SchemaError = GenerationSchema.SchemaError

    /// The root's name, for messages.
    let schema: String?
    private var parts = SchemaParts()
    private var named: [String: Node] = [:]
    private var references: [String] = []

    init(schema: String?) {
        self.schema = schema
    }

    mutating func add(_ dependencies: [DynamicGenerationSchema]) throws(SchemaError) {
        var names: Set<String> = []
        for dependency in dependencies {
            if let name = dependency.name, !names.insert(name).inserted { throw duplicate(name) }
            _ = try node(for: dependency)
        }
    }

    mutating func node(for dynamic: DynamicGenerationSchema, at path: String = "") throws(SchemaError) -> Node {
        switch dynamic.form {
        case .object(let name, let explicitNil, let properties):
            return try object(name, explicitNil: explicitNil, properties, at: path)
        case .union(let name, let choices): return try union(name, choices, at: path)
        case .choices(let name, let choices): return try texts(name, choices)
        case .array(let items, let minimum, let maximum):
            return try array(of: items, minimum: minimum, maximum: maximum, at: path)
        case .type(let schema): return parts.embed(schema(), at: path)
        case .guided(let base, let rules): return parts.guided(try node(for: base, at: path), by: rules, at: path)
        case .reference(let name): return reference(to: name)
        case .null: return .null
        }
    }

    private mutating func reference(to name: String) -> Node {
        if !references.contains(name) { references.append(name) }
        return .reference(name)
    }
}

extension DynamicSchemaResolver {
    private mutating func object(
        _ name: DynamicGenerationSchema.Named, explicitNil: Bool, _ properties: [DynamicGenerationSchema.Property],
        at path: String
    ) throws(SchemaError) -> Node {
        var nodes: [GenerationSchema.PropertyNode] = []
        for property in properties {
            if nodes.contains(where: { $0.name == property.name }) { throw duplicate(property.name, in: name.name) }
            nodes.append(try self.property(property, explicitNil: explicitNil, at: path))
        }
        return try define(
            name.name, as: .object(.init(title: name.name, description: name.description, properties: nodes)))
    }

    private mutating func property(
        _ property: DynamicGenerationSchema.Property, explicitNil: Bool, at path: String
    ) throws(SchemaError) -> GenerationSchema.PropertyNode {
        var node = try node(for: property.schema, at: path.isEmpty ? property.name : path + "." + property.name)
        if property.isOptional, explicitNil { node = .anyOf(.init(choices: [node, .null])) }
        return GenerationSchema.PropertyNode(
            name: property.name, description: property.description, node: node,
            isOptional: property.isOptional && !explicitNil)
    }

    private mutating func union(
        _ name: DynamicGenerationSchema.Named, _ choices: [DynamicGenerationSchema], at path: String
    ) throws(SchemaError) -> Node {
        if choices.isEmpty { throw empty(name.name) }
        var nodes: [Node] = []
        for choice in choices { nodes.append(try node(for: choice, at: path)) }
        return try define(
            name.name, as: .anyOf(.init(title: name.name, description: name.description, choices: nodes)))
    }

    private mutating func texts(
        _ name: DynamicGenerationSchema.Named, _ choices: [String]
    ) throws(SchemaError) -> Node {
        if choices.isEmpty { throw empty(name.name) }
        return try define(
            name.name,
            as: .string(
                .init(title: name.name, description: name.description, choices: choices.withoutRepetitions)))
    }

    private mutating func array(
        of items: DynamicGenerationSchema, minimum: Int?, maximum: Int?, at path: String
    ) throws(SchemaError) -> Node {
        let plain = Node.array(.init(items: try node(for: items, at: path + "[]")))
        let rules = [minimum.map(GuideRule.minimumCount), maximum.map(GuideRule.maximumCount)].compactMap(\.self)
        return parts.guided(plain, by: rules, at: path)
    }

    /// The same schema may be met more than once, since a value can be used in several places.
    private mutating func define(_ name: String, as node: Node) throws(SchemaError) -> Node {
        if let other = named[name], other != node { throw duplicate(name) }
        named[name] = node
        return .reference(name)
    }
}

extension DynamicSchemaResolver {
    /// The whole: what the root reaches, in the order in which a reader meets it.
    func schema(root: Node) throws(SchemaError) -> GenerationSchema {
        let types = Dictionary(parts.definitions.map { ($0.key, $0.node) }) { first, _ in first }
        let titled = try typesByTitle(types)
        let all = types.merging(named) { _, dynamic in dynamic }
        let renamed = { (key: String) in all[key] == nil ? titled[key] ?? key : key }
        return GenerationSchema(
            root: root.renamingReferences(renamed),
            lookup: { key in all[key]?.renamingReferences(renamed) }, defects: parts.defects)
    }

    /// References may name a Swift type that occurs somewhere; anything else must be a dynamic schema.
    private func typesByTitle(_ types: [String: Node]) throws(SchemaError) -> [String: String] {
        var keys: [String: String] = [:]
        var undefined: [String] = []
        for name in references where named[name] == nil {
            keys[name] = types.filter { $0.value.title == name }.keys.min()
            if keys[name] == nil { undefined.append(name) }
        }
        guard undefined.isEmpty else { throw self.undefined(undefined) }
        return keys
    }

    private func undefined(_ names: [String]) -> SchemaError {
        let known = named.keys.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
        let offer = known.isEmpty ? "There are no named schemas." : "The named schemas are \(known)."
        return .undefinedReferences(schema: schema, references: names, context: .init(debugDescription: offer))
    }

    private func duplicate(_ type: String) -> SchemaError {
        .duplicateType(
            schema: schema, type: type,
            context: .init(debugDescription: "The name \"\(type)\" stands for two schemas."))
    }

    private func duplicate(_ property: String, in owner: String) -> SchemaError {
        .duplicateProperty(
            schema: owner, property: property,
            context: .init(debugDescription: "\"\(owner)\" declares the property \"\(property)\" more than once."))
    }

    private func empty(_ name: String) -> SchemaError {
        .emptyTypeChoices(
            schema: name, context: .init(debugDescription: "\"\(name)\" was given an empty list of choices."))
    }
}
