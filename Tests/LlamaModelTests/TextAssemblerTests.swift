import Testing

@testable import LlamaModel

@Suite struct TextAssemblerTests {
    private func texts(_ chunks: [[UInt8]]) -> [String] {
        var assembler = TextAssembler()
        return chunks.map { assembler.append($0) }
    }

    @Test func wholeCharactersComeAtOnce() {
        #expect(texts([Array("a".utf8), Array("bc".utf8)]) == ["a", "bc"])
    }

    @Test func aCharacterSplitOverTokensComesWhenItIsWhole() {
        #expect(texts([[0xE2], [0x82], [0xAC, 0x21]]) == ["", "", "€!"])
        #expect(texts([[0xF0, 0x9F], [0x8C, 0x8A]]) == ["", "🌊"])
    }

    @Test func bytesThatAreNoTextBecomeReplacementCharacters() {
        #expect(texts([[0xFF], [0x80]]) == ["\u{FFFD}", "\u{FFFD}"])
    }

    @Test func aCharacterThatNeverEndsIsReplacedWhenTheNextBegins() {
        #expect(texts([[0xE2, 0x82], [0x61]]) == ["", "\u{FFFD}a"])
    }
}
