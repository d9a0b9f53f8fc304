import FoundationModels

/// What has to be known of a model before it is asked.
struct ModelDescription: Codable, Sendable, Equatable {
    var identity: String
    /// The abilities' names, in a fixed order.
    var capabilities: [String]
    /// In tokens.
    var contextSize: Int

    init(_ model: any LanguageModel, identity: String) {
        self.identity = identity
        capabilities = Self.abilities.filter(model.capabilities.contains).map(\.description)
        contextSize = (model as? any TokenCountingLanguageModel)?.contextSize ?? TokenEstimate.contextSize
    }

    /// A model that nothing is known of, and that will not be asked: requests shall come as far as the record.
    init(unknown identity: String) {
        self.identity = identity
        capabilities = Self.abilities.map(\.description)
        contextSize = TokenEstimate.contextSize
    }

    var abilities: LanguageModelCapabilities {
        LanguageModelCapabilities(Self.abilities.filter { capabilities.contains($0.description) })
    }

    private static let abilities: [LanguageModelCapabilities.Capability] = [
        .guidedGeneration, .toolCalling, .reasoning, .vision,
    ]
}
