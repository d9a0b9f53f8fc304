import Foundation
import FoundationModels

/// What a runtime has once its file is loaded.
final class LoadedModel {
    let weights: LlamaWeights
    let layout: ChatLayout
    let tools: ToolPrompting
    let contextSize: Int
    let guardsRambling: Bool
    let pool: ConversationPool
    /// The bytes of all tokens, indexed for constraints.
    let vocabulary: TokenVocabulary
    let constraints: ConstraintCache
    private let markup: MarkupFinder

    init(_ settings: LlamaRuntime.Settings, library: LlamaLibrary) throws {
        guard FileManager.default.fileExists(atPath: settings.path) else {
            throw LlamaModelError.fileNotFound(path: settings.path)
        }
        let weights = try Self.weights(settings, library)
        let contextSize = min(settings.contextSize, max(1, weights.trainedContextLength))
        self.weights = weights
        self.contextSize = contextSize
        guardsRambling = settings.guardsRambling
        layout = ChatLayout(weights)
        tools = ToolPrompting(chatTemplate: weights.chatTemplate)
        let pieces = (0..<weights.tokenCount).map { weights.isControl($0) ? [] : weights.piece($0) }
        let tokenizer = TextTokenizer(weights: weights)
        vocabulary = TokenVocabulary(
            pieces: pieces, endOfGeneration: Set((0..<weights.tokenCount).filter(weights.endsGeneration)),
            tokenizer: { tokenizer.tokens(of: $0) })
        constraints = ConstraintCache(vocabulary: vocabulary)
        markup = MarkupFinder(
            spellings: (0..<weights.tokenCount).filter(weights.isControl).map { weights.piece($0, withControl: true) })
        pool = ConversationPool(limit: settings.conversations) { try LlamaContext(weights, length: contextSize) }
    }

    private static func weights(_ settings: LlamaRuntime.Settings, _ library: LlamaLibrary) throws -> LlamaWeights {
        do {
            return try LlamaWeights(
                path: settings.path, threads: settings.threads ?? defaultThreadCount, library: library)
        } catch let error where error.kind == .outOfMemory {
            throw LlamaModelError.outOfMemory(path: settings.path, reason: error.message)
        } catch {
            throw LlamaModelError.unreadable(path: settings.path, reason: error.message)
        }
    }

    /// All processors of a small machine; half of those of a larger one, which usually are two a core.
    private static var defaultThreadCount: Int {
        let processors = ProcessInfo.processInfo.activeProcessorCount
        return processors <= 4 ? processors : processors / 2
    }

    /// The transcript as the model reads it.
    func prompt(
        for entries: [Transcript.Entry], useCase: SystemLanguageModel.UseCase = .general, opensReply: Bool
    ) throws -> PromptTokens {
        let conversation = try Conversation(entries, tools: tools, useCase: useCase)
        let runs = layout.runs(conversation.messages, opensReply: opensReply)
        return PromptTokens(runs, weights: weights, markup: markup, continuing: pool.spelledTexts)
    }

    /// Evaluates a prompt that a request will probably begin with.
    func warm(_ prompt: PromptTokens) throws {
        guard !prompt.tokens.isEmpty, prompt.tokens.count < contextSize else { return }
        let slot = try pool.slot(for: nil, tokens: prompt.tokens)
        try slot.context.evaluate(prompt.tokens[slot.context.tokens.count...])
    }
}

/// The tokenizer of a model, for constraints.
private struct TextTokenizer: Sendable {
    // Proof for `nonisolated(unsafe)`: called on the model's thread only, by the decoder that works there.
    nonisolated(unsafe) let weights: LlamaWeights

    func tokens(of text: [UInt8]) -> [Int] {
        weights.tokens(of: text, isStart: false, parsesControl: false)
    }
}
