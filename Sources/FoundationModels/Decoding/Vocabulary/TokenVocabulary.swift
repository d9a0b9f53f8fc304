/// The byte strings of a model's tokens, indexed for fast masks. Built once a model.
///
/// A token without bytes (a control token, a padding entry) never occurs in constrained output, except those that end
/// generation. Nothing is assumed about how text is cut into tokens.
package struct TokenVocabulary: Sendable {
    /// Cuts a text into tokens as the model's own tokenizer does, without special tokens or added spaces.
    package typealias Tokenizer = @Sendable ([UInt8]) -> [Int]

    package let endOfGeneration: Set<Int>
    package let count: Int
    /// The tokens that can stand in text, and those that end generation.
    package let textMask: TokenMask
    let trie: TokenTrie
    private let bytes: [UInt8]
    private let starts: [Int]
    private let tokenizer: Tokenizer?

    package init(pieces: [[UInt8]], endOfGeneration: Set<Int>, tokenizer: Tokenizer? = nil) {
        self.endOfGeneration = endOfGeneration
        self.tokenizer = tokenizer
        count = pieces.count
        bytes = Array(pieces.joined())
        starts = pieces.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
        trie = TokenTrie(pieces: pieces, excluding: endOfGeneration)
        var mask = TokenMask(tokenCount: pieces.count)
        for (token, piece) in pieces.enumerated() where !piece.isEmpty || endOfGeneration.contains(token) {
            mask.insert(token)
        }
        textMask = mask
    }

    /// The bytes of a token; empty for a number that is no token.
    package func piece(_ token: Int) -> ArraySlice<UInt8> {
        token >= 0 && token < count ? bytes[starts[token]..<starts[token + 1]] : []
    }

    package func text(of tokens: some Sequence<Int>) -> [UInt8] { tokens.flatMap(piece) }

    /// Tokens that spell the text: the model's own when its tokenizer reproduces the text, else the longest that fit.
    /// Nil when the vocabulary cannot spell it.
    package func tokens(spelling text: [UInt8]) -> [Int]? {
        if let natural = tokenizer?(text), natural.allSatisfy(isPrintable), self.text(of: natural) == text {
            return natural
        }
        return trie.longestMatches(text)
    }

    private func isPrintable(_ token: Int) -> Bool { !endOfGeneration.contains(token) && !piece(token).isEmpty }

    /// Whether a token of exactly this byte exists.
    package func spells(_ byte: UInt8) -> Bool { trie.singleBytes[Int(byte)] }
}
