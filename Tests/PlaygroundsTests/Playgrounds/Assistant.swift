import FoundationModels
import Playgrounds

struct WeatherTool: Tool {
    let description = "Tells the weather of a city."

    @Generable
    struct Arguments {
        @Guide(description: "The name of the city.")
        let city: String
        @Guide(description: "How many days ahead.", .range(0...3))
        let days: Int
    }

    func call(arguments: Arguments) async throws -> String {
        (0...3).contains(arguments.days) ? "sunny" : "unknown"
    }
}

@Generable
struct Packing {
    @Guide(description: "What to take along.", .count(2))
    let items: [String]
    let note: String?
}

#Playground("A tool is called before the answer") {
    let session = LanguageModelSession(tools: [WeatherTool()]) {
        "You help people to pack."
        "Be brief."
    }
    let packing = try await session.respond(to: "What do I need in Oslo?", generating: Packing.self).content
    print(packing.items.count)
    for entry in session.transcript {
        switch entry {
        case .instructions(let instructions): print("instructions", instructions.toolDefinitions.map(\.name))
        case .prompt(let prompt): print("prompt", prompt.responseFormat?.name ?? "text")
        case .toolCalls(let calls): print("calls", calls.map(\.toolName))
        case .toolOutput(let output): print("output", output.toolName, output.segments.count)
        case .response(let response): print("response", response.segments.count)
        default: print("something new")
        }
    }
}

#Playground("Errors can be told apart") {
    struct Broken: Tool {
        let name = "broken"
        let description = "Never works."
        func call(arguments: WeatherTool.Arguments) async throws -> String {
            throw CancellationError()
        }
    }
    let session = LanguageModelSession(tools: [Broken()], instructions: "Use the tool.")
    do {
        _ = try await session.respond(to: "Go on.")
        print("no error")
    } catch let error as LanguageModelSession.ToolCallError {
        print(error.tool.name, error.underlyingError is CancellationError, session.transcript.count)
    } catch let error as LanguageModelSession.GenerationError {
        print("generation error", error)
    }
}

#Playground("A session goes on from its transcript") {
    let first = LanguageModelSession(instructions: "You are a guide.")
    try await first.respond(to: "Where am I?")
    let second = LanguageModelSession(transcript: first.transcript)
    let answer = try await second.respond(to: "And now?")
    print(first.transcript.count, second.transcript.count, answer.transcriptEntries.count, answer.content.isEmpty)
}
