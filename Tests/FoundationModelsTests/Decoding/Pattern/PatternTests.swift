import Testing

@testable import FoundationModels

@Suite struct PatternTests {
    private static let patterns =
        SchemaMaker.patterns + [
            "(a|b)*abb", "x{2,4}?y{0,1}", "(?:[01]\\d|2[0-3]):[0-5]\\d", "(a|aa){2}b", #"\Qa.b\E"#, "[^\\w\\s]{1,3}",
            "(|a)b",
            #"\V{3}"#, "(?i)straße|[k-m]", "a{,3}",
        ]

    /// What the automaton writes, Swift's own engine accepts.
    @Test(arguments: patterns)
    func writesOnlyMatches(pattern: String) throws {
        let schema = GenerationSchema(root: .string(.init(pattern: pattern)))
        let vocabulary = TokenVocabulary.bytes(and: ["ab", "abb", ".com", "00", "é", "😀"])
        let constraint = try SchemaConstraint(schema: schema, vocabulary: vocabulary)
        let regex = try Regex(pattern)
        for seed in 1...12 {
            let model = ToyModel.random(vocabulary, seed: UInt64(seed))
            let output = try generate(model, vocabulary, GuidedRequest(constraint, temperature: 1, seed: 9, budget: 60))
                .output
            let text = try #require(try JSONText(parsing: output.bytes).text)
            #expect(try regex.wholeMatch(in: text) != nil, "\(pattern): \(text.debugDescription)")
        }
    }

    /// What Swift's engine accepts, the automaton accepts, and nothing else.
    @Test(arguments: patterns)
    func agreesWithSwift(pattern: String) throws {
        let schema = GenerationSchema(root: .string(.init(pattern: pattern)))
        let constraint = try SchemaConstraint(schema: schema, vocabulary: .bytes())
        let regex = try Regex(pattern)
        var random = RandomSource(seed: 5)
        for _ in 0..<150 {
            let letters = Array("ab0:.1234xyYk\"\\ABst-Ll ")
            let text = String(
                (0..<Int.random(in: 0...6, using: &random)).map { _ in
                    letters[Int.random(in: 0..<letters.count, using: &random)]
                })
            let expected = try regex.wholeMatch(in: text) != nil
            var state = constraint.start
            let isAccepted =
                state.advance(bytes: Array("\"\(JSONEscapes.escape(text, spells: { _ in true }))\"".utf8))
                && state.isComplete
            #expect(isAccepted == expected, "\(pattern): \(text)")
        }
    }
}
