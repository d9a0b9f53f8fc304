import FoundationModels

/// A journey to one place, day by day: what chapter 3 asks a model for.
@Generable(description: "A journey to one place, planned day by day")
struct Itinerary {
    @Guide(description: "A cheerful name for the journey")
    let title: String
    @Guide(description: "The place it leads to")
    let destination: String
    @Guide(description: "One plan for each day", .count(2))
    let days: [DayPlan]
}

/// What happens on one day.
@Generable(description: "What happens on one day of a journey")
struct DayPlan {
    @Guide(description: "The day in a few words")
    let theme: String
    @Guide(description: "What to do, from morning to evening", .count(3))
    let activities: [Activity]
}

/// One thing to do.
@Generable(description: "One thing to do")
struct Activity {
    let kind: Kind
    let title: String

    @Generable
    enum Kind: String, CaseIterable {
        case sightseeing
        case food
        case walk
        case rest
    }
}
