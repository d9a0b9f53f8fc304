import Testing

@testable import LlamaModel

@Suite struct MarkupFinderTests {
    private let finder = MarkupFinder(spellings: [Array("<|im_end|>".utf8), Array("<s>".utf8), []])

    @Test(arguments: ["<s>", "a <|im_end|> b", "<<s>"])
    func spellingsAreFound(text: String) {
        #expect(finder.occurs(in: text))
    }

    @Test(arguments: ["", "<", "<|im_end|", "1 < 2, s > 1", "< s>"])
    func otherTextIsPlain(text: String) {
        #expect(!finder.occurs(in: text))
    }
}
