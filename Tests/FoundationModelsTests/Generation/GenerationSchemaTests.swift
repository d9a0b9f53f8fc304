import Foundation
import Testing

@testable import FoundationModels

/// Behaviours 13 and 16: Apple's JSON dialect, in the order of declaration.
@Suite struct GenerationSchemaTests {
    @Test("Behaviour 16: the JSON dialect of a type's schema")
    func writesTheSchemaOfAType() {
        let expected = """
            {
              "title": "Trip",
              "description": "A plan.",
              "type": "object",
              "properties": {
                "title": {
                  "type": "string",
                  "description": "A name."
                },
                "days": {
                  "type": "array",
                  "items": {
                    "$ref": "#/$defs/Day"
                  },
                  "minItems": 1,
                  "maxItems": 3
                },
                "kind": {
                  "$ref": "#/$defs/Kind",
                  "description": "What kind."
                },
                "note": {
                  "type": "string"
                }
              },
              "required": [
                "title",
                "days",
                "kind"
              ],
              "x-order": [
                "title",
                "days",
                "kind",
                "note"
              ],
              "additionalProperties": false,
              "$defs": {
                "Day": {
                  "title": "Day",
                  "type": "object",
                  "properties": {
                    "stops": {
                      "type": "array",
                      "items": {
                        "$ref": "#/$defs/Stop"
                      },
                      "maxItems": 2
                    }
                  },
                  "required": [
                    "stops"
                  ],
                  "x-order": [
                    "stops"
                  ],
                  "additionalProperties": false
                },
                "Stop": {
                  "title": "Stop",
                  "type": "object",
                  "properties": {
                    "name": {
                      "type": "string"
                    },
                    "next": {
                      "type": "array",
                      "items": {
                        "$ref": "#/$defs/Stop"
                      }
                    }
                  },
                  "required": [
                    "name",
                    "next"
                  ],
                  "x-order": [
                    "name",
                    "next"
                  ],
                  "additionalProperties": false
                },
                "Kind": {
                  "title": "Kind",
                  "type": "string",
                  "enum": [
                    "city",
                    "cityBreak"
                  ]
                }
              }
            }
            """
        #expect(Trip.generationSchema.debugDescription == expected)
        #expect(Trip.generationSchema.defects.isEmpty)
        #expect(Trip.generationSchema.name == "Trip")
    }

    @Test func aRootThatContainsItselfIsReferredToAsSuch() {
        #expect(
            Stop.generationSchema.jsonString
                == #"{"title": "Stop", "type": "object", "properties": {"name": {"type": "string"}, "#
                + ##""next": {"type": "array", "items": {"$ref": "#"}}}, "required": ["name", "next"], "##
                + #""x-order": ["name", "next"], "additionalProperties": false}"#)
    }

    @Test func writesTheSchemasOfBuiltInTypes() {
        #expect(Bool.generationSchema.jsonString == #"{"type": "boolean"}"#)
        #expect(String.generationSchema.jsonString == #"{"type": "string"}"#)
        #expect(Int.generationSchema.jsonString == #"{"type": "integer"}"#)
        #expect(Double.generationSchema.jsonString == #"{"type": "number"}"#)
        #expect(Float.generationSchema.jsonString == #"{"type": "number"}"#)
        #expect(Decimal.generationSchema.jsonString == #"{"type": "number"}"#)
        #expect(Never.generationSchema.jsonString == #"{"not": {}}"#)
        #expect(GeneratedContent.generationSchema.jsonString == "{}")
        #expect(
            [[Int]].generationSchema.jsonString
                == #"{"type": "array", "items": {"type": "array", "items": {"type": "integer"}}}"#)
        #expect([Int].generationSchema.name == "Array<Int>")
    }

    @Test func typesOfOneNameStayApart() {
        enum Inner: Generable {
            static var generationSchema: GenerationSchema { GenerationSchema(type: Inner.self, anyOf: ["a"]) }
            var generatedContent: GeneratedContent { GeneratedContent("a") }
            init(_ content: GeneratedContent) throws { throw content.mismatch(expected: "a") }
        }
        struct Outer: Generable {
            enum Kind: Generable {
                static var generationSchema: GenerationSchema { GenerationSchema(type: Kind.self, anyOf: ["x"]) }
                var generatedContent: GeneratedContent { GeneratedContent("x") }
                init(_ content: GeneratedContent) throws { throw content.mismatch(expected: "x") }
            }
            static var generationSchema: GenerationSchema {
                GenerationSchema(
                    type: Outer.self,
                    properties: [
                        .init(name: "one", type: FoundationModelsTests.Kind.self), .init(name: "two", type: Kind.self),
                    ])
            }
            var generatedContent: GeneratedContent { GeneratedContent(properties: [:]) }
            init(_ content: GeneratedContent) throws {}
        }
        let schema = Outer.generationSchema
        #expect(schema.definitions.map(\.node.title) == ["Kind", "Kind"])
        #expect(Set(schema.definitions.map(\.key)).count == 2)
        let back = try? GenerationSchema(json: schema.jsonString)
        #expect(
            back?.definitions.compactMap { definition -> [String]? in
                guard case .string(let string) = definition.node else { return nil }
                return string.choices
            } == [["city", "cityBreak"], ["x"]])
    }

    @Test func nilIsWrittenWhenAskedFor() {
        let schema = GenerationSchema(
            type: Trip.self, representNilExplicitlyInGeneratedContent: true,
            properties: [.init(name: "note", description: "A note.", type: String?.self, guides: [.anyOf(["a"])])])
        #expect(
            schema.jsonString
                == #"{"title": "Trip", "type": "object", "properties": {"note": {"anyOf": [{"type": "string", "enum": ["a"]}, "#
                + #"{"type": "null"}], "description": "A note."}}, "required": ["note"], "x-order": ["note"], "#
                + #""additionalProperties": false}"#)
    }

    @Test func aUnionRefersToItsTypes() {
        let schema = GenerationSchema(type: Trip.self, description: "Either.", anyOf: [Kind.self, Int.self])
        #expect(
            schema.jsonString
                == ##"{"title": "Trip", "description": "Either.", "anyOf": [{"$ref": "#/$defs/Kind"}, {"type": "integer"}], "##
                + #""$defs": {"Kind": {"title": "Kind", "type": "string", "enum": ["city", "cityBreak"]}}}"#)
    }

    @Test func readsWhatItWrites() throws {
        for schema in [
            Trip.generationSchema, Stop.generationSchema, Kind.generationSchema, [Trip].generationSchema,
            Never.generationSchema, GeneratedContent.generationSchema, Bool.generationSchema,
        ] {
            #expect(try GenerationSchema(json: schema.debugDescription).jsonString == schema.jsonString)
            let data = try JSONEncoder().encode(schema)
            let decoded = try JSONDecoder().decode(GenerationSchema.self, from: data)
            #expect(decoded.jsonString == schema.jsonString)
        }
    }

    @Test func theOrderOfTheTextCountsWithoutXOrder() throws {
        let schema = try GenerationSchema(
            json:
                #"{"type": "object", "properties": {"z": {"type": "integer"}, "a": {"type": "null"}}, "required": ["a"]}"#
        )
        #expect(
            schema.root
                == .object(
                    .init(properties: [
                        .init(name: "z", node: .integer(.init()), isOptional: true), .init(name: "a", node: .null),
                    ])))
    }

    @Test(arguments: [
        (
            #"{"type": "string", "minLength": 3}"#,
            #"The schema cannot be used: The keyword "minLength" cannot be kept here."#
        ),
        (
            #"{"type": "object", "properties": {"a": {"type": "strin"}}}"#,
            #"The schema cannot be used at a: There is no type named "strin"."#
        ),
        (#"{"oneOf": []}"#, #"The schema cannot be used: The keyword "oneOf" cannot be kept here."#),
        (
            #"{"type": "array", "items": {"type": "integer", "minimum": 0.5}}"#,
            "The schema cannot be used at []: The bound 0.5 of an integer is not an integer that fits."
        ),
        (
            #"{"type": "integer", "minimum": 2, "maximum": 1}"#,
            "The schema cannot be used: No number is at least 2 and at most 1."
        ),
        (#"{"type": "array", "minItems": -1}"#, "The schema cannot be used: An array cannot have -1 elements."),
        (#"{"enum": []}"#, "The schema cannot be used: enum has no choices."),
        (#"{"enum": [1, 2]}"#, "The schema cannot be used: Expected a text for a choice, but found the number 1."),
        (
            #"{"$ref": "http://example.org"}"#,
            #"The schema cannot be used: The reference "http://example.org" leads out of the schema's $defs."#
        ),
        (
            #"{"type": "object", "properties": {}, "required": ["x"]}"#,
            #"The schema cannot be used: "x" is named, but is no property."#
        ),
        ("[]", "The schema cannot be used: Expected a schema, but found an array of 0."),
    ])
    func refusesWhatItCannotKeep(json: String, message: String) {
        let error = #expect(throws: GeneratedContent.ParsingError.self) { try GenerationSchema(json: json) }
        #expect(error?.debugDescription == message)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(GenerationSchema.self, from: Data(json.utf8)) }
    }

    @Test func refusesUndefinedReferences() {
        let error = #expect(throws: GenerationSchema.SchemaError.self) {
            try GenerationSchema(json: ##"{"type": "array", "items": {"$ref": "#/$defs/Ghost"}}"##)
        }
        #expect(error?.errorDescription == #"Nothing is named "Ghost"."#)
    }

    @Test(arguments: [
        ("a", "^a$"), ("a|b", "^(a|b)$"), ("(a|b)", "^(a|b)$"), ("[|]", "^[|]$"), (#"\|\$"#, #"^\|\$$"#),
        ("^a$", "^a$"),
    ])
    func patternsAreAnchoredInJSON(pattern: String, written: String) {
        #expect(SchemaPattern.anchored(pattern) == written)
        #expect(SchemaPattern.anchored(SchemaPattern.unanchored(written)) == written)
    }
}
