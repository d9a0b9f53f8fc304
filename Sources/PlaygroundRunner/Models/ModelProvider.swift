import FoundationModels

/// Finds models by the names people use: `sample`, `script:FILE`, `openai:NAME`, a GGUF file, or the embedded default.
package protocol ModelProvider: Sendable {
    /// Makes a model ready; may install what is missing.
    ///
    /// - Throws: `ModelFault` with what to do next.
    func model(named name: String?) async throws -> ProvidedModel
}

/// A model with the names by which people and records know it.
package struct ProvidedModel: Sendable {
    /// The name for canvases: `sample`, `SmolLM2-135M-Instruct`.
    package var name: String
    /// What an answer of this model depends on: the name, and for files their content's hash.
    package var identity: String
    package var model: any LanguageModel

    package init(name: String, identity: String, model: any LanguageModel) {
        self.name = name
        self.identity = identity
        self.model = model
    }
}

/// Why a model cannot be had, and what to do.
package struct ModelFault: Error, Sendable, Equatable {
    package var message: String
    package var hint: String?

    package init(_ message: String, hint: String? = nil) {
        self.message = message
        self.hint = hint
    }
}
