import Foundation
import FoundationModels
import LlamaModel

/// Measures how fast the embedded model generates through LlamaModel, and prints the figures as JSON.
///
/// `GenerationBenchmark tool` builds llama.cpp's own measuring tool instead, and prints its path and the model's.
@main
struct GenerationBenchmark {
    static func main() async throws {
        let cache = try EaselCache.standard()
        try Setup(cache: cache).run()
        if CommandLine.arguments.dropFirst().first == "tool" {
            let tool = BenchmarkTool(cache: cache)
            try tool.install { _ in }
            print(tool.path)
            print(EmbeddedModelInstallation(cache: cache).path)
        } else {
            let figures = try await measure(LlamaModel.embedded(in: cache))
            print(String(decoding: try JSONEncoder().encode(figures), as: UTF8.self))
        }
    }

    private struct Figures: Encodable {
        var generatedTokens = 0
        var tokensPerSecond = 0.0
        var firstPromptTokens = 0
        var secondPromptTokens = 0
        /// Tokens of the second prompt that are neither in the first turn nor new in the second.
        var reprocessedTokens = 0
    }

    private static let greedy = GenerationOptions(samplingMode: .greedy, maximumResponseTokens: 128)

    private static func measure(_ model: LlamaModel) async throws -> Figures {
        var figures = Figures()
        let question = entry("Write a long story about a dragon.")
        let session = UUID()
        _ = try await Turn(model, [question], session)
        let first = try await Turn(model, [question], session)
        figures.generatedTokens = first.output
        figures.tokensPerSecond = Double(first.output) / first.generation
        figures.firstPromptTokens = first.input

        let answer = Transcript.Entry.response(.init(assetIDs: [], segments: [.text(.init(content: first.text))]))
        let thanks = entry("Thank you.")
        let second = try await Turn(model, [question, answer, thanks], session)
        figures.secondPromptTokens = second.input
        // The last token of an answer cut at its limit was never read by the model, so it is new.
        let isNew = second.input - first.input - first.output + 1
        figures.reprocessedTokens = second.input - second.cached - isNew
        return figures
    }

    private static func entry(_ text: String) -> Transcript.Entry {
        .prompt(Transcript.Prompt(segments: [.text(.init(content: text))]))
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
            var request = LanguageModelExecutorGenerationRequest(
                id: UUID(), transcript: Transcript(entries: entries), enabledTools: [],
                generationOptions: greedy, contextOptions: ContextOptions(), metadata: [:])
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
