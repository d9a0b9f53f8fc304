import PlaygroundCanvas
import SourceText
import Testing

/// What a document reads from its responses.
struct SessionResultTests {
    @Test func responseKnowsTheEntriesItAdded() async throws {
        let guide = """
            ```swift
            #Playground {
                let session = LanguageModelSession(instructions: "Answer briefly.")
                _ = try await session.respond(to: "Name a river.")
                let response = try await session.respond(to: "Name a lake.")
                let entries = response.transcriptEntries
                print(entries.count, entries.startIndex)
                print(entries.last == session.transcript.last)
            }
            ```

            """
        let canvas = try await SampleRun(guide).canvas
        let output = canvas.cells.flatMap(\.playgrounds).flatMap(\.items).compactMap { item in
            if case .output(let text, _) = item { text } else { nil }
        }
        #expect(output.joined() == "2 3\ntrue\n")
        #expect(!canvas.hasFailures)
    }
}
