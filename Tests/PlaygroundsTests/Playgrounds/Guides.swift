import FoundationModels
import Playgrounds

@Generable(description: "A person in a story.")
struct Character {
    @Guide(description: "The first name.", .anyOf(["Ada", "Bo", "Cleo"]))
    let name: String
    @Guide(.constant("hero"))
    let role: String
    @Guide(.range(1...20))
    let level: Int
    @Guide(.minimum(0.5), .maximum(1.5))
    let height: Double
    @Guide(description: "Things to carry.", .minimumCount(1), .maximumCount(3))
    let items: [String]
    @Guide(.count(2), .element(.range(0...9)))
    let digits: [Int]
}

#Playground("Guides are kept") {
    let session = LanguageModelSession(instructions: "Invent people.")
    for prompt in ["Someone brave.", "Someone shy.", "Someone loud."] {
        let person = try await session.respond(to: prompt, generating: Character.self).content
        print(["Ada", "Bo", "Cleo"].contains(person.name), person.role, (1...20).contains(person.level))
        print((0.5...1.5).contains(person.height), (1...3).contains(person.items.count))
        print(person.digits.count, person.digits.allSatisfy { (0...9).contains($0) })
    }
}

#Playground("Guides are in the schema") {
    let text = Character.generationSchema.debugDescription
    for word in ["x-order", "\"Ada\"", "\"hero\"", "\"maxItems\"", "A person in a story."] {
        print(word, text.contains(word))
    }
}
