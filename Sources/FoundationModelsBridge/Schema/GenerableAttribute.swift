import FoundationModels
import PlaygroundEvaluator
import PlaygroundSyntax

/// `@Generable` on a type of the document: remembers its guides and gives it what Apple's macro would generate.
struct GenerableAttribute {
    let registry: GenerableRegistry

    var row: HostAttribute {
        HostAttribute("Generable", prepare: prepare, refuses: SchemaBuilding.refusal(of:)) { type, context in
            try expand(type, context)
        }
    }

    /// An enum is its own partial form: it appears when it is decided.
    private func prepare(_ type: NominalType) {
        switch type.kind {
        case .struct:
            let partial = NominalType(name: "PartiallyGenerated", kind: .struct, enclosing: type)
            partial.place = type.place
            type.nestedTypes["PartiallyGenerated"] = partial
        case .enum: type.nestedTypes["PartiallyGenerated"] = type
        case .class, .actor, .protocol: break
        }
    }

    private func expand(_ type: NominalType, _ context: any AttributeContext) throws {
        guard type.kind == .struct || type.kind == .enum else {
            throw HostRefusal(
                "'@Generable' cannot be applied to this \(type.kind.rawValue)",
                hint: "only structs and enums are generable; make \(type.name) a struct")
        }
        registry.add(try traits(of: type, context), for: type)
        addConformance(to: type, context)
        if type.kind == .struct { addPartialType(to: type, context) }
        addMembers(to: type)
    }

    private func traits(of type: NominalType, _ context: any AttributeContext) throws -> GenerableTraits {
        var traits = GenerableTraits(properties: [])
        for attribute in type.attributes where attribute.name.text == "Generable" {
            for argument in attribute.arguments { try read(argument, into: &traits, context) }
        }
        traits.properties = try type.storedProperties.map { try guides(of: $0, in: type, context) }
        return traits
    }

    private func read(
        _ argument: Argument, into traits: inout GenerableTraits, _ context: any AttributeContext
    ) throws {
        switch argument.label?.text {
        case "description": traits.description = try text(argument, context)
        case "name": traits.name = try text(argument, context)
        case "representNilExplicitlyInGeneratedContent":
            guard case .boolean(let value) = argument.value.kind else {
                throw HostRefusal("'representNilExplicitlyInGeneratedContent' must be true or false")
            }
            traits.representsNilExplicitly = value
        default:
            throw HostRefusal(
                "@Generable has no argument '\(argument.label?.text ?? "_")'",
                hint: "it takes name:, description: and representNilExplicitlyInGeneratedContent:")
        }
    }

    /// Merges every `@Guide` of a property; the last description counts, guides narrow each other.
    private func guides(
        of property: NominalType.StoredProperty, in type: NominalType, _ context: any AttributeContext
    ) throws -> GenerableTraits.Guides {
        var result = GenerableTraits.Guides()
        for attribute in property.attributes where attribute.name.text == "Guide" {
            for argument in attribute.arguments {
                if argument.label?.text == "description" {
                    result.description = try text(argument, context)
                } else if let label = argument.label?.text {
                    throw HostRefusal(
                        "@Guide has no argument '\(label)'", hint: "write @Guide(description: …, guides…)")
                } else {
                    result.guides.append(try guide(argument.value, of: property.type, context))
                }
            }
        }
        return result
    }

    private func text(_ argument: Argument, _ context: any AttributeContext) throws -> GenerableTraits.Evaluation {
        try context.evaluation(of: argument.value, as: context.type(named: "String") ?? .unknown)
    }

    /// A guide is a `GenerationGuide` of the property's type without its optional, or a bare regular expression.
    private func guide(
        _ expression: Expression, of type: Type, _ context: any AttributeContext
    ) throws -> GenerableTraits.Evaluation {
        if case .regex = expression.kind { return try context.evaluation(of: expression, as: .unknown) }
        var guided = type
        if case .optional(let wrapped) = guided { guided = wrapped }
        guard let guide = context.type(named: "GenerationGuide")?.declaredType else {
            return try context.evaluation(of: expression, as: .unknown)
        }
        return try context.evaluation(of: expression, as: .nominal(guide, [guided]))
    }

    private func addConformance(to type: NominalType, _ context: any AttributeContext) {
        guard let generable = context.type(named: "Generable")?.declaredType, !type.conformances.contains(generable)
        else { return }
        type.conformances.append(generable)
    }

    /// `PartiallyGenerated`: every property as an optional of its own partial type, and an id unless the type has one.
    private func addPartialType(to type: NominalType, _ context: any AttributeContext) {
        guard let partial = type.nestedTypes["PartiallyGenerated"] else { return }
        let identity = NominalType.StoredProperty(
            name: "id", type: context.type(named: "GenerationID") ?? .unknown, isLet: false)
        partial.storedProperties =
            (type.storedProperties.contains { $0.name == "id" } ? [] : [identity])
            + type.storedProperties.map { property in
                NominalType.StoredProperty(
                    name: property.name, type: .optional(PartialTypes.partial(of: property.type)), isLet: false)
            }
        let registry = registry
        partial.hostMembers = [
            HostMember("init(_ content: GeneratedContent) throws") { arguments in
                try ContentDecoding(registry: registry, context: arguments.context)
                    .value(of: arguments.bridged(0), as: .nominal(partial, []))
            }
        ]
        registry.addPartial(partial, of: type)
    }

    private func addMembers(to type: NominalType) {
        let registry = registry
        type.hostMembers += [
            HostMember("static var generationSchema: GenerationSchema") { arguments in
                let schema = try SchemaBuilding(registry: registry, context: arguments.context)
                    .schema(of: .nominal(type, []))
                return try arguments.context.value(schema)
            },
            HostMember("var generatedContent: GeneratedContent") { arguments in
                let encoding = ContentEncoding(registry: registry, context: arguments.context)
                return try arguments.context.value(try encoding.content(of: arguments.receiver))
            },
            HostMember("func asPartiallyGenerated() -> PartiallyGenerated") { arguments in
                let content = try ContentEncoding(registry: registry, context: arguments.context)
                    .content(of: arguments.receiver)
                return try ContentDecoding(registry: registry, context: arguments.context)
                    .value(of: content, as: PartialTypes.partial(of: .nominal(type, [])))
            },
            HostMember("init(_ content: GeneratedContent) throws") { arguments in
                let decoding = ContentDecoding(registry: registry, context: arguments.context)
                return try decoding.value(of: arguments.bridged(0), as: .nominal(type, []))
            },
        ]
    }
}

/// The partial forms of types, as `PartiallyGenerated` names them.
enum PartialTypes {
    /// Built-in types are their own partial form; `T?` has that of `T`; arrays that of their elements.
    static func partial(of type: Type) -> Type {
        switch type {
        case .optional(let wrapped): partial(of: wrapped)
        case .array(let element): .array(partial(of: element))
        case .nominal(let nominal, _): nominal.place == nil ? type : .member(type, "PartiallyGenerated")
        default: type
        }
    }
}

extension Type {
    /// The one declaration the type names.
    fileprivate var declaredType: NominalType? {
        switch self {
        case .nominal(let type, _): type
        case .existential(let protocols): protocols.first
        default: nil
        }
    }
}
