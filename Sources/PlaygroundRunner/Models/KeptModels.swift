/// Models that are made ready once and stay loaded, with what they have in their caches.
package actor KeptModels: ModelProvider {
    private let provider: any ModelProvider
    private var models: [String?: ProvidedModel] = [:]

    package init(_ provider: any ModelProvider) {
        self.provider = provider
    }

    package func identity(named name: String?) async throws -> ModelIdentity? {
        try await provider.identity(named: name)
    }

    package func model(named name: String?) async throws -> ProvidedModel {
        if let model = models[name] { return model }
        let model = try await provider.model(named: name)
        // A script is used up by a run, and every run begins it anew.
        if name?.hasPrefix("script:") != true { models[name] = model }
        return model
    }
}
