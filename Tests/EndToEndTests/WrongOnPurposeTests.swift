import Testing

/// Blocks marked `expect-error`, and code that a document cannot have.
@Suite struct WrongOnPurposeTests {
    private let guide: GuideRun

    init() throws { guide = try GuideRun() }

    @Test func errorsAreNotes() throws {
        let result = try guide.run(
            """
            ```swift expect-error
            let count: Int = "three"
            ```

            ```swift expect-error
            let list = [1]
            list[5]
            ```

            """)
        #expect(result.exitCode == 0)
        #expect(result.output.contains("> Cannot convert value of type 'String' to specified type 'Int'."))
        #expect(result.output.contains("> Fatal error: Index out of range."))
        #expect(!result.output.contains("CAUTION"))
    }

    @Test func aBlockWithoutItsErrorFails() throws {
        #expect(
            try guide.errors(
                """
                ```swift expect-error
                let count = 3
                ```

                """) == [
                    "2:1: error: this block is marked 'expect-error', and has no error",
                    "hint: leave the word out, or put the mistake back",
                ])
    }

    @Test func whatIsNotThereIsNamedWithWhatToWrite() throws {
        #expect(
            try guide.errors(
                """
                ```swift
                let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
                ```

                ```swift
                let queue = OperationQueue()
                ```

                """) == [
                    "2:13: error: 'Timer' is not supported: a document has no run loop, it ends when its tasks have",
                    "hint: wait with 'try await Task.sleep(for: .seconds(1))', in a loop where it repeats",
                    "6:13: error: 'OperationQueue' is not supported", "hint: use a task group, or 'DispatchQueue'",
                ])
    }

    @Test func foreignFrameworksAreSkipped() throws {
        let result = try guide.run(
            """
            ```swift
            import CryptoKit
            let digest = SHA256.hash(data: Data("hello".utf8))
            ```

            ```swift
            import Combine
            let numbers = [1, 2, 3].publisher
            ```

            ```swift
            print("the rest runs")
            ```

            """)
        #expect(result.exitCode == 0)
        #expect(result.output.contains("'SHA256' belongs to CryptoKit"))
        #expect(result.output.contains("'publisher' belongs to Combine"))
        #expect(result.output.contains("the rest runs"))
    }

    @Test func aTypeMarkedMainRuns() throws {
        let result = try guide.run(
            """
            ```swift
            @main
            struct Tool {
                static func main() async throws {
                    print("from main")
                }
            }
            ```

            """)
        #expect(result.output.contains("Printed:\n\n```text\nfrom main\n```"))
    }
}
