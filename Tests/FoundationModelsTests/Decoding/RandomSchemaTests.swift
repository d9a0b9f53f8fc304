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
