import Foundation
import ScriptedModel
import Testing

@testable import FoundationModels

/// Text requests: what the transcript holds, and what may happen at the same time.
@Suite struct LanguageModelSessionTests {
    @Test("Behaviour 2: without instructions and tools there is no instructions entry")
    func noInstructions() async throws {
        let session = LanguageModelSession(model: try ScriptedModel.steps(#"{"text": "Hello."}"#))
        let response = try await session.respond(to: "Hi")
        #expect(response.content == "Hello.")
        #expect(session.transcript.outline == ["prompt: Hi", "response: Hello."])
        #expect(response.transcriptEntries.outline == ["prompt: Hi", "response: Hello."])
        #expect(response.transcriptEntries.startIndex == 0)
    }

    @Test("Behaviour 2: instructions come first; tools alone make an empty instructions entry")
    func instructionsFirst() throws {
        let model = ScriptedModel.sample
        let told = LanguageModelSession(model: model) {
            "Be kind."
            "Be brief."
        }
        #expect(told.transcript.outline == ["instructions: Be kind.\nBe brief."])
        let equipped = LanguageModelSession(model: model, tools: [PlaceFinder()])
        #expect(equipped.transcript.outline == ["instructions: "])
    }

    @Test("Only tools that ask for it are shown in the instructions")
    func shownTools() throws {
        let tools: [any Tool] = [PlaceFinder(), PlaceFinder(isShown: false)]
        let session = LanguageModelSession(model: ScriptedModel.sample, tools: tools, instructions: "Help.")
        guard case .instructions(let instructions) = session.transcript.first else {
            Issue.record("the transcript starts with instructions")
            return
        }
        #expect(instructions.toolDefinitions.map(\.name) == ["findPlaces"])
    }

    @Test("Behaviour 8: the entries of a later request are a slice of the transcript")
    func laterEntries() async throws {
        let model = try ScriptedModel.steps(#"{"text": "One."}"#, #"{"text": "Two."}"#)
        let session = LanguageModelSession(model: model, instructions: "Count.")
        try await session.respond(to: "First")
        let second = try await session.respond(to: "Second")
        #expect(second.transcriptEntries.startIndex == 3)
        #expect(second.transcriptEntries.outline == ["prompt: Second", "response: Two."])
        #expect(Array(session.transcript[3...]) == Array(second.transcriptEntries))
    }

    @Test("The whole history is sent to the model")
    func historyIsSent() async throws {
        let recorder = RequestRecorder()
        let model = try ScriptedModel.steps(#"{"text": "One."}"#, #"{"text": "Two."}"#, recorder: recorder)
        let session = LanguageModelSession(model: model, instructions: "Count.")
        try await session.respond(to: "First")
        try await session.respond(to: "Second", options: GenerationOptions(sampling: .greedy))
        #expect(
            recorder.requests.last?.transcript.outline
                == ["instructions: Count.", "prompt: First", "response: One.", "prompt: Second"])
        #expect(recorder.requests.last?.generationOptions.samplingMode == .greedy)
    }

    @Test("Behaviour 9: a restored session has the history, and tools only when they are given again")
    func restoring() async throws {
        let recorder = RequestRecorder()
        let model = try ScriptedModel.steps(#"{"text": "One."}"#, #"{"text": "Two."}"#, recorder: recorder)
        let first = LanguageModelSession(model: model, tools: [PlaceFinder()], instructions: "Help.")
        try await first.respond(to: "First")
        let second = LanguageModelSession(model: model, transcript: first.transcript)
        #expect(second.transcript == first.transcript)
        try await second.respond(to: "Second")
        #expect(recorder.requests[0].enabledToolDefinitions.map(\.name) == ["findPlaces"])
        #expect(recorder.requests[1].enabledToolDefinitions.isEmpty)
        #expect(recorder.requests[1].transcript.count == 4)
    }

    @Test("Behaviour 6: one request at a time; separate sessions are independent")
    func concurrency() async throws {
        let gate = Gate()
        let model = ClosureModel { _, channel in
            await gate.pass()
            await channel.send(.response(action: .appendText("Done.", tokenCount: 1)))
        }
        let session = LanguageModelSession(model: model)
        let first = Task { try await session.respond(to: "First").content }
        while !session.isResponding { await Task.yield() }
        await #expect { try await session.respond(to: "Second") } throws: { error in
            if case LanguageModelSession.GenerationError.concurrentRequests = error { true } else { false }
        }
        let other = LanguageModelSession(model: ScriptedModel.sample)
        try await other.respond(to: "Meanwhile")
        gate.open()
        #expect(try await first.value == "Done.")
        #expect(!session.isResponding)
        #expect(session.transcript.outline == ["prompt: First", "response: Done."])
    }

    @Test("Behaviour 7: an error rolls the transcript back, and the session goes on")
    func rollback() async throws {
        let model = try ScriptedModel.steps(
            #"{"text": "Half", "error": "rateLimited", "message": "Slow down."}"#, #"{"text": "Fine."}"#)
        let session = LanguageModelSession(model: model, instructions: "Help.")
        await #expect { try await session.respond(to: "Hi") } throws: { error in
            guard case LanguageModelSession.GenerationError.rateLimited(let context) = error else { return false }
            return context.debugDescription == "Slow down."
        }
        #expect(session.transcript.outline == ["instructions: Help."])
        #expect(!session.isResponding)
        #expect(try await session.respond(to: "Again").content == "Fine.")
    }

    @Test("Behaviour 7: the preserving policy keeps the prompt")
    func preserving() async throws {
        let session = LanguageModelSession(model: try ScriptedModel.steps(#"{"error": "rateLimited"}"#))
        session.transcriptErrorHandlingPolicy = .preserveTranscript
        _ = try? await session.respond(to: "Hi")
        #expect(session.transcript.outline == ["prompt: Hi"])
    }

    @Test("Behaviour 7: cancellation ends a request at once, even when the model does not notice")
    func cancellation() async throws {
        let gate = Gate()
        let session = LanguageModelSession(model: ClosureModel { _, _ in await gate.pass() })
        let request = Task { try await session.respond(to: "Hi") }
        while !session.isResponding { await Task.yield() }
        request.cancel()
        await #expect(throws: CancellationError.self) { try await request.value }
        #expect(session.transcript.isEmpty)
        #expect(!session.isResponding)
        gate.open()
    }

    @Test("Behaviour 10: prewarming is a hint that never fails")
    func prewarming() async throws {
        let session = LanguageModelSession(model: SystemLanguageModel.default)
        session.prewarm()
        session.prewarm(promptPrefix: Prompt("Once upon a time"))
        #expect(session.transcript.isEmpty)
    }

    @Test("The transcript can be set between requests, not during one")
    func settingTheTranscript() async throws {
        let gate = Gate()
        let model = ClosureModel { _, channel in
            await gate.pass()
            await channel.send(.response(action: .appendText("Done.", tokenCount: 1)))
        }
        let session = LanguageModelSession(model: model, instructions: "Help.")
        let request = Task { try await session.respond(to: "Hi") }
        while !session.isResponding { await Task.yield() }
        session.transcript = Transcript()
        gate.open()
        await #expect(throws: LanguageModelSession.Error.transcriptMutationWhileResponding) { try await request.value }
        #expect(session.transcript.outline == ["instructions: Help."])
        session.transcript.removeAll()
        #expect(session.transcript.isEmpty)
    }

    @Test("Both spellings of every request make the same transcript")
    func spellings() async throws {
        let session = LanguageModelSession(model: ScriptedModel.sample)
        try await session.respond(to: Prompt("A"), options: GenerationOptions(temperature: 0.5))
        try await session.respond(
            to: "A", options: GenerationOptions(samplingMode: nil, temperature: 0.5), contextOptions: ContextOptions(),
            metadata: [:])
        try await session.respond(options: GenerationOptions(temperature: 0.5)) { "A" }
        let prompts = session.transcript.compactMap { if case .prompt(let prompt) = $0 { prompt } else { nil } }
        #expect(prompts.map(\.segments.text) == ["A", "A", "A"])
        #expect(Set(prompts.map(\.options.temperature)) == [0.5])
        #expect(prompts.allSatisfy { $0.responseFormat == nil && $0.contextOptions == ContextOptions() })
    }

    @Test("Usage adds up over rounds and requests")
    func usage() async throws {
        let model = try ScriptedModel.steps(
            #"{"text": "One.", "usage": {"input": 10, "cached": 0, "output": 2}}"#,
            #"{"text": "Two.", "usage": {"input": 20, "cached": 12, "output": 3}}"#)
        let session = LanguageModelSession(model: model)
        try await session.respond(to: "First")
        let second = try await session.respond(to: "Second")
        #expect(second.usage.input.totalTokenCount == 20)
        #expect(second.usage.input.cachedTokenCount == 12)
        #expect(session.usage.input.totalTokenCount == 30)
        #expect(session.usage.output.totalTokenCount == 5)
        #expect(session.usage.totalTokenCount == 35)
    }

    @Test("Behaviour 21: a response limit cuts text without an error")
    func responseLimit() async throws {
        let session = LanguageModelSession(model: try ScriptedModel.steps(#"{"text": "One two three four five"}"#))
        let response = try await session.respond(to: "Hi", options: GenerationOptions(maximumResponseTokens: 3))
        #expect(response.content == "One two")
    }

    @Test("Behaviours 21 and 37: a transcript over the window is an error, in Apple's words")
    func contextWindow() async throws {
        let model = ScriptedModel.sample(recorder: nil, contextSize: 10)
        let session = LanguageModelSession(model: model)
        await #expect {
            try await session.respond(to: String(repeating: "word ", count: 9))
        } throws: { error in
            guard case LanguageModelSession.GenerationError.exceededContextWindowSize(let context) = error else {
                return false
            }
            return context.debugDescription
                == "Content contains 12 tokens, which exceeds the maximum allowed context size of 10."
        }
    }

    @Test("Identifiers repeat when the seed does")
    func repeatableIdentifiers() async throws {
        func run() async throws -> [String] {
            var context = SessionContext()
            context.seeds = SeedSource(seed: 7)
            return try await LanguageModelSession.$context.withValue(context) {
                let session = LanguageModelSession(model: ScriptedModel.sample, instructions: "Help.")
                try await session.respond(to: "Hi")
                return session.transcript.map(\.id)
            }
        }
        let first = try await run()
        #expect(first == (try await run()))
        #expect(Set(first).count == 3)
    }
}
