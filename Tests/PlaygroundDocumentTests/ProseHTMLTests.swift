import CCommonMark
import Glibc
@testable import PlaygroundDocument
import SourceText
import TestSupport
import Testing

/// The HTML of a document's prose, with `[code n]` where a code block's place is.
func html(_ markdown: String) -> String {
    ProseHTML(document(markdown)).blocks.joined().map { piece in
        switch piece {
        case .html(let text): text
        case .code(let id): "[code \(id)]\n"
        }
    }.joined()
}

@Suite struct ProseHTMLTests {
    @Test func eachBlockHasItsPieces() {
        let prose = ProseHTML(document("# A *b*\n\ntext\n\n```swift\n```\n\n- one\n\n  ```swift\n  ```\n\n  two\n"))
        #expect(
            prose.blocks == [
                [.html("<h1 id=\"section-a-b\">A <em>b</em></h1>\n")],
                [.html("<p>text</p>\n")],
                [.code(0)],
                [.html("<ul>\n<li>\n<p>one</p>\n"), .code(1), .html("<p>two</p>\n</li>\n</ul>\n")],
            ])
    }

    @Test func resultsOfEarlierRunsAreLeftOut() {
        let markdown = """
            ```swift
            ```

            <!-- easel-result key=a-1 in=0 out=0 -->
            ```text
            1
            ```
            <!-- easel-end -->
            """
        #expect(html(markdown) == "[code 0]\n")
    }

    @Test func tables() {
        #expect(
            html(
                "Intro\n| a | *b* | c | d |\n|---|:-:|--:|:--|\n| 1 | `x\\|y` | [r] |\n| <b> | 2 | 3 | 4 | 5 |\n\n[r]: /u\n"
            )
                == """
                <p>Intro</p>
                <table>
                <thead>
                <tr>
                <th>a</th>
                <th class="center"><em>b</em></th>
                <th class="right">c</th>
                <th class="left">d</th>
                </tr>
                </thead>
                <tbody>
                <tr>
                <td>1</td>
                <td class="center"><code>x|y</code></td>
                <td class="right"><a href="/u" rel="noopener noreferrer">r</a></td>
                <td class="left"></td>
                </tr>
                <tr>
                <td>&lt;b&gt;</td>
                <td class="center">2</td>
                <td class="right">3</td>
                <td class="left">4</td>
                </tr>
                </tbody>
                </table>

                """)
    }

    @Test(arguments: ["a | b\n--- | --- | ---", "a | b\ntext", "a\n---", "| a |\n| :- : |"])
    func whatIsNoTableIsText(markdown: String) {
        #expect(!html(markdown).contains("<table>"))
    }

    @Test func cellsHoldOnlyText() {
        #expect(
            html("| # a # | - b | C# | x # |\n|-|-|-|-|\n").contains(
                "<th># a #</th>\n<th>- b</th>\n<th>C#</th>\n<th>x #</th>"))
    }

    @Test func taskLists() {
        #expect(
            html("- [ ] open *one*\n- [x] done\n- \\[ ] text\n- [y] text\n") == """
                <ul>
                <li class="task"><input type="checkbox" disabled> open <em>one</em></li>
                <li class="task"><input type="checkbox" disabled checked> done</li>
                <li>[ ] text</li>
                <li>[y] text</li>
                </ul>

                """)
    }

    @Test(arguments: [
        ("~~gone~~", "<del>gone</del>"), ("~one~ a", "<del>one</del> a"),
        ("a ~~b *c* d~~ e", "a <del>b <em>c</em> d</del> e"),
        ("~~~x", nil), ("a ~~ b ~~", "a ~~ b ~~"), ("~~a~", "~~a~"), ("\\~\\~a\\~\\~", "~~a~~"),
        ("`~~a~~`", "<code>~~a~~</code>"),
    ])
    func strikethrough(markdown: String, inner: String?) {
        #expect(html(markdown) == (inner.map { "<p>\($0)</p>\n" } ?? "[code 0]\n"))
    }

    @Test(arguments: [
        ("see https://a.example/b_c_d?e=f&g.", "https://a.example/b_c_d?e=f&amp;g"),
        ("(www.a.example)", "www.a.example"),
        ("https://a.example/x_(y) z", "https://a.example/x_(y)"), ("**https://a.example**", "https://a.example"),
    ])
    func bareLinks(markdown: String, address: String) {
        let target = address.hasPrefix("www") ? "http://" + address : address
        #expect(html(markdown).contains("<a href=\"\(target)\" rel=\"noopener noreferrer\">\(address)</a>"))
    }

    @Test(arguments: ["xhttps://a.example", "https://", "http://nohost", "`https://a.example`", "javascript:alert(1)"])
    func noLinks(markdown: String) {
        #expect(!html(markdown).contains("<a"))
    }

    @Test(arguments: [
        "[a](javascript:alert(1))", "[a](JaVaScRiPt:alert(1))", "[a](java&#9;script:alert(1))",
        "[a](&#x6A;avascript:alert(1))",
        "[a](vbscript:x)", "[a](data:text/html;base64,PHNjcmlwdD4=)", "[a](file:///etc/passwd)",
        "![a](javascript:alert(1))",
        "<javascript:alert(1)>", "<script>alert(1)</script>", "text <img src=x onerror=alert(1)>",
        "<svg onload=alert(1)>",
        "[a](x \"\\\" onclick=alert(1) \\\"\")", "![\"onerror=alert(1)](data:image/png;base64,AA)",
        "# <script>alert(1)</script>",
        "| <script> |\n|-|\n| <img onerror=alert(1)> |", "&lt;script&gt;", "    <script>", "<!-- --><script>x</script>",
        "[a]: javascript:alert(1)\n\n[a]", "![a](data:image/svg+xml;base64,AA)", "~~<script>~~", "- [ ] <script>",
    ])
    func nothingBecomesActive(markdown: String) {
        let html = html(markdown)
        #expect(unbalancedTag(in: html) == nil)
        for tag in html.split(separator: "<").map({ $0.prefix { $0 != ">" } }) {
            // What stands outside quotes is the tag's name and its attributes' names.
            let names = tag.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
                .filter { $0.offset % 2 == 0 }.map(\.element).joined()
            #expect(!names.contains(" on"))
            #expect(!tag.lowercased().contains("href=\"javascript:"))
            #expect(!["vbscript:", "data:", "file:"].contains { tag.contains("href=\"\($0)") })
            #expect(!tag.contains("src=\"") || tag.contains("src=\"data:image/png;"))
        }
    }

    @Test func commentsAreLeftOut() {
        #expect(
            html("<!-- a -->\n\ntext <!-- b --> more\n\n<!-- c --> <i>")
                == "<p>text  more</p>\n<pre class=\"raw\"><code> &lt;i&gt;\n</code></pre>\n")
    }

    @Test func picturesAreLinksUnlessThePageHoldsThem() {
        #expect(
            html("![alt *x*](pic.png \"T\")")
                == "<p><a href=\"pic.png\" title=\"T\" rel=\"noopener noreferrer\">alt x</a></p>\n")
        #expect(
            html("![a](data:image/png;base64,AA==)") == "<p><img src=\"data:image/png;base64,AA==\" alt=\"a\"></p>\n")
    }

    /// For plain CommonMark the HTML is what libcmark itself writes.
    @Test func agreesWithTheReferenceImplementation() {
        let documents = [
            "# A\n\nb *c* **d** `e`  \nf\\\ng\n\n***\n",
            "- a\n- b\n\n  c\n- d\n", "- a\n  - b\n    - c\n- d\n", "3. x\n4. y\n", "1) a\n\n   > b\n   > c\n",
            "> a\n> - b\n>\n> c\n",
            "    code\n\n    more & <x>\n", "A\n===\n\nB\n---\n", "\"quotes\" &amp; é &copy;\n", "- # a\n- b\n",
            "-\n- a\n",
            "* a\n\n\n* b\n  ***\n", "- a\n  > b\n- c\n\n      code\n",
        ]
        for markdown in documents { #expect(normalised(html(markdown)) == reference(markdown)) }
    }

    private func reference(_ markdown: String) -> String? {
        guard let html = cmark_markdown_to_html(markdown, markdown.utf8.count, CMARK_OPT_DEFAULT) else { return nil }
        defer { free(html) }
        return String(cString: html)
    }

    /// Small differences in writing: self-closing tags, ids, the apostrophe.
    private func normalised(_ html: String) -> String {
        html.replacing("<hr>", with: "<hr />").replacing("<br>", with: "<br />").replacing(#/ id="[^"]*"/#, with: "")
    }
}
