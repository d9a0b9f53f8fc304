import Foundation
import FoundationModels

@testable import LlamaModel

/// The embedded model, where `easel setup` has put it; tests that need it are skipped elsewhere.
///
/// `Scripts/test` runs the set-up first and sets `EASEL_TESTS_NEED_MODEL`, so that nothing is skipped there.
enum TestModel {
    static var isInstalled: Bool {
        if environmentVariable("EASEL_TESTS_NEED_MODEL") != nil { return true }
        guard let cache = try? EaselCache.standard() else { return false }
        return Setup(cache: cache).missingSteps.isEmpty
    }

    /// One thread, because tests run beside each other.
    static func make(contextSize: Int = 1024, conversations: Int = 2) throws -> LlamaModel {
        let cache = try EaselCache.standard()
        let path = EmbeddedModelInstallation(cache: cache).path
        return LlamaModel(
            LlamaRuntime.Settings(path: path, contextSize: contextSize, threads: 1, conversations: conversations),
            engine: EngineInstallation(cache: cache))
    }
}

/// What an executor sent for one request.
struct Reply {
    var pieces: [String] = []
    var inputTokens = 0
    var cachedTokens = 0
    var outputTokens = 0
    var phases: [GenerationPhase] = []

    var text: String { pieces.joined() }

    mutating func add(_ event: LanguageModelExecutorGenerationChannel.Event) {
        switch event.change {
        case .phase(let phase, _): phases.append(phase)
        case .response(let response): add(response.action.change)
        case .reasoning, .toolCalls: break
        }
    }

    private mutating func add(_ change: LanguageModelExecutorGenerationChannel.Response.Action.Change) {
        switch change {
        case .append(let fragment): pieces.append(fragment.content)
        case .usage(let usage):
            inputTokens = usage.input.totalTokenCount
            cachedTokens = usage.input.cachedTokenCount
            outputTokens = usage.output.totalTokenCount
        default: break
        }
    }
}

extension LlamaModel {
    /// Answers a transcript, as a session would let it.
    func reply(
        to entries: [Transcript.Entry], session: UUID? = nil, options: GenerationOptions = .brief,
        onEvent: (Reply) throws -> Void = { _ in }
    ) async throws -> Reply {
        var request = LanguageModelExecutorGenerationRequest(
            id: UUID(), transcript: Transcript(entries: entries), enabledTools: [], generationOptions: options,
            contextOptions: ContextOptions(), metadata: [:])
        request.sessionID = session
        let executor = try LlamaExecutor(configuration: executorConfiguration)
        let channel = LanguageModelExecutorGenerationChannel()
        let work = Task { [request] in
            do {
                try await executor.respond(to: request, model: self, streamingInto: channel)
                channel.finish()
            } catch {
                channel.finish(throwing: error)
            }
        }
        defer { work.cancel() }
        var reply = Reply()
        for try await event in channel {
            reply.add(event)
            try onEvent(reply)
        }
        try Task.checkCancellation()
        return reply
    }
}

extension GenerationOptions {
    static let brief = GenerationOptions(samplingMode: .greedy, maximumResponseTokens: 12)
}

extension Transcript.Entry {
    static func prompt(_ text: String) -> Transcript.Entry {
        .prompt(Transcript.Prompt(segments: [.text(.init(content: text))]))
    }

    static func instructions(_ text: String) -> Transcript.Entry {
        .instructions(Transcript.Instructions(segments: [.text(.init(content: text))], toolDefinitions: []))
    }

    static func response(_ text: String) -> Transcript.Entry {
        .response(Transcript.Response(assetIDs: [], segments: [.text(.init(content: text))]))
    }
}
