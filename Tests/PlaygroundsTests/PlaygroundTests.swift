import FoundationModels
import Playgrounds
import ScriptedModel
import Testing

/// Playground files as people write them, compiled without a change and run on the model `sample`.
@Suite struct PlaygroundTests {
    @Test func aProgramFindsItsPlaygroundsInTheOrderOfTheSource() {
        let places = Playground.all.map { "\($0.fileID.split(separator: "/").last ?? "") \($0.name ?? "(unnamed)")" }
        #expect(
            places.prefix(3) == [
                "Assistant.swift A tool is called before the answer",
                "Assistant.swift Errors can be told apart",
                "Assistant.swift A session goes on from its transcript",
            ])
        #expect(places.filter { $0.hasPrefix("Menu") }.last == "Menu.swift (unnamed)")
        #expect(places.last == "Travel.swift Streaming a voyage")
        #expect(Playground.all.first?.line == 27)
        #expect(Playground.all.first?.column == 1)
    }

    @Test(arguments: [
        (
            "A tool is called before the answer",
            [
                "2", #"instructions ["WeatherTool"]"#, "prompt Packing", #"calls ["WeatherTool"]"#,
                "output WeatherTool 1", "response 1",
            ]
        ),
        ("Errors can be told apart", ["broken true 1"]),
        ("A session goes on from its transcript", ["3 5 2 false"]),
        ("A tool shares values with its session", ["2 true kind"]),
        ("A schema made while the program runs", ["true", #"["title", "dishes"]"#]),
        (
            "What is wrong with a schema is said",
            [#"The schema "DishName" has no choices."#, #"Nothing is named "Dish"."#]
        ),
        ("(unnamed)", [#"{"name": "Maren Holt", "age": 30}"#, #"{"title": "A story of"}"#, "true"]),
        (
            "A voyage",
            [
                "true 2", "true", "Where shall we sail?", "Last year's log reads:",
                #"{"name": "Round the cape", "home": "Horta", "weather": "Fair.", "#
                    + #""legs": [{"name": "Out", "stops": [{"reason": "water", "place": "Flores"}]}]}"#,
                "Voyage",
            ]
        ),
        ("Streaming a voyage", ["1 true 2", "true"]),
    ])
    func printsWhatItShould(name: String, lines: [String]) async throws {
        let playground = try #require(Playground.all.first { $0.name ?? "(unnamed)" == name })
        let output = RecordedOutput()
        try await RecordedOutput.$current.withValue(output) {
            try await SystemLanguageModel.$environment.withValue(.init(backend: ScriptedModel.sample)) {
                try await playground.run()
            }
        }
        #expect(output.lines == lines)
    }

    @Test func aPlaygroundThrowsWhatItsBodyThrows() async throws {
        struct Failure: Error {}
        let failing = Playground(name: nil, fileID: "", line: 1, column: 1) { throw Failure() }
        await #expect(throws: Failure.self) { try await failing.run() }
    }
}
