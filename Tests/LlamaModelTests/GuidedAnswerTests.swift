import Foundation
import FoundationModels
import Testing

@testable import LlamaModel

@Generable
struct Lake {
    @Guide(description: "The name of the lake")
    var name: String
    @Guide(description: "Its greatest depth in metres", .range(10...2000))
    var depth: Int
    @Guide(description: "Animals that live there", .count(2))
    var animals: [String]
}

@Suite(.serialized, .enabled(if: TestModel.isInstalled, "run 'easel setup' first"))
struct GuidedAnswerTests {
    private static let greedy = GenerationOptions(samplingMode: .greedy)

    @Test func anAnswerHasTheShapeAskedFor() async throws {
        let session = LanguageModelSession(model: try TestModel.make())
        let lake = try await session.respond(
            to: "Describe a lake.", generating: Lake.self, options: Self.greedy
        ).content
        #expect(!lake.name.isEmpty)
        #expect((10...2000).contains(lake.depth))
        #expect(lake.animals.count == 2)
    }

    @Test func partsOfAnAnswerArriveInOrder() async throws {
        let session = LanguageModelSession(model: try TestModel.make())
        let stream = session.streamResponse(to: "Describe a lake.", generating: Lake.self, options: Self.greedy)
        var seen: [String] = []
        for try await snapshot in stream {
            let parts = [
                snapshot.content.name.map { _ in "name" }, snapshot.content.depth.map { _ in "depth" },
                snapshot.content.animals.map { _ in "animals" },
            ].compactMap { $0 }.joined(separator: " ")
            if seen.last != parts { seen.append(parts) }
        }
        // A number is known to be whole when the next key begins, so two parts may arrive at once.
        let stages = ["", "name", "name depth", "name depth animals"]
        #expect(seen == stages.filter(seen.contains))
        #expect(seen.contains("name"))
        #expect(seen.last == stages.last)
    }

    @Test func aStructuredTurnIsReusedByTheNext() async throws {
        let session = LanguageModelSession(model: try TestModel.make())
        let first = try await session.respond(to: "Describe a lake.", generating: Lake.self, options: Self.greedy)
        let second = try await session.respond(to: "Thanks.", options: .brief)
        #expect(second.usage.input.cachedTokenCount >= first.usage.input.totalTokenCount)
    }

    @Test func aRequiredCallHasTheShapeOfTheTool() async throws {
        let model = try TestModel.make()
        let tool = Transcript.ToolDefinition(
            name: "measureLake", description: "Looks up a lake.", parameters: Lake.generationSchema)
        var options = Self.greedy
        options.toolCallingMode = .required
        let request = LanguageModelExecutorGenerationRequest(
            id: UUID(),
            transcript: Transcript(entries: [
                .instructions(.init(segments: [], toolDefinitions: [tool])), .prompt("How deep is Lake Como?"),
            ]), enabledTools: [tool], generationOptions: options, contextOptions: ContextOptions(), metadata: [:])
        let channel = LanguageModelExecutorGenerationChannel()
        let executor = try LlamaExecutor(configuration: model.executorConfiguration)
        try await executor.respond(to: request, model: model, streamingInto: channel)
        channel.finish()

        var arguments: [String] = []
        for try await event in channel {
            guard case .toolCalls(let calls) = event.change, case .call(let call) = calls.action.change,
                case .append(let fragment) = call.action.change
            else { continue }
            #expect(call.name == "measureLake")
            if call.id.hasSuffix("-1") { arguments.append(fragment.content) }
        }
        let lake = try Lake(GeneratedContent(json: arguments.joined()))
        #expect((10...2000).contains(lake.depth))
    }

    @Test func anEnforceableSchemaOnly() async throws {
        let model = try TestModel.make()
        let schema = GenerationSchema(
            type: String.self,
            properties: [.init(name: "code", type: String.self, guides: [try Regex(#"(a)\1"#)])])
        let session = LanguageModelSession(model: model)
        await #expect(throws: LanguageModelSession.GenerationError.self) {
            try await session.respond(to: "A code.", schema: schema)
        }
    }
}
