import Foundation
import FoundationModels
import Testing

@Suite struct GenerableFormsTests {
    private func schema(_ type: any Generable.Type) -> String {
        type.generationSchema.debugDescription.split(whereSeparator: \.isNewline)
            .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    }

    @Test func allGuidesReachTheSchema() {
        let expected = """
            { "title": "AllGuides", "type": "object", "properties": { \
            "constant": { "type": "string", "enum": [ "fixed" ] }, \
            "choice": { "type": "string", "enum": [ "a", "b" ], "description": "One of several." }, \
            "pattern": { "type": "string", "pattern": "^[A-Z]{3}$" }, \
            "bare": { "type": "string", "pattern": "^\\\\d+$" }, \
            "described": { "type": "string", "pattern": "^\\\\d{2}$", "description": "Digits." }, \
            "integer": { "type": "integer", "minimum": 1, "maximum": 9 }, \
            "float": { "type": "number", "minimum": 0, "maximum": 1 }, \
            "double": { "type": "number", "minimum": 0.5 }, \
            "decimal": { "type": "number", "maximum": 99.9 }, \
            "atLeast": { "type": "array", "items": { "type": "string" }, "minItems": 1 }, \
            "atMost": { "type": "array", "items": { "$ref": "#/$defs/Boat" }, "maxItems": 3 }, \
            "lucky": { "type": "array", "items": { "type": "integer", "minimum": 0, "maximum": 9 }, "minItems": 4, "maxItems": 4 }, \
            "stacked": { "type": "array", "items": { "type": "string", "enum": [ "x", "y" ] }, "minItems": 1, "maxItems": 2, "description": "Stacked." } },
            """
        #expect(schema(AllGuides.self).hasPrefix(expected))
        #expect(!schema(AllGuides.self).contains(#""required": [ "constant", "stacked""#))
    }

    @Test func descriptionsStandAtTypesAndProperties() {
        #expect(
            schema(Boat.self).hasPrefix(
                #"{ "title": "Boat", "description": "What a harbour master notes of a boat", "#))
        #expect(
            schema(Boat.self).contains(
                #""length": { "type": "integer", "minimum": 2, "maximum": 40, "description": "Metres from bow to stern" }"#
            ))
    }

    @Test func onlyStoredPropertiesAreGenerated() throws {
        #expect(schema(Visible.self).contains(#""required": [ "first", "second", "score", "flag", "observed" ]"#))
        #expect(
            schema(Visible.self).contains(
                #""x-order": [ "first", "second", "score", "flag", "note", "other", "observed" ]"#))
        let visible = try Visible(
            GeneratedContent(json: #"{"first": 1, "second": 2, "score": 2, "flag": false, "observed": "o"}"#))
        #expect(visible.computed == 3)
        #expect(visible.note == nil)
        #expect(
            visible.generatedContent.jsonString
                == #"{"first": 1, "second": 2, "score": 2, "flag": false, "observed": "o"}"#)
    }

    @Test func anyNameMayBeUsed() throws {
        #expect(try hiddenContent() == #"{"content": "c", "pairs": [1], "class": true}"#)
    }

    @Test func nilIsWrittenOnlyWhenAskedFor() throws {
        let explicit = ExplicitNil(name: nil, age: 3)
        #expect(explicit.generatedContent.jsonString == #"{"name": null, "age": 3}"#)
        #expect(try ExplicitNil(explicit.generatedContent).name == nil)
        #expect(
            schema(ExplicitNil.self).contains(#""name": { "anyOf": [ { "type": "string" }, { "type": "null" } ] }"#))
        #expect(schema(ExplicitNil.self).contains(#""required": [ "name", "age" ]"#))
    }

    @Test func aSchemaMayHaveAnotherName() {
        #expect(Original.generationSchema.name == "Renamed")
        #expect(schema(Original.self).hasPrefix(#"{ "title": "Renamed", "description": "Under another name.", "#))
    }

    @Test func anIdentityOfTheTypeIsKept() throws {
        let partial = try Identified.PartiallyGenerated(GeneratedContent(json: #"{"id": 7, "name": "se"#))
        #expect(partial.id == 7)
        #expect(partial.name == "se")
    }

    @Test func anEmptyStructureIsAnEmptyObject() throws {
        #expect(Empty().generatedContent.jsonString == "{}")
        _ = try Empty(GeneratedContent(json: "{}"))
    }

    @Test func partsAreFoundThroughTheWhole() throws {
        func describe<Partial: PartialStructure>(_ partial: Partial) -> String? where Partial.Whole == Boat {
            partial.name
        }
        let partial = try Boat.PartiallyGenerated(GeneratedContent(json: #"{"name": "Mi", "length": 3}"#))
        #expect(describe(partial) == "Mi")
        #expect(partial[dynamicMember: \Boat.length] == 3)
        #expect(partial[dynamicMember: \Boat.reputation] == nil)
        #expect(Boat.PartiallyGenerated.partialPaths.count == 3)
        #expect(Empty.PartiallyGenerated.partialPaths.isEmpty)
    }

    @Test func recursiveTypesRoundTrip() throws {
        let tree = Tree(label: "a", children: [Tree(label: "b", children: [])])
        #expect(try Tree(tree.generatedContent) == tree)
        #expect(schema(Tree.self).contains(##""children": { "type": "array", "items": { "$ref": "#" } }"##))
        let partial = try Tree.PartiallyGenerated(GeneratedContent(json: #"{"label": "a", "children": [{"label": "bc"#))
        #expect(partial.children?.first?.label == "bc")
        #expect(partial.children?.first?.children == nil)
    }

    @Test func nestedTypesAndRawValues() throws {
        let outer = try Outer(GeneratedContent(json: #"{"inners": [{"size": "rather small"}]}"#))
        #expect(outer.inners.map(\.size) == [.small])
        #expect(outer.best?.size == nil)
        let other = Outer.Other(inners: outer.inners, way: .to(Outer.Other(inners: [], way: .nowhere)))
        #expect(try Outer.Other(other.generatedContent).generatedContent == other.generatedContent)
        #expect(outer.generatedContent.jsonString == #"{"inners": [{"size": "rather small"}]}"#)
        #expect(
            schema(Outer.self).contains(
                #""Size": { "title": "Size", "type": "string", "enum": [ "rather small", "large" ] }"#))
    }

    @Test func textsAndGuidesMayBeAnyExpression() {
        #expect(
            Described.generationSchema.debugDescription == #"""
                {
                  "title": "Described",
                  "description": "Several lines,\n  \"quoted\" and high \\ 🎉",
                  "type": "object",
                  "properties": {
                    "text": {
                      "type": "string",
                      "enum": [
                        "a\"b\\c"
                      ],
                      "description": "raw \\d \"x\""
                    },
                    "number": {
                      "type": "integer",
                      "minimum": 2,
                      "maximum": 9
                    }
                  },
                  "required": [
                    "text",
                    "number"
                  ],
                  "x-order": [
                    "text",
                    "number"
                  ],
                  "additionalProperties": false
                }
                """#)
    }

    @Test func genericTypes() throws {
        let box = Box(element: 1, others: [2, 3])
        #expect(try Box<Int>(box.generatedContent).others == [2, 3])
        #expect(Box<Int>.generationSchema.name == "Box<Int>")
        #expect(
            try Box<Tree>.PartiallyGenerated(GeneratedContent(json: #"{"element": {"label": "x"#)).element?.label == "x"
        )
    }

    @Test func casesAreTexts() throws {
        #expect(Reason.default.generatedContent.jsonString == #""default""#)
        #expect(try Reason(GeneratedContent("repairs")) == .repairs)
        let error = #expect(throws: GeneratedContent.ParsingError.self) { try Reason(GeneratedContent("repair")) }
        #expect(error?.debugDescription == #"The content names no case of Reason: "repair""#)
    }

    @Test(arguments: [
        (Shape.circle(radius: 1.5), #"{"type": "circle", "radius": 1.5}"#),
        (.rectangle(width: 1, height: nil), #"{"type": "rectangle", "width": 1}"#),
        (.rectangle(width: 1, height: 2), #"{"type": "rectangle", "width": 1, "height": 2}"#),
        (.label("x"), #"{"type": "label", "value": "x"}"#),
        (.pair(1, 2), #"{"type": "pair", "value1": 1, "value2": 2}"#),
        (.empty, #"{"type": "empty"}"#),
    ])
    func casesWithValuesAreObjects(shape: Shape, json: String) throws {
        #expect(shape.generatedContent.jsonString == json)
        #expect(try Shape(GeneratedContent(json: json)) == shape)
    }

    @Test func aUnionHasAShapeForEachCase() {
        let expected = """
            { "title": "Shape", "anyOf": [ \
            { "title": "circle", "type": "object", "properties": { "type": { "type": "string", "enum": [ "circle" ] }, \
            "radius": { "type": "number" } }, "required": [ "type", "radius" ], "x-order": [ "type", "radius" ], \
            "additionalProperties": false }, \
            { "title": "rectangle", "type": "object", "properties": { "type": { "type": "string", "enum": [ "rectangle" ] }, \
            "width": { "type": "number" }, "height": { "type": "number" } }, "required": [ "type", "width" ], \
            "x-order": [ "type", "width", "height" ], "additionalProperties": false },
            """
        #expect(schema(Shape.self).hasPrefix(expected))
    }

    @Test func aPartialUnionWaitsForItsCase() throws {
        func partial(_ json: String) throws -> Shape.PartiallyGenerated { try .init(GeneratedContent(json: json)) }
        #expect(throws: GeneratedContent.ParsingError.self) { try partial(#"{"type": "rect"#) }
        guard case .rectangle(let width, let height) = try partial(#"{"type": "rectangle", "width": 2, "he"#) else {
            Issue.record("not a rectangle")
            return
        }
        #expect(width == 2)
        #expect(height == nil)
        guard case .label(let text) = try partial(#"{"type": "label", "value": "ha"#) else {
            Issue.record("not a label")
            return
        }
        #expect(text == "ha")
    }

    @Test func recursiveUnionsRoundTrip() throws {
        let expression = Expression.sum(.number(1), .list([.number(2)]))
        #expect(
            expression.generatedContent.jsonString
                == #"{"type": "sum", "value1": {"type": "number", "value": 1}, "value2": {"type": "list", "value": [{"type": "number", "value": 2}]}}"#
        )
        #expect(try Expression(expression.generatedContent) == expression)
        #expect(schema(Expression.self).contains(##""value1": { "$ref": "#" }"##))
    }

    @Test @MainActor func isolatedTypes() throws {
        #expect(Isolated(name: "x").generatedContent.jsonString == #"{"name": "x"}"#)
    }
}
