import SourceText
import Testing

@Suite struct SourceExcerptTests {
    @Test func mapsEachByteBackToItsFile() {
        let file = SourceFile(name: "a.md", text: "> let a = 1\r\n> let bb = 2\r\n")
        let excerpt = SourceExcerpt(file: file, pieces: [SourceRange(2, 11), SourceRange(15, 25)])
        #expect(excerpt.text == "let a = 1\nlet bb = 2\n")
        #expect(excerpt.fileOffset(of: 0) == 2)
        #expect(excerpt.fileOffset(of: 9) == 11)
        #expect(excerpt.fileOffset(of: 14) == 19)
        #expect(excerpt.fileRange(of: SourceRange(14, 16)) == SourceRange(19, 21))
        #expect(excerpt.fileOffset(of: 21) == 25, "an offset past the end is the end of the last line")
    }

    @Test func mapsThroughRepairedText() {
        // One stray byte becomes U+FFFD, which has three.
        let file = SourceFile(name: "a.swift", bytes: Array("a".utf8) + [0xFF] + Array("b\nc".utf8))
        let excerpt = SourceExcerpt(wholeOf: file)
        #expect(excerpt.text == "a\u{FFFD}b\nc\n")
        #expect((0...7).map(excerpt.fileOffset(of:)) == [0, 1, 1, 1, 2, 3, 4, 5])
    }

    @Test func anExcerptOfNothingIsEmpty() {
        let excerpt = SourceExcerpt(file: SourceFile(name: "a.md", text: "x"), pieces: [])
        #expect(excerpt.text.isEmpty)
        #expect(excerpt.fileOffset(of: 3) == 0)
    }
}
