import FoundationModels
import Testing

@testable import ScriptedModel

/// Scripts: what they can say, and what is said about broken ones.
@Suite struct ScriptTests {
    @Test func stepsAreTakenInOrder() async throws {
        let script = try Script(
            json: #"""
                [{"text": "One two", "reasoning": "Think."},
                 {"content": {"b": 1, "a": 2}},
                 {"text": "Late", "delay": 0.001, "usage": {"input": 40, "cached": 12, "output": 9}}]
                """#)
        let session = LanguageModelSession(model: ScriptedModel.script(script))
        #expect(try await session.respond(to: "First").content == "One two")
        #expect(
            session.transcript.map(\.description) == [
                "(Prompt) First\nResponse Format: <nil>", "(Reasoning) Think.", "(Response) One two",
            ])
        let content = try await session.respond(to: "Second", schema: GeneratedContent.generationSchema).content
        #expect(content.jsonString == #"{"b": 1, "a": 2}"#)
        let last = try await session.respond(to: "Third")
        #expect(last.usage.totalTokenCount == 49)
        #expect(last.usage.input.cachedTokenCount == 12)
    }

    @Test func conditionsWaitForTheirPrompt() async throws {
        let script = try Script(json: #"[{"when": "weather", "text": "Sunny."}, {"text": "Hello."}]"#)
        let session = LanguageModelSession(model: ScriptedModel.script(script))
        #expect(try await session.respond(to: "Hi").content == "Hello.")
        #expect(try await session.respond(to: "How is the weather?").content == "Sunny.")
    }

    @Test func anExhaustedScriptSaysSo() async throws {
        let script = try Script(json: #"[{"text": "Only one."}]"#)
        let session = LanguageModelSession(model: ScriptedModel.script(script))
        try await session.respond(to: "First")
        let error = await #expect(throws: ScriptError.self) { try await session.respond(to: "Second") }
        #expect(
            error?.errorDescription
                == "The script has no step left for the prompt “Second”; it has 1 in all. "
                + "Add a step: each round of tool calls takes one too.")
    }

    @Test func sessionsShareTheScriptOfTheirModel() async throws {
        let model = ScriptedModel.script(try Script(json: #"[{"text": "One."}, {"text": "Two."}]"#))
        #expect(try await LanguageModelSession(model: model).respond(to: "A").content == "One.")
        #expect(try await LanguageModelSession(model: model).respond(to: "B").content == "Two.")
    }

    @Test func piecesDecideHowTextIsStreamed() async throws {
        let script = try Script(json: #"[{"text": "Hello there", "pieces": ["Hel", "lo the", "re"]}]"#)
        let session = LanguageModelSession(model: ScriptedModel.script(script))
        var texts: [String] = []
        for try await snapshot in session.streamResponse(to: "Hi") { texts.append(snapshot.content) }
        #expect(texts == ["Hel", "Hello the", "Hello there"])
    }

    @Test(
        "Broken scripts are told where and why",
        arguments: [
            ("[{\"text\": ", "The script is not JSON. It ends too early."),
            ("{}", "The script is wrong. “steps” is missing."),
            ("{\"steps\": {}}", "The script is wrong at steps. Expected an array."),
            ("[{}, {\"text\": 3}]", "The script is wrong at steps[1].text. Expected a string."),
            ("[{\"delay\": -1}]", "The script is wrong at steps[0].delay. Expected a number in 0.0...3600.0."),
            (
                "[{\"text\": \"ab\", \"pieces\": [\"a\"]}]",
                "The script is wrong at steps[0].pieces. Together they are not the step's text, which is ab."
            ),
            ("[{\"calls\": [{}]}]", "The script is wrong at steps[0].calls[0]. “tool” is missing."),
            (
                "[{\"usage\": {\"tokens\": 1}}]",
                "The script is wrong at steps[0].usage. “tokens” has no meaning here. Use: input, cached, output."
            ),
            (
                "{\"steps\": [], \"contextSize\": 0}",
                "The script is wrong at contextSize. Expected a whole number, 1 or more."
            ),
        ])
    func brokenScripts(json: String, message: String) throws {
        let error = #expect(throws: ScriptError.self) { try Script(json: json) }
        #expect(error?.errorDescription == message)
    }

    @Test func unknownErrorNamesAreListed() throws {
        let error = #expect(throws: ScriptError.self) { try Script(json: #"[{"error": "oops"}]"#) }
        #expect(error?.errorDescription?.contains("Use one of: exceededContextWindowSize, ") == true)
    }
}
