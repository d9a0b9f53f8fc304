import FoundationModels
import Playgrounds

@Generable
struct Essay {
    let title: String
    @Guide(.count(20))
    let paragraphs: [String]
}

#Playground("A conversation that is too long") {
    let session = LanguageModelSession()
    do {
        try await session.respond(to: String(repeating: "A long story. ", count: 3000))
    } catch LanguageModelSession.GenerationError.exceededContextWindowSize {
        print("too long", session.transcript.count, session.isResponding)
    }
    try await session.respond(to: "A short story.")
    print(session.transcript.count)
}

#Playground("An answer that is cut off") {
    let session = LanguageModelSession()
    let options = GenerationOptions(maximumResponseTokens: 5)
    do {
        _ = try await session.respond(to: "Write.", generating: Essay.self, options: options)
    } catch let error as LanguageModelSession.GenerationError {
        if case .decodingFailure = error { print("cut off", session.transcript.count) }
    }
    print(try await session.respond(to: "Write.", options: options).content.isEmpty)
}

#Playground("Guides that contradict each other") {
    let schema = try GenerationSchema(
        root: DynamicGenerationSchema(
            name: "Odd",
            properties: [.init(name: "number", schema: .init(type: Int.self, guides: [.minimum(5), .maximum(1)]))]),
        dependencies: [])
    do {
        _ = try await LanguageModelSession().respond(to: "Count.", schema: schema)
        print("no error")
    } catch LanguageModelSession.GenerationError.unsupportedGuide {
        print("not possible")
    }
}
