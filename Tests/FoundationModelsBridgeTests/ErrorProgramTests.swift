import Testing

/// Errors of the session library in interpreted code: one error, two families.
struct ErrorProgramTests {
    @Test(
        "Both spellings catch the same error of a session",
        arguments: [
            "LanguageModelSession.GenerationError.exceededContextWindowSize", "LanguageModelError.contextSizeExceeded",
        ])
    func bothFamilies(pattern: String) async throws {
        let run = try await ProgramRun(
            """
            import FoundationModels
            let session = LanguageModelSession()
            do {
                try await session.respond(to: String(repeating: "A long story. ", count: 3000))
                print("no error")
            } catch \(pattern) {
                print("too long", session.transcript.count)
            }
            """)
        #expect(run.errors == [])
        #expect(run.printed == ["too long 0"])
    }

    @Test func detailsAreRead() async throws {
        let run = try await ProgramRun(
            """
            import FoundationModels
            let session = LanguageModelSession()
            do {
                try await session.respond(to: String(repeating: "A long story. ", count: 3000))
            } catch let error as LanguageModelError {
                if case .contextSizeExceeded(let size) = error { print(size.contextSize, size.tokenCount > 4096) }
            }
            do {
                try await session.respond(to: String(repeating: "A long story. ", count: 3000))
            } catch let error as LanguageModelSession.GenerationError {
                print(error.localizedDescription)
                print(error.recoverySuggestion ?? "none")
                if case .exceededContextWindowSize(let context) = error { print(context.debugDescription.count > 20) }
            }
            """)
        #expect(run.errors == [])
        #expect(
            run.printed == [
                "4096 true", "The conversation is longer than the model can hold.",
                "Start a new session, or one with a shortened transcript.", "true",
            ])
    }

    @Test func programsThrowErrorsOfTheirOwnMaking() async throws {
        let run = try await ProgramRun(
            """
            import FoundationModels
            func fail(_ error: any Error) throws { throw error }
            do {
                try fail(LanguageModelError.rateLimited(.init(resetDate: nil, debugDescription: "slow")))
            } catch LanguageModelSession.GenerationError.rateLimited(let context) {
                print("26", context.debugDescription)
            }
            do {
                try fail(LanguageModelError.timeout(.init(debugDescription: "late")))
            } catch LanguageModelError.timeout(let timeout) {
                print("27", timeout.debugDescription)
            }
            do {
                try fail(GenerationSchema.SchemaError.emptyTypeChoices(schema: "Dish", context: .init(debugDescription: "")))
            } catch GenerationSchema.SchemaError.emptyTypeChoices(let schema, _) {
                print(schema)
            }
            """)
        #expect(run.errors == [])
        #expect(run.printed == ["26 slow", "27 late", "Dish"])
    }

    @Test func aToolsErrorNamesTheToolAndTheCause() async throws {
        let run = try await ProgramRun(
            """
            import FoundationModels
            struct Broken: Tool {
                let name = "broken"
                let description = "Never works."
                @Generable struct Arguments { let word: String }
                struct Failure: Error {}
                func call(arguments: Arguments) async throws -> String { throw Failure() }
            }
            let session = LanguageModelSession(tools: [Broken()])
            do {
                try await session.respond(to: "Go on.")
            } catch let error as LanguageModelSession.ToolCallError {
                print(error.tool.name, error.underlyingError is Broken.Failure, session.transcript.count)
            }
            """)
        #expect(run.errors == [])
        #expect(run.printed == ["broken true 1"])
    }
}
