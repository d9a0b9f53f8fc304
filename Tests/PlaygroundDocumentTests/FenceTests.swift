@testable import PlaygroundDocument
import SourceText
import Testing

/// Which text is code, for every kind of fence and every place one can stand.
@Suite struct FenceTests {
    private func code(_ markdown: String) -> [String] {
        document(markdown).codeBlocks.map(\.code.text)
    }

    @Test func backticksAndTildesOfAnyLength() {
        #expect(code("```swift\na\n```\n~~~~swift\nb\n~~~~~\n") == ["a\n", "b\n"])
        #expect(code("~~~ swift\n```\n~~~\n") == ["```\n"])
    }

    @Test func aShorterFenceDoesNotClose() {
        #expect(code("````swift\na\n```\nb\n````\n") == ["a\n```\nb\n"])
    }

    @Test func aFenceInAStringDoesNotCloseALongerOne() {
        #expect(code("````swift\nlet s = \"\"\"\n```\n\"\"\"\n````") == ["let s = \"\"\"\n```\n\"\"\"\n"])
    }

    @Test func anExampleInsideALongerFenceIsNotRun() {
        let document = document("````markdown\n```swift\nlet a = 1\n```\n````\n")
        #expect(document.codeBlocks.map(\.kind) == [.other])
    }

    @Test func indentedCodeIsNotRun() {
        #expect(code("    ```swift\n    a\n    ```\n\n```swift\nb\n```\n") == ["b\n"])
    }

    @Test func aFenceDirectlyBelowText() {
        #expect(code("Text:\n```swift\na\n```\nmore") == ["a\n"])
    }

    @Test func emptyBlocksAndBlanksStayAsTheyAre() {
        #expect(code("```swift\n```") == [""])
        #expect(code("```swift\n\t\n```") == ["\t\n"])
        #expect(code("```swift\nlet a = 1  \n\n```") == ["let a = 1  \n\n"])
    }

    @Test func indentOfTheFenceIsTakenOff() {
        #expect(code("  ```swift\n  a\n    b\n c\n  ```") == ["a\n  b\nc\n"])
    }

    @Test(arguments: [
        ("10. item\n\n    ```swift\n    a\n    ```\n", "    "),
        ("- ```swift\n  a\n  ```\n", "  "),
        ("-\n  ```swift\n  a\n  ```\n", "  "),
        ("- \n\n- x\n\n  ```swift\n  a\n  ```\n", "  "),
        ("> ```swift\n> a\n> ```\n", "> "),
        (">```swift\n>a\n>```\n", "> "),
        ("1) > - ~~~swift\n   >   a\n   >   ~~~\n", "   >   "),
        ("* x\n\n\t```swift\n\ta\n\t```\n", "  "),
        ("> -\t```swift\n> \ta\n> \t```\n", "> \t"),
    ])
    func inListsAndQuotes(markdown: String, prefix: String) {
        let blocks = document(markdown).codeBlocks
        #expect(blocks.map { $0.code.text.drop { $0 == "\t" || $0 == " " } } == ["a\n"])
        #expect(blocks.map(\.isClosed) == [true])
        #expect(blocks.map(\.linePrefix) == [prefix])
    }

    @Test func anUnclosedFenceIsSaidAndEndsWithTheFile() {
        #expect(code("# a\n```swift\nlet a = 1\n\nprose") == ["let a = 1\n\nprose\n"])
        #expect(headlines("# a\n```swift\nlet a = 1") == ["guide.md:2:1: error: this code fence is never closed"])
        #expect(headlines("```text\n") == ["guide.md:1:1: warning: this code fence is never closed"])
        #expect(document("```swift").codeBlocks.map(\.isClosed) == [false])
    }

    @Test func aFenceThatItsContainerEndsIsNotClosed() {
        let document = document("> ```swift\n> a\noutside\n\n```swift\nb\n```")
        #expect(document.codeBlocks.map(\.code.text) == ["a\n", "b\n"])
        #expect(document.codeBlocks.map(\.isClosed) == [false, true])
        #expect(document.file.text(in: document.codeBlocks[0].range) == "```swift\n> a")
    }

    @Test func anUnclosedBlockKnowsWhatWouldCloseIt() {
        let block = document("> 1. ~~~~swift\n>    a").codeBlocks.first
        #expect(block?.fence == "~~~~")
        #expect(block?.text(appending: ["~~~~", "", "x"], lineEnding: "\n") == "\n>    ~~~~\n>\n>    x")
    }

    @Test func theRangeReachesFromFenceToFence() {
        let document = document("- a\n\n  ```swift check\n  b\n  ```  \n")
        let block = document.codeBlocks[0]
        #expect(document.file.text(in: block.range) == "```swift check\n  b\n  ```  ")
        #expect(document.file.text(in: block.opening) == "```swift check")
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func everyLineEnding(ending: String) {
        let lines = ["# One", "", "> ```swift", "> let a = 1", "> print(a)", "> ```"]
        let document = document(lines.joined(separator: ending))
        #expect(document.codeBlocks.map(\.code.text) == ["let a = 1\nprint(a)\n"])
        #expect(document.codeBlocks.map(\.isClosed) == [true])
        #expect(document.sections.map(\.title) == ["", "One"])
    }

    @Test func mixedLineEndings() {
        #expect(code("a\r```swift\r\nb\nc\rd\r\n```\r") == ["b\nc\nd\n"])
    }

    @Test func codeKnowsItsPlace() {
        let document = document("\u{FEFF}1. é\r\n\r\n   ```swift\r\n   let é = x\r\n   ```")
        let code = document.codeBlocks[0].code
        let offset = code.text.utf8.distance(
            from: code.text.startIndex, to: code.text.firstIndex(of: "x") ?? code.text.endIndex)
        #expect(document.file.location(at: code.fileOffset(of: offset)).description == "guide.md:4:13")
    }

    @Test func invalidTextIsSaidAndDoesNotMoveAnything() {
        let bytes = Array("```swift\nlet a = \"".utf8) + [0xFF] + Array("\" + b\n```\n".utf8)
        let document = Document(markdown: SourceFile(name: "guide.md", bytes: bytes))
        #expect(document.diagnostics.map(\.place?.location.description) == ["guide.md:2:10"])
        #expect(document.codeBlocks.map(\.code.text) == ["let a = \"\u{FFFD}\" + b\n"])
    }

    @Test func headingsInsideCodeAreCode() {
        let document = document("```sh\n# not a title\n```\n# Title\n```text\n#Playground(\"x\")\n```\n")
        #expect(document.sections.map(\.title) == ["", "Title"])
        #expect(document.codeBlocks.map(\.kind) == [.other, .other])
    }
}
