@testable import PlaygroundDocument
import SourceText
import Testing

/// Faults that other tools were reported to have, each by the name of what went wrong there.
@Suite struct KnownFaultTests {
    /// The document after two runs with the same text below each Swift block.
    private func runTwice(_ markdown: String, _ text: String) throws -> Document {
        let once = try run(document(markdown), text)
        let twice = try run(once, text)
        #expect(once.file.bytes == twice.file.bytes)
        let outcome = twice.removingResults()
        #expect(try outcome.edit.applied(to: twice.file.bytes) == Array(markdown.utf8))
        return twice
    }

    private func run(_ document: Document, _ text: String) throws -> Document {
        let results = document.codeBlocks.filter { $0.kind == .swift }.map {
            BlockResult($0.id, .show(ResultText(text, input: "0")))
        }
        let bytes = try document.placing(results).edit.applied(to: document.file.bytes)
        return Document(markdown: SourceFile(name: "guide.md", bytes: bytes))
    }

    private func leaves(_ document: Document) -> [String] {
        outline(document).split(separator: "\n").map { $0.split(separator: " ").first.map(String.init) ?? "" }
    }

    @Test func outputUnderItsFenceTurnedLaterTextIntoCode() throws {
        let after = try runTwice("```swift\na\n```\nprose\n\n~~~swift\nb\n~~~\nprose\n", "```\nword")
        #expect(leaves(after) == ["code", "result", "paragraph", "code", "result", "paragraph"])
    }

    @Test func twoPrintsOfWholeFencesBrokeTheDocument() throws {
        let after = try runTwice("```swift\na\n```\n\n```swift\nb\n```\n\nend", "```swift\nlet x = 1\n```\n")
        #expect(leaves(after) == ["code", "result", "code", "result", "paragraph"])
        #expect(after.codeBlocks.map(\.code.text) == ["a\n", "b\n"])
    }

    @Test func codeWithAFenceInAStringGotAShortFence() throws {
        let after = try runTwice("````swift\nlet s = \"\"\"\n```\n\"\"\"\n````", "```")
        #expect(leaves(after) == ["code", "result"])
    }

    @Test func anUnbalancedFenceInAnAnswerFoldedTheRest() throws {
        let after = try runTwice("```swift\na\n```\n\n# Next\n", "answer:\n````swift\nlet a")
        #expect(leaves(after) == ["code", "result", "heading"])
    }

    @Test func mismatchedFencesWereAccepted() {
        let document = document("````swift\na\n```\nb\n````\n")
        #expect(document.codeBlocks.map(\.code.text) == ["a\n```\nb\n"])
        #expect(headlines("```swift\na\n~~~\n") == ["guide.md:1:1: error: this code fence is never closed"])
    }

    @Test func theClosingFenceOfACRLFFileWithoutFinalNewlineWasMissed() throws {
        let after = try runTwice("# A\r\n\r\n```swift\r\na\r\n```", "1")
        #expect(after.codeBlocks.map(\.isClosed) == [true])
        #expect(after.diagnostics.isEmpty)
    }

    @Test func anIndentedExampleWasRunAndClashed() {
        let document = document("    ```swift\n    let a = 1\n    ```\n\n```swift\nlet a = 1\n```\n")
        #expect(document.codeBlocks.map(\.key) == ["start-1"])
    }

    @Test func aBlockDirectlyUnderALineWasNotSeen() {
        #expect(document("Text:\n```swift\na\n```").codeBlocks.count == 1)
    }

    @Test func blocksInListsAndQuotesWereIgnored() throws {
        let after = try runTwice("10. ten\n\n    ```swift\n    a\n    ```\n\n> ```swift\n> b\n> ```\n", "1\n\n2")
        #expect(after.codeBlocks.map(\.code.text) == ["a\n", "b\n"])
        #expect(leaves(after) == ["list", "item", "paragraph", "code", "result", "quote", "code", "result"])
    }

    @Test func anUnclosedBlockLoopedForEver() {
        #expect(document("```swift").codeBlocks.map(\.isClosed) == [false])
        #expect(document("text\n\n- ```swift\n  a").codeBlocks.map(\.isClosed) == [false])
    }

    @Test func emptyBlocksAndBlanksGainedLines() throws {
        for code in ["```swift\n```\n", "```swift\n\t\n```\n", "```swift\n\n\n```\n", "```swift\na  \n```\n"] {
            _ = try runTwice(code, "ends in blanks  \n\n")
        }
    }

    @Test func commentsInShellCodeBecameTheTitle() {
        #expect(document("```sh\n# comment\n```\n\n# Title\n").sections.map(\.title) == ["", "Title"])
        #expect(document("```text\n#Playground(\"x\") {}\n```\n").codeBlocks.map(\.isRunnable) == [false])
    }

    @Test func copiedSectionsSharedTheirNames() {
        let section = "# Same\n```swift\na\n```\n"
        let document = document(section + section + "# SAME \n```swift\na\n```\n")
        #expect(document.codeBlocks.map(\.key) == ["same-1", "same-2-1", "same-3-1"])
    }

    @Test func aByteOrderMarkHidTheFirstHeadingOrTheFrontMatter() throws {
        #expect(document("\u{FEFF}# A\n").sections.map(\.title) == ["", "A"])
        let after = try runTwice("\u{FEFF}---\ntitle: T\n---\n# A\n```swift\n1\n```\n", "1")
        #expect(after.frontMatter?.title == "T")
        #expect(after.file.bytes.starts(with: [0xEF, 0xBB, 0xBF, UInt8(ascii: "-")]))
    }

    @Test func directivesInACRLFFileCrashed() {
        let document = document(
            "@Tutorial(time: 30) {\r\n  - a\r\n    - b\r\n\r\n      ```swift\r\n      c\r\n      ```\r\n}\r\n")
        #expect(document.codeBlocks.map(\.code.text) == ["c\n"])
    }

    @Test func columnsWereCountedInCharacters() {
        let document = document("> é 👍🏽 a\u{0301} `x`\n>\n> ```swift\n> é\n> ```\n")
        #expect(document.codeBlocks.map { document.file.text(in: $0.range) } == ["```swift\n> é\n> ```"])
    }

    @Test func hashesDifferedWithLineEndings() {
        let lines = ["```swift", "let a = 1", "", "print(a)", "```"]
        let documents = ["\n", "\r\n", "\r"].map { document(lines.joined(separator: $0)) }
        #expect(Set(documents.map { $0.codeBlocks.map(\.canonicalCode) }).count == 1)
    }

    @Test func rulesAndBracesWereTakenForFrontMatter() throws {
        for markdown in ["---\n\na\n\n---\n", "{ a: 1 }\n\n---\n"] {
            #expect(document(markdown + "```swift\n1\n```\n").frontMatter == nil)
            _ = try runTwice(markdown + "```swift\n1\n```\n", "1")
        }
    }

    @Test func brokenFrontMatterWasOverwritten() throws {
        let after = try runTwice("---\ntitle: [a\n---\n```swift\n1\n```\n", "1")
        #expect(after.diagnostics.count == 1)
        #expect(after.file.text(in: SourceRange(0, 18)) == "---\ntitle: [a\n---\n")
    }

    @Test func theEndOfACommentInATextEndedTheMarker() throws {
        let after = try runTwice(
            "```prompt\n--> <!-- easel-end -->\n```\n```swift\n1\n```\n", "-->\n<!-- easel-end -->\n")
        #expect(leaves(after) == ["code", "code", "result"])
    }

    @Test func exampleCodeBecameExecutableAfterASave() throws {
        let markdown = "````markdown\n```swift\nlet a = 1\n```\n````\n\n```swift\n1\n```\n"
        #expect(try runTwice(markdown, "1").codeBlocks.map(\.kind) == [.other, .swift])
    }

    @Test func savingReformattedTheDocument() throws {
        _ = try runTwice(
            "* a\n+ b\n- c\n\nTitle\n=====\n\n* * *\n\nhard  \nbreak\\\nx\n\n```swift\n1\n```\n\n\n\n> lazy\nquote", "1"
        )
    }

    @Test func anErrorOfAnEarlierRunStayed() throws {
        let failed = try run(document("```swift\nboom\n```\n"), "error: boom")
        let text = String(decoding: failed.file.bytes, as: UTF8.self)
        let mended = try run(document(text.replacing("\nboom\n", with: "\nfine\n")), "1")
        #expect(!String(decoding: mended.file.bytes, as: UTF8.self).contains("error: boom"))
        #expect(mended.regions.count == 1)
    }

    @Test func outputWithTheEndMarkerMadeTheFileGrow() throws {
        _ = try runTwice("```swift\n1\n```\n", "```\n<!-- easel-end -->\n```")
    }

    @Test func scriptsInHeadingsAndInfoStringsRan() {
        let html = html("# <script>alert(1)</script>\n\n```<img onerror=alert(1)>\n```\n")
        #expect(
            html == "<h1 id=\"section-alert-1\">&lt;script&gt;alert(1)&lt;/script&gt;</h1>\n[code 0]\n")
    }
}
