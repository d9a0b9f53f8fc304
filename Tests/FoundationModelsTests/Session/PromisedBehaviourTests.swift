import Foundation
import FoundationModels
import ScriptedModel
import Testing

/// Behaviours of Apple's framework that no other suite is about.
@Suite struct PromisedBehaviourTests {
    @Test("Behaviour 14: guides hold also when the prompt does not show the schema")
    func hiddenSchema() async throws {
        let schema = GenerationSchema(
            type: Trip.self, properties: [.init(name: "days", type: [Int].self, guides: [.count(3)])])
        let session = LanguageModelSession(model: ScriptedModel.sample)
        let answer = try await session.respond(to: "Five days, please.", schema: schema, includeSchemaInPrompt: false)
        #expect(try answer.content.value([Int].self, forProperty: "days").count == 3)
    }

    @Test("Behaviour 15: a value outside the choices never reaches the caller")
    func choicesAreEnforced() async throws {
        let schema = GenerationSchema(
            type: Trip.self, properties: [.init(name: "kind", type: String.self, guides: [.anyOf(["a", "b"])])])
        let model = try ScriptedModel.steps(#"{"content": {"kind": "c"}}"#)
        let session = LanguageModelSession(model: model)
        await #expect {
            try await session.respond(to: "Choose.", schema: schema)
        } throws: { error in
            if case LanguageModelSession.GenerationError.decodingFailure = error { true } else { false }
        }
        #expect(session.transcript.isEmpty)
    }

    @Test("Behaviour 30: greedy sampling gives the same output for the same input")
    func greedy() async throws {
        let recorder = RequestRecorder()
        let model = ScriptedModel.sample(recorder: recorder)
        var answers: Set<String> = []
        for _ in 0..<3 {
            let session = LanguageModelSession(model: model)
            answers.insert(
                try await session.respond(to: "Hi", options: GenerationOptions(sampling: .greedy)).content)
        }
        #expect(answers.count == 1)
        #expect(recorder.requests.allSatisfy { $0.generationOptions.samplingMode == .greedy })
    }

    @Test("Behaviour 31: temperatures beyond the documented range are passed on")
    func temperatures() async throws {
        let recorder = RequestRecorder()
        let session = LanguageModelSession(model: ScriptedModel.sample(recorder: recorder))
        try await session.respond(to: "Hi", options: GenerationOptions(temperature: 2))
        try await session.respond(to: "Hi")
        #expect(recorder.requests.map(\.generationOptions.temperature) == [2, nil])
        #expect(recorder.requests[1].generationOptions.samplingMode == nil, "random sampling is the default")
    }

    @Test("Behaviour 38: a language the model does not speak is an error that names it")
    func unsupportedLanguage() async throws {
        let model = try ScriptedModel.steps(
            #"{"error": "unsupportedLanguageOrLocale", "message": "No Klingon."}"#, #"{"text": "Hello."}"#)
        let session = LanguageModelSession(model: model)
        await #expect {
            try await session.respond(to: "nuqneH")
        } throws: { error in
            guard case LanguageModelSession.GenerationError.unsupportedLanguageOrLocale(let context) = error else {
                return false
            }
            return context.debugDescription == "No Klingon."
        }
        #expect(try await session.respond(to: "Hello").content == "Hello.")
    }

    @Test("Behaviour 39: the sentence about the person's locale reaches the model word for word")
    func localeSentence() async throws {
        let recorder = RequestRecorder()
        let sentence = "The person's locale is de_AT."
        let session = LanguageModelSession(model: ScriptedModel.sample(recorder: recorder)) {
            "You are a guide."
            sentence
        }
        try await session.respond(to: "Hi")
        #expect(recorder.requests[0].transcript.outline.first == "instructions: You are a guide.\n\(sentence)")
    }
}
