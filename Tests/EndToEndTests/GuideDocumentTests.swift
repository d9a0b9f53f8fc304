import Foundation
import TestSupport
import Testing

/// Guides that were never written for Easel: their fences as a reader would copy them.
@Suite struct GuideDocumentTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func run(_ text: String, _ options: String...) throws -> EaselProgram.Result {
        try folder.write(text, to: "guide.md")
        return try EaselProgram(folder: folder.path).run(
            ["run", "guide.md", "--model", "sample", "--stdout", "--quiet"] + options)
    }

    /// The text of each error with its line, as an editor would list them.
    private func errors(_ text: String, _ options: String...) throws -> [String] {
        try folder.write(text, to: "guide.md")
        let result = try EaselProgram(folder: folder.path).run(
            ["run", "guide.md", "--model", "sample", "--stdout", "--quiet"] + options)
        return result.errors.split(separator: "\n").filter { $0.contains(": error: ") || $0.contains("hint: ") }
            .map { $0.trimmingCharacters(in: .whitespaces).replacing("guide.md:", with: "") }
    }

    @Test func undeclaredNamesGetDefaults() throws {
        let guide = """
            Ask the model:

            ```swift
            let answer = try await session.respond(to: prompt)
            ```

            """
        let result = try run(guide)
        #expect(
            result.output == """
                Ask the model:

                ```swift
                let answer = try await session.respond(to: prompt)
                ```

                > [!NOTE]
                > 'session': nothing here declares it, so a session with default settings is used.

                > [!NOTE]
                > 'prompt': nothing here declares it, so it is "Tell me something interesting in one sentence.".

                ```text
                answer: Response<String>
                  content: "This is a sample answer to “Tell me something interesting in one sentence.”."
                ```

                <details>
                <summary>Transcript (2 entries)</summary>

                **Prompt**

                ```text
                Tell me something interesting in one sentence.
                ```

                **Response**

                ```text
                This is a sample answer to “Tell me something interesting in one sentence.”.
                ```

                </details>

                """)
        #expect(result.exitCode == 0)
        #expect(
            try errors(guide, "--strict") == [
                "4:24: error: 'session' is not declared, and a strict run gives no default",
                "hint: let session = LanguageModelSession()",
                "4:44: error: 'prompt' is not declared, and a strict run gives no default",
                "hint: let prompt = \"…\"",
            ])
        #expect(try run(guide, "--strict").exitCode == 2)
    }

    @Test func aDefaultSessionLastsForOnePlayground() throws {
        let result = try run(
            """
            ```swift
            _ = try await session.respond(to: "One")
            _ = try await session.respond(to: "Two")
            print(session.transcript.count)
            ```

            ```swift
            print(session.transcript.count)
            session = LanguageModelSession(instructions: "Be brief.")
            print(session.transcript.count)
            ```

            """)
        #expect(result.output.contains("Printed:\n\n```text\n4\n```"))
        #expect(result.output.contains("Printed:\n\n```text\n0\n1\n```"))
    }

    @Test func declaredNamesWinOverDefaults() throws {
        let result = try run(
            """
            ```swift
            struct Chat { let session = "mine"; func name() -> String { session } }
            print(Chat().name())
            let prompt = "declared"
            ```

            ```swift
            print(prompt)
            ```

            """)
        #expect(result.output.contains("```text\nmine\n```"))
        #expect(result.output.contains("```text\ndeclared\n```"))
        #expect(!result.output.contains("NOTE"))
    }

    @Test func viewsAreSkippedAndTheRestRuns() throws {
        let result = try run(
            """
            ```swift
            import SwiftUI
            import FoundationModels

            @Observable
            final class Planner {
                var plan: String?
                private let session = LanguageModelSession(instructions: "You plan trips.")

                func suggest() async throws {
                    plan = try await session.respond(to: "A day in Rome").content
                }
            }
            ```

            ```swift
            struct PlannerView: View {
                @State private var planner = Planner()
                var body: some View { Text(planner.plan ?? "…") }
            }
            ```

            ```swift
            Button("Plan") { Task { try await planner.suggest() } }
                .disabled(planner.plan != nil)
            ```

            ```swift
            PlannerView()
            ```

            ```swift
            var body: some View {
                VStack { Text("Hello") }
            }
            ```

            ```swift
            .task {
                try? await planner.suggest()
            }
            ```

            ```swift
            #Playground {
                let planner = Planner()
                try await planner.suggest()
                let plan = planner.plan
            }
            ```

            """)
        #expect(result.errors == "")
        #expect(result.exitCode == 0)
        #expect(result.output.contains("plan: String? = \"This is a sample answer to “A day in Rome”.\""))
        let notes = result.output.split(separator: "\n").filter { $0.contains("is skipped") }
        #expect(
            notes == [
                "> This declaration is skipped: 'View' belongs to a user-interface framework.",
                "> This code is skipped: 'Button' belongs to SwiftUI.",
                "> This code is skipped: it uses code that needs SwiftUI.",
                "> This declaration is skipped: 'View' belongs to a user-interface framework.",
                "> This code is skipped: 'task' belongs to SwiftUI.",
            ])
    }

    @Test func codeOfOtherFrameworksIsSkippedWithWhatUsesIt() throws {
        let result = try run(
            """
            ```swift
            final class Lookup {
                var item: MKMapItem?
                func find() { item = MKMapItem.forCurrentLocation() }
            }
            let one = 1
            let lookup = Lookup()
            lookup.find()
            let two = one + 1
            ```

            ```swift
            print(lookup.item as Any)
            print(two)
            ```

            ```swift
            print(two)
            ```

            """)
        #expect(result.exitCode == 0)
        #expect(result.output.contains("one: Int = 1\ntwo: Int = 2"))
        let notes = result.output.split(separator: "\n").filter { $0.contains("is skipped") }
        #expect(
            notes == [
                "> This declaration is skipped: 'MKMapItem' belongs to MapKit.",
                "> This declaration is skipped: it uses code that needs MapKit.",
                "> This code is skipped: it uses code that needs MapKit.",
                "> This code is skipped: it uses code that needs MapKit.",
            ])
        #expect(result.output.components(separatedBy: "Printed:\n\n```text\n2\n```").count == 3)
    }

    @Test func codeSplitOverFencesRunsAsOneDocument() throws {
        let result = try run(
            """
            ```swift
            @Generable struct Trip { let city: String; let days: Int }
            ```

            ```swift
            let trips = LanguageModelSession(instructions: "You plan trips.")
            ```

            ```swift
            let trip = try await trips.respond(to: "Plan", generating: Trip.self).content
            ```

            ```swift
            print("\\(trip.days >= 0), \\(trip.city.isEmpty)")
            ```

            """)
        #expect(result.exitCode == 0)
        #expect(result.output.contains("Printed:\n\n```text\ntrue, false\n```"))
    }

    @Test func placeholdersAndExcerptsSayWhatTheyAre() throws {
        #expect(
            try errors(
                """
                ```swift
                struct Recipes: Tool {
                    let description = "Finds recipes"
                    @Generable struct Arguments { var term: String }
                    func call(arguments: Arguments) async throws -> String {
                        ...
                    }
                }
                ```

                ```swift
                let tool = Recipes()
                ```

                ```swift
                let session = LanguageModelSession(tools: [tool])
                ```

                ```swift
                func respond(to prompt: String) async throws -> String
                ```

                ```swift
                init(name: String) {
                    self.name = name
                }
                ```

                ```swift
                @Guide(description: "A name")
                let name: String
                ```

                ```swift
                @Generable(description: "A city")
                ```

                ```swift
                protocol Answering {
                    associatedtype Answer
                    func answer() async throws -> Answer
                }
                ```

                """) == [
                    "6:9: error: '...' stands for code that is left out",
                    "hint: write the code, or mark the fence 'swift skip'",
                    "12:12: error: cannot use 'Recipes': its declaration, or the code around it, has an error",
                    "hint: see 6: '...' stands for code that is left out",
                    "16:44: error: cannot use 'tool': its declaration, or the code around it, has an error",
                    "hint: see 6: '...' stands for code that is left out",
                    "20:1: error: expected '{' in body of function declaration",
                    "24:1: error: initializers may only be declared within a type",
                    "30:1: error: '@Guide' has no meaning at a variable outside of a type",
                    "hint: show the whole type, or mark the fence 'swift skip'",
                    "35:34: error: expected declaration after attribute",
                    "hint: insert declaration",
                ])
    }

    @Test func aWrongDeclarationTakesWithItWhatUsesItAndNothingElse() throws {
        let guide = """
            ```swift
            struct Broken { func number() -> Int { "x" } }
            struct Whole { var one = 1 }
            struct Around { var broken = Broken() }
            let broken = Broken()
            ```

            ```swift
            print(Whole().one)
            ```

            ```swift
            print(Around())
            ```

            ```swift
            print(broken)
            ```

            """
        #expect(
            try errors(guide) == [
                "2:40: error: cannot convert return expression of type 'String' to return type 'Int'",
                "13:7: error: cannot use 'Around': its declaration, or the code around it, has an error",
                "hint: see 2: cannot convert return expression of type 'String' to return type 'Int'",
                "17:7: error: cannot use 'broken': its declaration, or the code around it, has an error",
                "hint: see 2: cannot convert return expression of type 'String' to return type 'Int'",
            ])
        #expect(try run(guide).output.contains("Printed:\n\n```text\n1\n```"))
    }

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
        let errors = try errors("```swift\n\(code)\n```\n")
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
        let guide = "```swift\nlet session = LanguageModelSession()\n\(code)\n```\n"
        let result = try run(guide)
        #expect(result.errors == "")
        #expect(result.exitCode == 0)
        #expect(result.output.contains(note))
        #expect(try run(guide, "--strict").exitCode == 2)
    }

    @Test func onlyTheFirstErrorsOfATextThatDoesNotParseAreTold() throws {
        let result = try run("```swift\nvef zoza: Xk\nviy bux: Jy\nnal oqp: [G]\nmin kiq: Ga\n```\n")
        #expect(result.errors.components(separatedBy: ": error: ").count == 4)
        #expect(result.output.contains("more errors in this code may follow from these."))
    }
}
