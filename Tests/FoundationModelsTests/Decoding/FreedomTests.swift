import Testing

@testable import FoundationModels

/// The constraint never decides for the model: with a model that has no preference, every choice comes up.
@Suite struct FreedomTests {
    private typealias Node = GenerationSchema.Node
    private static let rounds = 600

    /// Tokens that stand for one decision each, so that equal logits are equal chances of the next decision.
    private static let vocabulary = TokenVocabulary.bytes(and: [
        "[]", ", ", "null", "true", "false", "{}", "\"a\": null",
    ])

    private func outputs(_ node: Node) throws -> [String: Int] {
        let constraint = try SchemaConstraint(schema: GenerationSchema(root: node), vocabulary: Self.vocabulary)
        var counts: [String: Int] = [:]
        for seed in 0..<Self.rounds {
            let request = GuidedRequest(constraint, temperature: 1, seed: UInt64(seed))
            let output = try generate(.indifferent(Self.vocabulary), Self.vocabulary, request).output
            counts[output.text, default: 0] += 1
        }
        return counts
    }

    /// Each further element is a coin toss between `, ` and `]`: all counts occur, the small ones in about halves.
    @Test func arrayLengthsSpread() throws {
        let counts = try outputs(.array(.init(items: .null, minimumCount: 1, maximumCount: 4)))
        let lengths = (1...4).map {
            counts["[" + [String](repeating: "null", count: $0).joined(separator: ", ") + "]"] ?? 0
        }
        #expect(lengths.reduce(0, +) == Self.rounds)
        #expect(lengths.allSatisfy { $0 > 10 }, "\(lengths)")
    }

    @Test func unboundedArraysSpreadToo() throws {
        let lengths = try outputs(.array(.init(items: .null))).keys.map { $0.count }
        #expect(Set(lengths).count > 4)
    }

    @Test func unionBranchesSpread() throws {
        let branches: [Node] = [.null, .bool, .integer(.init(minimum: 1, maximum: 3)), .string(.init(choices: ["x"]))]
        let counts = try outputs(.anyOf(.init(choices: branches)))
        #expect(Set(counts.keys) == ["null", "true", "false", "1", "2", "3", "\"x\""])
        #expect(counts.values.allSatisfy { $0 > 20 }, "\(counts)")
    }

    @Test func optionalMembersSpread() throws {
        let names = ["a", "b", "c"]
        let node = Node.object(.init(properties: names.map { .init(name: $0, node: .null, isOptional: true) }))
        let counts = try outputs(node)
        let all = (0..<8).map { choice in
            "{"
                + names.enumerated().filter { choice >> $0.offset & 1 == 1 }.map { "\"\($0.element)\": null" }
                .joined(separator: ", ") + "}"
        }
        #expect(Set(counts.keys) == Set(all), "\(counts)")
    }
}
