import SourceText
import Testing

@Suite struct SourceFileTests {
    @Test func separatesTextFromLineEnding() {
        let file = SourceFile(name: "a.md", text: "one\r\ntwo\rthree\nfour")
        #expect((0..<4).map(file.text(ofLine:)) == ["one", "two", "three", "four"])
        #expect((0..<4).map { file.lineEnding(ofLine: $0).count } == [2, 1, 1, 0])
    }

    @Test func countsColumnsInBytesFromOne() {
        let file = SourceFile(name: "a.md", text: "é = 1\nx")
        #expect(file.location(at: 3).description == "a.md:1:4")
        #expect(file.location(at: 7).description == "a.md:2:1")
        #expect(file.location(at: 99).description == "a.md:2:2")
    }

    @Test func findsAByteOrderMark() {
        #expect(SourceFile(name: "a", bytes: [0xEF, 0xBB, 0xBF, 0x61]).byteOrderMark == SourceRange(0, 3))
        #expect(SourceFile(name: "a", text: "abc").byteOrderMark.isEmpty)
    }

    @Test func repairsInvalidText() {
        let file = SourceFile(name: "a", bytes: [0x61, 0xFF, 0x62])
        #expect(file.text(in: SourceRange(0, 3)) == "a\u{FFFD}b")
        #expect(file.text(in: SourceRange(-4, 99)) == "a\u{FFFD}b")
    }
}
