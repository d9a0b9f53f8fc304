import Testing

/// Code from before the library's first release, and code that its writers only guessed.
@Suite struct EarlierSpellingTests {
    private let guide: GuideRun

    init() throws { guide = try GuideRun() }

    @Test(
        "What the betas had, or nobody ever had, names today's spelling",
        arguments: [
            (
                "SystemLanguageModel.default.session()", "never existed in a release",
                "LanguageModelSession(model: model)"
            ),
            ("Prompt(text: \"Hi\")", "never existed in a release", "Prompt(\"…\")"),
            (
                "try await session.respond(to: \"Hi\", using: Int.self)", "'respond(to:using:)' never existed",
                "respond(to: prompt, generating: YourType.self)"
            ),
            ("try await session.respond(\"Hi\")", "'respond(_:)' never existed", "respond(to: prompt)"),
            ("try await session.respond(prompt: \"Hi\")", "'respond(prompt:)' never existed", "respond(to: prompt)"),
            ("try await session.generate(\"Hi\")", "never existed in a release", "respond(to: prompt)"),
            ("try await session.respond(to: \"Hi\").text", "never existed in a release", "response.content"),
            ("SystemLanguageModel.shared", "never existed in a release", "SystemLanguageModel.default"),
            (
                "LanguageModelSession(instructions: \"x\", tools: [])", "'tools' must precede argument 'instructions'",
                "must precede"
            ),
            ("GenerationOptions(temprature: 0.5)", "expected 'temperature:'", "did you mean 'temperature:'?"),
            ("GenerationOptions(maxTokens: 9)", "extra argument 'maxTokens'", "'maximumResponseTokens:'"),
            (
                "struct T: Tool { let description = \"x\"; struct Arguments: Codable { var a: Int }; "
                    + "func call(arguments: Arguments) async throws -> String { \"\" } }",
                "type 'T' does not conform to protocol 'Tool'", "mark 'Arguments' with '@Generable'"
            ),
        ])
    func retiredNames(_ code: String, _ message: String, _ hint: String) throws {
        let errors = try guide.errors("```swift\n\(code)\n```\n")
        #expect(errors.first?.contains(message) == true, "\(errors)")
        #expect(errors.last?.contains(hint) == true, "\(errors)")
        #expect(errors.count <= 2)
    }

    /// Shapes of the betas whose meaning is clear run, with a note; a strict run refuses them.
    @Test(arguments: [
        (
            """
            struct Weather: Tool {
                let description = "Tells the weather"
                @Generable struct Arguments { let city: String }
                func call(arguments: Arguments) async throws -> ToolOutput { ToolOutput("sunny") }
            }
            """, "'ToolOutput' existed only in the betas of 2025"
        ),
        (
            """
            @Generable struct City { let name: String }
            var partial: City.PartiallyGenerated?
            for try await part in session.streamResponse(to: "A city", generating: City.self) { partial = part }
            print(partial?.name != nil)
            """, "Since version 26 a stream gives snapshots"
        ),
        (
            """
            for try await part in session.streamResponse(to: "A city") { print(part.hasPrefix("This")) }
            """, "Since version 26 a stream gives snapshots"
        ),
        ("print(session.transcript.entries.count)", "'entries' existed only in the betas of 2025"),
    ])
    func shapesOfTheBetas(_ code: String, _ note: String) throws {
        let text = "```swift\nlet session = LanguageModelSession()\n\(code)\n```\n"
        let result = try guide.run(text)
        #expect(result.errors == "")
        #expect(result.exitCode == 0)
        #expect(result.output.contains(note))
        #expect(try guide.run(text, "--strict").exitCode == 2)
    }
}
