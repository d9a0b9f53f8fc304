import FoundationModels
import Playgrounds

@Generable
struct Recipe {
    let title: String
    @Guide(.count(3))
    let steps: [Step]

    @Generable
    struct Step {
        let text: String
        @Guide(.range(1...60))
        let minutes: Int
    }
}

#Playground("A text only grows") {
    let session = LanguageModelSession()
    var last = ""
    var grows = true
    let stream = session.streamResponse(to: "Tell me something.")
    for try await snapshot in stream {
        grows = grows && snapshot.content.hasPrefix(last)
        last = snapshot.content
    }
    let whole = try await stream.collect()
    print(grows, whole.content == last, session.transcript.count, session.isResponding)
}

#Playground("A structure grows part by part") {
    let session = LanguageModelSession()
    var counts: [Int] = []
    var ids: Set<GenerationID> = []
    for try await snapshot in session.streamResponse(to: "Cook.", generating: Recipe.self) {
        let partial = snapshot.content
        ids.insert(partial.id)
        let count = partial.steps?.count ?? 0
        if counts.last != count { counts.append(count) }
        if partial.title == nil, let step = partial.steps?.first { print("too early:", step.text ?? "no text") }
        if let minutes = partial.steps?.last?.minutes, minutes > 60 { print("too long:", minutes) }
    }
    print(ids.count, counts == counts.sorted(), counts.last ?? 0)
}

#Playground("A list at the top") {
    var last: [Recipe.Step.PartiallyGenerated] = []
    for try await snapshot in LanguageModelSession().streamResponse(to: "Cook.", generating: [Recipe.Step].self) {
        last = snapshot.content
    }
    print(last.allSatisfy { $0.text != nil && $0.minutes != nil })
}

#Playground("Parts outside a stream") {
    let whole = Recipe(title: "Soup", steps: [Recipe.Step(text: "Boil.", minutes: 5)])
    let partial = whole.asPartiallyGenerated()
    print(partial.title ?? "untitled", partial.steps?.map { $0.minutes ?? 0 } ?? [])
    let cut = try Recipe.PartiallyGenerated(GeneratedContent(json: #"{"title": "So"#))
    print(cut.title ?? "untitled", cut.steps?.count ?? 0)
}

#Playground("Leaving early") {
    let session = LanguageModelSession()
    for try await _ in session.streamResponse(to: "Go on and on.") { break }
    while session.isResponding { try await Task.sleep(for: .milliseconds(1)) }
    print(session.isResponding, try await session.respond(to: "Again.").content.isEmpty)
}
