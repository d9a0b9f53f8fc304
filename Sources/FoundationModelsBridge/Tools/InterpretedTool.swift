import Foundation
import FoundationModels
import PlaygroundEvaluator

/// A tool of the document as the session library sees it: arguments and output are content, the code runs in the program.
struct InterpretedTool: Tool {
    let name: String
    let description: String
    let parameters: GenerationSchema
    let includesSchemaInInstructions: Bool
    private let argumentsType: Confined<Type>
    private let value: Confined<Value>
    private let registry: Confined<GenerableRegistry>
    private let work: ProgramWork

    /// Reads name, description and parameters once, as a session does when it is made.
    ///
    /// - Throws: `HostRefusal` when the value is no tool.
    init(
        _ value: Value, registry: GenerableRegistry, properties: PropertyScope = PropertyScope(),
        context: any HostContext
    ) throws {
        guard let type = value.nominalType, type.conforms(to: "Tool") else {
            throw HostRefusal("this value is not a Tool", hint: "declare 'struct MyTool: Tool'")
        }
        name = try String(context.member("name", of: value)) ?? type.name
        description = try String(context.member("description", of: value)) ?? ""
        guard let schema: GenerationSchema = try context.member("parameters", of: value).payload() else {
            throw HostRefusal("'parameters' of \(type.name) is not a GenerationSchema")
        }
        parameters = schema
        includesSchemaInInstructions = try Bool(context.member("includesSchemaInInstructions", of: value)) ?? true
        argumentsType = Confined(try Self.argumentsType(of: type), in: context)
        self.value = Confined(value, in: context)
        self.registry = Confined(registry, in: context)
        work = ProgramWork(properties: properties, context: context)
    }

    /// The program's value, for errors that name their tool.
    func programValue(in context: any HostContext) -> Value { value.open(in: context) }

    /// The associated type `Arguments`: nested, an alias, or what `call` takes.
    static func argumentsType(of type: NominalType) throws -> Type {
        if let associated = type.associatedTypes["Arguments"] { return associated }
        if let nested = type.nestedTypes["Arguments"] { return .nominal(nested, []) }
        if let given = type.parameterTypes(of: "call", labels: ["arguments"])?.first { return given }
        throw HostRefusal(
            "the tool \(type.name) has no Arguments type",
            hint: "declare a @Generable struct named Arguments inside it")
    }

    @concurrent func call(arguments: GeneratedContent) async throws -> Prompt {
        try await work.run { context in try run(arguments, in: context) }
    }

    private func run(_ arguments: GeneratedContent, in context: any HostContext) throws -> Prompt {
        let registry = self.registry.open(in: context)
        let decoding = ContentDecoding(registry: registry, context: context)
        let argument = try decoding.value(of: arguments, as: argumentsType.open(in: context))
        let output = try context.callMethod("call", labels: ["arguments"], of: value.open(in: context), [argument])
        return try PromptConversion(registry: registry, context: context).prompt(output)
    }
}

/// An error the program threw, on its way through the session library, with the words the program has for it.
struct ProgramFailure: LocalizedError {
    let thrown: ThrownError
    let errorDescription: String?

    init(_ thrown: ThrownError, in context: any HostContext) {
        self.thrown = thrown
        errorDescription = try? ErrorBridge.sentence(of: thrown.value, in: context)
    }
}
