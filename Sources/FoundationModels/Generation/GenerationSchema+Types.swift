extension GenerationSchema {
    /// Creates the schema of a structure from its properties, in the order in which they are generated.
    ///
    /// Follows API version 26.0.
    public init(type: any Generable.Type, description: String? = nil, properties: [Property]) {
        self.init(
            type: type, name: nil, description: description, representNilExplicitlyInGeneratedContent: false,
            properties: properties)
    }

    /// Creates the schema of a structure whose absent optionals are written as null instead of being left out.
    ///
    /// Follows API version 26.4.
    public init(
        type: any Generable.Type, description: String? = nil,
        representNilExplicitlyInGeneratedContent explicitNil: Bool, properties: [Property]
    ) {
        self.init(
            type: type, name: nil, description: description, representNilExplicitlyInGeneratedContent: explicitNil,
            properties: properties)
    }

    /// Creates the schema of a structure under a name of its own; `@Generable(name:)` expands to this.
    public init(
        type: any Generable.Type, name: String?, description: String? = nil,
        representNilExplicitlyInGeneratedContent explicitNil: Bool = false, properties: [Property]
    ) {
        self = SchemaAssembly.named(type) { parts in
            .object(
                ObjectNode(
                    title: name ?? SchemaAssembly.title(of: type), description: description,
                    properties: parts.properties(properties, explicitNil: explicitNil)))
        }
    }

    /// Creates the schema of a type whose values are one of the given texts.
    ///
    /// No texts at all make requests with the schema fail with `unsupportedGuide`. Follows API version 26.0.
    public init(type: any Generable.Type, description: String? = nil, anyOf choices: [String]) {
        self.init(type: type, name: nil, description: description, anyOf: choices)
    }

    /// Creates the schema of a type whose values are one of the given texts, under a name of its own.
    public init(type: any Generable.Type, name: String?, description: String? = nil, anyOf choices: [String]) {
        self = SchemaAssembly.named(type) { parts in
            if choices.isEmpty { parts.report("There are no choices.") }
            return .string(
                StringNode(
                    title: name ?? SchemaAssembly.title(of: type), description: description,
                    choices: choices.withoutRepetitions))
        }
    }

    /// Creates the schema of a type whose values have the shape of one of the given types.
    ///
    /// No types at all make requests with the schema fail with `unsupportedGuide`. Follows API version 26.0.
    public init(type: any Generable.Type, description: String? = nil, anyOf types: [any Generable.Type]) {
        self.init(type: type, name: nil, description: description, anyOf: types)
    }

    /// Creates the schema of a type whose values have the shape of one of the given types, under a name of its own.
    public init(
        type: any Generable.Type, name: String?, description: String? = nil, anyOf types: [any Generable.Type]
    ) {
        self = SchemaAssembly.named(type) { parts in
            if types.isEmpty { parts.report("There are no choices.") }
            return .anyOf(
                UnionNode(
                    title: name ?? SchemaAssembly.title(of: type), description: description,
                    choices: types.map { parts.embed(SchemaAssembly.schema(of: $0)) }))
        }
    }

    /// Creates the shape of one case of an enumeration with values; `@Generable` expands to this.
    ///
    /// Content of the shape names the case in the property `type`, before the values.
    public init(case name: String, properties: [Property]) {
        var parts = SchemaParts()
        let type = PropertyNode(name: "type", node: .string(StringNode(choices: [name])))
        let values = parts.properties(properties, explicitNil: false)
        self.init(
            root: .object(ObjectNode(title: name, properties: [type] + values)), definitions: parts.definitions,
            defects: parts.defects)
    }

    /// The schema of an array of what another schema describes.
    package init(arrayOf element: GenerationSchema) {
        var parts = SchemaParts()
        let items = parts.embed(element, at: "[]")
        self.init(
            root: .array(ArrayNode(items: items)), definitions: parts.definitions, defects: parts.defects)
    }
}

extension [String] {
    /// The first of each group of equal texts, in order.
    var withoutRepetitions: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
