import SourceText
import Testing

@Suite struct LineTableTests {
    @Test(arguments: [
        ("", [0]), ("a", [0]), ("a\n", [0, 2]), ("a\nb", [0, 2]), ("a\r\nb\r\n", [0, 3, 6]), ("a\rb\r", [0, 2, 4]),
        ("a\r\r\n\nb", [0, 2, 4, 5]),
    ])
    func knowsWhereLinesBegin(text: String, starts: [Int]) {
        #expect(LineTable(text.utf8).starts == starts)
    }

    @Test func findsTheLineOfAnOffset() {
        let lines = LineTable("ab\ncd\n".utf8)
        #expect([0, 2, 3, 5, 6, 99].map(lines.line(at:)) == [0, 0, 1, 1, 2, 2])
        #expect(lines.range(ofLine: 1) == SourceRange(3, 6))
    }
}
