/// A schema put together while the program runs.
///
/// Pass it to `GenerationSchema(root:dependencies:)`, which checks it. Follows API version 26.0.
public struct DynamicGenerationSchema: Sendable {
    let form: Form

    indirect enum Form: Sendable {
        case object(Named, explicitNil: Bool, [Property])
        case union(Named, [DynamicGenerationSchema])
        case choices(Named, [String])
        case array(DynamicGenerationSchema, minimum: Int?, maximum: Int?)
        /// The schema of a Swift type, asked when the whole is put together.
        case type(@Sendable () -> GenerationSchema)
        case guided(DynamicGenerationSchema, [GuideRule])
        case reference(String)
        case null
    }

    struct Named: Sendable {
        let name: String
        let description: String?
    }

    private init(_ form: Form) {
        self.form = form
    }

    /// A named member of a dynamic schema.
    ///
    /// Follows API version 26.0.
    public struct Property: Sendable {
        let name: String
        let description: String?
        let schema: DynamicGenerationSchema
        let isOptional: Bool

        /// Creates a property; the model may leave an optional one out.
        public init(
            name: String, description: String? = nil, schema: DynamicGenerationSchema, isOptional: Bool = false
        ) {
            self.name = name
            self.description = description
            self.schema = schema
            self.isOptional = isOptional
        }
    }
}

extension DynamicGenerationSchema {
    /// Creates an object whose properties are generated in the given order.
    ///
    /// Follows API version 26.0.
    public init(name: String, description: String? = nil, properties: [Property]) {
        self.init(
            name: name, description: description, representNilExplicitlyInGeneratedContent: false,
            properties: properties)
    }

    /// Creates an object whose absent optionals are written as null instead of being left out.
    ///
    /// Follows API version 26.4.
    public init(
        name: String, description: String? = nil, representNilExplicitlyInGeneratedContent explicitNil: Bool,
        properties: [Property]
    ) {
        self.init(.object(Named(name: name, description: description), explicitNil: explicitNil, properties))
    }

    /// Creates a union: the model chooses one of the schemas.
    ///
    /// Follows API version 26.0.
    public init(name: String, description: String? = nil, anyOf choices: [DynamicGenerationSchema]) {
        self.init(.union(Named(name: name, description: description), choices))
    }

    /// Creates an enumeration: the model chooses one of the texts.
    ///
    /// Follows API version 26.0.
    public init(name: String, description: String? = nil, anyOf choices: [String]) {
        self.init(.choices(Named(name: name, description: description), choices))
    }

    /// Creates an array; both bounds on its length are inclusive.
    ///
    /// Follows API version 26.0.
    public init(
        arrayOf itemSchema: DynamicGenerationSchema, minimumElements: Int? = nil, maximumElements: Int? = nil
    ) {
        self.init(.array(itemSchema, minimum: minimumElements, maximum: maximumElements))
    }

    /// Creates the schema of a Swift type under guides.
    ///
    /// Follows API version 26.0.
    public init<Value>(type: Value.Type, guides: [GenerationGuide<Value>] = []) where Value: Generable {
        let plain = DynamicGenerationSchema(.type { SchemaAssembly.schema(of: type) })
        self.init(.guided(plain, guides.flatMap(\.rules)))
    }

    /// Creates a reference to the schema of the given name, which may be one that contains this reference.
    ///
    /// Follows API version 26.0.
    public init(referenceTo name: String) {
        self.init(.reference(name))
    }

    /// The schema of null.
    ///
    /// Follows API version 26.4.
    public static var null: DynamicGenerationSchema {
        DynamicGenerationSchema(.null)
    }

    /// A schema that stands already.
    package init(_ schema: GenerationSchema) {
        self.init(.type { schema })
    }

    /// This schema under rules that need not be known when the program is compiled.
    package func guided(by rules: [GuideRule]) -> DynamicGenerationSchema {
        DynamicGenerationSchema(.guided(self, rules))
    }
}
