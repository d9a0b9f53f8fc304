import FoundationModels
import Playgrounds

extension SessionPropertyValues {
    @SessionPropertyEntry var isPlanning = true
    @SessionPropertyEntry var places: [String] = []
}

struct PlaceFinder: Tool {
    @SessionProperty(\.places) var places
    let description = "Finds places."

    @Generable
    struct Arguments {
        @Guide(.anyOf(["museum", "park"]))
        let kind: String
    }

    func call(arguments: Arguments) async throws -> String {
        places.append(arguments.kind)
        return "Found a \(arguments.kind)."
    }
}

struct GuideInstructions: DynamicInstructions {
    @SessionProperty(\.isPlanning) var isPlanning

    var body: some DynamicInstructions {
        Instructions("You are a guide.")
        if isPlanning {
            PlaceFinder()
        } else {
            Instructions("Write the plan down.")
        }
        ForEach(["Be brief.", "Be kind."], id: \.self) { rule in Instructions(rule) }
    }
}

struct Planner: LanguageModelSession.DynamicProfile {
    @SessionProperty(\.isPlanning) var isPlanning

    var body: some DynamicProfile {
        if isPlanning {
            Profile { GuideInstructions() }
                .temperature(0.1)
                .onActivate { print("planning") }
                .onDeactivate { print("planned") }
        } else {
            Profile { GuideInstructions() }
                .samplingMode(.greedy)
                .onActivate { print("writing") }
                .onResponse { response in print("wrote", response.segments.count) }
        }
    }
}

struct Brief: LanguageModelSession.DynamicProfileModifier {
    func body(content: Content) -> some DynamicProfile {
        content.maximumResponseTokens(3).onPrompt { prompt in print("asked", prompt.segments.count) }
    }
}

func instructions(of session: LanguageModelSession) -> String {
    guard case .instructions(let entry) = session.transcript.first else { return "none" }
    return "\(entry.segments.map { "\($0)" }) \(entry.toolDefinitions.map(\.name))"
}

#Playground("Instructions and tools follow the session's properties") {
    let session = LanguageModelSession(profile: Planner())
    print(instructions(of: session))
    try await session.respond(to: "Where to?")
    print(session.properties.places.count)
    session.properties.isPlanning = false
    try await session.respond(to: "Write it down.")
    print(instructions(of: session))
    print(session.transcript.count, session.properties.places.count)
}

#Playground("Dynamic instructions without a profile") {
    let session = LanguageModelSession(dynamicInstructions: GuideInstructions())
    try await session.respond(to: "Go.", options: GenerationOptions(toolCallingMode: .disallowed))
    print(instructions(of: session), session.transcript.count)
}

struct Helper: LanguageModelSession.DynamicProfile {
    var body: some DynamicProfile {
        Profile { Instructions("Help.") }
            .historyTransform { entries in
                print("history", entries.count)
                return Array(entries.suffix(1))
            }
            .modifier(Brief())
    }
}

#Playground("Modifiers of one's own") {
    let session = LanguageModelSession(profile: Helper())
    print(try await session.respond(to: "Tell me a long story.").content.isEmpty)
    try await session.respond(to: "Go on.")
    print(session.transcript.count)
}
