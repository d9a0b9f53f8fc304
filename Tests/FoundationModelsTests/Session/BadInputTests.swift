import Foundation
import FoundationModels
import ScriptedModel
import Testing

/// What callers, tools and models can get wrong: each gives its error, and the session goes on.
@Suite struct BadInputTests {
    private typealias GenerationError = LanguageModelSession.GenerationError

    /// After a failure the transcript is as before, and the next request is answered.
    private func expectUsable(_ session: LanguageModelSession, entries: Int = 0) async throws {
        #expect(session.transcript.count == entries)
        #expect(!session.isResponding)
        try await session.respond(to: "Go on.")
        #expect(session.transcript.count > entries)
    }

    private func expectUnsupported(_ guides: [GenerationGuide<[Int]>]) async throws {
        let schema = GenerationSchema(
            type: Trip.self, properties: [.init(name: "numbers", type: [Int].self, guides: guides)])
        let session = LanguageModelSession(model: ScriptedModel.sample)
        await #expect {
            try await session.respond(to: "Count.", schema: schema)
        } throws: { error in
            if case GenerationError.unsupportedGuide = error { true } else { false }
        }
        try await expectUsable(session)
    }

    @Test("Contradictory guides")
    func contradictoryGuides() async throws {
        try await expectUnsupported([.minimumCount(3), .maximumCount(1)])
    }

    @Test("Negative counts")
    func negativeCounts() async throws {
        try await expectUnsupported([.count(-1)])
    }

    @Test("Empty choices, duplicate names and undefined references")
    func dynamicSchemas() {
        let text = DynamicGenerationSchema(type: String.self)
        let mistakes: [(DynamicGenerationSchema, [DynamicGenerationSchema], String)] = [
            (.init(name: "A", anyOf: [String]()), [], "emptyTypeChoices"),
            (.init(name: "A", anyOf: [DynamicGenerationSchema]()), [], "emptyTypeChoices"),
            (
                .init(name: "A", properties: [.init(name: "b", schema: text), .init(name: "b", schema: text)]), [],
                "duplicateProperty"
            ),
            (
                .init(name: "A", properties: []), [.init(name: "B", properties: []), .init(name: "B", anyOf: ["x"])],
                "duplicateType"
            ),
            (.init(arrayOf: .init(referenceTo: "C")), [], "undefinedReferences"),
        ]
        for (root, dependencies, name) in mistakes {
            #expect {
                try GenerationSchema(root: root, dependencies: dependencies)
            } throws: { error in
                guard let error = error as? GenerationSchema.SchemaError else { return false }
                return "\(error)".hasPrefix(name) && error.errorDescription != nil && error.recoverySuggestion != nil
            }
        }
    }

    @Test("A broken transcript is refused, and the session keeps its own")
    func brokenTranscript() async throws {
        let session = LanguageModelSession(model: ScriptedModel.sample)
        try await session.respond(to: "Hi")
        for text in ["", "{", "[]", #"{"type": "FoundationModels.Transcript"}"#, #"{"type": "Other", "version": 1}"#] {
            #expect(throws: DecodingError.self) {
                session.transcript = try JSONDecoder().decode(Transcript.self, from: Data(text.utf8))
            }
        }
        try await expectUsable(session, entries: 2)
    }

    @Test("A tool that throws")
    func throwingTool() async throws {
        let model = try ScriptedModel.steps(
            #"{"calls": [{"tool": "work", "arguments": {"city": "Oslo"}}]}"#, #"{"text": "Fine."}"#)
        let tool = ClosureTool<String>(name: "work") { _ in throw Broken() }
        let session = LanguageModelSession(model: model, tools: [tool])
        await #expect {
            try await session.respond(to: "Work.")
        } throws: { error in
            (error as? LanguageModelSession.ToolCallError)?.underlyingError is Broken
        }
        try await expectUsable(session, entries: 1)
    }

    /// Where a request can be when its task is cancelled.
    enum Moment: CaseIterable { case beforeItBegins, whileTheModelThinks, whileATextStreams, whileAToolRuns }

    @Test("A cancelled task at every place where a request waits", arguments: Moment.allCases)
    func cancellation(moment: Moment) async throws {
        let arrived = Gate()
        let never = Gate()
        defer { never.open() }
        let tool = ClosureTool<String>(name: "work") { _ in
            arrived.open()
            await never.pass()
            return "late"
        }
        let session = LanguageModelSession(
            model: ClosureModel { request, channel in
                guard request.transcript.outline.last == "prompt: Stop." else {
                    return await channel.send(.response(action: .appendText("Fine.", tokenCount: 1)))
                }
                switch moment {
                case .beforeItBegins: break
                case .whileTheModelThinks:
                    arrived.open()
                    await never.pass()
                case .whileATextStreams:
                    await channel.send(.response(action: .appendText("Half", tokenCount: 1)))
                    arrived.open()
                    await never.pass()
                case .whileAToolRuns:
                    await channel.send(
                        .toolCalls(
                            action: .toolCall(
                                id: "1", name: "work",
                                action: .appendArguments(#"{"city": "Oslo"}"#, tokenCount: 1))))
                }
            }, tools: [tool])
        let start = Gate()
        let task = Task {
            await start.pass()
            try await session.respond(to: "Stop.")
        }
        if moment == .beforeItBegins { task.cancel() }
        start.open()
        if moment != .beforeItBegins {
            await arrived.pass()
            task.cancel()
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        try await expectUsable(session, entries: 1)
    }
}
