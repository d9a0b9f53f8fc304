import SourceText
import Testing

@Suite struct SuggestionTests {
    @Test(arguments: [
        ("respnd", "respond"), ("repsond", "respond"), ("Respond", "respond"), ("promt", "prompt"), ("xyz", nil),
        ("respond", nil),
    ])
    func suggestsTheNearestName(written: String, meant: String?) {
        #expect(Suggestion.nearest(to: written, in: ["respond", "prompt", "session"]) == meant)
    }

    @Test func prefersTheFirstOfEquallyNearNames() {
        #expect(Suggestion.nearest(to: "cat", in: ["bat", "car"]) == "bat")
    }
}
