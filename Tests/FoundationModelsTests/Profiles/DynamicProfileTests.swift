import ScriptedModel
import Synchronization
import Testing

@testable import FoundationModels

/// Version 27's profiles: instructions, tools and options decided anew for every request.
@Suite struct DynamicProfileTests {

    private struct Guide: DynamicInstructions {
        @SessionProperty(\.mode) var mode

        var body: some DynamicInstructions {
            Instructions("You are a guide.")
            if mode == "plan" { PlaceFinder() } else { Instructions("Write it down.") }
            ForEach(["One.", "Two."], id: \.self) { Instructions($0) }
        }
    }

    private struct Planner: LanguageModelSession.DynamicProfile {
        @SessionProperty(\.mode) var mode
        let model: ScriptedModel
        let log: Log

        var body: some DynamicProfile {
            if mode == "plan" {
                Profile { Guide() }
                    .model(model)
                    .temperature(0.1)
                    .temperature(0.9)
                    .onActivate { log.note("plan on") }
                    .onDeactivate { log.note("plan off") }
            } else {
                Profile { Guide() }
                    .model(model)
                    .onActivate { log.note("write on") }
            }
        }
    }

    @Test("Instructions, tools and options follow the session's properties")
    func properties() async throws {
        let recorder = RequestRecorder()
        let log = Log()
        let model = try ScriptedModel.steps(#"{"text": "A"}"#, #"{"text": "B"}"#, recorder: recorder)
        let session = LanguageModelSession(profile: Planner(model: model, log: log))
        #expect(session.transcript.outline == ["instructions: You are a guide.\nOne.\nTwo."])
        try await session.respond(to: "First")
        session.properties.mode = "write"
        try await session.respond(to: "Second", options: GenerationOptions(temperature: 0.7))
        #expect(
            session.transcript.outline == [
                "instructions: You are a guide.\nWrite it down.\nOne.\nTwo.", "prompt: First", "response: A",
                "prompt: Second", "response: B",
            ])
        #expect(recorder.requests.map(\.enabledToolDefinitions.count) == [1, 0])
        #expect(recorder.requests.map(\.generationOptions.temperature) == [0.1, 0.7])
        #expect(log.notes == ["plan on", "plan off", "write on"])
    }

    @Test("A tool can change a property, which changes the next round")
    func propertyFromTool() async throws {
        struct Switcher: Tool {
            @SessionProperty(\.mode) var mode
            let name = "findPlaces"
            let description = "Switches."
            var parameters: GenerationSchema { cityParameters }
            func call(arguments: GeneratedContent) async throws -> String {
                mode = "write"
                return mode
            }
        }
        let recorder = RequestRecorder()
        let model = try ScriptedModel.steps(
            #"{"calls": [{"tool": "findPlaces", "arguments": {"city": "Oslo"}}]}"#, #"{"text": "B"}"#,
            recorder: recorder)
        struct Modal: DynamicInstructions {
            @SessionProperty(\.mode) var mode
            var body: some DynamicInstructions {
                Instructions("Mode: \(mode)")
                Switcher()
            }
        }
        let session = LanguageModelSession(model: model, dynamicInstructions: Modal())
        try await session.respond(to: "Go")
        #expect(
            recorder.requests.map { $0.transcript.outline[0] } == [
                "instructions: Mode: plan", "instructions: Mode: write",
            ])
        #expect(session.transcript.outline[3] == "output: write")
        #expect(session.properties.mode == "write")
    }

    @Test("A history transform changes what the model sees, not the transcript")
    func historyTransform() async throws {
        let recorder = RequestRecorder()
        let model = try ScriptedModel.steps(#"{"text": "A"}"#, #"{"text": "B"}"#, recorder: recorder)
        let session = LanguageModelSession(
            profile: LanguageModelSession.Profile { Instructions("Help.") }
                .model(model).historyTransform { Array($0.suffix(1)) })
        try await session.respond(to: "First")
        try await session.respond(to: "Second")
        #expect(recorder.requests.last?.transcript.outline == ["instructions: Help.", "prompt: Second"])
        #expect(session.transcript.count == 5)
    }

    @Test("Actions are performed in the order of the turn; one that throws ends the request")
    func actions() async throws {
        let log = Log()
        let model = try ScriptedModel.steps(
            #"{"reasoning": "Hm.", "calls": [{"tool": "findPlaces", "arguments": {"city": "Oslo"}}]}"#,
            #"{"text": "Done."}"#, #"{"text": "Never."}"#)
        let session = LanguageModelSession(
            profile: LanguageModelSession.Profile { PlaceFinder() }
                .model(model)
                .onPrompt { prompt in
                    log.note("prompt \(prompt.segments.text)")
                    if prompt.segments.text == "Stop" { throw Broken() }
                }
                .onReasoning { log.note("reasoning \($0.segments.text)") }
                .onToolCall { log.note("call \($0.toolName)") }
                .onToolOutput { log.note("output \($1.segments.text)") }
                .onResponse { log.note("response") })
        try await session.respond(to: "Go")
        #expect(
            log.notes == [
                "prompt Go", "reasoning Hm.", "call findPlaces", "output Places in Oslo", "response",
            ])
        await #expect(throws: Broken.self) { try await session.respond(to: "Stop") }
        #expect(session.transcript.outline.last == "response: Done.")
    }

    @Test("Modifiers of one's own wrap the profile they are applied to")
    func ownModifier() async throws {
        struct Careful: LanguageModelSession.DynamicProfileModifier {
            func body(content: Content) -> some DynamicProfile {
                content.temperature(0).maximumResponseTokens(1).transcriptErrorHandlingPolicy(.preserveTranscript)
            }
        }
        let model = try ScriptedModel.steps(#"{"text": "One two"}"#, #"{"error": "rateLimited"}"#)
        let session = LanguageModelSession(
            profile: LanguageModelSession.Profile { Instructions("Help.") }.model(model).modifier(Careful()))
        #expect(try await session.respond(to: "Go").content == "One")
        _ = try? await session.respond(to: "Fail")
        #expect(session.transcript.outline.last == "prompt: Fail")
    }

    @Test("The history is the transcript without its leading instructions, also through the properties")
    func history() async throws {
        let session = LanguageModelSession(model: ScriptedModel.sample, instructions: "Help.")
        try await session.respond(to: "One")
        try await session.respond(to: "Two")
        #expect(session.transcript.history.count == 4)
        session.transcript.history.removeFirst(2)
        #expect(session.transcript.outline.prefix(2) == ["instructions: Help.", "prompt: Two"])
        session.properties.history.removeAll()
        #expect(session.transcript.outline == ["instructions: Help."])
    }
}

extension SessionPropertyValues {
    fileprivate struct Mode: SessionPropertyKey {
        static let defaultValue = "plan"
    }

    fileprivate var mode: String {
        get { self[Mode.self] }
        set { self[Mode.self] = newValue }
    }
}

/// Remembers what happened, in order.
final class Log: Sendable {
    private let lines = Mutex<[String]>([])
    var notes: [String] { lines.withLock { $0 } }
    func note(_ line: String) { lines.withLock { $0.append(line) } }
}
