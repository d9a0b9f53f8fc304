import FoundationModels
import PlaygroundEvaluator

extension GenerationSchema: Bridged {
    static let hostTypeName = "GenerationSchema"
}

/// The payload of `GenerationSchema.Property`: a property whose type is the document's.
struct BridgedProperty: Bridged {
    static let hostTypeName = "GenerationSchema.Property"
    var name: String
    var description: String?
    var schema: GenerationSchema
    var rules: [GuideRule]
    var isOptional: Bool
}

/// `GenerationSchema` and `DynamicGenerationSchema` in the program.
struct GenerationSchemaTable {
    let registry: GenerableRegistry

    var types: [HostType] {
        [
            HostType("struct GenerationSchema: Codable, Sendable, CustomDebugStringConvertible", configure: configure) {
                members
            },
            HostType("struct GenerationSchema.Property: Sendable") { propertyMembers },
            HostType("struct DynamicGenerationSchema: Sendable") { dynamicMembers },
            HostType("struct DynamicGenerationSchema.Property: Sendable") { dynamicPropertyMembers },
        ]
    }

    private func configure(_ type: NominalType) {
        PartHooks.decode(type, GenerationSchema.self)
        type.hooks.describe = { $0.payload(GenerationSchema.self)?.debugDescription ?? "" }
        type.hooks.debugDescribe = { $0.payload(GenerationSchema.self)?.debugDescription ?? "" }
        type.hooks.mirror = { value in
            [("name", .string(value.payload(GenerationSchema.self)?.name ?? ""))]
        }
    }

    private func building(_ arguments: HostArguments) -> SchemaBuilding {
        SchemaBuilding(registry: registry, context: arguments.context)
    }

    private var members: [HostMember] {
        [
            HostMember("init(root: DynamicGenerationSchema, dependencies: [DynamicGenerationSchema]) throws") {
                arguments in
                let root: DynamicGenerationSchema = try arguments.bridged(0)
                let dependencies: [DynamicGenerationSchema] = try arguments.elements(1).compactMap { $0.payload() }
                return try ErrorBridge.translating(in: arguments.context) {
                    try arguments.context.value(GenerationSchema(root: root, dependencies: dependencies))
                }
            },
            HostMember("init(type: Any.Type, description: String? = nil, properties: [GenerationSchema.Property])") {
                arguments in
                let schema = DynamicGenerationSchema(
                    name: try arguments.typeName(0), description: try arguments.textIfGiven(1),
                    properties: try arguments.properties(2))
                return try arguments.schema(schema)
            },
            HostMember(
                """
                init(type: Any.Type, description: String? = nil, representNilExplicitlyInGeneratedContent: Bool, \
                properties: [GenerationSchema.Property])
                """
            ) { arguments in
                let schema = DynamicGenerationSchema(
                    name: try arguments.typeName(0), description: try arguments.textIfGiven(1),
                    representNilExplicitlyInGeneratedContent: try arguments.get(2),
                    properties: try arguments.properties(3))
                return try arguments.schema(schema)
            },
            HostMember("init(type: Any.Type, description: String? = nil, anyOf choices: [String])") { arguments in
                let schema = DynamicGenerationSchema(
                    name: try arguments.typeName(0), description: try arguments.textIfGiven(1),
                    anyOf: try arguments.get(2, as: [String].self))
                return try arguments.schema(schema)
            },
            HostMember("init(type: Any.Type, description: String? = nil, anyOf types: [Any.Type])") { arguments in
                let choices = try arguments.elements(2).map { value in
                    guard case .type(let type) = value else { throw HostRefusal("'anyOf' takes types") }
                    return DynamicGenerationSchema(try building(arguments).schema(of: type))
                }
                let schema = DynamicGenerationSchema(
                    name: try arguments.typeName(0), description: try arguments.textIfGiven(1), anyOf: choices)
                return try arguments.schema(schema)
            },
            .property("var debugDescription: String { get }") { .string(($0 as GenerationSchema).debugDescription) },
            .property("var name: String { get }") { .string(($0 as GenerationSchema).name) },
        ]
    }

    /// Guides of the property's type, or regular expressions for texts.
    private var propertyMembers: [HostMember] {
        ["init<Value>", "init<Value, Output>"].map { start in
            let guide = start.contains("Output") ? "guides: [Regex<Output>]" : "guides: [GenerationGuide<Value>] = []"
            return HostMember("\(start)(name: String, description: String? = nil, type: Value.Type, \(guide))") {
                arguments in
                guard case .type(let type)? = arguments.values[2] else { throw HostRefusal("'type' takes a type") }
                let isOptional = if case .optional = type { true } else { false }
                return try arguments.context.value(
                    BridgedProperty(
                        name: arguments.text(0), description: arguments.textIfGiven(1),
                        schema: building(arguments).schema(of: type),
                        rules: arguments.elements(3).flatMap { try GuideValues.rules(of: $0) }, isOptional: isOptional))
            }
        }
    }

    private var dynamicMembers: [HostMember] {
        [
            HostMember(
                "init(name: String, description: String? = nil, properties: [DynamicGenerationSchema.Property])"
            ) { arguments in
                try arguments.context.value(
                    DynamicGenerationSchema(
                        name: arguments.text(0), description: arguments.textIfGiven(1),
                        properties: arguments.elements(2).compactMap { $0.payload() }))
            },
            HostMember(
                """
                init(name: String, description: String? = nil, representNilExplicitlyInGeneratedContent: Bool, \
                properties: [DynamicGenerationSchema.Property])
                """
            ) { arguments in
                try arguments.context.value(
                    DynamicGenerationSchema(
                        name: arguments.text(0), description: arguments.textIfGiven(1),
                        representNilExplicitlyInGeneratedContent: arguments.get(2),
                        properties: arguments.elements(3).compactMap { $0.payload() }))
            },
            HostMember("init(name: String, description: String? = nil, anyOf choices: [DynamicGenerationSchema])") {
                arguments in
                try arguments.context.value(
                    DynamicGenerationSchema(
                        name: arguments.text(0), description: arguments.textIfGiven(1),
                        anyOf: arguments.elements(2).compactMap { $0.payload(DynamicGenerationSchema.self) }))
            },
            HostMember("init(name: String, description: String? = nil, anyOf choices: [String])") { arguments in
                try arguments.context.value(
                    DynamicGenerationSchema(
                        name: arguments.text(0), description: arguments.textIfGiven(1),
                        anyOf: arguments.get(2, as: [String].self)))
            },
            HostMember(
                "init(arrayOf itemSchema: DynamicGenerationSchema, minimumElements: Int? = nil, maximumElements: Int? = nil)"
            ) { arguments in
                try arguments.context.value(
                    DynamicGenerationSchema(
                        arrayOf: arguments.bridged(0), minimumElements: arguments.integerIfGiven(1),
                        maximumElements: arguments.integerIfGiven(2)))
            },
            HostMember("init<Value>(type: Value.Type, guides: [GenerationGuide<Value>] = [])") { arguments in
                guard case .type(let type)? = arguments.values[0] else { throw HostRefusal("'type' takes a type") }
                let rules = try arguments.elements(1).flatMap { try GuideValues.rules(of: $0) }
                let schema = DynamicGenerationSchema(try building(arguments).schema(of: type))
                return try arguments.context.value(schema.guided(by: rules))
            },
            HostMember("init(referenceTo name: String)") { arguments in
                try arguments.context.value(DynamicGenerationSchema(referenceTo: arguments.text(0)))
            },
            HostMember("static var null: DynamicGenerationSchema { get }") {
                try $0.context.value(DynamicGenerationSchema.null)
            },
        ]
    }

    private var dynamicPropertyMembers: [HostMember] {
        [
            HostMember(
                "init(name: String, description: String? = nil, schema: DynamicGenerationSchema, isOptional: Bool = false)"
            ) { arguments in
                try arguments.context.value(
                    DynamicGenerationSchema.Property(
                        name: arguments.text(0), description: arguments.textIfGiven(1), schema: arguments.bridged(2),
                        isOptional: arguments.getIfGiven(3) ?? false))
            }
        ]
    }
}

extension DynamicGenerationSchema: Bridged {
    static let hostTypeName = "DynamicGenerationSchema"
}

extension DynamicGenerationSchema.Property: Bridged {
    static let hostTypeName = "DynamicGenerationSchema.Property"
}

extension HostArguments {
    /// The name of the type a schema is made for.
    fileprivate func typeName(_ index: Int) throws -> String {
        guard case .type(.nominal(let type, _))? = values[index] else {
            throw HostRefusal("'type' takes a struct or enum")
        }
        return type.name
    }

    /// The properties of a schema that is made for a type.
    fileprivate func properties(_ index: Int) throws -> [DynamicGenerationSchema.Property] {
        try elements(index).compactMap { $0.payload(BridgedProperty.self) }.map { property in
            DynamicGenerationSchema.Property(
                name: property.name, description: property.description,
                schema: DynamicGenerationSchema(property.schema).guided(by: property.rules),
                isOptional: property.isOptional)
        }
    }

    fileprivate func schema(_ schema: DynamicGenerationSchema) throws -> Value {
        try ErrorBridge.translating(in: context) {
            try context.value(GenerationSchema(root: schema, dependencies: []))
        }
    }
}
