import Playgrounds
import Testing

@Suite struct PlaygroundTests {
    @Test func aProgramFindsItsPlaygroundsInTheOrderOfTheSource() {
        let places = Playground.all.map { "\($0.name ?? "(unnamed)") \($0.fileID):\($0.line):\($0.column)" }
        #expect(
            places == [
                "Memberwise initializers are visible PlaygroundsTests/TravelPlayground.swift:41:1",
                "(unnamed) PlaygroundsTests/TravelPlayground.swift:48:1",
            ])
    }

    @Test func playgroundsRunAndThrow() async throws {
        for playground in Playground.all { try await playground.run() }
        struct Failure: Error {}
        let failing = Playground(name: nil, fileID: "", line: 1, column: 1) { throw Failure() }
        await #expect(throws: Failure.self) { try await failing.run() }
    }
}
