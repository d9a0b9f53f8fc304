/// What goes on while a request waits for its answer.
package enum AnswerActivity: Sendable {
    /// The answer is on record: no model is asked.
    case replaying
    /// A model is asked.
    case asking
    /// More of an answer has come.
    case received(tokens: Int)
}
