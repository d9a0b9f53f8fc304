import FoundationModels
import Playgrounds

struct Ingredient: PromptRepresentable {
    let name: String
    let grams: Int

    var promptRepresentation: Prompt {
        Prompt { "\(grams) g of \(name)" }
    }
}

@Generable
struct Sample {
    let title: String
    let words: [String]
}

func lines(_ session: LanguageModelSession) -> [String] {
    session.transcript.flatMap { entry -> [String] in
        let segments =
            switch entry {
            case .instructions(let entry): entry.segments
            case .prompt(let entry): entry.segments
            default: [Transcript.Segment]()
            }
        return segments.compactMap { segment in
            if case .text(let text) = segment { text.content } else { nil }
        }
    }
}

#Playground("Prompts are built of pieces") {
    let ingredients = [Ingredient(name: "flour", grams: 200), Ingredient(name: "sugar", grams: 50)]
    let isVegan = true
    let guest: String? = nil
    let session = LanguageModelSession {
        "You are a cook."
        if isVegan { "No eggs." }
    }
    try await session.respond {
        "Bake with:"
        for ingredient in ingredients { ingredient }
        if let guest { "For \(guest)." }
        if isVegan { "Vegan." } else { "Anything." }
        Sample(title: "Cake", words: ["sweet"])
    }
    for line in lines(session) { print(line) }
}

#Playground("Prompts from values") {
    let prompt = Prompt {
        Prompt("First")
        ["Second", "Third"]
        "\(4)th"
    }
    let session = LanguageModelSession(instructions: Instructions("Be brief."))
    try await session.respond(to: prompt)
    for line in lines(session) { print(line) }
}
