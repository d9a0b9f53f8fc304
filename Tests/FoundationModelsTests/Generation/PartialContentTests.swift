import Testing

@testable import FoundationModels

/// What a stream shows of a structure while its text grows.
@Suite struct PartialContentTests {
    private func snapshot(_ text: String) throws -> Trip.PartiallyGenerated {
        try Trip.PartiallyGenerated(try GeneratedContent(json: text))
    }

    @Test func textsGrowMidWord() throws {
        #expect(try snapshot(#"{"title": "A we"#).title == "A we")
        #expect(try snapshot(#"{"title": "A weekend"#).title == "A weekend")
        #expect(try snapshot(#"{"tit"#).title == nil)
    }

    /// `city` is also the beginning of `cityBreak`.
    @Test func aCaseIsShownOnlyWhenDecided() throws {
        #expect(try snapshot(#"{"title": "T", "days": [], "kind": "cit"#).kind == nil)
        #expect(try snapshot(#"{"title": "T", "days": [], "kind": "city"#).kind == nil)
        #expect(try snapshot(#"{"title": "T", "days": [], "kind": "city""#).kind == .city)
        #expect(try snapshot(#"{"title": "T", "days": [], "kind": "cityBreak""#).kind == .cityBreak)
        #expect(throws: GeneratedContent.ParsingError.self) {
            try snapshot(#"{"title": "T", "days": [], "kind": "town""#)
        }
    }

    @Test func arraysGrow() throws {
        #expect(try snapshot(#"{"title": "T", "days": "#).days == nil)
        #expect(try snapshot(#"{"title": "T", "days": ["#).days == [])
        let text = #"{"title": "T", "days": [{"stops": []}, {"stops": [{"name": "Kyo"#
        #expect(try snapshot(text).days?.map(\.stops.count) == [0, 0])
    }

    @Test func absentAndNullOptionalsAreNil() throws {
        #expect(try snapshot(#"{"title": "T", "days": [], "kind": "city", "note": null}"#).note == nil)
        #expect(try snapshot(#"{"title": "T", "days": [], "kind": "city"}"#).note == nil)
        #expect(try snapshot(#"{"title": "T", "days": [], "kind": "city", "note": "n"}"#).note == "n")
    }

    @Test func aWholeValueIsAPartialOneToo() throws {
        let trip = try Trip(GeneratedContent(json: #"{"title": "T", "days": [{"stops": []}], "kind": "city"}"#))
        let partial = trip.asPartiallyGenerated()
        #expect(partial.title == "T")
        #expect(partial.days == trip.days)
        #expect(partial.kind == .city)
        #expect(partial.note == nil)
        #expect("text".asPartiallyGenerated() == "text")
        #expect([trip].asPartiallyGenerated().first?.title == "T")
    }

    /// Behaviour 25: `[T]` at the top streams `[T.PartiallyGenerated]`.
    @Test func anArrayAtTheTopIsAnArrayOfPartialValues() throws {
        let id = GenerationID()
        func trips(_ text: String) throws -> [Trip].PartiallyGenerated {
            try [Trip].PartiallyGenerated(try #require(try GeneratedContent.snapshot(of: text, id: id)))
        }
        #expect(try trips("[").isEmpty)
        let early = try trips(#"[{"title": "On"#)
        let late = try trips(#"[{"title": "One", "days": []}, {"title": "T"#)
        #expect(early.map(\.title) == ["On"])
        #expect(late.map(\.title) == ["One", "T"])
        #expect(early[0].id == late[0].id)
    }

    @Test func aWholeStructureIsReadFromATruncatedTextThatHasItAll() throws {
        let day = try Day(GeneratedContent(json: #"{"stops": [{"name": "Kyoto", "next": []}]"#))
        #expect(day.stops.map(\.name) == ["Kyoto"])
        let error = #expect(throws: GeneratedContent.ParsingError.self) {
            try Trip(GeneratedContent(json: #"{"title": "T"#))
        }
        #expect(error?.debugDescription == #"The property "days" is missing. The content has "title"."#)
    }
}
