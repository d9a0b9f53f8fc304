import Foundation
import FoundationModels
import LlamaModel

/// How fast plain text is generated, and what a second turn costs.
struct PlainFigures: Encodable {
    private(set) var generatedTokens = 0
    private(set) var tokensPerSecond = 0.0
    private(set) var firstPromptTokens = 0
    private(set) var secondPromptTokens = 0
    /// Tokens of the second prompt that are neither in the first turn nor new in the second.
    private(set) var reprocessedTokens = 0

    init(measuring model: LlamaModel) async throws {
        let question = Transcript.Entry.prompt("Write a long story about a dragon.")
        let session = UUID()
        _ = try await Turn(model, [question], session)
        let first = try await Turn(model, [question], session)
        generatedTokens = first.output
        tokensPerSecond = Double(first.output) / first.generation
        firstPromptTokens = first.input

        let answer = Transcript.Entry.response(.init(assetIDs: [], segments: [.text(.init(content: first.text))]))
        let second = try await Turn(model, [question, answer, .prompt("Thank you.")], session)
        secondPromptTokens = second.input
        // The last token of an answer cut at its limit was never read by the model, so it is new.
        let isNew = second.input - first.input - first.output + 1
        reprocessedTokens = second.input - second.cached - isNew
    }

    /// One request and what was measured of it.
    private struct Turn {
        private(set) var text = ""
        private(set) var input = 0
        private(set) var cached = 0
        private(set) var output = 0
        /// Seconds.
        private(set) var generation = 0.0

        init(_ model: LlamaModel, _ entries: [Transcript.Entry], _ session: UUID) async throws {
            var request = LanguageModelExecutorGenerationRequest(greedy: entries, limit: 128)
            request.sessionID = session
            let channel = LanguageModelExecutorGenerationChannel()
            let executor = try LlamaExecutor(configuration: model.executorConfiguration)
            try await executor.respond(to: request, model: model, streamingInto: channel)
            channel.finish()
            for try await event in channel { add(event) }
        }

        private mutating func add(_ event: LanguageModelExecutorGenerationChannel.Event) {
            switch event.change {
            case .phase(.generation, let duration): generation = duration / .seconds(1)
            case .response(let response): add(response.action.change)
            default: break
            }
        }

        private mutating func add(_ change: LanguageModelExecutorGenerationChannel.Response.Action.Change) {
            switch change {
            case .append(let fragment): text += fragment.content
            case .usage(let usage):
                input = usage.input.totalTokenCount
                cached = usage.input.cachedTokenCount
                output = usage.output.totalTokenCount
            default: break
            }
        }
    }
}
