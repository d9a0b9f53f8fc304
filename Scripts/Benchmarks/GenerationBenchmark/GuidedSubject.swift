import FoundationModels

/// Something to ask for, and the shape of the answer.
struct GuidedSubject: Sendable {
    let name: String
    let prompt: String
    private let makeSchema: @Sendable () throws -> GenerationSchema

    var schema: GenerationSchema { get throws { try makeSchema() } }

    /// The most tokens of an answer, for every model alike.
    static let limit = 1024

    static let all = [
        GuidedSubject(name: "itinerary", prompt: "Plan three days at the Grand Canyon.", Itinerary.self),
        GuidedSubject(name: "menu", prompt: "Write a lunch menu for a Mexican restaurant.", Menu.self),
        GuidedSubject(name: "record", prompt: "Invent a person who plays in an orchestra.", Person.self),
        GuidedSubject(name: "tree", prompt: "Draw the family tree of a queen, three generations deep.", Relative.self),
        GuidedSubject(name: "pattern", prompt: "Invent a user of a mail server.", Account.self),
    ]

    private init(name: String, prompt: String, _ type: (some Generable).Type) {
        self.name = name
        self.prompt = prompt
        makeSchema = { type.generationSchema }
    }
}

@Generable
struct Itinerary {
    @Guide(description: "A name that makes one pack at once")
    var name: String
    @Guide(.anyOf(["Lofoten", "Petra", "Grand Canyon", "Cappadocia", "Tierra del Fuego", "Plitvice"]))
    var place: String
    var summary: String
    @Guide(description: "Why this suits the traveller")
    var reason: String
    @Guide(description: "What is done from morning to evening", .count(3))
    var days: [DayPlan]
}

@Generable
struct DayPlan {
    @Guide(description: "A name unlike those of the other days")
    var name: String
    var mood: String
    var base: String
    @Guide(.count(3))
    var activities: [Activity]
}

@Generable
struct Activity {
    var kind: Kind
    var name: String
    var details: String
}

@Generable
enum Kind: String {
    case walking
    case eating
    case museum
    case resting
}

@Generable
struct Menu {
    @Guide(description: "The kind of menu")
    var type: MenuKind
    @Guide(description: "The dishes of the menu", .count(4...6))
    var dishes: [Dish]
}

@Generable
enum MenuKind: String {
    case breakfast
    case lunch
    case dinner
}

@Generable
struct Dish {
    @Guide(description: "The name of this dish")
    var name: String
    @Guide(description: "A short description of the dish that makes guests want to order it")
    var description: String
    @Guide(description: "What it is made of", .count(3...6))
    var ingredients: [String]
    @Guide(description: "The price in dollars", .range(1...100))
    var price: Double
}

@Generable
struct Person {
    var name: String
    @Guide(.range(16...80))
    var age: Int
    var instrument: String
    var isSoloist: Bool
    @Guide(description: "A sentence about the person")
    var biography: String
    var nickname: String?
}

/// A type that contains itself.
@Generable
struct Relative {
    var name: String
    @Guide(.range(1000...2000))
    var born: Int
    @Guide(.maximumCount(3))
    var children: [Relative]
}

/// Patterns over all of Unicode's letters.
@Generable
struct Account {
    @Guide(description: "First and last name", .pattern(/\w{2,12} \w{2,16}/))
    var name: String
    @Guide(.pattern(/\w+@\w+\.(com|org|net)/))
    var address: String
    @Guide(.pattern(/\d{4}-\d{2}-\d{2}/))
    var memberSince: String
}
