@testable import PlaygroundDocument
import SourceText
import Testing

@Suite struct DocumentTests {
    @Test func knowsEachBlockAndItsBytes() {
        let markdown = """
            # First *steps* #

            A paragraph
              of two lines.

            Underlined
            twice
            ------
            * * *
            <!-- a
            comment -->
            <div>
            html
            </div>

                indented


                code

            1. one

               ```swift
               let a = 1
               ```
            2. > quoted
               continued
            """
        #expect(
            outline(markdown) == """
                heading 1 "# First *steps* #"
                paragraph "A paragraph\\n  of two lines."
                heading 2 "Underlined\\ntwice\\n------"
                break "* * *"
                html "<!-- a\\ncomment -->"
                html "<div>\\nhtml\\n</div>"
                indented "indented\\n\\n\\n    code"
                list from 1
                  item
                    paragraph "one"
                    code "```swift\\n   let a = 1\\n   ```" runs "let a = 1\\n"
                  item
                    quote
                      paragraph "quoted\\n   continued"
                """)
    }

    @Test func aSwiftFileIsOneBlock() {
        let file = SourceFile(name: "tour.swift", text: "let a = 1\nprint(a)")
        let document = Document.read(file)
        #expect(document.codeBlocks.map(\.kind) == [.swift])
        #expect(document.codeBlocks.map(\.code.text) == ["let a = 1\nprint(a)\n"])
        #expect(document.codeBlocks.map(\.key) == ["start-1"])
        #expect(!document.isMarkdown)
    }

    @Test func anEmptyFileIsADocument() {
        #expect(outline("") == "")
        #expect(document("").sections.count == 1)
        #expect(outline("\u{FEFF}") == "")
        #expect(outline("\n\r\r\n") == "")
    }

    @Test func eachHeadingBeginsASection() {
        let document = document(
            """
            before
            # One
            > # not a section
            ```swift
            ```
            ## Two
            ```prompt
            ```
            ```swift
            ```
            """)
        #expect(document.sections.map(\.title) == ["", "One", "Two"])
        #expect(document.sections.map(\.level) == [0, 1, 2])
        #expect(document.codeBlocks.map(\.section) == [1, 2, 2])
        #expect(document.codeBlocks.map(\.key) == ["one-1", "two-1", "two-2"])
        let covered = document.sections.map { document.file.text(in: $0.range) }.joined()
        #expect(covered == document.file.text(in: SourceRange(0, document.file.bytes.count)))
    }

    @Test func sectionsOfTheSameTitleGetTheirOwnKeys() {
        let document = document("# A b\n```swift\n```\n# a  B!\n```swift\n```\n# a-b-2\n# 日本語\n")
        #expect(document.sections.map(\.key) == ["start", "a-b", "a-b-2", "a-b-2-2", "section"])
        #expect(document.codeBlocks.map(\.key) == ["a-b-1", "a-b-2-1"])
    }

    @Test func aThousandLevelsAreCutWithANote() {
        let quotes = String(repeating: ">", count: 1000) + " deep\n\nafter"
        #expect(outline(quotes).hasSuffix("paragraph \"after\""))
        #expect(
            headlines(quotes) == [
                "guide.md:1:1: warning: lists, quotes or emphasis nested deeper than 100 levels were not read"
            ])
        #expect(headlines(String(repeating: "![", count: 200) + "a" + String(repeating: "](b)", count: 200)).count == 1)
    }
}
