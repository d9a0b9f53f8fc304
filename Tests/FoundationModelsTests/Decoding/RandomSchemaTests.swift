import Foundation
import Testing

@testable import FoundationModels

/// Whatever the schema, the vocabulary and the model: what comes out satisfies the schema.
///
/// The share that always runs is small; `EASEL_RANDOM_SCHEMAS=1000` runs more, `EASEL_RANDOM_SEED=…` others.
@Suite struct RandomSchemaTests {
    static let count = setting("EASEL_RANDOM_SCHEMAS") ?? 60
    static let seed = UInt64(setting("EASEL_RANDOM_SEED") ?? 20_261_130)

    private static func setting(_ name: String) -> Int? {
        ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
    }

    @Test func everyFinishedOutputIsValid() throws {
        print("random schemas: \(Self.count) from seed \(Self.seed)")
        for index in 0..<Self.count { try check(seed: Self.seed &+ UInt64(index)) }
    }

    /// A validator that somebody else wrote agrees, where Python has one.
    @Test(.enabled(if: PythonValidator.isInstalled, "python3 has no module jsonschema"))
    func anotherValidatorAgrees() throws {
        var pairs: [PythonValidator.Pair] = []
        for index in 0..<Self.count {
            let seed = Self.seed &+ UInt64(index)
            var maker = SchemaMaker(seed: seed)
            let schema = maker.schema()
            let vocabulary = TokenVocabulary.random(&maker.random)
            let constraint = try SchemaConstraint(schema: schema, vocabulary: vocabulary)
            let request = GuidedRequest(constraint, temperature: 0.7, seed: seed, budget: 300)
            let output = try generate(.random(vocabulary, seed: seed), vocabulary, request).output
            if output.ending != .cut { pairs.append(.init(schema: schema.jsonString, value: output.text)) }
        }
        #expect(pairs.count > Self.count / 2)
        // It must be able to say no.
        pairs.append(.init(schema: #"{"type": "integer", "minimum": 3}"#, value: "2"))
        #expect(try PythonValidator.violations(in: pairs) == ["\(pairs.count - 1): 2 is less than the minimum of 3"])
    }

    private func check(seed: UInt64) throws {
        var maker = SchemaMaker(seed: seed)
        let schema = maker.schema()
        let vocabulary = TokenVocabulary.random(&maker.random)
        let constraint = try SchemaConstraint(schema: schema, vocabulary: vocabulary)
        let validator = try SchemaValidator(schema: schema.jsonString)
        for temperature in [0, 0.7, 2] {
            let model = ToyModel.random(vocabulary, seed: seed)
            let request = GuidedRequest(constraint, temperature: temperature, seed: seed, budget: 300)
            let output = try generate(model, vocabulary, request).output
            let place = "seed \(seed), temperature \(temperature)\n\(schema.jsonString)\n\(output.text)"
            if output.ending == .cut {
                #expect(constraint.start.closing.text.count > 300, "\(place)")
                continue
            }
            #expect(output.ending != .stuck, "\(place)")
            #expect(output.tokens.count <= 300, "\(place)")
            #expect(vocabulary.text(of: output.tokens) == output.bytes, "\(place)")
            let value = try #require(try? JSONText(parsing: output.bytes), "\(place)")
            #expect(validator.violation(in: value) == nil, "\(place)")
        }
    }
}
