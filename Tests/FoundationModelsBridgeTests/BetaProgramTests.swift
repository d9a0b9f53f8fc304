import Testing

/// Shapes of the betas of 2025 run, and a note says what to write today.
struct BetaProgramTests {
    @Test func streamsOfPartialValues() async throws {
        let run = try await ProgramRun(
            """
            import FoundationModels
            @Generable struct Trip { let title: String; let days: Int }
            let session = LanguageModelSession()
            var trip: Trip.PartiallyGenerated?
            for try await partial in session.streamResponse(to: "Plan.", generating: Trip.self) {
                trip = partial
                if let title = partial.title, title.isEmpty { print("empty") }
            }
            print(trip?.title != nil, trip?.days != nil)
            var text = ""
            for try await partial in session.streamResponse(to: "Hello") { text = partial }
            print(text == "This is a sample answer to “Hello”.")
            """)
        #expect(run.errors == [])
        #expect(run.printed == ["true true", "true"])
        let note = "since version 26 a stream gives snapshots; write '.content' for the partial value of the betas"
        #expect(Set(run.notes) == [note])
    }

    @Test func toolOutput() async throws {
        let run = try await ProgramRun(
            """
            import FoundationModels
            struct Weather: Tool {
                let name = "weather"
                let description = "Tells the weather."
                @Generable struct Arguments { let city: String }
                func call(arguments: Arguments) async throws -> ToolOutput { ToolOutput("sunny") }
            }
            let session = LanguageModelSession(tools: [Weather()])
            try await session.respond(to: "How is the weather?")
            for entry in session.transcript {
                if case .toolOutput(let output) = entry { print(output.toolName, output.segments.count) }
            }
            """)
        #expect(run.errors == [])
        #expect(run.printed == ["weather 1"])
        #expect(run.notes.contains { $0.contains("'ToolOutput' existed only in the betas of 2025") })
    }

    @Test func theOldOrderOfLabelsAndTheOldTranscript() async throws {
        let run = try await ProgramRun(
            """
            import FoundationModels
            @Generable struct Trip { let title: String }
            let session = LanguageModelSession()
            _ = try await session.respond(
                to: "Plan.", generating: Trip.self, options: GenerationOptions(), includeSchemaInPrompt: false)
            print(session.transcript.entries.count)
            """)
        #expect(run.errors == [])
        #expect(run.printed == ["2"])
        #expect(run.notes.count == 2)
    }
}
