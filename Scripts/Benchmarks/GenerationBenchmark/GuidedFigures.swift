import Foundation
import FoundationModels
import LlamaModel
import Synchronization

/// One answer under a schema, and where its time went.
struct GuidedFigures: Encodable {
    /// What the model reads, for a peer that is to read the same.
    let prompt: String
    let schema: String
    let limit: Int

    let text: String
    let ending: String
    let chosenTokens: Int
    /// Forced ones and those that close an answer at its limit.
    let forcedTokens: Int
    /// Last tokens of forced texts of which the model preferred a longer one.
    let declinedTokens: Int
    let evaluations: Int
    /// Milliseconds, all of them.
    let total: Double
    let promptProcessing: Double
    /// Compiling the schema; next to nothing when it is known.
    let preparation: Double
    let constraint: Double
    let sampling: Double

    init(measuring model: LlamaModel, _ subject: GuidedSubject) async throws {
        let schema = try subject.schema
        let entries = [Transcript.Entry.prompt(subject.prompt, schema: schema)]
        prompt = try await model.promptText(for: entries)
        self.schema = schema.jsonString
        limit = GuidedSubject.limit

        let phases = Mutex<[GenerationPhase: Duration]>([:])
        let request = LanguageModelExecutorGenerationRequest(greedy: entries, schema: schema, limit: limit)
        let start = ContinuousClock.now
        let output = try await model.measuredAnswer(to: request) { event in
            if case .phase(let phase, let duration) = event.change { phases.withLock { $0[phase] = duration } }
        }
        total = start.duration(to: .now).milliseconds
        let took = phases.withLock { $0 }
        promptProcessing = (took[.promptProcessing] ?? .zero).milliseconds
        preparation = (took[.constraintPreparation] ?? .zero).milliseconds
        constraint = output.constraintTime.milliseconds
        sampling = output.samplingTime.milliseconds
        text = output.text
        ending = output.ending.map { "\($0)" } ?? ""
        chosenTokens = output.counts.chosen
        forcedTokens = output.counts.forced + output.counts.closing
        declinedTokens = output.counts.declined
        evaluations = output.counts.evaluations
    }
}

extension Duration {
    fileprivate var milliseconds: Double { self / .milliseconds(1) }
}
