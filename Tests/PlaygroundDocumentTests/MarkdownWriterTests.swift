@testable import PlaygroundDocument
import SourceText
import Testing

@Suite struct MarkdownWriterTests {
    @Test(arguments: [("a", "```"), ("`", "```"), ("a\n```\n", "````"), ("````` x", "``````"), ("~~~", "```")])
    func aFenceIsLongerThanItsContent(text: String, fence: String) {
        #expect(MarkdownWriter.fence(for: text) == fence)
    }

    @Test(arguments: [
        ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\n\n", ["a", ""]), ("a\r\nb\rc\n", ["a", "b", "c"]), ("\n", [""]),
        ("a\0", ["a\u{FFFD}"]),
    ])
    func linesOfAText(text: String, lines: [String]) {
        #expect(MarkdownWriter.lines(of: text) == lines)
    }

    @Test func fencedTextIsReadBackAsItWas() {
        let text = "one\n```\n~~~\n  two  \n"
        let markdown = MarkdownWriter.fencedLines(text, info: "text").joined(separator: "\n")
        #expect(document(markdown).codeBlocks.map(\.code.text) == [text])
    }

    /// Whatever is escaped is shown as it was: read by the parser again, it is plain words.
    @Test(arguments: [
        "plain words.", "# no heading", "1. no list", "12) x", "- x", "+ x", "* x *y* __z__", "=== ", "a | b", "`code`",
        "<b>&amp;</b>", "[a](javascript:x)", "![a](b)", "~~~", "```swift", "> q", "\\ \\\\", "~~gone~~", "$x$",
        "<!-- c -->",
        "    four", "a_b_c", "---", "1️⃣", "-->",
    ])
    func escapedTextIsShownAsItWas(text: String) {
        let shown = text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
        let escaped = document(MarkdownWriter.inline(text))
        #expect(escaped.blocks.map(\.kind) == [.paragraph])
        #expect(escaped.blocks.map(\.inlines) == [[.text(String(shown))]])
        let table = "| a |\n| --- |\n" + MarkdownWriter.tableRow([MarkdownWriter.tableCell(text)])
        let row = "<td>\(HTMLText.escaped(String(shown)))</td>"
        #expect(html(table).contains(row), "in \(html(table))")
    }

    @Test func inlineTextIsOneLine() {
        #expect(MarkdownWriter.inline("a\nb\r\n# c") == "a b # c")
        #expect(MarkdownWriter.inline("") == "")
    }

    @Test(arguments: ["a", "`", "``a`", " a ", "a|b", "  ", "<x>"])
    func codeSpansShowExactlyTheirText(text: String) {
        #expect(document(MarkdownWriter.codeSpan(text)).blocks.map(\.inlines) == [[.code(text)]])
        let cell = MarkdownWriter.tableRow([MarkdownWriter.tableCodeCell(text)])
        #expect(html("| a |\n| --- |\n" + cell).contains("<td><code>\(HTMLText.escaped(text))</code></td>"))
    }

    @Test func aBackslashBeforeABarIsShownInACell() {
        let row = MarkdownWriter.tableRow([MarkdownWriter.tableCodeCell("a\\|b")])
        #expect(html("| a |\n| --- |\n" + row).contains("<td>a\\|b</td>"))
    }

    @Test func longTextIsCutInTheMiddleWithACount() {
        let text = (1...10).map(String.init).joined(separator: "\n")
        #expect(MarkdownWriter.shortened(text, maximumLines: 6) == "1\n2\n3\n… 5 lines left out …\n9\n10")
        #expect(MarkdownWriter.shortened(text, maximumLines: 10) == text)
        #expect(MarkdownWriter.shortened("abcdef\nx", maximumColumns: 4) == "abcd… 2 characters left out\nx")
        #expect(MarkdownWriter.shortened(String(repeating: "x\n", count: 200_000)).utf8.count < 1000)
        #expect(MarkdownWriter.shortened(String(repeating: "x", count: 5_000_000)).utf8.count < 3000)
    }
}
