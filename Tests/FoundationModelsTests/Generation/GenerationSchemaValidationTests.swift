import Testing

@testable import FoundationModels

@Suite struct GenerationSchemaValidationTests {
    private let schema = Trip.generationSchema

    @Test(arguments: [
        #"{"title": "T", "days": [{"stops": []}], "kind": "city"}"#,
        #"{"note": "n", "kind": "city", "title": "T", "days": [{"stops": [{"name": "a", "next": [{"name": "b", "next": []}]}]}]}"#,
    ])
    func acceptsWhatFits(json: String) throws {
        try schema.validate(GeneratedContent(json: json))
    }

    @Test(arguments: [
        (#"{"title": "T", "days": [{"stops": []}]}"#, #"The property "kind" is missing."#),
        (
            #"{"title": "T", "days": [{"stops": []}], "kind": "town"}"#,
            #"kind: the string "town" is none of "city", "cityBreak"."#
        ),
        (
            #"{"title": 1, "days": [{"stops": []}], "kind": "city"}"#,
            "title: Expected a string, but found the number 1."
        ),
        (#"{"title": "T", "days": [], "kind": "city"}"#, "days: There are 0 elements, but there must be at least 1."),
        (
            #"{"title": "T", "days": [{"stops": [1]}], "kind": "city"}"#,
            "days[0].stops[0]: Expected an object, but found the number 1."
        ),
        (
            #"{"title": "T", "days": [{"stops": [{"name": "a", "next": [{"name": "b"}]}]}], "kind": "city"}"#,
            #"days[0].stops[0].next[0]: The property "next" is missing."#
        ),
        (#"{"title": "T", "days": [{"stops": []}], "kind": "city", "x": 1}"#, #"The schema has no property "x"."#),
        (
            #"{"title": "T", "days": [{"stops": []}], "kind": "city", "note": null}"#,
            "note: Expected a string, but found null."
        ),
        (
            #"{"title": "T", "days": [{"stops": []}], "kind": "city", "note": "hal"#,
            "note: The content ends before it is finished."
        ),
        (#"{"title": "T", "days": [{"stops": []}], "kind": "city""#, "The content ends before it is finished."),
    ])
    func namesThePlaceOfWhatDoesNot(json: String, message: String) throws {
        let violation = #expect(throws: GenerationSchema.Violation.self) {
            try schema.validate(GeneratedContent(json: json))
        }
        #expect(violation?.description == message)
    }

    @Test(
        arguments: [
            (#"{"type": "integer", "minimum": 1, "maximum": 3}"#, "3", nil),
            (#"{"type": "integer", "minimum": 1}"#, "0", "0 is less than 1."),
            (#"{"type": "integer"}"#, "1.5", "Expected an integer, but found the number 1.5."),
            (#"{"type": "number", "maximum": 0.1}"#, "0.1", nil),
            (
                #"{"type": "number", "maximum": 0.1}"#, "0.10000000000000000001",
                "0.10000000000000000001 is more than 0.1."
            ),
            (#"{"type": "string", "pattern": "^[a-z]+$"}"#, #""abc""#, nil),
            (#"{"type": "string", "pattern": "[a-z]+"}"#, #""abc1""#, #""abc1" does not match /[a-z]+/."#),
            (#"{"type": "string", "pattern": "["}"#, #""a""#, "/[/ is not a regular expression."),
            (#"{"anyOf": [{"type": "null"}, {"type": "boolean"}]}"#, "true", nil),
            (
                #"{"anyOf": [{"type": "null"}, {"type": "boolean"}]}"#, "1",
                "The number 1 has the shape of none of the choices."
            ),
            (
                #"{"anyOf": [{"type": "null"}, {"type": "array", "items": {"type": "boolean"}}]}"#, "[1]",
                "[0]: Expected true or false, but found the number 1."
            ),
            ("{}", #"{"a": [1]}"#, nil),
            ("false", "1", "The number 1 has the shape of none of the choices."),
            (
                ##"{"$ref": "#/$defs/A", "$defs": {"A": {"anyOf": [{"$ref": "#/$defs/A"}, {"type": "null"}]}}}"##,
                "null", nil
            ),
            (
                ##"{"$ref": "#/$defs/A", "$defs": {"A": {"$ref": "#/$defs/A"}}}"##, "null",
                #""A" is defined by nothing but itself."#
            ),
        ] as [(String, String, String?)])
    func checksEveryGuide(schema: String, json: String, message: String?) throws {
        let schema = try GenerationSchema(json: schema)
        let content = try GeneratedContent(json: json)
        var found: GenerationSchema.Violation?
        do { try schema.validate(content) } catch { found = error }
        #expect(found?.description == message)
    }
}
