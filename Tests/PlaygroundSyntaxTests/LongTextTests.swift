import SourceText
import Testing

@testable import PlaygroundSyntax

/// Long texts are read in parts at the same time, and read as a whole would be.
@Suite struct LongTextTests {
    /// About 13,000 bytes: enough for a part of their own.
    private let many = (0..<300).map { "func step\($0)(_ x: Int) -> Int {\n    x + \($0)\n}\n" }.joined()

    private func parts(_ text: String) -> Int {
        SourceExcerpt(wholeOf: SourceFile(name: "test.swift", text: text)).parts.count
    }

    @Test func partsFollowEachOther() {
        let text = many + "\n// What comes now\nlet a = step1(2)\n" + many + "@MainActor func b() {}\n"
        #expect(parts(text) == 3)
        #expect(dump(text) == dump(many) + dump("let a = step1(2)") + dump(many) + dump("@MainActor func b() {}"))
    }

    @Test func aShortTextIsOnePart() {
        #expect(parts(many) == 1)
    }

    @Test func declarationsInsideOfALiteralAreText() {
        let quoted = "let code = \"\"\"\n" + many + "\n\"\"\"\n"
        #expect(parts(quoted + many) > 1)
        #expect(dump(quoted + many) == dump(quoted) + dump(many))
        #expect(dump("/*\n" + many + many + "*/\nlet a = 1") == dump("let a = 1"))
        #expect(dump("#if os(Windows)\n" + many + many + "#endif\nlet a = 1") == dump("let a = 1"))
    }

    @Test func aLineThatGoesOnIsNotCut() {
        let loop = "    total += 1\n"
        let text = "let a = [1].map {\n" + String(repeating: loop, count: 900) + "    return $0\n}\n\n.first\n" + many
        #expect(dump(text).contains("first"))
        #expect(dump(text) == dump(text.replacing("}\n\n.first", with: "}.first")))
    }

    @Test func messagesAreThoseOfTheWhole() {
        let line = 2 * many.split(separator: "\n").count + 1
        #expect(
            problems(many + many + "let a = )\n") == """
                test.swift:\(line):9: error: expected expression in variable
                  let a = )
                          ^
                  hint: insert expression
                test.swift:\(line):9: error: unexpected code ')' in source file
                  let a = )
                          ^

                """)
    }

    @Test func operatorsAreKnownInTheWholeText() {
        let text = "infix operator **: MultiplicationPrecedence\n" + many + many + "let a = 1 + 2 ** 3\n"
        #expect(dump(text).hasSuffix("(let a (+ 1 (** 2 3)))\n"))
    }
}
