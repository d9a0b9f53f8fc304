import Foundation
import FoundationModels
import Playgrounds

struct Money: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
    var amount: Decimal
    var currency: String

    init(_ content: GeneratedContent) throws {
        amount = try content.value(Decimal.self, forProperty: "amount")
        currency = try content.value(forProperty: "currency")
    }

    var generatedContent: GeneratedContent {
        GeneratedContent(properties: ["amount": amount, "currency": currency])
    }
}

struct Colour: Generable {
    var hex: String

    static var generationSchema: GenerationSchema {
        GenerationSchema(
            type: Colour.self, description: "A colour.",
            properties: [.init(name: "hex", type: String.self, guides: [.pattern(/#[0-9a-f]{6}/)])])
    }

    init(_ content: GeneratedContent) throws { hex = try content.value(String.self, forProperty: "hex") }

    var generatedContent: GeneratedContent { GeneratedContent(properties: ["hex": hex]) }
}

enum Volume: String, Generable {
    case low, high

    static var generationSchema: GenerationSchema { GenerationSchema(type: Volume.self, anyOf: ["low", "high"]) }

    init(_ content: GeneratedContent) throws {
        guard let volume = Volume(rawValue: try content.value(String.self)) else {
            throw GeneratedContent.ParsingError(rawContent: content.jsonString, debugDescription: "no such volume")
        }
        self = volume
    }

    var generatedContent: GeneratedContent { GeneratedContent(rawValue) }
}

struct Manners: InstructionsRepresentable {
    var isStrict: Bool

    var instructionsRepresentation: Instructions {
        Instructions {
            "Be polite."
            if isStrict { "Always." }
        }
    }
}

struct Topic: PromptRepresentable {
    var name: String

    var promptRepresentation: Prompt { Prompt("Tell me about \(name).") }
}

#Playground("Conversions written by hand") {
    let money = try Money(GeneratedContent(json: #"{"amount": 12.50, "currency": "EUR"}"#))
    print(money.amount, money.currency, money.generatedContent.jsonString)
    let session = LanguageModelSession()
    let colours = try await session.respond(to: "Name colours.", generating: [Colour].self).content
    print(colours.allSatisfy { $0.hex.count == 7 && $0.hex.hasPrefix("#") })
    let volume = try await session.respond(to: "How loud?", generating: Volume.self).content
    print(["low", "high"].contains(volume.rawValue))
    do {
        _ = try Volume(GeneratedContent("middle"))
    } catch let error as GeneratedContent.ParsingError {
        print(error.debugDescription)
    }
}

#Playground("Representations written by hand") {
    let session = LanguageModelSession {
        Manners(isStrict: true)
        Manners(isStrict: false)
    }
    try await session.respond {
        Topic(name: "tea")
        "Please."
    }
    try await session.respond(to: Prompt(Topic(name: "milk")))
    for entry in session.transcript {
        switch entry {
        case .instructions(let entry): print(entry.segments.map { "\($0)" })
        case .prompt(let entry): print(entry.segments.map { "\($0)" })
        default: break
        }
    }
}

#Playground("What is wrong with content is said") {
    for json in [#"{"name": "a"}"#, #"{"hex": 3}"#, "[1]"] {
        do {
            print(try Colour(GeneratedContent(json: json)).hex)
        } catch let error as GeneratedContent.ParsingError {
            print(error.debugDescription)
        }
    }
}
