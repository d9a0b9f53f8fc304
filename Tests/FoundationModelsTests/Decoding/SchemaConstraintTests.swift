import Testing

@testable import FoundationModels

@Suite struct SchemaConstraintTests {
    private typealias Node = GenerationSchema.Node

    private func accepts(_ text: String, _ constraint: SchemaConstraint) -> Bool {
        var state = constraint.start
        return state.advance(bytes: Array(text.utf8)) && state.canFinish
    }

    private func object(_ properties: (String, Node, Bool)...) -> Node {
        .object(.init(properties: properties.map { .init(name: $0.0, node: $0.1, isOptional: $0.2) }))
    }

    private func constraint(_ node: Node, _ vocabulary: TokenVocabulary = .bytes()) throws -> SchemaConstraint {
        try SchemaConstraint(schema: GenerationSchema(root: node), vocabulary: vocabulary)
    }

    /// All combinations of optional members, in declared order only.
    @Test func optionalMembersAreTheModelsChoice() throws {
        let names = ["a", "b", "c", "d"]
        for required in 0..<16 {
            let properties = names.enumerated().map { index, name in
                GenerationSchema.PropertyNode(name: name, node: .null, isOptional: required & (1 << index) == 0)
            }
            let constraint = try constraint(.object(.init(properties: properties)))
            for written in 0..<16 {
                let members = names.enumerated().filter { written & (1 << $0.offset) != 0 }.map {
                    "\"\($0.element)\": null"
                }
                let text = "{" + members.joined(separator: ", ") + "}"
                #expect(accepts(text, constraint) == (written & required == required), "\(text)")
            }
            #expect(!accepts("{\"b\": null, \"a\": null}", constraint))
            #expect(!accepts("{\"a\": null, \"a\": null}", constraint))
        }
    }

    @Test(arguments: [(nil, nil), (0, 0), (0, 2), (1, 1), (2, 4), (3, nil), (nil, 12), (10, 12)] as [(Int?, Int?)])
    func countsBoundArrays(least: Int?, most: Int?) throws {
        let constraint = try constraint(.array(.init(items: .bool, minimumCount: least, maximumCount: most)))
        for count in 0...15 {
            let text = "[" + [String](repeating: "true", count: count).joined(separator: ", ") + "]"
            #expect(accepts(text, constraint) == ((least ?? 0)...(most ?? 99)).contains(count), "\(text)")
        }
        #expect(!accepts("[true, ]", constraint) && !accepts("[, true]", constraint))
    }

    /// Branches share their beginning, and nothing is decided before they differ.
    @Test func unionsStayOpenAsLongAsPossible() throws {
        let cat = object(("kind", .string(.init(choices: ["cat"])), false), ("lives", .integer(.init()), false))
        let car = object(("kind", .string(.init(choices: ["car"])), false), ("wheels", .integer(.init()), false))
        let constraint = try constraint(.anyOf(.init(choices: [cat, car, .null])))
        #expect(accepts(#"{"kind": "cat", "lives": 9}"#, constraint))
        #expect(accepts(#"{"kind": "car", "wheels": 4}"#, constraint))
        #expect(accepts("null", constraint))
        #expect(!accepts(#"{"kind": "cat", "wheels": 4}"#, constraint))
        var state = constraint.start
        _ = state.advance(bytes: Array("{".utf8))
        #expect(String(decoding: state.forcedText, as: UTF8.self) == #""kind": "ca"#)
    }

    @Test(arguments: [
        ("plain ä 😀 \\\" \\\\ \\/ \\b\\f\\n\\r\\t \\u00e9 \\uD83D\\uDE00", true), ("\\uD83D", false),
        ("\\uDE00", false),
        ("\\x", false), ("tab\t", false), ("\\u12", false), ("\u{7F}", true),
    ])
    func stringsTakeEveryEscapeOfJSON(content: String, isString: Bool) throws {
        #expect(try accepts("\"\(content)\"", constraint(.string(.init()))) == isString)
    }

    @Test(
        arguments: [[0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0x80], [0xE2, 0x82], [0xFF]]
            as [[UInt8]])
    func stringsAreUTF8(bytes: [UInt8]) throws {
        var state = try constraint(.string(.init())).start
        let isRead = state.advance(bytes: [34] + bytes + [34])
        #expect(!isRead)
    }

    /// A character may arrive in pieces.
    @Test func tokensMayCutCharacters() throws {
        let euro = Array("€".utf8)
        let vocabulary = TokenVocabulary(
            pieces: [[34], Array(euro[..<1]), Array(euro[1...]) + [34], euro, []], endOfGeneration: [4])
        let grammar = GrammarRules(root: .sequence([.text("\""), .scalar(of: ScalarSet("€")), .text("\"")]))
        // Single-byte tokens for the last two bytes are missing, so nothing could be promised about them.
        #expect(throws: ConstraintError.unspellable(byte: 0x82)) {
            try SchemaConstraint(grammar: grammar, vocabulary: vocabulary)
        }
        var state = try SchemaConstraint(grammar: grammar, vocabulary: .bytes(and: ["€\""])).start
        let isBegun = [34, Int(euro[0]), Int(euro[1])].allSatisfy { state.advance($0) }
        #expect(isBegun)
        #expect(!state.allows(34))
        let isWhole = state.advance(Int(euro[2]))
        #expect(isWhole && state.allows(34) && !state.allows(256))
    }

    /// What a vocabulary cannot spell byte by byte is escaped.
    @Test func namesBeyondTheVocabularyAreEscaped() throws {
        let ascii = TokenVocabulary(pieces: (0..<128).map { [UInt8($0)] } + [[]], endOfGeneration: [128])
        let constraint = try constraint(object(("größe", .null, false)), ascii)
        #expect(accepts(#"{"gr\u00f6\u00dfe": null}"#, constraint))
    }

    @Test func anythingIsAnyJSON() throws {
        let constraint = try constraint(.anything)
        for text in ["null", "-1.5", #"{"a": [1, {"b": "c"}, []], "": {}}"#, "\"\"", "[[true, false]]"] {
            #expect(accepts(text, constraint), "\(text)")
        }
        for text in ["{a: 1}", "[1 2]", "[1,]", "tru", "{\"a\": }"] { #expect(!accepts(text, constraint), "\(text)") }
    }

    // MARK: Recursion

    private func tree() -> GenerationSchema {
        let child = Node.anyOf(.init(choices: [.reference("Tree"), .null]))
        let tree = object(("value", .integer(.init()), false), ("left", child, false), ("right", child, true))
        return GenerationSchema(root: tree, key: "Tree")
    }

    @Test func recursionEndsAtTheNestingLimit() throws {
        var options = SchemaConstraint.Options()
        options.nestingLimit = 3
        let constraint = try SchemaConstraint(schema: tree(), vocabulary: .bytes(), options: options)
        let opening = #"{"value": 1, "left": "#
        func nested(_ depth: Int) -> String {
            String(repeating: opening, count: depth) + "null" + String(repeating: "}", count: depth)
        }
        #expect(accepts(nested(3), constraint))
        #expect(!accepts(nested(4), constraint))
        // At the limit only null is left, and the machine knows it at once.
        var state = constraint.start
        let isRead = state.advance(bytes: Array(String(repeating: opening, count: 3).utf8))
        #expect(isRead)
        #expect(String(decoding: state.forcedText, as: UTF8.self) == "null")
    }

    @Test func recursionNeedsAnEnd() {
        let schema = GenerationSchema(root: object(("next", .reference("Loop"), false)), key: "Loop")
        #expect(
            throws: ConstraintError.unsupportedSchema(path: "", reason: "Loop has no end: each contains another one.")
        ) {
            try SchemaConstraint(schema: schema, vocabulary: .bytes())
        }
    }

    /// A choice that leads back to itself adds nothing.
    @Test func circularChoicesAreTheirOtherBranches() throws {
        let schema = GenerationSchema(
            root: .anyOf(.init(choices: [.reference("A"), .bool])), key: "A", definitions: [])
        let constraint = try SchemaConstraint(schema: schema, vocabulary: .bytes())
        #expect(accepts("true", constraint) && !accepts("null", constraint))
    }

    // MARK: Refusals

    @Test func impossibleSchemasAreRefused() {
        let cases: [(Node, ConstraintError)] = [
            (.anyOf(.init(choices: [])), .unsatisfiable(path: "x", reason: "the union has no choices.")),
            (.string(.init(choices: [])), .unsatisfiable(path: "x", reason: "none of the choices is allowed.")),
            (
                .string(.init(choices: ["a1"], pattern: "[a-z]+")),
                .unsatisfiable(path: "x", reason: "none of the choices is allowed.")
            ),
            (
                .integer(.init(minimum: 3, maximum: 2)),
                .unsatisfiable(path: "x", reason: "no integer is from 3 to 2.")
            ),
            (
                .array(.init(items: .bool, minimumCount: 3, maximumCount: 2)),
                .unsatisfiable(path: "x", reason: "no count is at least 3 and at most 2.")
            ),
            (
                .string(.init(pattern: "(a)\\1")),
                .unsupportedPattern(pattern: "(a)\\1", offset: 3, reason: "backreferences are not regular.")
            ),
            (.reference("Gone"), .unsupportedSchema(path: "x", reason: "there is no definition of Gone.")),
            (
                .array(.init(items: .bool, minimumCount: 1_000_000)),
                .unsupportedSchema(
                    path: "", reason: "counts and patterns are too large to enforce; lower the largest of them.")
            ),
        ]
        for (node, error) in cases {
            #expect(throws: error) { try constraint(object(("x", node, false))) }
            #expect(error.description.count > 40)
        }
    }

    @Test func schemasOfAbsurdDepthAreRefused() {
        let deep = (0..<1000).reduce(Node.bool) { node, _ in .array(.init(items: node)) }
        #expect(throws: ConstraintError.unsupportedSchema(path: "", reason: "the schema nests deeper than 200 levels."))
        {
            try constraint(deep)
        }
    }

    @Test func choicesAreThoseThatMatchThePattern() throws {
        let constraint = try constraint(.string(.init(choices: ["ab", "a1", "\"q\"", ""], pattern: #"\w+|"q""#)))
        #expect(accepts("\"ab\"", constraint) && accepts("\"a1\"", constraint) && accepts(#""\"q\"""#, constraint))
        #expect(!accepts("\"\"", constraint))
    }

    // MARK: Masks and caches

    /// The mask is what single tests say, wherever one stands.
    @Test func masksAgreeWithSingleTests() throws {
        var random = RandomSource(seed: 8)
        let vocabulary = TokenVocabulary.random(&random)
        var state = try SchemaConstraint(schema: tree(), vocabulary: vocabulary).start
        for _ in 0..<60 where !state.isComplete {
            let mask = state.mask
            let allowed = (0..<vocabulary.count).filter(state.allows)
            #expect(allowed == (0..<vocabulary.count).filter(mask.contains))
            #expect(mask.count == allowed.count && mask.first == allowed.first)
            let token = allowed[Int.random(in: 0..<allowed.count, using: &random)]
            guard state.advance(token) else { break }
        }
    }

    /// A cache that is always full changes nothing but speed.
    @Test func boundedCachesChangeNothing() throws {
        var random = RandomSource(seed: 9)
        let vocabulary = TokenVocabulary.random(&random)
        var tight = SchemaConstraint.Options()
        (tight.cachedStates, tight.cachedMasks) = (3, 1)
        let small = try SchemaConstraint(schema: tree(), vocabulary: vocabulary, options: tight)
        let large = try SchemaConstraint(schema: tree(), vocabulary: vocabulary)
        for seed in 1...10 {
            let outputs = try [small, large].map { constraint in
                let model = ToyModel.random(vocabulary, seed: UInt64(seed))
                return try generate(model, vocabulary, GuidedRequest(constraint, temperature: 1, seed: 4, budget: 200))
                    .output
            }
            #expect(outputs[0].tokens == outputs[1].tokens)
        }
        #expect(small.start.cache.withStorage { $0.count } < 2000)
    }

    @Test func positionsMayBeUsedFromManyTasks() async throws {
        let vocabulary = TokenVocabulary.bytes(and: ["\": ", ", \""])
        let constraint = try SchemaConstraint(schema: tree(), vocabulary: vocabulary)
        let outputs = await withTaskGroup(of: String?.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    let model = ToyModel.random(vocabulary, seed: 1)
                    return try? generate(model, vocabulary, GuidedRequest(constraint, temperature: 1, budget: 150))
                        .output.text
                }
            }
            return await group.reduce(into: Set<String?>()) { $0.insert($1) }
        }
        #expect(outputs.count == 1 && !outputs.contains(nil))
    }
}
