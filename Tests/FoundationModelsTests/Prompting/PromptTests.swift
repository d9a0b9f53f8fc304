import Testing

@testable import FoundationModels

/// How values become prompts and instructions.
@Suite struct PromptTests {
    @Test("Behaviour 23: builder pieces are lines; absent optionals and unmet conditions add nothing")
    func pieces() {
        let isRaining = false
        let guest: String? = nil
        let cities = ["Oslo", "Bergen"]
        let prompt = Prompt {
            "Plan a day."
            if isRaining { "It rains." }
            if isRaining { "Stay in." } else { "Go out." }
            guest
            for city in cities { "Stop in \(city)." }
            3
        }
        #expect(prompt.pieces.text == "Plan a day.\nGo out.\nStop in Oslo.\nStop in Bergen.\n3")
    }

    @Test("Behaviour 22: a generable value is an example in JSON")
    func example() throws {
        let trip = try Trip(
            GeneratedContent(json: #"{"title": "North", "days": [{"stops": []}], "kind": "city"}"#))
        let prompt = Prompt {
            "Write one like this:"
            trip
        }
        #expect(
            prompt.pieces.text
                == "Write one like this:\n" + #"{"title": "North", "days": [{"stops": []}], "kind": "city"}"#)
    }

    @Test("Prompts and instructions nest")
    func nesting() {
        struct Persona: InstructionsRepresentable {
            var instructionsRepresentation: Instructions {
                "You are a guide."
                "You know Norway."
            }
        }
        let instructions = Instructions {
            Persona()
            Instructions("Answer briefly.")
            ["One.", "Two."]
        }
        #expect(instructions.pieces.text == "You are a guide.\nYou know Norway.\nAnswer briefly.\nOne.\nTwo.")
    }

    @Test("Values of built-in types stand for themselves")
    func builtIns() {
        #expect(Prompt("text").pieces.text == "text")
        #expect(Prompt(true).pieces.text == "true")
        #expect(Prompt(1.5).pieces.text == "1.5")
        #expect(Prompt(Optional(7)).pieces.text == "7")
        #expect(Prompt(GeneratedContent("text")).pieces.text == "text")
    }
}
