import FoundationModels
import Playgrounds

@Generable
struct Plate {
    @Guide(description: "The number on the plate.", .pattern(/[A-Z]{2}-\d{4}/))
    let number: String
    @Guide(/yes|no/)
    let isValid: String
    @Guide(.element(.anyOf(["red", "green"])), .count(2...3))
    let colours: [String]
    @Guide(.minimum(0.5), .maximum(0.75))
    let ratio: Double
}

#Playground("Texts have the shape of a regular expression") {
    print(Plate.generationSchema.debugDescription)
    let plate = try await LanguageModelSession().respond(to: "Make a plate.", generating: Plate.self).content
    print(plate.number.wholeMatch(of: /[A-Z]{2}-\d{4}/) != nil, ["yes", "no"].contains(plate.isValid))
    print((2...3).contains(plate.colours.count), (0.5...0.75).contains(plate.ratio))
}

#Playground("Regular expressions as values") {
    let literal = /x{3}/
    let made = try Regex("[a-f]{4}")
    let code = DynamicGenerationSchema(
        name: "Code",
        properties: [
            .init(name: "direct", schema: .init(type: String.self, guides: [.pattern(/\d+/)])),
            .init(name: "literal", schema: .init(type: String.self, guides: [.pattern(literal)])),
            .init(name: "made", schema: .init(type: String.self, guides: [.pattern(made)])),
        ])
    print(try GenerationSchema(root: code, dependencies: []).debugDescription)
    let properties = GenerationSchema(
        type: Plate.self,
        properties: [
            .init(name: "bare", type: String.self, guides: [/q+/]),
            .init(name: "optional", description: "May be absent.", type: String?.self, guides: [/w/]),
        ])
    print(properties.debugDescription)
}
