import FoundationModels
import PlaygroundEvaluator

/// `Tool` in the program: a protocol whose conforming types the document declares.
struct ToolTable {
    let registry: GenerableRegistry

    var types: [HostType] {
        [
            HostType("protocol Tool: Sendable") { members },
            RetiredToolOutput.type(registry),
        ]
    }

    private var members: [HostMember] {
        let registry = registry
        return [
            HostMember(noting: "associatedtype Arguments: ConvertibleFromGeneratedContent"),
            HostMember(noting: "associatedtype Output"),
            SessionPropertyTable.alias,
            .required("var description: String { get }"),
            .required("func call(arguments: Arguments) async throws -> Output"),
            HostMember("var name: String { get }") { arguments in
                .string(arguments.receiver.nominalType?.name ?? "")
            },
            HostMember("var includesSchemaInInstructions: Bool { get }") { _ in .bool(true) },
            HostMember("var parameters: GenerationSchema { get }") { arguments in
                guard let type = arguments.receiver.nominalType else { throw HostRefusal("the receiver is not a Tool") }
                let schema = try SchemaBuilding(registry: registry, context: arguments.context)
                    .schema(of: InterpretedTool.argumentsType(of: type))
                return try arguments.context.value(schema)
            },
        ]
    }
}

extension Value {
    /// The declared type of a value, nil for scalars and collections.
    var nominalType: NominalType? {
        switch self {
        case .structure(let value): value.type
        case .enumeration(let value): value.type
        case .object(let value): value.type
        case .host(let value): value.type
        default: nil
        }
    }
}
