/// A model as the decoder sees it: tokens in, logits out. The one joint between decoding and an engine.
///
/// Everything is synchronous, so that an engine may keep the whole loop on a thread of its own. To stop a run, for
/// example when its task was cancelled, throw from `evaluate`.
package protocol TokenSource {
    /// How many more tokens the context can hold.
    var room: Int { get }

    /// Appends tokens to the context and keeps the logits after each of the last `rows` tokens, which are 1 or 2.
    ///
    /// Two rows let a forced text be evaluated in one batch while the model is still asked about its last token.
    mutating func evaluate(_ tokens: [Int], rows: Int) throws

    /// Removes the last tokens from the context; the logits of the last evaluation need not survive.
    mutating func rewind(_ count: Int) throws

    /// Reads a row of the last evaluation, the earliest kept first: one logit for each token of the vocabulary.
    func withLogits<Result>(row: Int, _ body: (UnsafeBufferPointer<Float>) throws -> Result) rethrows -> Result
}
