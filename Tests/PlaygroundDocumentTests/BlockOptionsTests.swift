@testable import PlaygroundDocument
import SourceText
import Testing

@Suite struct BlockOptionsTests {
    private func block(_ info: String) -> CodeBlock? {
        document("```\(info)\n```\n").codeBlocks.first
    }

    @Test func kindsByLanguage() {
        let kinds = ["swift", "Swift", "prompt", "instructions", "text", "", "{swift}", "swiftui"].map {
            block($0)?.kind
        }
        #expect(kinds == [.swift, .swift, .prompt, .instructions, .other, .other, .other, .other])
    }

    @Test func everyWord() throws {
        let swift = try #require(block("swift check expect-error skip hidden timeout=1.5s model=sample"))
        #expect(
            swift.options
                == BlockOptions(
                    check: true, expectError: true, skip: true, hidden: true, timeout: .milliseconds(1500),
                    model: "sample"))
        let prompt = try #require(block("prompt stream, generating=[Day] session=\"my guide\""))
        #expect(prompt.options == BlockOptions(stream: true, generating: "[Day]", session: "my guide"))
        #expect(!swift.isRunnable)
        #expect(prompt.isRunnable)
    }

    @Test func unknownWordsAreKeptAndNoted() {
        #expect(block("swift title=\"a b\" chck")?.options.unknown.map(\.name) == ["title", "chck"])
        #expect(block("swift title=\"a b\" chck")?.options.unknown.map(\.value) == ["a b", nil])
        let diagnostics = document("```swift chck\n```\n").diagnostics
        #expect(
            diagnostics.map { DiagnosticRenderer().render($0) } == [
                """
                guide.md:1:10: note: the word 'chck' means nothing to Easel and is ignored
                  ```swift chck
                           ^~~~
                  hint: did you mean 'check'?
                """
            ])
        #expect(headlines("```js chck timeout\n```\n") == [], "other languages have words of their own")
    }

    @Test(arguments: [
        ("swift timeout=soon", "warning: the word 'timeout' needs a value that makes sense"),
        ("swift timeout", "warning: the word 'timeout' needs a value that makes sense"),
        ("swift timeout=0", "warning: the word 'timeout' needs a value that makes sense"),
        ("swift check=yes", "warning: the word 'check' takes no value"),
        ("swift generating=Day", "note: the word 'generating' has no effect on a block of this kind"),
    ])
    func wordsThatMakeNoSense(info: String, message: String) {
        #expect(headlines("```\(info)\n```\n").map { String($0.dropFirst("guide.md:1:10: ".count)) } == [message])
    }

    @Test func durations() {
        #expect(Duration(written: "30") == .seconds(30))
        #expect(Duration(written: "2m") == .seconds(120))
        #expect(Duration(written: "500ms") == .milliseconds(500))
        #expect(["", "s", "-1", "nan", "inf", "1h"].map { Duration(written: $0) } == Array(repeating: nil, count: 6))
    }

    @Test func canonicalCodeForgetsWhatChangesNothing() {
        let keys = [
            "```swift\nlet a = 1\n```", "> ```swift\r\n> let a = 1  \r\n>\r\n> ```", "~~~swift\rlet a = 1\r~~~",
        ]
        #expect(Set(keys.compactMap { document($0).codeBlocks.first?.canonicalCode }) == ["let a = 1\n"])
    }
}
