import FoundationModels
import Playgrounds

extension SessionPropertyValues {
    @SessionPropertyEntry var toolCallCount: Int = 0
    @SessionPropertyEntry var lastCity: String?
    @SessionPropertyEntry var tone = "kind"
}

struct CountingTool: Tool {
    @SessionProperty(\.toolCallCount) var count
    @SessionProperty(\.lastCity) var lastCity
    let description = "Counts its calls."

    @Generable
    struct Arguments {
        var city: String
    }

    func call(arguments: Arguments) async throws -> String {
        count += 1
        lastCity = arguments.city
        return "This is call \(count)."
    }
}

#Playground("A tool shares values with its session") {
    let session = LanguageModelSession(tools: [CountingTool()])
    try await session.respond(to: "Count.")
    try await session.respond(to: "Count again.")
    print(session.properties.toolCallCount, session.properties.lastCity != nil, session.properties.tone)
}
