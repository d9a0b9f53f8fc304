import Testing

@testable import FoundationModels

/// Section 1.5 and behaviour 18.
@Suite struct DynamicGenerationSchemaTests {
    @Test func putsAllFormsTogether() throws {
        let soup = DynamicGenerationSchema(
            name: "Soup", description: "Hot.",
            properties: [
                .init(
                    name: "name", description: "Short.", schema: .init(type: String.self, guides: [.pattern(/[a-z]+/)])),
                .init(name: "size", schema: .init(name: "Size", anyOf: ["small", "large"])),
                .init(
                    name: "extras",
                    schema: .init(arrayOf: .init(referenceTo: "Extra"), minimumElements: 1, maximumElements: 2),
                    isOptional: true),
                .init(name: "nothing", schema: .null),
            ])
        let extra = DynamicGenerationSchema(
            name: "Extra", anyOf: [.init(referenceTo: "Size"), .init(type: Int.self), .init(referenceTo: "Soup")])
        let schema = try GenerationSchema(root: soup, dependencies: [extra])
        #expect(
            schema.jsonString
                == #"{"title": "Soup", "description": "Hot.", "type": "object", "properties": {"#
                + #""name": {"type": "string", "pattern": "^[a-z]+$", "description": "Short."}, "#
                + ##""size": {"$ref": "#/$defs/Size"}, "##
                + ##""extras": {"type": "array", "items": {"$ref": "#/$defs/Extra"}, "minItems": 1, "maxItems": 2}, "##
                + #""nothing": {"type": "null"}}, "required": ["name", "size", "nothing"], "#
                + #""x-order": ["name", "size", "extras", "nothing"], "additionalProperties": false, "$defs": {"#
                + #""Size": {"title": "Size", "type": "string", "enum": ["small", "large"]}, "#
                + ##""Extra": {"title": "Extra", "anyOf": [{"$ref": "#/$defs/Size"}, {"type": "integer"}, {"$ref": "#"}]}}}"##
        )
        #expect(schema.name == "Soup")
        #expect(try GenerationSchema(json: schema.jsonString).jsonString == schema.jsonString)
    }

    @Test func nilIsWrittenWhenAskedFor() throws {
        let schema = try GenerationSchema(
            root: .init(
                name: "T", representNilExplicitlyInGeneratedContent: true,
                properties: [.init(name: "a", schema: .init(type: Int.self), isOptional: true)]),
            dependencies: [])
        guard case .object(let object) = schema.root else {
            Issue.record("no object")
            return
        }
        #expect(object.properties == [.init(name: "a", node: .anyOf(.init(choices: [.integer(.init()), .null])))])
    }

    @Test func swiftTypesMayBePartsAndBeReferredTo() throws {
        let schema = try GenerationSchema(
            root: .init(
                name: "Plan",
                properties: [
                    .init(name: "trip", schema: .init(type: Trip.self)),
                    .init(name: "again", schema: .init(arrayOf: .init(referenceTo: "Kind"))),
                ]),
            dependencies: [])
        #expect(schema.definitions.map(\.node.title) == ["Trip", "Day", "Stop", "Kind"])
        #expect(schema.jsonString.contains(##""again": {"type": "array", "items": {"$ref": "#/$defs/Kind"}}"##))
    }

    @Test func aValueUsedTwiceIsOneType() throws {
        let address = DynamicGenerationSchema(
            name: "Address", properties: [.init(name: "street", schema: .init(type: String.self))])
        let schema = try GenerationSchema(
            root: .init(
                name: "P", properties: [.init(name: "home", schema: address), .init(name: "work", schema: address)]),
            dependencies: [address])
        #expect(schema.definitions.map(\.key) == ["Address"])
    }

    @Test func rootsOfEveryForm() throws {
        #expect(try GenerationSchema(root: .null, dependencies: []).jsonString == #"{"type": "null"}"#)
        #expect(
            try GenerationSchema(root: .init(arrayOf: .init(type: Bool.self)), dependencies: []).jsonString
                == #"{"type": "array", "items": {"type": "boolean"}}"#)
        #expect(
            try GenerationSchema(root: .init(type: Kind.self), dependencies: []).jsonString
                == Kind.generationSchema.jsonString)
        #expect(
            try GenerationSchema(root: .init(referenceTo: "E"), dependencies: [.init(name: "E", anyOf: ["a"])])
                .jsonString
                == #"{"title": "E", "type": "string", "enum": ["a"]}"#)
        #expect(
            try GenerationSchema(root: .init(type: String.self).guided(by: [.choices(["x"])]), dependencies: [])
                .jsonString
                == #"{"type": "string", "enum": ["x"]}"#)
    }

    @Test("Behaviour 18: a choice between nothing is an error")
    func emptyChoicesAreRefused() {
        for root in [
            DynamicGenerationSchema(name: "E", anyOf: [String]()), .init(name: "E", anyOf: [DynamicGenerationSchema]()),
        ] {
            let error = #expect(throws: GenerationSchema.SchemaError.self) {
                try GenerationSchema(root: root, dependencies: [])
            }
            guard case .emptyTypeChoices("E", _)? = error else {
                Issue.record("\(String(describing: error))")
                return
            }
        }
    }

    @Test func undefinedReferencesAreAllNamed() {
        let root = DynamicGenerationSchema(
            name: "R",
            properties: [
                .init(name: "a", schema: .init(referenceTo: "Ghost")),
                .init(name: "b", schema: .init(arrayOf: .init(referenceTo: "Shade"))),
                .init(name: "c", schema: .init(referenceTo: "R")),
            ])
        let error = #expect(throws: GenerationSchema.SchemaError.self) {
            try GenerationSchema(root: root, dependencies: [])
        }
        guard case .undefinedReferences("R", ["Ghost", "Shade"], let context)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(context.debugDescription == #"The named schemas are "R"."#)
        #expect(error?.errorDescription == #"Nothing is named "Ghost", "Shade" in the schema "R"."#)
        #expect(error?.recoverySuggestion == "Pass a schema of that name in the dependencies.")
    }

    @Test func twoSchemasOfOneNameAreRefused() {
        let one = DynamicGenerationSchema(name: "Same", anyOf: ["a"])
        let other = DynamicGenerationSchema(name: "Same", anyOf: ["b"])
        let root = DynamicGenerationSchema(name: "R", properties: [.init(name: "x", schema: one)])
        for dependencies in [[other], [one, one]] {
            let error = #expect(throws: GenerationSchema.SchemaError.self) {
                try GenerationSchema(root: root, dependencies: dependencies)
            }
            guard case .duplicateType("R", "Same", _)? = error else {
                Issue.record("\(String(describing: error))")
                return
            }
        }
    }

    @Test func twoPropertiesOfOneNameAreRefused() {
        let root = DynamicGenerationSchema(
            name: "R", properties: [.init(name: "x", schema: .null), .init(name: "x", schema: .null)])
        let error = #expect(throws: GenerationSchema.SchemaError.self) {
            try GenerationSchema(root: root, dependencies: [])
        }
        guard case .duplicateProperty("R", "x", _)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(error?.errorDescription == #"The property "x" is declared twice in the schema "R"."#)
    }

    @Test func contradictoryBoundsAreDefects() throws {
        let schema = try GenerationSchema(
            root: .init(
                name: "R",
                properties: [.init(name: "x", schema: .init(arrayOf: .null, minimumElements: 3, maximumElements: 2))]),
            dependencies: [.init(arrayOf: .null, minimumElements: -1)])
        #expect(
            schema.defects.map(\.description) == [
                "x: An array cannot have at least 3 and at most 2 elements.", "An array cannot have -1 elements.",
            ])
    }
}
