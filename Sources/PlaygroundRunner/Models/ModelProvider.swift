import Foundation
import FoundationModels

/// Finds models by the names people use: `sample`, `script:FILE`, `openai:NAME`, a GGUF file, or the embedded default.
package protocol ModelProvider: Sendable {
    /// Makes a model ready; may install what is missing.
    ///
    /// - Throws: `ModelFault` with what to do next.
    func model(named name: String?) async throws -> ProvidedModel

    /// What records know a model by, without making it ready; nil when that cannot be told.
    func identity(named name: String?) async throws -> ModelIdentity?
}

extension ModelProvider {
    package func identity(named name: String?) async throws -> ModelIdentity? { nil }
}

/// The names of a model that need not be ready.
package struct ModelIdentity: Sendable, Equatable {
    /// See `ProvidedModel.name`.
    package var name: String
    /// See `ProvidedModel.identity`.
    package var identity: String

    package init(name: String, identity: String) {
        self.name = name
        self.identity = identity
    }
}

/// A model with the names by which people and records know it.
package struct ProvidedModel: Sendable {
    /// The name for canvases: `sample`, `SmolLM2-135M-Instruct`.
    package var name: String
    /// What an answer of this model depends on: the name, and for files their content's hash.
    package var identity: String
    package var model: any LanguageModel
    /// Whether an answer depends on the request alone; otherwise, as with scripts, none is kept on record.
    package var isRecordable: Bool

    package init(name: String, identity: String, model: any LanguageModel, isRecordable: Bool = true) {
        self.name = name
        self.identity = identity
        self.model = model
        self.isRecordable = isRecordable
    }
}

/// Why a model cannot be had, and what to do.
package struct ModelFault: LocalizedError, Sendable, Equatable {
    package var message: String
    package var hint: String?

    /// For playgrounds, which see the fault when a model is made ready in the middle of a run.
    package var errorDescription: String? { hint.map { "\(message): \($0)" } ?? message }

    package init(_ message: String, hint: String? = nil) {
        self.message = message
        self.hint = hint
    }
}
