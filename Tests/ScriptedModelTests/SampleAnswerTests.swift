import FoundationModels
import Testing

@testable import ScriptedModel

/// The model without a model: valid, readable, repeatable answers.
@Suite struct SampleAnswerTests {
    private func answer(_ prompt: String, _ schema: GenerationSchema) async throws -> GeneratedContent {
        let session = LanguageModelSession(model: ScriptedModel.sample)
        return try await session.respond(to: prompt, schema: schema).content
    }

    @Test func textQuotesThePrompt() async throws {
        let session = LanguageModelSession(model: ScriptedModel.sample)
        let long = "Please write me a long letter about the history of all the fjords in Norway"
        let answers = [
            try await session.respond(to: "Say hello").content, try await session.respond(to: "").content,
            try await session.respond(to: long).content,
        ]
        #expect(
            answers == [
                "This is a sample answer to “Say hello”.", "This is a sample answer to an empty prompt.",
                "This is a sample answer to “Please write me a long letter about the history of all the …”.",
            ])
    }

    /// Every kind of guide at once; the answer is checked against the schema by the library's own validator too.
    @Test func structuresObeyEveryGuide() async throws {
        let schema = try GenerationSchema(
            json: #"""
                {"type": "object", "title": "Order", "additionalProperties": false,
                 "properties": {
                   "customerName": {"type": "string"},
                   "size": {"type": "string", "enum": ["small", "large"]},
                   "code": {"type": "string", "pattern": "[A-Z]{2}-\\d{3}"},
                   "count": {"type": "integer", "minimum": 3, "maximum": 5},
                   "price": {"type": "number", "minimum": 2.5},
                   "discount": {"type": "integer", "maximum": -4},
                   "tags": {"type": "array", "items": {"type": "string"}, "minItems": 3, "maxItems": 4},
                   "note": {"type": "string"},
                   "isGift": {"type": "boolean"}},
                 "required": ["customerName", "size", "code", "count", "price", "discount", "tags", "isGift"],
                 "x-order": ["customerName", "size", "code", "count", "price", "discount", "tags", "note", "isGift"]}
                """#)
        let content = try await answer("Order a cake", schema)
        try schema.validate(content)
        #expect(try content.value(String.self, forProperty: "customerName") == "Sample customer name")
        #expect(
            try content.value([String].self, forProperty: "tags") == [
                "Sample tags 1", "Sample tags 2", "Sample tags 3",
            ])
        #expect(try content.value(String?.self, forProperty: "note") == "Sample note")
        #expect(content == (try await answer("Order a cake", schema)))
    }

    @Test func answersDifferByPrompt() async throws {
        let schema = try GenerationSchema(json: #"{"type": "integer", "minimum": 0, "maximum": 1000000}"#)
        var numbers: Set<Int> = []
        for prompt in ["one", "two", "three", "four"] { numbers.insert(try Int(await answer(prompt, schema))) }
        #expect(numbers.count > 1)
    }

    /// A list whose elements hold lists, and a union that can always go deeper; a type without an end is refused.
    @Test func recursionEnds() async throws {
        let node = DynamicGenerationSchema(
            name: "Node",
            properties: [
                .init(name: "value", schema: .init(type: Int.self)),
                .init(
                    name: "next",
                    schema: .init(name: "Next", anyOf: [.init(referenceTo: "Node"), .init(type: String.self)])),
                .init(name: "children", schema: .init(arrayOf: .init(referenceTo: "Node"))),
            ])
        let endless = DynamicGenerationSchema(
            name: "Endless", properties: [.init(name: "again", schema: .init(referenceTo: "Endless"))])
        let schema = try GenerationSchema(root: node, dependencies: [])
        try schema.validate(try await answer("Grow", schema))
        let impossible = try GenerationSchema(root: endless, dependencies: [])
        await #expect(throws: LanguageModelSession.GenerationError.self) { _ = try await answer("Grow", impossible) }
    }

    @Test func anEnormousArrayIsRefused() async throws {
        let schema = try GenerationSchema(
            root: DynamicGenerationSchema(arrayOf: .init(type: Int.self), minimumElements: 1_000_000_000),
            dependencies: [])
        await #expect(throws: LanguageModelSession.GenerationError.self) { _ = try await answer("Count", schema) }
    }

    @Test func eachToolIsCalledOnceThenTheAnswerComes() async throws {
        struct Weather: Tool {
            let name = "weather"
            let description = "Says the weather."
            var parameters: GenerationSchema {
                GenerationSchema(
                    type: GeneratedContent.self, properties: [.init(name: "city", type: String.self)])
            }
            func call(arguments: GeneratedContent) async throws -> String { "Sunny." }
        }
        let session = LanguageModelSession(model: ScriptedModel.sample, tools: [Weather()])
        let response = try await session.respond(to: "How is it?")
        #expect(response.content == "This is a sample answer to “How is it?”. The tools said: weather: Sunny..")
        #expect(session.transcript.count == 5)
        try await session.respond(to: "And now?")
        #expect(session.transcript.count == 9)
    }

    @Test func whatWasReadBeforeCountsAsCached() async throws {
        let session = LanguageModelSession(model: ScriptedModel.sample, instructions: "Help me.")
        let first = try await session.respond(to: "Hello")
        #expect(first.usage.input.totalTokenCount == 4 && first.usage.input.cachedTokenCount == 0)
        let second = try await session.respond(to: "Again")
        #expect(second.usage.input.cachedTokenCount == 4 + 9)
    }
}
