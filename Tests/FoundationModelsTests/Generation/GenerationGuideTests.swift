import Foundation
import RegexBuilder
import Testing

@testable import FoundationModels

/// Section 1.4: every guide, and behaviour 17: what does not go together.
@Suite struct GenerationGuideTests {
    private func node<Value: Generable>(
        _ type: Value.Type, _ guides: GenerationGuide<Value>...
    ) -> (node: GenerationSchema.Node?, defects: [String]) {
        let schema = GenerationSchema(type: Trip.self, properties: [.init(name: "p", type: type, guides: guides)])
        guard case .object(let object) = schema.root else { return (nil, []) }
        return (object.properties.first?.node, schema.defects.map(\.description))
    }

    @Test func textGuides() {
        #expect(node(String.self, .constant("x")).node == .string(.init(choices: ["x"])))
        #expect(node(String.self, .anyOf(["b", "a", "b"])).node == .string(.init(choices: ["b", "a"])))
        #expect(node(String.self, .pattern(/[A-Z]{3}\d+/)).node == .string(.init(pattern: #"[A-Z]{3}\d+"#)))
        #expect(
            node(
                String.self,
                .pattern(
                    Regex {
                        "v"; OneOrMore(.digit)
                    })
            ).node == .string(.init(pattern: #"v\d+"#)))
    }

    @Test func numberGuides() {
        #expect(node(Int.self, .minimum(1)).node == .integer(.init(minimum: 1)))
        #expect(node(Int.self, .maximum(9)).node == .integer(.init(maximum: 9)))
        #expect(node(Int.self, .range(1...9)).node == .integer(.init(minimum: 1, maximum: 9)))
        #expect(
            node(Double.self, .range(0.1...1e300)).node
                == .number(.init(minimum: ExactNumber("0.1"), maximum: ExactNumber("1e300"))))
        #expect(node(Float.self, .minimum(0.1)).node == .number(.init(minimum: ExactNumber("0.1"))))
        #expect(node(Float.self, .maximum(2)).node == .number(.init(maximum: ExactNumber(2))))
        #expect(
            node(Decimal.self, .range(0.25...1000)).node
                == .number(.init(minimum: ExactNumber("0.25"), maximum: ExactNumber(1000))))
        #expect(node(Double.self, .minimum(-.infinity), .maximum(.infinity)).node == .number(.init()))
    }

    @Test func arrayGuides() {
        let plain = GenerationSchema.ArrayNode(items: .integer(.init()))
        var counted = plain
        counted.minimumCount = 2
        counted.maximumCount = 5
        #expect(node([Int].self, .count(2...5)).node == .array(counted))
        #expect(node([Int].self, .minimumCount(2), .maximumCount(5)).node == .array(counted))
        #expect(
            node([Int].self, .count(2), .element(.range(0...9))).node
                == .array(.init(items: .integer(.init(minimum: 0, maximum: 9)), minimumCount: 2, maximumCount: 2)))
        #expect(
            node([[String]].self, .element(.element(.anyOf(["a"])))).node
                == .array(.init(items: .array(.init(items: .string(.init(choices: ["a"])))))))
    }

    @Test func stackedGuidesNarrow() {
        #expect(
            node(Int.self, .range(0...10), .minimum(3), .maximum(20)).node == .integer(.init(minimum: 3, maximum: 10)))
        #expect(
            node(String.self, .anyOf(["a", "b", "c"]), .anyOf(["c", "b"])).node == .string(.init(choices: ["c", "b"])))
        #expect(
            node([Int].self, .count(1...5), .maximumCount(3)).node
                == .array(.init(items: .integer(.init()), minimumCount: 1, maximumCount: 3)))
    }

    @Test func contradictionsAreDefects() {
        #expect(node(Int.self, .minimum(5), .maximum(4)).defects == ["p: No number is at least 5 and at most 4."])
        #expect(node(Double.self, .minimum(.nan)).defects == ["p: A bound is not a number."])
        #expect(node(Double.self, .maximum(-.infinity)).defects == ["p: No number is at most minus infinity."])
        #expect(node(String.self, .anyOf([])).defects == ["p: The guide anyOf has no choices."])
        #expect(
            node(String.self, .constant("a"), .constant("b")).defects == ["p: Two guides have no choice in common."])
        #expect(
            node(String.self, .pattern(/a/), .pattern(/b/)).defects
                == ["p: Two patterns, /a/ and /b/, stand at one string. Write one that says both."])
        #expect(node([Int].self, .count(-1)).defects == ["p: An array cannot have -1 elements."])
        #expect(
            node([Int].self, .minimumCount(3), .maximumCount(2)).defects == [
                "p: An array cannot have at least 3 and at most 2 elements."
            ])
        #expect(
            node([Int].self, .element(.range(3...9)), .element(.maximum(2))).defects == [
                "p[]: No number is at least 3 and at most 2."
            ])
        #expect(node([Never].self, .count(2)).defects == [])
    }

    @Test(
        "Behaviour 17: guides where they do not belong are refused",
        arguments: [
            (
                GenerationSchema.Node.string(.init()), GuideRule.minimum(ExactNumber(1)),
                "The guide minimum needs a number, but stands at a string."
            ),
            (.integer(.init()), .choices(["a"]), "The guide anyOf needs a string, but stands at an integer."),
            (.integer(.init()), .maximumCount(1), "The guide maximumCount needs an array, but stands at an integer."),
            (
                .array(.init(items: .number(.init()))), .choices(["a"]),
                "The guide anyOf needs a string, but stands at a number."
            ),
            (
                .array(.init(items: .number(.init()))), .maximum(ExactNumber(1)),
                "The guide maximum needs a number, but stands at an array."
            ),
            (
                .array(.init(items: .string(.init()))), .pattern("a"),
                "The guide pattern needs a string, but stands at an array."
            ),
            (.reference("T"), .choices(["a"]), "The guide anyOf needs a string, but stands at a type of its own."),
            (.bool, .element(.choices(["a"])), "The guide element needs an array, but stands at a Boolean."),
        ])
    func misplacedGuidesAreRefused(node: GenerationSchema.Node, rule: GuideRule, reason: String) {
        let defect = #expect(throws: GenerationSchema.Defect.self) { try node.applying(rule) }
        #expect(defect?.reason == reason)
    }

    @Test func choicesOnAnArrayOfTextsAreThoseOfItsElements() throws {
        let texts = GenerationSchema.Node.array(.init(items: .string(.init())))
        #expect(try texts.applying(.choices(["a"])) == .array(.init(items: .string(.init(choices: ["a"])))))
    }

    @Test func defectsNameTheWholePath() {
        struct Inner: Generable {
            static var generationSchema: GenerationSchema {
                GenerationSchema(
                    type: Inner.self,
                    properties: [
                        .init(name: "n", type: Int.self, guides: [.minimum(2), .maximum(1)]),
                        .init(name: "n", type: String.self),
                    ])
            }
            var generatedContent: GeneratedContent { GeneratedContent(properties: [:]) }
            init(_ content: GeneratedContent) throws {}
        }
        let schema = GenerationSchema(
            type: Trip.self,
            properties: [.init(name: "list", type: [Inner].self), .init(name: "one", type: Inner.self)])
        #expect(
            schema.defects.map(\.description) == [
                "list[].n: No number is at least 2 and at most 1.", "list[].n: The property is declared twice.",
                "one.n: No number is at least 2 and at most 1.", "one.n: The property is declared twice.",
            ])
    }

    @Test func typesWithoutAnEndAreDefects() throws {
        let endless = GenerationSchema(
            type: Stop.self, properties: [.init(name: "next", type: [Stop].self, guides: [.minimumCount(1)])])
        #expect(endless.defects.map(\.description) == ["Stop has no end: each contains another one."])
        #expect(Stop.generationSchema.defects.isEmpty)
        let root = DynamicGenerationSchema(
            name: "R", properties: [.init(name: "a", schema: .init(referenceTo: "A"), isOptional: true)])
        let nested = DynamicGenerationSchema(name: "A", properties: [.init(name: "a", schema: .init(referenceTo: "A"))])
        #expect(
            try GenerationSchema(root: root, dependencies: [nested]).defects.map(\.description) == [
                "A has no end: each contains another one."
            ])
        let choice = DynamicGenerationSchema(name: "A", anyOf: [.init(referenceTo: "A"), .null])
        #expect(try GenerationSchema(root: root, dependencies: [choice]).defects.isEmpty)
    }

    @Test func noChoicesIsADefect() {
        #expect(
            GenerationSchema(type: Kind.self, anyOf: [String]()).defects.map(\.description) == ["There are no choices."]
        )
        #expect(
            GenerationSchema(type: Kind.self, anyOf: [any Generable.Type]()).defects.map(\.description) == [
                "There are no choices."
            ])
    }
}
