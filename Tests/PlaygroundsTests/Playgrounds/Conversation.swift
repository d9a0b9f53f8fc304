import FoundationModels
import Playgrounds

struct Weather: Tool {
    let name = "weather"
    let description = "Tells the weather of a city."

    @Generable
    struct Arguments {
        let city: String
    }

    func call(arguments: Arguments) async throws -> String {
        "It is sunny in \(arguments.city)."
    }
}

#Playground("Two questions, two calls, an error") {
    let session = LanguageModelSession(tools: [Weather()], instructions: "You know the weather.")
    print(try await session.respond(to: "Where is it sunny?").content)
    for try await snapshot in session.streamResponse(to: "And why?") { print(snapshot.content) }
    do {
        try await session.respond(to: "Still?")
    } catch LanguageModelSession.GenerationError.rateLimited(let context) {
        print(context.debugDescription)
    }
    for entry in session.transcript {
        switch entry {
        case .toolCalls(let calls): print(calls.map { $0.arguments.jsonString })
        case .toolOutput(let output):
            if case .text(let text) = output.segments[0] { print(text.content) }
        default: break
        }
    }
    print(session.transcript.count, session.usage.output.totalTokenCount > 0)
}
