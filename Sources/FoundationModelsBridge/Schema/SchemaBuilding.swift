import FoundationModels
import PlaygroundEvaluator
import SourceText

/// Schemas of the document's types.
struct SchemaBuilding {
    let registry: GenerableRegistry
    let context: any HostContext

    /// The schema of a type: built in, an array, or declared with `@Generable`.
    ///
    /// - Throws: `HostRefusal` naming the type that cannot be generated.
    func schema(of type: Type) throws -> GenerationSchema {
        var assembly = Assembly()
        let root = try node(of: type, at: "", &assembly)
        guard case .reference(let key) = root, let index = assembly.definitions.firstIndex(where: { $0.key == key })
        else { return GenerationSchema(root: root, definitions: assembly.definitions, defects: assembly.defects) }
        let definition = assembly.definitions.remove(at: index)
        return GenerationSchema(
            root: definition.node, key: key, definitions: assembly.definitions, defects: assembly.defects)
    }

    /// Types defined so far, in the order in which a reader meets them, and what is wrong with guides.
    private struct Assembly {
        var definitions: [GenerationSchema.Definition] = []
        var defects: [GenerationSchema.Defect] = []
    }

    private func node(of type: Type, at path: String, _ assembly: inout Assembly) throws -> GenerationSchema.Node {
        switch type {
        case .array(let element): .array(.init(items: try node(of: element, at: path + "[]", &assembly)))
        case .optional(let wrapped): try node(of: wrapped, at: path, &assembly)
        case .nominal(let nominal, _): try node(of: nominal, at: path, &assembly)
        case .unknown: throw Self.refusal("a type that is not known", hint: "write the type's name with .self")
        default: throw Self.refusal(of: type) ?? Self.refusal("this type", hint: nil)
        }
    }

    /// Why values of a type can never be generated, as far as its declaration says.
    static func refusal(of type: Type) -> HostRefusal? {
        switch type {
        case .array(let inner), .optional(let inner): refusal(of: inner)
        case .dictionary: refusal("a dictionary", hint: "use an array of a @Generable struct with key and value")
        case .nominal(let nominal, _): refusal(of: nominal)
        case .tuple, .function: refusal("this type", hint: "use a @Generable struct")
        case .existential: refusal("'\(type)'", hint: "use a @Generable enum with a case for each type")
        case .unknown, .metatype, .parameter, .member: nil
        }
    }

    private static func refusal(of type: NominalType) -> HostRefusal? {
        if type.place != nil {
            return type.conforms(to: "ConvertibleFromGeneratedContent") || type.conforms(to: "Generable")
                ? nil : refusal(type.qualifiedName, hint: "mark it @Generable")
        }
        let isKnown = builtIns.contains(type.qualifiedName) || type.qualifiedName == ImageReference.hostTypeName
        return isKnown ? nil : refusal(type.qualifiedName, hint: BuiltInAdvice.advice(for: type.qualifiedName))
    }

    private static let builtIns: Set = ["Bool", "String", "Int", "Float", "Double", "Decimal", "GeneratedContent"]

    private func node(
        of type: NominalType, at path: String, _ assembly: inout Assembly
    ) throws -> GenerationSchema.Node {
        if type.qualifiedName == ImageReference.hostTypeName {
            return include(ImageReference.generationSchema, &assembly)
        }
        if type.place == nil { return try builtIn(type) }
        guard let traits = registry.traits(of: type) else { return try own(type, at: path, &assembly) }
        let key = type.qualifiedName
        if !assembly.definitions.contains(where: { $0.key == key }) {
            // The place is taken before the properties are read, so that a type may contain itself.
            assembly.definitions.append(.init(key: key, node: .null))
            let index = assembly.definitions.count - 1
            let node = try type.kind == .enum ? enumeration(type, traits, &assembly) : object(type, traits, &assembly)
            assembly.definitions[index] = .init(key: key, node: node)
        }
        return .reference(key)
    }

    private func builtIn(_ type: NominalType) throws -> GenerationSchema.Node {
        switch type.qualifiedName {
        case "Bool": return .bool
        case "String": return .string(.init())
        case "Int": return .integer(.init())
        case "Float", "Double", "Decimal": return .number(.init())
        case "GeneratedContent": return .anything
        default: throw Self.refusal(type.qualifiedName, hint: BuiltInAdvice.advice(for: type.qualifiedName))
        }
    }

    /// A type with its own `generationSchema`.
    private func own(
        _ type: NominalType, at path: String, _ assembly: inout Assembly
    ) throws -> GenerationSchema.Node {
        guard type.conforms(to: "Generable") else {
            throw Self.refusal(type.qualifiedName, hint: "mark it @Generable")
        }
        let member = try context.member("generationSchema", of: .type(.nominal(type, [])))
        guard let schema: GenerationSchema = member.payload() else { throw Self.refusal(type.qualifiedName, hint: nil) }
        return include(schema, &assembly)
    }

    /// Another schema as a part of this one.
    private func include(_ schema: GenerationSchema, _ assembly: inout Assembly) -> GenerationSchema.Node {
        assembly.definitions += schema.definitions
        assembly.defects += schema.defects
        guard let key = schema.rootKey else { return schema.root }
        if !assembly.definitions.contains(where: { $0.key == key }) {
            assembly.definitions.append(.init(key: key, node: schema.root))
        }
        return .reference(key)
    }

    private func object(
        _ type: NominalType, _ traits: GenerableTraits, _ assembly: inout Assembly
    ) throws -> GenerationSchema.Node {
        var properties: [GenerationSchema.PropertyNode] = []
        for (property, guides) in zip(type.storedProperties, traits.properties) {
            let plain = try node(of: property.type, at: property.name, &assembly)
            let isOptional = if case .optional = property.type { true } else { false }
            var guided = try apply(guides.guides, to: plain, at: property.name, &assembly)
            if isOptional, traits.representsNilExplicitly { guided = .anyOf(.init(choices: [guided, .null])) }
            properties.append(
                GenerationSchema.PropertyNode(
                    name: property.name, description: try text(guides.description), node: guided,
                    isOptional: isOptional && !traits.representsNilExplicitly))
        }
        return .object(
            .init(title: try title(of: type, traits), description: try text(traits.description), properties: properties)
        )
    }

    /// Names, or for cases with payload one object a case with a constant `type`.
    private func enumeration(
        _ type: NominalType, _ traits: GenerableTraits, _ assembly: inout Assembly
    ) throws -> GenerationSchema.Node {
        let title = try title(of: type, traits)
        let description = try text(traits.description)
        guard type.hasPayloads else {
            let names = type.cases.map(\.generatedName)
            return .string(.init(title: title, description: description, choices: names))
        }
        var choices: [GenerationSchema.Node] = []
        for item in type.cases {
            var properties = [
                GenerationSchema.PropertyNode(name: "type", node: .string(.init(choices: [item.name])))
            ]
            for (index, element) in item.payload.enumerated() {
                let isOptional = if case .optional = element.type { true } else { false }
                properties.append(
                    .init(
                        name: item.payloadKey(index), node: try node(of: element.type, at: item.name, &assembly),
                        isOptional: isOptional))
            }
            choices.append(.object(.init(title: item.name, properties: properties)))
        }
        return .anyOf(.init(title: title, description: description, choices: choices))
    }

    private func apply(
        _ guides: [GenerableTraits.Evaluation], to node: GenerationSchema.Node, at path: String,
        _ assembly: inout Assembly
    ) throws -> GenerationSchema.Node {
        let rules = try guides.flatMap { try GuideValues.rules(of: try $0(context)) }
        var parts = SchemaParts()
        let guided = parts.guided(node, by: rules, at: path)
        assembly.defects += parts.defects
        return guided
    }

    private func title(of type: NominalType, _ traits: GenerableTraits) throws -> String {
        try text(traits.name) ?? type.name
    }

    private func text(_ evaluation: GenerableTraits.Evaluation?) throws -> String? {
        guard let evaluation else { return nil }
        return String(try evaluation(context))
    }

    private static func refusal(_ type: String, hint: String?) -> HostRefusal {
        HostRefusal("\(type) cannot be generated by a model", hint: hint)
    }
}

/// What to use instead of a type that cannot be generated.
private enum BuiltInAdvice {
    static func advice(for type: String) -> String {
        switch type {
        case "Date", "URL", "UUID": "use a String and convert it"
        case "Set": "use an array"
        case "CGFloat": "use Double"
        case _ where type.hasPrefix("Int") || type.hasPrefix("UInt"): "use Int"
        default: "generable are Bool, String, Int, Float, Double, Decimal, arrays, and types marked @Generable"
        }
    }
}
