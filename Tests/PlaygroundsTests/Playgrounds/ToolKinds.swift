import FoundationModels
import Playgrounds

struct FindPlaces: Tool {
    let description = "Finds places of a kind."

    @Generable
    struct Arguments {
        let kind: Kind
        @Guide(.range(1...5))
        let limit: Int
    }

    @Generable
    enum Kind { case museum, park, station }

    @Generable
    struct Place {
        let name: String
        let distance: Double
    }

    func call(arguments: Arguments) async throws -> [Place] {
        (1...arguments.limit).map { Place(name: "\(arguments.kind) \($0)", distance: Double($0) / 2) }
    }
}

struct Clock: Tool {
    let name = "clock"
    let description = "Tells the time."
    let includesSchemaInInstructions = false

    @Generable
    struct Arguments {}

    func call(arguments: Arguments) async throws -> GeneratedContent {
        GeneratedContent(properties: ["hour": 12, "minute": 30])
    }
}

#Playground("Tools give structures and content") {
    let session = LanguageModelSession(tools: [FindPlaces(), Clock()], instructions: "You know the town.")
    try await session.respond(to: "Where can I go now?")
    for entry in session.transcript {
        switch entry {
        case .instructions(let instructions): print(instructions.toolDefinitions.map(\.name))
        case .toolCalls(let calls): print(calls.count, calls.map(\.toolName))
        case .toolOutput(let output): print(output.toolName, output.segments.count)
        default: break
        }
    }
    print(FindPlaces().name, FindPlaces().parameters.name, Clock().includesSchemaInInstructions)
}

#Playground("Tools that must not be called") {
    let session = LanguageModelSession(tools: [Clock()])
    try await session.respond(to: "What time is it?", options: GenerationOptions(toolCallingMode: .disallowed))
    print(session.transcript.count)
}
