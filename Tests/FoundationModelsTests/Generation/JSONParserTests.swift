import Testing

@testable import FoundationModels

/// Behaviour 19: JSON text that may end anywhere.
@Suite struct JSONParserTests {
    @Test(arguments: [
        (#"{"name": "Johnny Appleseed", "age": 30}"#, #"{"name": "Johnny Appleseed", "age": 30}"#),
        (#" [ 1 , 2.50 , -0 , 1E2 ] "#, "[1, 2.5, 0, 100]"),
        (#"{"z":{},"a":[],"m":null,"t":true,"f":false}"#, #"{"z": {}, "a": [], "m": null, "t": true, "f": false}"#),
        (#""\u00e9\ud83d\ude00\/\"\\\n\u0001""#, #""é😀/\"\\\n\u0001""#),
        (#""\ud83d!""#, "\"\u{fffd}!\""),
        (#"{"a": 1, "b": 2, "a": 3}"#, #"{"a": 3, "b": 2}"#),
        ("12", "12"),
    ])
    func readsAndWritesWholeText(text: String, written: String) throws {
        let content = try GeneratedContent(json: text)
        #expect(content.jsonString == written)
        #expect(content.isComplete)
        #expect(content.id == nil)
    }

    @Test(
        "Behaviour 19: truncated text is read as far as it goes",
        arguments: [
            (#"{"title": "A story of"#, #"{"title": "A story of"}"#),
            (#"{"title": "line\"#, #"{"title": "line"}"#),
            (#"{"title": "half \u26"#, #"{"title": "half "}"#),
            (#"{"title": "half \ud83d\ude"#, #"{"title": "half "}"#),
            (#"{"title": "done", "ag"#, #"{"title": "done"}"#),
            (#"{"title": "done", "age""#, #"{"title": "done"}"#),
            (#"{"title": "done", "age":"#, #"{"title": "done"}"#),
            (#"{"title": "done", "age": 4"#, #"{"title": "done"}"#),
            (#"{"title": "done", "age": -"#, #"{"title": "done"}"#),
            (#"{"title": "done", "age": 1.5e"#, #"{"title": "done"}"#),
            (#"{"ok": tru"#, "{}"),
            (#"{"none": nul"#, "{}"),
            (#"{"days": [{"title": "Fuji"}, {"title": "Ky"#, #"{"days": [{"title": "Fuji"}, {"title": "Ky"}]}"#),
            ("[1, 2, 3", "[1, 2]"),
            ("[1, 2, ", "[1, 2]"),
            ("{", "{}"),
            ("[", "[]"),
            (#"""#, #""""#),
        ])
    func keepsWhatIsDecidedOfTruncatedText(text: String, kept: String) throws {
        let content = try GeneratedContent(json: text)
        #expect(content.jsonString == kept)
        #expect(!content.isComplete)
    }

    @Test func tellsForEachPartWhetherItIsComplete() throws {
        let content = try GeneratedContent(json: #"{"a": {"b": "x"}, "c": [1, "y"#)
        #expect(try content.structure()["a"]?.isComplete == true)
        #expect(try content.structure()["c"]?.isComplete == false)
        #expect(try content.structure()["c"]?.elements().map(\.isComplete) == [true, false])
    }

    @Test(arguments: [
        ("", "The text ends before any value does: it is no JSON yet."),
        ("  ", "The text ends before any value does: it is no JSON yet."),
        ("tru", "The text ends before any value does: it is no JSON yet."),
        ("-", "The text ends before any value does: it is no JSON yet."),
        ("hello", #"The text is not valid JSON: line 1, column 1: Expected a value, but found "hello"."#),
        (
            "{a: 1}",
            #"The text is not valid JSON: line 1, column 2: Expected a property's name in quotes, but found "a: 1}"."#
        ),
        ("{\"a\" 1}", #"The text is not valid JSON: line 1, column 6: Expected ":", but found "1}"."#),
        ("[1,]", #"The text is not valid JSON: line 1, column 4: Expected a value, but found "]"."#),
        ("[1 2]", #"The text is not valid JSON: line 1, column 4: Expected "," or "]", but found "2]"."#),
        ("[\n  01\n]", "The text is not valid JSON: line 2, column 3: 01 is not a number, but found \"01\n]\"."),
        ("[1.2.3", #"The text is not valid JSON: line 1, column 2: 1.2.3 is not a number, but found "1.2.3"."#),
        (
            "\"a\nb\"",
            "The text is not valid JSON: line 1, column 3: A control character in a text must be escaped, but found \"\nb\"\"."
        ),
        (#""\x""#, #"The text is not valid JSON: line 1, column 3: \x is not an escape, but found "x""."#),
        (
            #""\u12g4""#,
            #"The text is not valid JSON: line 1, column 6: \u needs four hexadecimal digits, but found "g4""."#
        ),
        ("trux", "The text is not valid JSON: line 1, column 4: Expected true, but found \"x\"."),
        ("{} {}", #"The text is not valid JSON: line 1, column 4: Nothing may follow the value, but found "{}"."#),
    ])
    func saysWhatIsWrong(text: String, message: String) {
        let error = #expect(throws: GeneratedContent.ParsingError.self) { try GeneratedContent(json: text) }
        #expect(error?.debugDescription == message)
        #expect(error?.rawContent == text)
        #expect(error?.errorDescription == message)
    }

    @Test func refusesTextThatIsNestedWithoutEnd() throws {
        let deep = String(repeating: "[", count: 1_000_000)
        #expect(throws: GeneratedContent.ParsingError.self) { try GeneratedContent(json: deep) }
        let deepest = String(repeating: "[", count: 400) + String(repeating: "]", count: 400)
        #expect(try GeneratedContent(json: deepest).isComplete)
    }

    @Test func everyPrefixOfAnAnswerIsReadAndOnlyGrows() throws {
        let text =
            #"{"title": "Fuji \u2728 \ud83d\uddfb", "days": [{"n": 12, "ok": true}, {"n": -1.5e3, "ok": null}], "end": "\\"}"#
        let id = GenerationID()
        var longest = 0
        for length in 1...text.count {
            guard let content = try GeneratedContent.snapshot(of: String(text.prefix(length)), id: id) else { continue }
            #expect(content.id == id)
            #expect(content.jsonString.count >= longest)
            longest = content.jsonString.count
        }
        #expect(try GeneratedContent.snapshot(of: text, id: id) == GeneratedContent(json: text))
    }

    /// Behaviour 20: identities are the same in every snapshot.
    @Test func partsKeepTheirIdentityFromSnapshotToSnapshot() throws {
        let id = GenerationID()
        let early = try #require(try GeneratedContent.snapshot(of: #"{"days": [{"n": "a"#, id: id))
        let late = try #require(try GeneratedContent.snapshot(of: #"{"days": [{"n": "abc"}, {"n": "abc"}]}"#, id: id))
        let earlyDays = try #require(try early.structure()["days"]?.elements())
        let lateDays = try #require(try late.structure()["days"]?.elements())
        #expect(earlyDays[0].id == lateDays[0].id)
        #expect(lateDays[0].id != lateDays[1].id)
        #expect(early.id == id && late.id == id)
        let other = try #require(try GeneratedContent.snapshot(of: #"{"days": [{"n": "a"#, id: GenerationID()))
        #expect(try other.structure()["days"]?.id != early.structure()["days"]?.id)
    }

    @Test func aNumberAloneIsShownOnlyWhenTheAnswerIsFinished() throws {
        let id = GenerationID()
        #expect(try GeneratedContent.snapshot(of: "4", id: id) == nil)
        #expect(try GeneratedContent.snapshot(of: "42", id: id, isFinal: true)?.jsonString == "42")
    }
}
