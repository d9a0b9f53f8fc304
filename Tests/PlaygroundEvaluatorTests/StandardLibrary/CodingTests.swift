import Foundation
import Testing

@testable import PlaygroundEvaluator

/// `struct Recipe: Codable { var title: String; var minutes: Int?; var tags: [String]; var level: Level }`
/// `enum Level: String, Codable { case easy, hard = "difficult" }`, with `case title = "name"` in `CodingKeys`.
struct CodingTests {
    let library = LibraryProbe.foundation()
    let recipe = NominalType(name: "Recipe", kind: .struct)
    let level = NominalType(name: "Level", kind: .enum)

    init() throws {
        let string = Type.nominal(try library.types.type(named: "String"), [])
        let int = Type.nominal(try library.types.type(named: "Int"), [])
        level.rawType = string
        level.cases = [
            .init(name: "easy", rawValue: .string("easy")), .init(name: "hard", rawValue: .string("difficult")),
        ]
        recipe.storedProperties = [
            .init(name: "title", type: string, isLet: false),
            .init(name: "minutes", type: .optional(int), isLet: false),
            .init(name: "tags", type: .array(string), isLet: false),
            .init(name: "level", type: .nominal(level, []), isLet: false),
        ]
        recipe.coding = NominalType.Coding(keys: [
            ("title", "name"), ("minutes", "minutes"), ("tags", "tags"), ("level", "level"),
        ])
    }

    private func encode(_ value: Value) throws -> String {
        let encoder = try library.call("JSONEncoder", "init()")
        let data = try library.call("JSONEncoder", "func encode", on: encoder, value)
        return String(decoding: try #require(Data.read(data)), as: UTF8.self)
    }

    private func decode(_ text: String, _ type: Type) throws -> Value {
        let decoder = try library.call("JSONDecoder", "init()")
        let data = try Data(text.utf8).written(in: library.types)
        return try library.call("JSONDecoder", "func decode", on: decoder, .type(type), data)
    }

    private func failure(_ text: String) throws -> String {
        do {
            return try decode(text, .nominal(recipe, [])).shown
        } catch let error as ThrownError {
            return error.value.shown
        }
    }

    private func value(minutes: Value) -> Value {
        .structure(
            StructValue(
                type: recipe,
                fields: [
                    .string("Soup"), minutes, .array([.string("warm")]),
                    .enumeration(EnumValue(type: level, caseIndex: 1)),
                ]))
    }

    @Test func structsRoundTrip() throws {
        let json = #"{"level":"difficult","minutes":20,"name":"Soup","tags":["warm"]}"#
        #expect(try encode(value(minutes: .some(.int(20)))) == json)
        #expect(ValueEquality.areEqual(try decode(json, .nominal(recipe, [])), value(minutes: .some(.int(20)))))
    }

    @Test func nilPropertiesAreLeftOut() throws {
        let json = #"{"level":"difficult","name":"Soup","tags":["warm"]}"#
        #expect(try encode(value(minutes: .none)) == json)
        #expect(ValueEquality.areEqual(try decode(json, .nominal(recipe, [])), value(minutes: .none)))
    }

    @Test func collections() throws {
        let int = Type.nominal(try library.types.type(named: "Int"), [])
        let string = Type.nominal(try library.types.type(named: "String"), [])
        #expect(try decode("[1, null, 3]", .array(.optional(int))).shown == "[Optional(1), nil, Optional(3)]")
        #expect(try decode(#"{"b": [1], "a": []}"#, .dictionary(string, .array(int))).shown == #"["a": [], "b": [1]]"#)
        #expect(try encode(.dictionary(DictionaryValue([(.string("k"), .array([.double(1.5)]))]))) == #"{"k":[1.5]}"#)
    }

    /// The texts are those of the compiled program.
    @Test func faultsAreFoundationsOwn() throws {
        #expect(
            try failure(#"{"tags": [], "level": "easy"}"#)
                == """
                DecodingError.keyNotFound: Key 'name' not found in keyed decoding container. Debug description: \
                No value associated with key CodingKeys(stringValue: "name", intValue: nil) ("name").
                """)
        #expect(
            try failure(#"{"name": 3, "tags": [], "level": "easy"}"#)
                == """
                DecodingError.typeMismatch: expected value of type String. Path: name. Debug description: \
                Expected to decode String but found number instead.
                """)
        #expect(
            try failure(#"{"name": "x", "tags": [], "level": "odd"}"#)
                == """
                DecodingError.dataCorrupted: Data was corrupted. Path: level. Debug description: \
                Cannot initialize Level from invalid String value odd
                """)
        #expect(
            try failure("nope")
                == "DecodingError.dataCorrupted: Data was corrupted. Debug description: The given data was not valid JSON."
        )
    }

    @Test func enumsWithPayloads() throws {
        let int = Type.nominal(try library.types.type(named: "Int"), [])
        let shape = NominalType(name: "Shape", kind: .enum)
        shape.cases = [
            .init(name: "dot"), .init(name: "box", payload: [.init(label: "width", type: int), .init(type: int)]),
        ]
        let box = Value.enumeration(EnumValue(type: shape, caseIndex: 1, payload: [.int(2), .int(3)]))
        #expect(try encode(box) == #"{"box":{"_1":3,"width":2}}"#)
        #expect(try decode(#"{"box": {"width": 2, "_1": 3}}"#, .nominal(shape, [])).shown == "box(width: 2, 3)")
        #expect(try encode(.enumeration(EnumValue(type: shape, caseIndex: 0))) == #"{"dot":{}}"#)
    }

    @Test func jsonObjects() throws {
        let data = try Data(#"{"a": [1, 2.5, true, null, "s"]}"#.utf8).written(in: library.types)
        let object = try library.call("JSONSerialization", "static func jsonObject", data, nil)
        #expect(object.shown == #"["a": [1, 2.5, 1, <null>, "s"]]"#)
    }
}
