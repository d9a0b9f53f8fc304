import FoundationModels

/// Text for a pattern.
enum SamplePattern {
    static func text(matching pattern: String) throws -> String {
        throw LanguageModelError.unsupportedGenerationGuide(
            .init(schemaName: nil, debugDescription: "The sample model cannot make up text for /\(pattern)/."))
    }
}
