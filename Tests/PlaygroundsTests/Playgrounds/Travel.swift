import FoundationModels
import Playgrounds

@Generable
struct Voyage: Equatable {
    @Guide(description: "What the crew calls this voyage.")
    let name: String
    @Guide(.anyOf(Chart.harbours))
    let home: String
    let weather: String

    @Guide(description: "From one night at anchor to the next.")
    @Guide(.count(2))
    let legs: [Leg]
}

@Generable
struct Leg: Equatable {
    @Guide(description: "Unlike that of any other leg.")
    let name: String
    @Guide(.count(1...3))
    let stops: [Stop]
}

@Generable
struct Stop: Equatable {
    let reason: Reason
    let place: String
}

@Generable
enum Reason {
    case water
    case repairs
    case `default`

    var mark: String {
        switch self {
        case .water: "W"
        case .repairs: "R"
        case .default: "-"
        }
    }
}

enum Chart {
    static let harbours = ["Brest", "Horta"]
}

#Playground("A voyage") {
    let session = LanguageModelSession(instructions: "You are the mate who keeps the log.")
    let example = Voyage(
        name: "Round the cape", home: "Horta", weather: "Fair.",
        legs: [Leg(name: "Out", stops: [Stop(reason: .water, place: "Flores")])])
    let response = try await session.respond(generating: Voyage.self, options: GenerationOptions(sampling: .greedy)) {
        "Where shall we sail?"
        "Last year's log reads:"
        example
    }
    let voyage = response.content
    print(Chart.harbours.contains(voyage.home), voyage.legs.count)
    for leg in voyage.legs where !(1...3).contains(leg.stops.count) {
        print("\(leg.name) has \(leg.stops.count) stops")
    }
    print(response.rawContent == voyage.generatedContent)
    if case .prompt(let prompt) = session.transcript[1], case .text(let text) = prompt.segments[0] {
        print(text.content)
        print(prompt.responseFormat?.name ?? "no format")
    }
}

#Playground("Streaming a voyage") {
    try await streamVoyage()
}

@MainActor
func streamVoyage() async throws {
    let session = LanguageModelSession()
    let stream = session.streamResponse(to: "Where shall we sail?", generating: Voyage.self)
    var partial: Voyage.PartiallyGenerated?
    var ids: Set<GenerationID> = []
    for try await snapshot in stream {
        partial = snapshot.content
        ids.insert(snapshot.content.id)
        if let stop = snapshot.content.legs?.last?.stops?.last, stop.place != nil, stop.reason == nil {
            print("a place came before its reason")
        }
    }
    let whole = try await stream.collect()
    print(ids.count, partial?.name == whole.content.name, partial?.legs?.count ?? 0)
    print(whole.content.legs.allSatisfy { leg in leg.stops.allSatisfy { !$0.reason.mark.isEmpty } })
}
