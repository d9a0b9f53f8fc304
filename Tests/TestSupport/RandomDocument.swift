/// Markdown documents made up from every construct and fault that has broken a tool of this kind before.
package struct RandomDocument {
    private var random: SeededGenerator

    /// The bytes of the document with a number; the same for the same number.
    package static func bytes(seed: UInt64) -> [UInt8] {
        var document = RandomDocument(random: SeededGenerator(seed: seed))
        return document.random.chance(25) ? document.soup() : document.document()
    }

    // MARK: - Whole documents

    private mutating func document() -> [UInt8] {
        var lines = random.chance(30) ? frontMatter() : []
        lines += blocks(depth: 0)
        if random.chance(10) { lines += ["````swift unclosed", "let last = 1"] }
        return finished(lines)
    }

    private mutating func finished(_ lines: [String]) -> [UInt8] {
        let style = random.pick("\n", "\n", "\r\n", "\r", "mixed")
        var bytes: [UInt8] = random.chance(10) ? [0xEF, 0xBB, 0xBF] : []
        for (index, line) in lines.enumerated() {
            bytes += Array(line.utf8)
            if random.chance(1) { bytes.append(random.pick(0xFF, 0x00, 0xC3)) }
            if index + 1 == lines.count, random.chance(40) { break }
            bytes += Array((style == "mixed" ? random.pick("\n", "\r\n", "\r") : style).utf8)
        }
        return bytes
    }

    /// Pieces of syntax in any order, most of it nonsense.
    private mutating func soup() -> [UInt8] {
        var text = ""
        for _ in 0..<Int.random(in: 1...60, using: &random) {
            text += random.pick(
                "`", "```", "````", "~~~", "> ", ">", "- ", "1. ", " ", "  ", "    ", "\t", "\n", "\n", "\n", "\n\n",
                "\r",
                "\r\n", "<!--", "-->", "<div>", "# ", "===", "---", "a", "é", "```swift\nx\n```\n",
                "> ```swift\n> x\n> ```\n",
                "- ```swift\n  x\n  ```\n", "<!-- easel-end -->\n", "[a]: /b\n", "| a |\n| - |\n", "*", "~~", "[x]",
                "<!-- easel-result key=a-1 in=0 out=0 -->\n", "\u{FEFF}", "\\", "](", "https://a.b")
        }
        return Array(text.utf8)
    }

    private mutating func frontMatter() -> [String] {
        random.pick(
            ["---", "title: A", "seed: 1", "---"], ["---", "title: a: b", "---"], ["---", "", "text", "---"],
            ["---", "---"],
            ["{ \"title\": 1 }", "---"], ["---", "title: [", "# A"], ["---", "in-place: true", "..."])
    }

    // MARK: - Blocks

    private mutating func blocks(depth: Int) -> [String] {
        var lines: [String] = []
        for _ in 0..<Int.random(in: 1...(depth == 0 ? 8 : 3), using: &random) {
            lines += depth < 4 && random.chance(30) ? container(depth: depth) : leaf()
            if random.chance(75) { lines.append(random.pick("", "", "", "  ", "\t")) }
        }
        return lines
    }

    private mutating func container(depth: Int) -> [String] {
        let inner = blocks(depth: depth + 1)
        let (first, rest) = random.pick(
            ("> ", "> "), (">", ">"), ("  > ", " > "), ("- ", "  "), ("* ", "  "), ("10. ", "    "), ("1) ", "   "),
            ("-   ", "    "), ("-\t", "\t"), ("- [ ] ", "  "), ("+ ", "  "), ("> - ", ">   "), ("1.  > ", "    > "))
        return inner.enumerated().map { index, line in
            line.isEmpty && random.chance(50) && !rest.contains(">") ? "" : (index == 0 ? first : rest) + line
        }
    }

    private mutating func leaf() -> [String] {
        switch Int.random(in: 0..<10, using: &random) {
        case 0...4: fence()
        case 5: heading()
        case 6: html()
        case 7: extra()
        default: [word(), random.pick("", "  ") + word() + random.pick("", "  ")]
        }
    }

    private mutating func fence() -> [String] {
        let mark = String(repeating: random.pick("`", "`", "~"), count: Int.random(in: 3...5, using: &random))
        let indent = random.pick("", "", "", " ", "   ", "    ")
        let info = random.pick(
            "swift", "swift", "swift check", "swift skip", " swift hidden timeout=3s", "prompt", "prompt stream",
            "text", "",
            "swift title=\"a b\"", "{swift}", "markdown")
        let close = random.pick(mark, mark, mark, mark + mark, mark + "  ", String(mark.dropLast()), "")
        return ([mark + info] + code() + [close]).map { $0.isEmpty ? "" : indent + $0 }
    }

    private mutating func code() -> [String] {
        random.pick(
            [], ["let a = 1"], ["\t"], ["print(\"hi\")  ", ""], ["let s = \"\"\"", "```", "\"\"\""],
            ["# not a heading"],
            ["#Playground(\"x\") { }"], ["~~~", "inner", "~~~"], ["<!-- easel-end -->"], ["let 👩‍👩‍👧 = \"é\""],
            ["", "", "a"],
            ["```swift", "let a = 2", "```"], ["    indented"])
    }

    private mutating func heading() -> [String] {
        random.pick(
            ["# One"], ["## One ##"], ["#   one  "], ["Title", "==="], ["Two", "lines", "---"], ["# 日本語"],
            ["####### seven"],
            ["#"])
    }

    private mutating func html() -> [String] {
        random.pick(
            ["<!-- note -->"], ["<!-- open", "", "```swift", "let hidden = 1", "```", "-->"],
            ["<div>", "*x*", "</div>"],
            ["<details>", "", "inside", "", "</details>"], ["<!-- a --> <!-- b -->"],
            ["<script>", "alert(1)", "</script>"],
            ["<!--", "<!-- easel-result key=a-1 in=0 out=0 -->", "-->"], ["text <!-- easel-end --> text"],
            ["<b>bold</b>"])
    }

    private mutating func extra() -> [String] {
        random.pick(
            ["* * *"], ["---"], ["[ref]: https://example.org/a"], ["| a | b |", "| --- | :-: |", "| 1 | `x\\|y` |"],
            ["@Tutorial(time: 30) {", "}"], ["    code", "", "    more"], ["- [x] done", "- [ ] open"],
            ["* a", "+ b", "- c"],
            ["~~gone~~ www.example.org [link](javascript:alert(1))"], ["a\\", "b"], ["1. one", "7. seven"])
    }

    private mutating func word() -> String {
        random.pick(
            "Text:", "plain words", "é 👍🏽 a\u{0301}", "`code` *em*", "a | b", "ends with two  ", "[ref]", "1️⃣ keycap",
            "--> x",
            "<span>", "&amp; &lt;", "===x", "trailing\\")
    }
}
