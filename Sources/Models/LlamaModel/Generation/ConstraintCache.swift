import FoundationModels

/// Compiled constraints by what they were made from, the most recently used ones.
final class ConstraintCache {
    private static let limit = 32

    private let vocabulary: TokenVocabulary
    private var known: [(key: String, constraint: SchemaConstraint)] = []

    init(vocabulary: TokenVocabulary) {
        self.vocabulary = vocabulary
    }

    /// What a request allows the model to write; nil for any text.
    ///
    /// Throws `unsupportedGenerationGuide` for a schema that cannot be enforced.
    func constraint(
        for request: LanguageModelExecutorGenerationRequest, layout: ToolCallLayout
    ) throws -> SchemaConstraint? {
        let isRequired = request.generationOptions.toolCallingMode == .required
        let tools = request.enabledToolDefinitions
        guard request.schema != nil || !tools.isEmpty else { return nil }
        let shapes = tools.map { $0.name + " " + $0.parameters.jsonText } + [request.schema?.jsonText ?? ""]
        let key = (["\(isRequired)"] + shapes).joined(separator: "\n")
        if let index = known.firstIndex(where: { $0.key == key }) {
            let entry = known.remove(at: index)
            known.append(entry)
            return entry.constraint
        }
        let constraint = try compile(request.schema, tools, isRequired: isRequired, layout: layout)
        known.append((key, constraint))
        if known.count > Self.limit { known.removeFirst() }
        return constraint
    }

    private func compile(
        _ schema: GenerationSchema?, _ tools: [Transcript.ToolDefinition], isRequired: Bool, layout: ToolCallLayout
    ) throws -> SchemaConstraint {
        do {
            if let schema, tools.isEmpty { return try SchemaConstraint(schema: schema, vocabulary: vocabulary) }
            let answer = isRequired ? ToolDecision.Answer.none : schema.map { .schema($0) } ?? .text
            let decision = ToolDecision(
                tools: tools.map { .init(name: $0.name, parameters: $0.parameters) }, answer: answer, layout: layout)
            return try SchemaConstraint(decision: decision, vocabulary: vocabulary)
        } catch let error as ConstraintError {
            throw LanguageModelError.unsupportedGenerationGuide(
                .init(schemaName: schema?.name, debugDescription: error.description))
        }
    }
}
