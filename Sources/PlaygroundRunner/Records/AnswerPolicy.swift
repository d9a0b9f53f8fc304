/// When a model is asked although, or only if, an answer is on record.
package enum AnswerPolicy: String, Sendable, CaseIterable {
    /// Answers on record are replayed; the model is asked for the rest.
    case reuse
    /// The model is asked for every answer, which then takes the place of the one on record.
    case refresh
    /// The model is never asked: a missing answer is an error.
    case frozen
}
