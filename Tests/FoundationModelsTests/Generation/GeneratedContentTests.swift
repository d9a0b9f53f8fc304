import Foundation
import Testing

@testable import FoundationModels

@Suite struct GeneratedContentTests {
    @Test func keepsPropertiesInOrder() {
        let content = GeneratedContent(properties: ["zebra": 1, "apple": "x", "mango": [true, false]])
        #expect(content.jsonString == #"{"zebra": 1, "apple": "x", "mango": [true, false]}"#)
        #expect(content.debugDescription == content.jsonString)
        #expect(content.isComplete)
        #expect(content.id == nil)
    }

    @Test func asksForTheValueOfARepeatedName() throws {
        let pairs: [(String, any ConvertibleToGeneratedContent)] = [
            ("name", "John"), ("name", "Jane"), ("married", true),
        ]
        let first = GeneratedContent(properties: pairs, uniquingKeysWith: { first, _ in first })
        let last = GeneratedContent(properties: pairs, uniquingKeysWith: { _, last in last })
        #expect(first.jsonString == #"{"name": "John", "married": true}"#)
        #expect(last.jsonString == #"{"name": "Jane", "married": true}"#)
        struct Clash: Error {}
        #expect(throws: Clash.self) {
            try GeneratedContent(properties: pairs, uniquingKeysWith: { (_, _) throws -> String in throw Clash() })
        }
    }

    @Test func writesEveryBuiltInType() throws {
        let elements: [any ConvertibleToGeneratedContent] = [
            true, "a", 1, 1.5, Float(0.1), Decimal(string: "0.30")!, [1, 2], String?.none, Int?.some(4), 3.0,
        ]
        #expect(
            GeneratedContent(elements: elements).jsonString == #"[true, "a", 1, 1.5, 0.1, 0.3, [1, 2], null, 4, 3]"#)
        #expect(GeneratedContent(Double.nan).jsonString == "null")
        #expect(GeneratedContent(Double.infinity).kind == .number(.infinity))
    }

    @Test func carriesAnIdentityWhenGivenOne() throws {
        let id = GenerationID()
        #expect(GeneratedContent("x", id: id).id == id)
        #expect(GeneratedContent(properties: ["a": 1], id: id).id == id)
        #expect(GeneratedContent(elements: ["a"], id: id).id == id)
        #expect(GeneratedContent(kind: .null, id: id).id == id)
        #expect(GeneratedContent("x", id: id) == GeneratedContent("x"))
        #expect(GenerationID() != GenerationID())
    }

    @Test func showsItsKind() throws {
        let content = try GeneratedContent(json: #"{"b": [1, null], "a": "x"}"#)
        guard case .structure(let properties, let orderedKeys) = content.kind else {
            Issue.record("not a structure")
            return
        }
        #expect(orderedKeys == ["b", "a"])
        #expect(properties["a"]?.kind == .string("x"))
        #expect(properties["b"]?.kind == .array([GeneratedContent(1), GeneratedContent(kind: .null)]))
        #expect(GeneratedContent(kind: content.kind) == content)
    }

    @Test func aKindWithAnIncompleteOrderKeepsEveryProperty() {
        let properties = ["a": GeneratedContent(1), "b": GeneratedContent(2), "c": GeneratedContent(3)]
        let content = GeneratedContent(kind: .structure(properties: properties, orderedKeys: ["c", "ghost", "c"]))
        #expect(content.jsonString == #"{"c": 3, "a": 1, "b": 2}"#)
    }

    @Test func comparesValuesOrderAndCompleteness() throws {
        #expect(try GeneratedContent(json: #"{"a": 1.0}"#) == GeneratedContent(properties: ["a": 1]))
        #expect(try GeneratedContent(json: #"{"a": 1, "b": 2}"#) != GeneratedContent(json: #"{"b": 2, "a": 1}"#))
        #expect(try GeneratedContent(json: #"{"a": 1, "#) != GeneratedContent(json: #"{"a": 1}"#))
        #expect(try GeneratedContent(json: "9007199254740993") != GeneratedContent(json: "9007199254740992"))
    }

    @Test func readsValues() throws {
        let content = try GeneratedContent(
            json: #"{"s": "x", "i": 3.0, "d": 0.1, "b": true, "a": [1, 2], "n": null, "big": 9223372036854775807}"#)
        #expect(try content.value(String.self, forProperty: "s") == "x")
        #expect(try content.value(Int.self, forProperty: "i") == 3)
        #expect(try content.value(Int.self, forProperty: "big") == Int.max)
        #expect(try content.value(Double.self, forProperty: "d") == 0.1)
        #expect(try content.value(Float.self, forProperty: "d") == 0.1)
        #expect(try content.value(Decimal.self, forProperty: "d") == Decimal(string: "0.1"))
        #expect(try content.value(Bool.self, forProperty: "b"))
        #expect(try content.value([Int].self, forProperty: "a") == [1, 2])
        #expect(try content.value(String?.self, forProperty: "n") == nil)
        #expect(try content.value(String?.self, forProperty: "absent") == nil)
        #expect(try content.value(String?.self, forProperty: "s") == "x")
        #expect(try content.value(GeneratedContent.self) == content)
        let inferred: String = try content.value(forProperty: "s")
        #expect(inferred == "x")
    }

    @Test(arguments: [
        (#"{"age": "old"}"#, #"In "age": Expected an integer, but found the string "old"."#),
        (#"{"age": 1.5}"#, #"In "age": Expected an integer, but found the number 1.5."#),
        (
            #"{"age": 9223372036854775808}"#,
            #"In "age": Expected an integer, but found the number 9223372036854775808."#
        ),
        (#"{"name": 1, "years": 2}"#, #"The property "age" is missing. The content has "name", "years"."#),
        ("{}", #"The property "age" is missing. The content has no properties."#),
        ("[1]", "Expected an object, but found an array of 1."),
        (#"{"age": null}"#, #"In "age": Expected an integer, but found null."#),
    ])
    func namesThePlaceOfAMismatch(json: String, message: String) throws {
        let content = try GeneratedContent(json: json)
        let error = #expect(throws: GeneratedContent.ParsingError.self) {
            try content.value(Int.self, forProperty: "age")
        }
        #expect(error?.debugDescription == message)
    }

    @Test func namesTheElementOfAMismatch() throws {
        let content = try GeneratedContent(json: #"{"scores": [1, 2, true]}"#)
        let error = #expect(throws: GeneratedContent.ParsingError.self) {
            try content.value([Int].self, forProperty: "scores")
        }
        #expect(
            error?.debugDescription == #"In "scores": In element 2: Expected an integer, but found the Boolean true."#)
    }

    /// Behaviour 25: an unfinished array reads as the elements so far.
    @Test func anUnfinishedArrayLeavesOutWhatIsNoValueYet() throws {
        #expect(try [Int](GeneratedContent(json: "[1, 2, 3")) == [1, 2])
        #expect(try [String](GeneratedContent(json: #"["a", "b"#)) == ["a", "b"])
    }

    @Test func largeObjectsKeepOrderAndNames() throws {
        var properties = GeneratedContent.Properties()
        for number in 0..<20 { properties["p\(number)"] = GeneratedContent(number) }
        properties["p3"] = GeneratedContent("three")
        properties["p0"] = nil
        properties["p20"] = GeneratedContent(20)
        #expect(properties.keys == (1...20).map { "p\($0)" })
        #expect(properties["p3"] == GeneratedContent("three"))
        #expect(properties["p0"] == nil)
        #expect(properties["p19"] == GeneratedContent(19))
        for number in 5...20 { properties["p\(number)"] = nil }
        #expect(
            properties
                == .init([
                    ("p1", GeneratedContent(1)), ("p2", GeneratedContent(2)), ("p3", GeneratedContent("three")),
                    ("p4", GeneratedContent(4)),
                ]))
        let json = "{" + (0..<30).map { "\"k\($0 % 15)\": \($0)" }.joined(separator: ", ") + "}"
        let written = "{" + (0..<15).map { "\"k\($0)\": \($0 + 15)" }.joined(separator: ", ") + "}"
        #expect(try GeneratedContent(json: json).jsonString == written)
    }

    @Test func identitiesOfPlacesDiffer() {
        let root = GenerationID()
        let names = (0..<100).map { root.property("p\($0)") }
        let elements = (0..<100).map { root.element($0) }
        let deeper = names.map { $0.element(0) } + elements.map { $0.property("p0") }
        #expect(Set(names + elements + deeper + [root]).count == 401)
        #expect(root.property("a").element(1) == root.property("a").element(1))
    }

    @Test func codersKeepValues() throws {
        let content = try GeneratedContent(json: #"{"a": [1, 2.5, "x", null, true, {}], "b": 1234567890123456789}"#)
        let data = try JSONEncoder().encode(GeneratedContent.Coded(content))
        let back = try JSONDecoder().decode(GeneratedContent.Coded.self, from: data)
        #expect(back.content == content)
    }
}
