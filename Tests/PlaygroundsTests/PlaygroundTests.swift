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
        #expect(places.last == "Travel.swift Streaming an itinerary")
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
        ("(unnamed)", [#"{"name": "Johnny Appleseed", "age": 30}"#, #"{"title": "A story of"}"#, "true"]),
        (
            "An itinerary",
            [
                "true 2", "true", "Plan two days for me.", "Here is an example, but don't copy it:",
                #"{"title": "Onsen", "destinationName": "Mount Fuji", "description": "Hot springs.", "#
                    + #""days": [{"title": "First", "activities": [{"type": "sightseeing", "title": "Lake"}]}]}"#,
                "Itinerary",
            ]
        ),
        ("Streaming an itinerary", ["1 true 2", "true"]),
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
