/// Text without a choice, as the tokens the model's tokenizer would use.
package struct ForcedRun: Sendable, Equatable {
    package let tokens: [Int]
    /// Whether a longer token that begins with the last one is allowed, so that the model may want that one instead.
    ///
    /// Then the last token is only a proposal (token healing): it stands if the model, asked before it, agrees.
    package let lastIsProposal: Bool

    package static let none = ForcedRun(tokens: [], lastIsProposal: false)

    private init(tokens: [Int], lastIsProposal: Bool) {
        self.tokens = tokens
        self.lastIsProposal = lastIsProposal
    }

    init(state: Int32, storage: inout StateCache.Storage, vocabulary: TokenVocabulary) {
        let text = storage.forcedText(state)
        guard !text.isEmpty, let tokens = vocabulary.tokens(spelling: text), let last = tokens.last else {
            self = .none
            return
        }
        let before = storage.next(state, bytes: vocabulary.text(of: tokens.dropLast()))
        let canGrow = storage.allowsExtension(of: vocabulary.piece(last), after: before, trie: vocabulary.trie)
        self.init(tokens: tokens, lastIsProposal: canGrow)
    }
}

/// The shortest ending from a position, for when the token budget runs out.
package struct ClosingPlan: Sendable, Equatable {
    package let text: [UInt8]
    /// Nil when the vocabulary cannot spell the text.
    package let tokens: [Int]?

    init(text: [UInt8], vocabulary: TokenVocabulary) {
        self.text = text
        tokens = vocabulary.tokens(spelling: text)
    }
}
