import FoundationModels
import Playgrounds

@Generable
struct Itinerary: Equatable {
    @Guide(description: "An exciting name for the trip.")
    let title: String
    @Guide(.anyOf(ModelData.landmarkNames))
    let destinationName: String
    let description: String

    @Guide(description: "A list of day-by-day plans.")
    @Guide(.count(2))
    let days: [DayPlan]
}

@Generable
struct DayPlan: Equatable {
    @Guide(description: "A unique and exciting title for this day plan.")
    let title: String
    @Guide(.count(1...3))
    let activities: [Activity]
}

@Generable
struct Activity: Equatable {
    let type: ActivityKind
    let title: String
}

@Generable
enum ActivityKind {
    case sightseeing
    case foodAndDining
    case `default`

    var symbol: String {
        switch self {
        case .sightseeing: "binoculars"
        case .foodAndDining: "fork.knife"
        case .default: "star"
        }
    }
}

enum ModelData {
    static let landmarkNames = ["Sahara Desert", "Mount Fuji"]
}

#Playground("An itinerary") {
    let session = LanguageModelSession(instructions: "Your job is to create an itinerary.")
    let example = Itinerary(
        title: "Onsen", destinationName: "Mount Fuji", description: "Hot springs.",
        days: [DayPlan(title: "First", activities: [Activity(type: .sightseeing, title: "Lake")])])
    let response = try await session.respond(generating: Itinerary.self, options: GenerationOptions(sampling: .greedy))
    {
        "Plan two days for me."
        "Here is an example, but don't copy it:"
        example
    }
    let itinerary = response.content
    print(ModelData.landmarkNames.contains(itinerary.destinationName), itinerary.days.count)
    for day in itinerary.days where !(1...3).contains(day.activities.count) {
        print("\(day.title) has \(day.activities.count) activities")
    }
    print(response.rawContent == itinerary.generatedContent)
    if case .prompt(let prompt) = session.transcript[1], case .text(let text) = prompt.segments[0] {
        print(text.content)
        print(prompt.responseFormat?.name ?? "no format")
    }
}

#Playground("Streaming an itinerary") {
    try await streamItinerary()
}

@MainActor
func streamItinerary() async throws {
    let session = LanguageModelSession()
    let stream = session.streamResponse(to: "Plan two days.", generating: Itinerary.self)
    var partial: Itinerary.PartiallyGenerated?
    var ids: Set<GenerationID> = []
    for try await snapshot in stream {
        partial = snapshot.content
        ids.insert(snapshot.content.id)
        if let activity = snapshot.content.days?.last?.activities?.last, activity.title != nil, activity.type == nil {
            print("a title came before its type")
        }
    }
    let whole = try await stream.collect()
    print(ids.count, partial?.title == whole.content.title, partial?.days?.count ?? 0)
    print(whole.content.days.allSatisfy { day in day.activities.allSatisfy { !$0.type.symbol.isEmpty } })
}
