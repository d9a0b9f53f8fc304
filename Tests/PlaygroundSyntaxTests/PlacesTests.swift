import PlaygroundSyntax
import SourceText
import Testing

/// Places in the tree and in messages are places in the document, whatever the code is cut from.
@Suite struct PlacesTests {
    @Test func codeInsideAQuote() {
        let file = SourceFile(name: "a.md", text: "> ```swift\n> let x = 1\n> let y = )\n> ```\n")
        let excerpt = SourceExcerpt(file: file, pieces: [SourceRange(13, 22), SourceRange(25, 34)])
        let (_, diagnostics) = SwiftReader.read(excerpt)
        #expect(
            diagnostics.map(DiagnosticRenderer().render) == [
                """
                a.md:3:11: error: expected expression in variable
                  > let y = )
                            ^
                  hint: insert expression
                """,
                """
                a.md:3:11: error: unexpected code ')' in source file
                  > let y = )
                            ^
                """,
            ])
    }

    @Test func rangesAreFileOffsets() {
        let file = SourceFile(name: "a.md", text: "> ```swift\n> let x = 1\n> f(x)\n> ```\n")
        let excerpt = SourceExcerpt(file: file, pieces: [SourceRange(13, 22), SourceRange(25, 29)])
        let (program, _) = SwiftReader.read(excerpt)
        let texts = program.items.map { item -> String in
            guard case .statement(let statement) = item else { return "" }
            return file.text(in: statement.range)
        }
        #expect(texts == ["let x = 1", "f(x)"])
    }

    @Test func carriageReturns() {
        #expect(dump("let a = \"\"\"\r\n  b\r\n  c\r\n  \"\"\"\r\n") == "(let a \"b\\nc\")\n")
        #expect(problems("let x = 1\r\nlet y = =\r\n").hasPrefix("test.swift:2:9: error: "))
    }

    @Test func nulBytes() {
        #expect(
            problems("let x = 1\0\n").hasPrefix("test.swift:1:10: warning: nul character embedded in middle of file\n"))
    }

    @Test func invalidText() {
        let file = SourceFile(name: "a.swift", bytes: Array("let x = ".utf8) + [0xFF, 0xFE] + Array("\n".utf8))
        let (program, diagnostics) = SwiftReader.read(SourceExcerpt(wholeOf: file))
        #expect(program.items.isEmpty)
        #expect(diagnostics.first?.place?.location.line == 1)
    }

    /// The parser's own message about the spaces around `=` would trap here.
    @Test func charactersSwiftHasNoUseFor() {
        #expect(
            problems("x \u{FFFD}= a\n")
                == """
                test.swift:1:3: error: invalid character in source file
                  x \u{FFFD}= a
                    ^
                  hint: remove it

                """)
    }

    /// White space for Swift, but the parser's hint about the spaces around `=` would trap on it.
    @Test(arguments: ["\u{0B}", "\u{0C}"])
    func whiteSpaceThatIsNoSpace(_ space: String) {
        #expect(problems("x \(space)= a\n") == "")
        #expect(problems("x \(space)= \n").hasPrefix("test.swift:1:6: error: expected expression\n"))
    }

    @Test func nothing() {
        #expect(dump("") == "")
        #expect(dump("\n\n// only a comment\n") == "")
    }
}
