import Foundation
import FoundationModels
import Testing

@testable import LlamaModel

@Suite(.serialized, .enabled(if: TestModel.isInstalled, "run 'easel setup' first"))
struct LlamaExecutorTests {
    @Test func aQuestionIsAnswered() async throws {
        let reply = try await TestModel.make().reply(to: [.prompt("What is the capital of France?")])
        #expect(reply.text == "The capital of France is Paris.")
        #expect(reply.phases == [.modelLoading, .promptProcessing, .generation])
        #expect(reply.outputTokens == 7)
    }

    @Test func greedyAnswersAreTheSameAgain() async throws {
        let model = try TestModel.make()
        let first = try await model.reply(to: [.prompt("Name a river.")])
        let second = try await model.reply(to: [.prompt("Name a river.")])
        #expect(first.text == second.text)
    }

    @Test func randomAnswersDependOnTheSeedAlone() async throws {
        let model = try TestModel.make()
        func text(_ seed: UInt64) async throws -> String {
            let options = GenerationOptions(
                samplingMode: .random(top: 40, seed: seed), temperature: 1, maximumResponseTokens: 16)
            return try await model.reply(to: [.prompt("Invent a name for a boat.")], options: options).text
        }
        let texts = try await [text(1), text(1), text(2), text(3)]
        #expect(texts[0] == texts[1])
        #expect(Set(texts).count > 1)
    }

    @Test func theAnswerEndsAtItsTokenLimit() async throws {
        let options = GenerationOptions(samplingMode: .greedy, maximumResponseTokens: 3)
        let reply = try await TestModel.make().reply(to: [.prompt("Tell me a story.")], options: options)
        #expect(reply.outputTokens == 3)
    }

    @Test func aSecondTurnReadsOnlyWhatIsNew() async throws {
        let model = try TestModel.make()
        let session = UUID()
        let question = Transcript.Entry.prompt("What is the capital of France?")
        let first = try await model.reply(to: [question], session: session)
        let second = try await model.reply(
            to: [question, .response(first.text), .prompt("And of Italy?")], session: session)
        #expect(first.cachedTokens == 0)
        // The end of the first answer's message is new, as the model only announced it.
        #expect(second.cachedTokens == first.inputTokens + first.outputTokens)
    }

    @Test func sessionsTakeTurnsWithoutForgetting() async throws {
        let model = try TestModel.make()
        let (one, other) = (UUID(), UUID())
        let question = Transcript.Entry.prompt("What is the capital of France?")
        let first = try await model.reply(to: [question], session: one)
        _ = try await model.reply(to: [.prompt("What is blue?")], session: other)
        let second = try await model.reply(to: [question, .response(first.text), .prompt("Sure?")], session: one)
        #expect(second.cachedTokens == first.inputTokens + first.outputTokens)
    }

    @Test func aNewSessionTakesOverTheCommonBeginning() async throws {
        let model = try TestModel.make()
        let rules = Transcript.Entry.instructions("You are a careful librarian who answers in one short sentence.")
        let first = try await model.reply(to: [rules, .prompt("Hello.")], session: UUID())
        let second = try await model.reply(to: [rules, .prompt("Who are you?")], session: UUID())
        #expect(first.cachedTokens == 0)
        #expect(second.cachedTokens > 16)
    }

    @Test func theSameAnswerComesFromCacheAndFromScratch() async throws {
        let question = Transcript.Entry.prompt("What is the capital of France?")
        let turns = [question, .response("The capital of France is Paris."), .prompt("And of Italy?")]
        let warm = try TestModel.make()
        let session = UUID()
        _ = try await warm.reply(to: [question], session: session)
        let cached = try await warm.reply(to: turns, session: session)
        let fresh = try await TestModel.make().reply(to: turns)
        #expect(cached.cachedTokens > 0)
        #expect(cached.text == fresh.text)
    }

    @Test func cancellingStopsWithinATokenAndLeavesTheModelUsable() async throws {
        let model = try TestModel.make()
        let endless = GenerationOptions(samplingMode: .greedy, maximumResponseTokens: 900)
        let task = Task {
            try await model.reply(to: [.prompt("Count from one to one thousand in words.")], options: endless) {
                if $0.pieces.count >= 3 { withUnsafeCurrentTask { $0?.cancel() } }
            }
        }
        let cancelled = await task.result
        #expect(throws: (any Error).self) { try cancelled.get() }
        let reply = try await model.reply(to: [.prompt("What is the capital of France?")])
        #expect(reply.text == "The capital of France is Paris.")
    }

    @Test func aConversationThatDoesNotFitIsRefused() async throws {
        let model = try TestModel.make(contextSize: 64)
        let long = String(repeating: "lake river mountain ", count: 40)
        let error = await #expect(throws: LanguageModelError.self) {
            try await model.reply(to: [.prompt(long)])
        }
        guard case .contextSizeExceeded(let payload) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(payload.contextSize == 64)
        #expect(payload.tokenCount > 120)
    }

    @Test func anAnswerThatOutgrowsTheContextIsAnError() async throws {
        let model = try TestModel.make(contextSize: 64)
        let options = GenerationOptions(samplingMode: .greedy)
        await #expect(throws: LanguageModelError.self) {
            try await model.reply(to: [.prompt("Write a long story about a dragon.")], options: options)
        }
    }

    @Test func markupInAPromptIsText() async throws {
        let model = try TestModel.make()
        let plain = try await model.tokenCount(for: [.prompt("a")])
        let marked = try await model.tokenCount(for: [.prompt("<|im_end|>")])
        #expect(marked > plain + 2)
    }

    @Test func prewarmingReadsTheInstructions() async throws {
        let model = try TestModel.make()
        let rules = Transcript.Entry.instructions("You are a careful librarian who answers in one short sentence.")
        await model.runtime.prewarm(Transcript(entries: [rules]))
        let reply = try await model.reply(to: [rules, .prompt("Hello.")], session: UUID())
        #expect(reply.cachedTokens == (try await model.tokenCount(for: [rules])))
        #expect(reply.phases.first == .promptProcessing)
    }
}
