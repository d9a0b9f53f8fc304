import FoundationModels
import Testing

@testable import LlamaModel

/// The embedded model decides by itself whether to call a tool.
@Suite(.serialized, .enabled(if: TestModel.isInstalled, "run 'easel setup' first"))
struct ToolChoiceTests {
    fileprivate struct FindPlaces: Tool {
        let name = "findPlaces"
        let description = "Finds places near a sight."

        @Generable
        enum Category: String {
            case hotel, restaurant
        }

        @Generable
        struct Arguments {
            @Guide(description: "What kind of place to look for.")
            let kind: Category
        }

        func call(arguments: Arguments) async throws -> String {
            switch arguments.kind {
            case .hotel: "Hotel 1, Hotel 2, Hotel 3"
            case .restaurant: "Restaurant 1, Restaurant 2, Restaurant 3"
            }
        }
    }

    private func roles(after prompt: String) async throws -> [String] {
        let session = LanguageModelSession(model: try TestModel.make(), tools: [FindPlaces()]) {
            "You help people to plan their travels."
            "Look up hotels and restaurants with the tool findPlaces."
        }
        try await session.respond(
            to: prompt, options: GenerationOptions(samplingMode: .greedy, maximumResponseTokens: 60))
        return session.transcript.map { entry in
            switch entry {
            case .instructions: "instructions"
            case .prompt: "prompt"
            case .toolCalls(let calls): "calls of \(Set(calls.map(\.toolName)).sorted().joined(separator: ", "))"
            case .toolOutput: "output"
            case .response: "response"
            case .reasoning: "reasoning"
            }
        }
    }

    /// The model makes one call where the question names two things; Decoding.md says why.
    @Test func aQuestionThatNeedsTheToolGetsACall() async throws {
        #expect(
            try await roles(after: "Find hotels and restaurants near the Grand Canyon.") == [
                "instructions", "prompt", "calls of findPlaces", "output", "response",
            ])
    }

    @Test(arguments: ["Hello!", "Thank you!"])
    func otherQuestionsGetWords(prompt: String) async throws {
        #expect(try await roles(after: prompt) == ["instructions", "prompt", "response"])
    }
}
