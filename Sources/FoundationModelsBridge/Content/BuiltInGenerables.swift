import PlaygroundEvaluator

/// The conformances that the session library adds to types of the standard library and Foundation.
struct BuiltInGenerables {
    let registry: GenerableRegistry

    var types: [HostType] {
        scalars + [
            // A declaration of a type that is there already adds to it.
            HostType("struct Array<Element>: Generable where Element: Generable") {
                [HostMember(noting: "typealias PartiallyGenerated = [Element.PartiallyGenerated]")] + arrayMembers
            },
            HostType(
                "enum Optional<Wrapped>: ConvertibleToGeneratedContent where Wrapped: ConvertibleToGeneratedContent"
            ) {
                [
                    HostMember(noting: "typealias PartiallyGenerated = Wrapped.PartiallyGenerated"),
                    content(where: "Wrapped: ConvertibleToGeneratedContent"),
                ]
            },
        ]
    }

    private var scalars: [HostType] {
        ["Bool", "String", "Int", "Float", "Double", "Decimal"].map { name in
            HostType("struct \(name): Generable") {
                [HostMember(noting: "typealias PartiallyGenerated = \(name)")] + members(of: name)
            }
        }
    }

    private func members(of name: String) -> [HostMember] {
        let registry = registry
        return [
            HostMember("static var generationSchema: GenerationSchema { get }") { arguments in
                try arguments.context.value(
                    SchemaBuilding(registry: registry, context: arguments.context).schema(of: type(name, arguments)))
            },
            HostMember("init(_ content: GeneratedContent) throws") { arguments in
                try ContentDecoding(registry: registry, context: arguments.context)
                    .value(of: arguments.bridged(0), as: type(name, arguments))
            },
            HostMember("var generatedContent: GeneratedContent { get }") { arguments in
                let encoding = ContentEncoding(registry: registry, context: arguments.context)
                return try arguments.context.value(encoding.content(of: arguments.receiver))
            },
            HostMember("func asPartiallyGenerated() -> \(name)") { $0.receiver },
        ]
    }

    private func content(where requirement: String) -> HostMember {
        let registry = registry
        return HostMember("var generatedContent: GeneratedContent { get }", where: requirement) { arguments in
            let encoding = ContentEncoding(registry: registry, context: arguments.context)
            return try arguments.context.value(encoding.content(of: arguments.receiver))
        }
    }

    private var arrayMembers: [HostMember] {
        let registry = registry
        return [
            HostMember("init(_ content: GeneratedContent) throws", where: "Element: Generable") { arguments in
                guard case .type(let type) = arguments.receiver else { throw HostRefusal("the receiver is not a type") }
                return try ContentDecoding(registry: registry, context: arguments.context)
                    .value(of: arguments.bridged(0), as: type)
            },
            HostMember("static var generationSchema: GenerationSchema { get }", where: "Element: Generable") {
                arguments in
                guard case .type(let type) = arguments.receiver else { throw HostRefusal("the receiver is not a type") }
                return try arguments.context.value(
                    SchemaBuilding(registry: registry, context: arguments.context).schema(of: type))
            },
            content(where: "Element: ConvertibleToGeneratedContent"),
        ]
    }

    private func type(_ name: String, _ arguments: HostArguments) -> Type {
        arguments.context.hostType(named: name).map { .nominal($0, []) } ?? .unknown
    }
}
