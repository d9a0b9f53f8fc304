import ScriptedModel
import Testing

@testable import FoundationModels

/// Tools: what the transcript holds, what runs at once, and what happens when something is wrong.
@Suite struct ToolLoopTests {
    private let oslo = #"{"calls": [{"tool": "findPlaces", "arguments": {"city": "Oslo"}}]}"#

    @Test("Behaviours 1 and 5: a turn with two calls has six entries, and outputs carry their calls' IDs")
    func sixEntries() async throws {
        let calls = #"""
            {"calls": [{"tool": "findPlaces", "arguments": {"city": "Oslo"}},
                       {"tool": "findPlaces", "arguments": {"city": "Bergen"}}]}
            """#
        let model = try ScriptedModel.steps(calls, #"{"text": "Go to Oslo."}"#)
        let session = LanguageModelSession(model: model, tools: [PlaceFinder()], instructions: "Help.")
        let response = try await session.respond(to: "Where?")
        #expect(
            session.transcript.outline == [
                "instructions: Help.", "prompt: Where?",
                #"calls: findPlaces{"city": "Oslo"} findPlaces{"city": "Bergen"}"#,
                "output: Places in Oslo", "output: Places in Bergen", "response: Go to Oslo.",
            ])
        #expect(response.transcriptEntries.count == 5)
        guard case .toolCalls(let asked) = session.transcript[2], case .toolOutput(let first) = session.transcript[3],
            case .toolOutput(let second) = session.transcript[4]
        else {
            Issue.record("calls and outputs are entries 2 to 4")
            return
        }
        #expect(asked.map(\.id) == [first.id, second.id])
        #expect(asked.allSatisfy { $0.arguments.id != nil })
    }

    @Test("Behaviour 33: a tool runs at the same time as itself; outputs keep the calls' order")
    func parallelCalls() async throws {
        let calls = #"""
            {"calls": [{"tool": "findPlaces", "arguments": {"city": "A"}},
                       {"tool": "findPlaces", "arguments": {"city": "B"}},
                       {"tool": "findPlaces", "arguments": {"city": "C"}}]}
            """#
        let model = try ScriptedModel.steps(calls, #"{"text": "Done."}"#)
        // The three calls meet inside the tool: one after the other they would wait for ever.
        let tool = PlaceFinder(meeting: Meeting(expected: 3))
        let session = LanguageModelSession(model: model, tools: [tool])
        try await session.respond(to: "Where?")
        #expect(
            session.transcript.outline.filter { $0.hasPrefix("output") }
                == ["output: Places in A", "output: Places in B", "output: Places in C"])
    }

    @Test("Behaviour 33: dependent calls run in rounds, one after the other")
    func rounds() async throws {
        let bergen = #"{"calls": [{"tool": "findPlaces", "arguments": {"city": "Bergen"}}]}"#
        let model = try ScriptedModel.steps(oslo, bergen, #"{"text": "Done."}"#)
        let session = LanguageModelSession(model: model, tools: [PlaceFinder()])
        try await session.respond(to: "Where?")
        #expect(session.transcript.count == 7)
    }

    @Test("Behaviours 7 and 34: a throwing tool ends the request and rolls the transcript back")
    func throwingTool() async throws {
        let tool = ClosureTool<String>(name: "findPlaces") { _ in throw Broken() }
        let session = LanguageModelSession(model: try ScriptedModel.steps(oslo), tools: [tool])
        await #expect { try await session.respond(to: "Where?") } throws: { error in
            guard let error = error as? LanguageModelSession.ToolCallError else { return false }
            return error.tool.name == "findPlaces" && error.underlyingError is Broken
                && error.errorDescription == "The tool “findPlaces” failed: Broken()"
        }
        #expect(session.transcript.outline == ["instructions: "])
        #expect(!session.isResponding)
    }

    @Test("A throwing tool does not wait for one that never returns")
    func throwingBesideEndless() async throws {
        let gate = Gate()
        let endless = ClosureTool<String>(name: "endless") { _ in
            await gate.pass()
            return ""
        }
        let throwing = ClosureTool<String>(name: "throwing") { _ in throw Broken() }
        let calls = #"""
            {"calls": [{"tool": "endless", "arguments": {"city": "A"}}, {"tool": "throwing", "arguments": {"city": "B"}}]}
            """#
        let session = LanguageModelSession(model: try ScriptedModel.steps(calls), tools: [endless, throwing])
        await #expect(throws: LanguageModelSession.ToolCallError.self) { try await session.respond(to: "Go") }
        #expect(!session.isResponding)
        gate.open()
    }

    @Test("Cancelling a request whose tool never returns ends it at once")
    func cancellingAnEndlessTool() async throws {
        let gate = Gate()
        let started = Gate()
        let tool = ClosureTool<String>(name: "findPlaces") { _ in
            started.open()
            await gate.pass()
            return ""
        }
        let session = LanguageModelSession(model: try ScriptedModel.steps(oslo, #"{"text": "Fine."}"#), tools: [tool])
        let request = Task { try await session.respond(to: "Where?") }
        await started.pass()
        request.cancel()
        await #expect(throws: CancellationError.self) { try await request.value }
        #expect(session.transcript.outline == ["instructions: "])
        #expect(try await session.respond(to: "Again").content == "Fine.")
        gate.open()
    }

    @Test("A call of an unknown tool is answered with the tools there are")
    func unknownTool() async throws {
        let model = try ScriptedModel.steps(
            #"{"calls": [{"tool": "findPeople", "arguments": {}}]}"#, #"{"text": "Sorry."}"#)
        let session = LanguageModelSession(model: model, tools: [PlaceFinder()])
        #expect(try await session.respond(to: "Who?").content == "Sorry.")
        #expect(
            session.transcript.outline[3] == "output: There is no tool named findPeople. The tools are: findPlaces.")
    }

    @Test("Arguments that do not fit are answered with what is wrong, and the tool is not called")
    func malformedArguments() async throws {
        let tool = ClosureTool<String>(name: "findPlaces") { _ in throw Broken() }
        let model = ClosureModel { request, channel in
            if case .toolOutput = request.transcript.last {
                return await channel.send(.response(action: .appendText("Sorry.", tokenCount: 1)))
            }
            for (id, arguments) in [("1", #"{"town": "Oslo"}"#), ("2", #"{"city": "Os"#), ("3", "Oslo")] {
                await channel.send(
                    .toolCalls(
                        action: .toolCall(
                            id: id, name: "findPlaces", action: .appendArguments(arguments, tokenCount: 1))))
            }
        }
        let session = LanguageModelSession(model: model, tools: [tool])
        #expect(try await session.respond(to: "Where?").content == "Sorry.")
        let outputs = session.transcript.outline.filter { $0.hasPrefix("output") }
        #expect(outputs.count == 3)
        #expect(outputs.allSatisfy { $0.hasPrefix("output: The call of findPlaces was not made. ") })
        #expect(outputs[0].contains("city"))
    }

    @Test("A model that only ever calls tools is stopped with a clear error")
    func tooManyRounds() async throws {
        let model = ClosureModel { request, channel in
            await channel.send(
                .toolCalls(
                    action: .toolCall(
                        id: "\(request.transcript.count)", name: "findPlaces",
                        action: .appendArguments(#"{"city": "Oslo"}"#, tokenCount: 1))))
        }
        var context = SessionContext()
        context.maximumToolRounds = 3
        let session = LanguageModelSession.$context.withValue(context) {
            LanguageModelSession(model: model, tools: [PlaceFinder()])
        }
        await #expect(throws: ToolLoopError.tooManyRounds(3)) { try await session.respond(to: "Where?") }
        #expect(session.transcript.count == 1)
    }

    @Test("Behaviour 35: a required call without tools is an error of its own")
    func requiredWithoutTools() async throws {
        let session = LanguageModelSession(model: ScriptedModel.sample)
        let options = GenerationOptions(toolCallingMode: .required)
        await #expect(throws: ToolLoopError.requiredWithoutTools) {
            try await session.respond(to: "Hi", options: options)
        }
    }

    @Test("Disallowed tools are not offered")
    func disallowed() async throws {
        let recorder = RequestRecorder()
        let session = LanguageModelSession(
            model: ScriptedModel.sample(recorder: recorder), tools: [PlaceFinder()])
        try await session.respond(to: "Hi", options: GenerationOptions(toolCallingMode: .disallowed))
        #expect(recorder.requests.map(\.enabledToolDefinitions.count) == [0])
    }

    @Test("Behaviour 32: names default to the type's, and parameters are read once")
    func readOnce() async throws {
        struct Weather: Tool {
            let description = "Says the weather."
            let reads: Counter
            var parameters: GenerationSchema {
                reads.increment()
                return cityParameters
            }
            func call(arguments: GeneratedContent) async throws -> String { "Sunny" }
        }
        let reads = Counter()
        let model = ScriptedModel.sample
        let session = LanguageModelSession(model: model, tools: [Weather(reads: reads)])
        try await session.respond(to: "How is it?")
        try await session.respond(to: "And now?")
        #expect(reads.value == 1)
        #expect(session.transcript.outline[2].hasPrefix("calls: Weather{"))
    }

    @Test("A tool may return a string, content, a generable value, or a prompt")
    func outputs() async throws {
        func output(_ tool: any Tool) async throws -> String {
            let session = LanguageModelSession(model: ScriptedModel.sample, tools: [tool])
            try await session.respond(to: "Hi")
            return session.transcript.outline[3]
        }
        #expect(try await output(ClosureTool(name: "a") { _ in "text" }) == "output: text")
        #expect(
            try await output(ClosureTool(name: "b") { _ in GeneratedContent(properties: ["n": 1]) })
                == #"output: {"n": 1}"#)
        #expect(try await output(ClosureTool(name: "c") { _ in Kind.cityBreak }) == "output: cityBreak")
        #expect(try await output(ClosureTool(name: "d") { _ in [1, 2] }) == "output: 1\n2")
        #expect(
            try await output(
                ClosureTool(name: "e") { _ in
                    Prompt {
                        "one"
                        "two"
                    }
                }) == "output: one\ntwo")
    }
}
