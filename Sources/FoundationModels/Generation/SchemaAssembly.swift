import Synchronization

/// The types met while the schema of one type is put together.
///
/// A type that contains itself meets itself again here and becomes a reference; a type met twice is asked once.
final class SchemaAssembly: Sendable {
    @TaskLocal private static var current: SchemaAssembly?

    private struct Types: Sendable {
        var inProgress: Set<ObjectIdentifier> = []
        var known: [ObjectIdentifier: GenerationSchema] = [:]
    }

    private let types = Mutex(Types())

    /// The type's own schema, asked at most once in an assembly.
    static func schema(of type: any Generable.Type) -> GenerationSchema {
        guard let assembly = current else { return type.generationSchema }
        let id = ObjectIdentifier(type)
        if let known = assembly.types.withLock({ $0.known[id] }) { return known }
        let schema = type.generationSchema
        assembly.types.withLock { $0.known[id] = schema }
        return schema
    }

    /// Builds the schema of a named type, or refers to it when it is being built already.
    static func named(
        _ type: any Generable.Type, build: (inout SchemaParts) -> GenerationSchema.Node
    ) -> GenerationSchema {
        guard let assembly = current else {
            return $current.withValue(SchemaAssembly()) { named(type, build: build) }
        }
        let key = String(reflecting: type)
        let id = ObjectIdentifier(type)
        guard assembly.types.withLock({ $0.inProgress.insert(id).inserted }) else {
            return GenerationSchema(root: .reference(key))
        }
        defer { assembly.types.withLock { _ = $0.inProgress.remove(id) } }
        var parts = SchemaParts()
        let root = build(&parts)
        return GenerationSchema(root: root, key: key, definitions: parts.definitions, defects: parts.defects)
    }

    /// The type's name without its module or the types around it.
    static func title(of type: any Generable.Type) -> String {
        String(describing: type)
    }
}

/// Definitions and defects collected while a schema is put together.
package struct SchemaParts {
    package private(set) var definitions: [GenerationSchema.Definition] = []
    package private(set) var defects: [GenerationSchema.Defect] = []

    package init() {}

    mutating func report(_ reason: String, at path: String = "") {
        let defect = GenerationSchema.Defect(path: path, reason: reason)
        if !defects.contains(defect) { defects.append(defect) }
    }

    /// Takes over what another schema defines, and gives the node that stands for its root.
    mutating func embed(_ schema: GenerationSchema, at path: String = "") -> GenerationSchema.Node {
        for defect in schema.guideDefects { report(defect.reason, at: joined(path, defect.path)) }
        if let key = schema.rootKey { define(key, as: schema.root) }
        for definition in schema.definitions { define(definition.key, as: definition.node) }
        return schema.rootKey.map { .reference($0) } ?? schema.root
    }

    /// A name keeps its first meaning; keys of types are unique, so a second one says the same.
    private mutating func define(_ key: String, as node: GenerationSchema.Node) {
        guard !definitions.contains(where: { $0.key == key }) else { return }
        definitions.append(.init(key: key, node: node))
    }

    mutating func properties(
        _ properties: [GenerationSchema.Property], explicitNil: Bool
    ) -> [GenerationSchema.PropertyNode] {
        var names: Set<String> = []
        return properties.compactMap { property in
            guard names.insert(property.name).inserted else {
                report("The property is declared twice.", at: property.name)
                return nil
            }
            return node(for: property, explicitNil: explicitNil)
        }
    }

    private mutating func node(
        for property: GenerationSchema.Property, explicitNil: Bool
    ) -> GenerationSchema.PropertyNode {
        let plain = embed(property.schema(), at: property.name)
        var node = guided(plain, by: property.guides, at: property.name)
        if property.isOptional, explicitNil { node = .anyOf(.init(choices: [node, .null])) }
        return GenerationSchema.PropertyNode(
            name: property.name, description: property.description, node: node,
            isOptional: property.isOptional && !explicitNil)
    }

    /// The node with guides applied; a guide that does not fit is reported and leaves the node as it was.
    package mutating func guided(
        _ node: GenerationSchema.Node, by rules: [GuideRule], at path: String
    ) -> GenerationSchema.Node {
        do throws(GenerationSchema.Defect) {
            var narrowed = node
            for rule in rules { narrowed = try narrowed.applying(rule) }
            return narrowed
        } catch {
            report(error.reason, at: joined(path, error.path))
            return node
        }
    }

    private func joined(_ outer: String, _ inner: String) -> String {
        if outer.isEmpty || inner.isEmpty { return outer + inner }
        return inner.hasPrefix("[") ? outer + inner : outer + "." + inner
    }
}
