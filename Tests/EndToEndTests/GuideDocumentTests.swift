import Foundation
import Testing

/// Guides that were never written for Easel: their fences as a reader would copy them.
@Suite struct GuideDocumentTests {
    private let guide: GuideRun

    init() throws { guide = try GuideRun() }

    @Test func undeclaredNamesGetDefaults() throws {
        let text = """
            Ask the model:

            ```swift
            let answer = try await session.respond(to: prompt)
            ```

            """
        let result = try guide.run(text)
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
            try guide.errors(text, "--strict") == [
                "4:24: error: 'session' is not declared, and a strict run gives no default",
                "hint: let session = LanguageModelSession()",
                "4:44: error: 'prompt' is not declared, and a strict run gives no default",
                "hint: let prompt = \"…\"",
            ])
        #expect(try guide.run(text, "--strict").exitCode == 2)
    }

    @Test func aDefaultSessionLastsForOnePlayground() throws {
        let result = try guide.run(
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
        let result = try guide.run(
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
        let result = try guide.run(
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
        let result = try guide.run(
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
        let result = try guide.run(
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
            try guide.errors(
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
                    "6:9: note: '...' stands for code that is left out",
                    "16:44: error: cannot use 'tool': its declaration, or the code around it, has an error",
                    "6:9: note: '...' stands for code that is left out",
                    "20:1: error: expected '{' in body of function declaration",
                    "24:1: error: initializers may only be declared within a type",
                    "30:1: error: '@Guide' has no meaning at a variable outside of a type",
                    "hint: show the whole type, or mark the fence 'swift skip'",
                    "35:34: error: expected declaration after attribute",
                    "hint: insert declaration",
                ])
    }

    @Test func aWrongDeclarationTakesWithItWhatUsesItAndNothingElse() throws {
        let text = """
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
            try guide.errors(text) == [
                "2:40: error: cannot convert return expression of type 'String' to return type 'Int'",
                "13:7: error: cannot use 'Around': its declaration, or the code around it, has an error",
                "2:40: note: cannot convert return expression of type 'String' to return type 'Int'",
                "17:7: error: cannot use 'broken': its declaration, or the code around it, has an error",
                "2:40: note: cannot convert return expression of type 'String' to return type 'Int'",
            ])
        #expect(try guide.run(text).output.contains("Printed:\n\n```text\n1\n```"))
    }

    @Test func onlyTheFirstErrorsOfATextThatDoesNotParseAreTold() throws {
        let result = try guide.run("```swift\nvef zoza: Xk\nviy bux: Jy\nnal oqp: [G]\nmin kiq: Ga\n```\n")
        #expect(result.errors.components(separatedBy: ": error: ").count == 4)
        #expect(result.output.contains("more errors in this code may follow from these."))
    }
}
