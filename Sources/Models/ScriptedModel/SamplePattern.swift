import FoundationModels

/// Text for a pattern: a short one that matches, found by the automaton that also constrains real models.
enum SamplePattern {
    static func text(matching pattern: String) throws -> String {
        let schema = GenerationSchema(root: .string(.init(pattern: pattern)))
        let bytes = TokenVocabulary(pieces: (0...255).map { [UInt8($0)] }, endOfGeneration: [])
        let constraint = try SchemaConstraint(schema: schema, vocabulary: bytes)
        let json = String(decoding: constraint.start.closing.text, as: UTF8.self)
        return try String(GeneratedContent(json: json))
    }
}
