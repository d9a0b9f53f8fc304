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
}

enum ModelData {
    static let landmarkNames = ["Sahara Desert", "Mount Fuji"]
}

#Playground("Memberwise initializers are visible") {
    let activity = Activity(type: .sightseeing, title: "See it")
    let plan = DayPlan(title: "First day", activities: [activity])
    let trip = Itinerary(title: "Trip", destinationName: "Mount Fuji", description: "Up.", days: [plan])
    print(trip.generatedContent.jsonString)
}

#Playground {
    print(try beginning(of: #"{"title": "A we"#))
}

/// The compiler hides the members of a macro's types from a macro's arguments, so partial values are read outside.
func beginning(of json: String) throws -> String {
    try Itinerary.PartiallyGenerated(GeneratedContent(json: json)).title ?? "(nothing yet)"
}
