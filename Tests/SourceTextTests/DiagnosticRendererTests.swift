import SourceText
import Testing

@Suite struct DiagnosticRendererTests {
    private func render(_ text: String, _ range: SourceRange, hint: String? = nil) -> String {
        let file = SourceFile(name: "guide.md", text: text)
        return DiagnosticRenderer().render(
            Diagnostic(.error, "something is wrong", at: SourcePlace(file, range), hint: hint))
    }

    @Test func showsPlaceLineCaretAndHint() {
        #expect(
            render("let a = b\n", SourceRange(8, 9), hint: "define 'b'") == """
                guide.md:1:9: error: something is wrong
                  let a = b
                          ^
                  hint: define 'b'
                """)
    }

    @Test func marksTheWholeRangeOnItsFirstLine() {
        #expect(
            render("call(one,\ntwo)", SourceRange(5, 13)) == """
                guide.md:1:6: error: something is wrong
                  call(one,
                       ^~~~
                """)
    }

    @Test func keepsTabsAboveTheCaret() {
        #expect(render("\tx = y", SourceRange(5, 6)) == "guide.md:1:6: error: something is wrong\n  \tx = y\n  \t    ^")
    }

    @Test func countsColumnsOfWideCharacters() {
        // A keycap emoji is two columns wide; the column number counts its seven bytes.
        #expect(
            render("1️⃣ = x", SourceRange(10, 11)) == """
                guide.md:1:11: error: something is wrong
                  1️⃣ = x
                       ^
                """)
    }

    @Test func showsNotesWithTheirPlaces() {
        let file = SourceFile(name: "guide.md", text: "a\nb\n")
        let diagnostic = Diagnostic(
            .warning, "'a' is given twice", at: SourcePlace(file, SourceRange(2, 3)),
            notes: [Diagnostic.Note("first given here", at: SourcePlace(file, SourceRange(0, 1)))])
        #expect(
            DiagnosticRenderer().render(diagnostic) == """
                guide.md:2:1: warning: 'a' is given twice
                  b
                  ^
                guide.md:1:1: note: first given here
                  a
                  ^
                """)
    }

    @Test func namesNoPlaceWhereThereIsNone() {
        #expect(DiagnosticRenderer().render(Diagnostic(.error, "no such file")) == "error: no such file")
    }
}
