import Testing

@testable import FoundationModels

@Suite struct GuidedGenerationTests {
    private typealias Node = GenerationSchema.Node

    private func object(_ properties: (String, Node)...) -> GenerationSchema {
        GenerationSchema(root: .object(.init(properties: properties.map { .init(name: $0.0, node: $0.1) })))
    }

    @Test func forcedTextIsFedInOneBatch() throws {
        let vocabulary = TokenVocabulary.bytes()
        let schema = object(("name", .string(.init())), ("kind", .string(.init(choices: ["sightseeing", "shopping"]))))
        let constraint = try SchemaConstraint(schema: schema, vocabulary: vocabulary)
        let wish = #"{"name": "Bo", "kind": "sightseeing"}"#
        let (output, model) = try generate(.writer(wish, vocabulary), vocabulary, GuidedRequest(constraint))
        #expect(output.text == wish)
        // The prompt's token with `{"name": "`; then B, o; the quote with `, "kind": "s`; the letter that decides. The
        // rest is forced and never evaluated.
        #expect(model.batches == [11, 1, 1, 13])
        #expect(output.counts.chosen == 4)
        #expect(output.counts.forced == 33)
    }

    /// Forcing must not end in a token that the model would not have written: it is asked about the last one.
    @Test func lastForcedTokenIsAProposal() throws {
        let vocabulary = TokenVocabulary.bytes(and: ["\"a\": \"", "\"Oslo", " \"", "\":"])
        let constraint = try SchemaConstraint(schema: object(("a", .string(.init()))), vocabulary: vocabulary)
        let joined = try generate(.writer(#"{"a": "Oslo"}"#, vocabulary), vocabulary, GuidedRequest(constraint))
        #expect(joined.output.text == #"{"a": "Oslo"}"#)
        #expect(constraint.start.forcedRun.lastIsProposal == false)

        let healing = TokenVocabulary.bytes(and: ["\": ", "\"Oslo"])
        let other = try SchemaConstraint(schema: object(("a", .string(.init()))), vocabulary: healing)
        #expect(other.start.forcedRun.lastIsProposal)
        let (output, model) = try generate(.writer(#"{"a": "Oslo"}"#, healing), healing, GuidedRequest(other))
        #expect(output.text == #"{"a": "Oslo"}"#)
        #expect(output.tokens.contains(257))
        #expect((output.counts.proposed, output.counts.declined, model.rewinds) == (1, 1, 1))
        // A model that wants a shorter name keeps the proposal, at no cost.
        let plain = try generate(.writer(#"{"a": "Bo"}"#, healing), healing, GuidedRequest(other))
        #expect(plain.output.counts.declined == 0)
        #expect(plain.model.context == [0] + plain.output.tokens.dropLast(2))
    }

    @Test(arguments: 2...60)
    func aSmallBudgetClosesCleanly(budget: Int) throws {
        let vocabulary = TokenVocabulary.bytes(and: ["\": ", "\", \"", "words "])
        let inner = Node.object(
            .init(properties: [
                .init(name: "b", node: .string(.init())), .init(name: "n", node: .integer(.init(minimum: 5))),
            ]))
        let schema = object(("a", .string(.init())), ("list", .array(.init(items: inner))))
        let constraint = try SchemaConstraint(schema: schema, vocabulary: vocabulary)
        let wish = #"{"a": "words words words words", "list": [{"b": "words words words words words", "n": 12345}]}"#
        let output = try generate(.writer(wish, vocabulary), vocabulary, GuidedRequest(constraint, budget: budget))
            .output
        #expect(output.tokens.count <= budget)
        if constraint.start.fits(in: budget) {
            let value = try JSONText(parsing: output.bytes)
            #expect(try SchemaValidator(schema: schema.jsonString).violation(in: value) == nil)
            let isWhole = output.text == wish
            #expect(output.isTruncated == !isWhole)
            guard case .closed(let place)? = output.ending else { return #expect(isWhole) }
            #expect(wish.hasPrefix(String(decoding: output.bytes[..<place], as: UTF8.self)))
        } else {
            #expect(output.ending == .cut)
            #expect(wish.hasPrefix(output.text))
        }
    }

    @Test func theContextEndsTheOutputToo() throws {
        let vocabulary = TokenVocabulary.bytes()
        let constraint = try SchemaConstraint(schema: object(("a", .string(.init()))), vocabulary: vocabulary)
        let model = ToyModel.writer(#"{"a": "\#(String(repeating: "x", count: 500))"}"#, vocabulary, room: 40)
        let (output, rest) = try generate(model, vocabulary, GuidedRequest(constraint, budget: nil))
        #expect(output.tokens.count == 39)
        #expect(output.text.hasSuffix("x\"}"))
        #expect(rest.room >= 0)
    }

    @Test func plainTextIsCutSilently() throws {
        let vocabulary = TokenVocabulary.bytes(and: ["hello "])
        let whole = try generate(.writer("hello you", vocabulary), vocabulary, GuidedRequest(nil)).output
        #expect((whole.text, whole.ending, whole.tokens.count) == ("hello you", .complete, 4))
        let cut = try generate(.writer("hello you", vocabulary), vocabulary, GuidedRequest(nil, budget: 2)).output
        #expect((cut.text, cut.ending) == ("hello y", .cut))
    }

    @Test func chunksAddUpToTheOutput() throws {
        let vocabulary = TokenVocabulary.bytes(and: ["\": "])
        let constraint = try SchemaConstraint(schema: object(("a", .bool)), vocabulary: vocabulary)
        var chunks: [GuidedChunk] = []
        var generation = GuidedGeneration(
            source: ToyModel.writer(#"{"a": true}"#, vocabulary), vocabulary: vocabulary,
            request: GuidedRequest(constraint), emit: { chunks.append($0) })
        let output = try generation.run()
        #expect(chunks.flatMap(\.bytes) == output.bytes)
        #expect(chunks.map(\.kind) == [.forced, .chosen, .forced])
        #expect(chunks.map { String(decoding: $0.bytes, as: UTF8.self) } == [#"{"a": "#, "t", "rue}"])
    }

    /// The guard acts on real circles only, and can be turned off.
    @Test func repetitionHasAWayOut() throws {
        let vocabulary = TokenVocabulary.bytes()
        // Wants "a" most and to close the string somewhat less, whatever was written.
        let stubborn = ToyModel { _ in
            (0..<vocabulary.count).map { $0 == 97 ? 10 : $0 == 34 ? 8 : $0 == 98 ? 4 : 0 }
        }
        let constraint = try SchemaConstraint(schema: GenerationSchema(root: .string(.init())), vocabulary: vocabulary)
        var request = GuidedRequest(constraint, budget: 200)
        #expect(try generate(stubborn, vocabulary, request).output.isTruncated)
        request.plan = .greedy(length: nil)
        let output = try generate(stubborn, vocabulary, request).output
        #expect(output.ending == .complete)
        // After thirteen of them, "a" has followed 9, 10 and 11 others (and 12, which is free): 6 tokens too many.
        #expect(output.text == "\"" + String(repeating: "a", count: 13) + "\"")
    }

    /// A model that never ends a string leaves room for the rest of the answer, unless the guard is off.
    @Test func longValuesArePressedToEnd() throws {
        let vocabulary = TokenVocabulary.bytes()
        let schema = object(("a", .string(.init())), ("b", .string(.init())))
        let constraint = try SchemaConstraint(schema: schema, vocabulary: vocabulary)
        // Writes x, y, z, x … and would rather not stop; a closing quote is its second choice.
        let rambling = ToyModel { context in
            (0..<vocabulary.count).map { $0 == 120 + context.count % 3 ? 10 : $0 == 34 ? 4 : 0 }
        }
        var request = GuidedRequest(constraint, budget: 400)
        let unguarded = try generate(rambling, vocabulary, request).output
        #expect(unguarded.text.hasSuffix(#"", "b": ""}"#))
        #expect(unguarded.ending == .closed(at: 389))

        request.plan = .greedy(repetition: nil)
        let output = try generate(rambling, vocabulary, request).output
        let value = try JSONText(parsing: output.bytes)
        let lengths = ["a", "b"].map { value[$0]?.text?.count ?? 0 }
        // Half of what is left behind `{"a": "`, less the ending `", "b": ""}`, and 60 more until the pressure wins.
        // When "b" begins, 267 tokens are written; from 300 on the pressure is that of the budget.
        #expect(lengths == [(393 - 11) / 2 + 60, (300 - 267) + 60])
        #expect(output.ending == .complete && output.isTruncated)
        #expect(output.tokens.count < 400)
    }

    @Test func theSameSeedGivesTheSameOutput() throws {
        let vocabulary = TokenVocabulary.bytes(and: ["\": ", "ab"])
        let schema = object(("a", .string(.init(pattern: "[ab]{0,30}"))), ("n", .integer(.init())))
        let constraint = try SchemaConstraint(schema: schema, vocabulary: vocabulary)
        func run(_ seed: UInt64) throws -> String {
            let model = ToyModel.random(vocabulary, seed: 3)
            return try generate(model, vocabulary, GuidedRequest(constraint, temperature: 1, seed: seed)).output.text
        }
        let first = try run(1)
        #expect(try run(1) == first)
        #expect(try Set((1...8).map { try run($0) }).count > 4)
    }
}
