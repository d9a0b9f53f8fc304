import ScriptedModel
import Testing

@testable import FoundationModels

/// Streams: whole states, read as often and as far as one likes.
@Suite struct ResponseStreamTests {
    @Test("Behaviour 24: snapshots are whole states that only grow")
    func wholeStates() async throws {
        let session = LanguageModelSession(model: try ScriptedModel.steps(#"{"text": "One two three"}"#))
        var texts: [String] = []
        for try await snapshot in session.streamResponse(to: "Count") { texts.append(snapshot.content) }
        #expect(texts == ["One", "One two", "One two three"])
        #expect(session.transcript.outline == ["prompt: Count", "response: One two three"])
    }

    @Test("Behaviours 13, 20 and 24: structures grow property by property, with one identity")
    func structures() async throws {
        let content = #"""
            {"content": {"title": "Up north", "days": [{"stops": []}], "kind": "city", "note": "Cold"},
             "pieces": ["{\"title\": \"Up", " north\", \"days\": [{\"sto", "ps\": []}], \"kind\": \"ci",
                        "ty\", \"note\": \"Co", "ld\"}"]}
            """#
        let session = LanguageModelSession(model: try ScriptedModel.steps(content))
        var seen: [[String]] = []
        var identities: Set<GenerationID> = []
        let stream = session.streamResponse(to: "Plan", generating: Trip.self)
        for try await snapshot in stream {
            let trip = snapshot.content
            seen.append([
                trip.title ?? "-", trip.days.map { "\($0.count)" } ?? "-", trip.kind?.rawValue ?? "-", trip.note ?? "-",
            ])
            identities.insert(trip.id)
        }
        #expect(
            seen == [
                ["Up", "-", "-", "-"], ["Up north", "0", "-", "-"], ["Up north", "1", "-", "-"],
                ["Up north", "1", "city", "Co"], ["Up north", "1", "city", "Cold"],
            ])
        #expect(identities.count == 1)
        let response = try await stream.collect()
        #expect(response.content.note == "Cold")
        #expect(response.rawContent.id == identities.first)
    }

    @Test("Behaviour 25: a top-level array streams its elements so far")
    func arrays() async throws {
        let content = #"{"content": ["a", "b"], "pieces": ["[\"a", "\", \"b\"", "]"]}"#
        let session = LanguageModelSession(model: try ScriptedModel.steps(content))
        var seen: [[String]] = []
        for try await snapshot in session.streamResponse(to: "List", generating: [String].self) {
            let elements: [String] = snapshot.content
            seen.append(elements)
        }
        #expect(seen == [["a"], ["a", "b"], ["a", "b"]])
    }

    @Test("Behaviour 26: nothing happens before the stream is read; errors appear in the loop")
    func lazyErrors() async throws {
        let recorder = RequestRecorder()
        let model = ScriptedModel.failing(Broken(), recorder: recorder)
        let session = LanguageModelSession(model: model)
        let stream = session.streamResponse(to: "Hi")
        #expect(recorder.requests.isEmpty && !session.isResponding && session.transcript.isEmpty)
        await #expect(throws: Broken.self) { for try await _ in stream {} }
        #expect(recorder.requests.count == 1)
        #expect(session.transcript.isEmpty)
    }

    @Test("Behaviour 27: a turn without an answer gives no snapshots and ends normally")
    func zeroSnapshots() async throws {
        let model = try ScriptedModel.steps(
            #"{"calls": [{"tool": "findPlaces", "arguments": {"city": "Oslo"}}]}"#, "{}")
        let session = LanguageModelSession(model: model, tools: [PlaceFinder()])
        var count = 0
        let stream = session.streamResponse(to: "Where?")
        for try await _ in stream { count += 1 }
        #expect(count == 0)
        #expect(session.transcript.outline.last == "output: Places in Oslo")
        #expect(try await stream.collect().content == "")
    }

    @Test("Behaviour 28: collecting after the end returns at once; after an error it throws the error again")
    func collecting() async throws {
        let model = try ScriptedModel.steps(#"{"text": "Done."}"#, #"{"error": "guardrailViolation"}"#)
        let session = LanguageModelSession(model: model)
        let good = session.streamResponse(to: "Hi")
        for try await _ in good {}
        #expect(try await good.collect().content == "Done.")
        #expect(try await good.collect().transcriptEntries.count == 2)
        let bad = session.streamResponse(to: "Hi")
        for _ in 1...2 {
            await #expect(throws: LanguageModelSession.GenerationError.self) { try await bad.collect() }
        }
    }

    @Test("Behaviour 29: leaving the loop early frees the session at once and rolls back")
    func earlyBreak() async throws {
        let gate = Gate()
        let model = ClosureModel { request, channel in
            await channel.send(.response(action: .appendText("One", tokenCount: 1)))
            if request.transcript.outline.last == "prompt: Slow" { await gate.pass() }
            await channel.send(.response(action: .appendText(" two", tokenCount: 1)))
        }
        let session = LanguageModelSession(model: model)
        let stream = session.streamResponse(to: "Slow")
        for try await _ in stream { break }
        #expect(!session.isResponding)
        #expect(session.transcript.isEmpty)
        #expect(try await session.respond(to: "Fast").content == "One two")
        gate.open()
        await #expect(throws: CancellationError.self) { try await stream.collect() }
    }

    @Test("Cancelling the reader ends the loop with an error and rolls back")
    func cancellation() async throws {
        let gate = Gate()
        let model = ClosureModel { _, channel in
            await channel.send(.response(action: .appendText("One", tokenCount: 1)))
            await gate.pass()
        }
        let session = LanguageModelSession(model: model)
        let first = Gate()
        let reader = Task {
            for try await _ in session.streamResponse(to: "Hi") { first.open() }
        }
        await first.pass()
        reader.cancel()
        await #expect(throws: CancellationError.self) { try await reader.value }
        #expect(!session.isResponding && session.transcript.isEmpty)
        gate.open()
    }

    @Test("A stream can be read twice; the second reading repeats the first")
    func readingTwice() async throws {
        let session = LanguageModelSession(model: try ScriptedModel.steps(#"{"text": "One two"}"#))
        let stream = session.streamResponse(to: "Count")
        var readings: [[String]] = [[], []]
        for index in readings.indices {
            for try await snapshot in stream { readings[index].append(snapshot.content) }
        }
        #expect(readings == [["One", "One two"], ["One", "One two"]])
    }

    @Test("Streams run tools, and snapshots hold the request's entries so far")
    func toolsInStreams() async throws {
        let model = try ScriptedModel.steps(
            #"{"calls": [{"tool": "findPlaces", "arguments": {"city": "Oslo"}}]}"#, #"{"text": "Go now"}"#)
        let session = LanguageModelSession(model: model, tools: [PlaceFinder()])
        var counts: [Int] = []
        for try await snapshot in session.streamResponse(to: "Where?") {
            counts.append(snapshot.transcriptEntries.count)
        }
        #expect(counts == [4, 4])
    }

    @Test("All nine forms of both versions stream")
    func allForms() async throws {
        let session = LanguageModelSession(model: ScriptedModel.sample)
        let schema = Trip.generationSchema
        let options = GenerationOptions()
        let text: [LanguageModelSession.ResponseStream<String>] = [
            session.streamResponse(to: Prompt("A")), session.streamResponse(to: "A"),
            session.streamResponse { "A" },
            session.streamResponse(to: "A", options: options, contextOptions: ContextOptions(), metadata: ["k": 1]),
        ]
        let content: [LanguageModelSession.ResponseStream<GeneratedContent>] = [
            session.streamResponse(to: Prompt("A"), schema: schema, includeSchemaInPrompt: false),
            session.streamResponse(to: "A", schema: schema),
            session.streamResponse(schema: schema) { "A" },
            session.streamResponse(to: "A", schema: schema, contextOptions: ContextOptions(reasoningLevel: .light)),
        ]
        let values: [LanguageModelSession.ResponseStream<Trip>] = [
            session.streamResponse(to: Prompt("A")), session.streamResponse(to: "A", generating: Trip.self),
            session.streamResponse(generating: Trip.self, includeSchemaInPrompt: true, options: options) { "A" },
            session.streamResponse(to: "A", generating: Trip.self, contextOptions: ContextOptions()),
        ]
        let answers = try await text.asyncMap { try await $0.collect().content }
        #expect(Set(answers) == ["This is a sample answer to “A”."])
        let contents = try await content.asyncMap { try await $0.collect().content }
        #expect(contents.allSatisfy { $0 == contents[0] })
        let trips = try await values.asyncMap { try await $0.collect().content }
        #expect(trips.allSatisfy { $0.generatedContent == contents[0] })
    }
}

extension Array {
    /// The results of an asynchronous transformation, one after the other.
    func asyncMap<Result>(_ transform: (Element) async throws -> Result) async rethrows -> [Result] {
        var results: [Result] = []
        for element in self { results.append(try await transform(element)) }
        return results
    }
}
