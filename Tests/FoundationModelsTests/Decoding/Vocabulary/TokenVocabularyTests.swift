import Testing

@testable import FoundationModels

@Suite struct TokenVocabularyTests {
    private let vocabulary = TokenVocabulary(
        pieces: ["a", "ab", "abc", "b", "ab", "", "c", "<end>"].map { Array($0.utf8) }, endOfGeneration: [7])

    @Test func piecesAndText() {
        #expect(Array(vocabulary.piece(2)) == Array("abc".utf8))
        #expect(vocabulary.piece(5).isEmpty && vocabulary.piece(-1).isEmpty && vocabulary.piece(99).isEmpty)
        #expect(vocabulary.text(of: [0, 3, 2]) == Array("ababc".utf8))
        #expect(vocabulary.textMask.count == 7)
    }

    @Test func spellsWithTheLongestTokens() {
        #expect(vocabulary.tokens(spelling: Array("abcabab".utf8)) == [2, 1, 1])
        #expect(vocabulary.tokens(spelling: Array("abx".utf8)) == nil)
        #expect(vocabulary.tokens(spelling: []) == [])
        #expect(vocabulary.spells(97) && !vocabulary.spells(120))
    }

    /// The model's tokenizer has the word, unless what it says is another text.
    @Test func prefersTheModelsOwnTokens() {
        let natural = TokenVocabulary(pieces: ["a", "ab", "b", ""].map { Array($0.utf8) }, endOfGeneration: [3]) {
            text in
            text == Array("abab".utf8) ? [0, 2, 1] : [0, 3]
        }
        #expect(natural.tokens(spelling: Array("abab".utf8)) == [0, 2, 1])
        #expect(natural.tokens(spelling: Array("ab".utf8)) == [1])
    }

    /// The tree lists every printable token once, below its prefixes.
    @Test func theTreeHoldsAllTokens() {
        var random = RandomSource(seed: 2)
        let vocabulary = TokenVocabulary.random(&random)
        let trie = vocabulary.trie
        #expect(trie.tokens.count == vocabulary.count - 1)
        #expect(Set(trie.tokens).count == trie.tokens.count)
        for token in 0..<vocabulary.count - 1 {
            guard let node = trie.node(of: vocabulary.piece(token)) else {
                Issue.record("token \(token) is missing")
                continue
            }
            let range = Int(trie.firstToken[node])..<Int(trie.firstToken[node + 1])
            #expect(trie.tokens[range].contains(Int32(token)))
        }
    }
}
