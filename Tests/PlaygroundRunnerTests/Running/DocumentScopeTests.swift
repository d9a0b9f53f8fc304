import PlaygroundCanvas
import SourceText
import Testing

/// What a name means in one block after another.
struct DocumentScopeTests {
    @Test func laterBlockRedefinesANameFromItsEarlierValue() async throws {
        let guide = """
            # Labels

            ```swift
            let label = "train"
            let price = 12
            ```

            # Louder

            ```swift
            let label = label.uppercased()
            let (price, discount) = (price * 2, price / 4)
            ```

            # Reader

            ```swift
            print(label, price, discount)
            ```

            """
        let canvas = try await SampleRun(guide).canvas
        #expect(
            Self.results(canvas) == [
                """
                label: String = "train"
                price: Int = 12
                """,
                """
                label: String = "TRAIN"
                price: Int = 24
                discount: Int = 3
                """,
                "TRAIN 24 3",
            ])
        #expect(!canvas.hasFailures)
    }

    @Test func nameThatIsDefinedByItselfIsRefused() async throws {
        let canvas = try await SampleRun("```swift\nlet total = total + 1\n```\n").canvas
        #expect(canvas.cells.flatMap(\.diagnostics).map(\.message) == ["circular reference"])
    }

    @Test func promptReadsTheAnswerBeforeIt() async throws {
        let guide = """
            ```prompt
            Name a flower.
            ```

            ```prompt stream
            Tell more of: \\(answer.content)
            ```

            """
        let canvas = try await SampleRun(guide).canvas
        // One result a prompt: the session and the stream that carry it are nobody's.
        #expect(
            Self.results(canvas) == [
                """
                answer: Response<String>
                  content: "This is a sample answer to “Name a flower.”."
                """,
                """
                answer: Response<String>
                  content: "This is a sample answer to “Tell more of: This is a sample answer to “Name a flower.”.”."
                """,
            ])
    }

    private static func results(_ canvas: Canvas) -> [String] { canvas.cells.map(TextRenderer().render) }
}
