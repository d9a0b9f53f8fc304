import CLlamaEngine

/// One conversation's working memory: the tokens evaluated so far, and the keys and values computed from them.
///
/// Used by one thread at a time, except ``cancelSwitch``.
final class LlamaContext {
    private let weights: LlamaWeights
    private let handle: OpaquePointer
    let length: Int
    /// The tokens the context holds.
    private(set) var tokens: [Int] = []

    init(_ weights: LlamaWeights, length: Int) throws(EngineError) {
        self.weights = weights
        var error = easel_error()
        guard let handle = weights.engine.context_create(weights.handle, Int32(length), &error) else {
            throw EngineError(error)
        }
        self.handle = handle
        // The engine rounds up to whole blocks of its cache; what the model says it holds is what it holds.
        self.length = min(length, Int(weights.engine.context_length(handle)))
    }

    deinit {
        weights.engine.context_free(handle)
    }

    /// How many more tokens fit.
    var room: Int { length - tokens.count }

    /// Appends tokens and keeps the logits after each of the last `rows` of them; changes nothing when it fails.
    func evaluate(_ new: some Collection<Int>, rows: Int = 1) throws(EngineError) {
        let batch = new.map { Int32(truncatingIfNeeded: $0) }
        var error = easel_error()
        let status = weights.engine.context_evaluate(
            handle, batch, Int32(batch.count), Int32(tokens.count), Int32(rows), &error)
        guard status == EASEL_OK else { throw EngineError(error) }
        tokens += new
    }

    /// The logits of a row kept by the last evaluation; empty when there is no such row.
    func withLogits<Result>(
        row: Int, _ body: (UnsafeBufferPointer<Float>) throws -> Result
    ) rethrows -> Result {
        let logits = weights.engine.context_logits(handle, Int32(row))
        return try body(UnsafeBufferPointer(start: logits, count: logits == nil ? 0 : weights.tokenCount))
    }

    /// Forgets all but the first tokens; a model that cannot forget a part forgets everything.
    func truncate(to count: Int) {
        guard count < tokens.count else { return }
        if weights.engine.context_truncate(handle, Int32(count)) {
            tokens.removeSubrange(count...)
        } else {
            tokens = []
        }
    }

    /// Takes over what another context of the same model holds.
    func copy(from other: LlamaContext) throws(EngineError) {
        var error = easel_error()
        tokens = []
        guard weights.engine.context_copy(other.handle, handle, &error) == EASEL_OK else { throw EngineError(error) }
        tokens = other.tokens
    }

    /// What stops a running evaluation from another thread.
    var cancelSwitch: CancelSwitch {
        CancelSwitch(engine: weights.engine, context: handle)
    }
}

/// Stops the evaluations of a context; it must not be used after the context is gone.
struct CancelSwitch: Sendable {
    // Proof for `nonisolated(unsafe)`: the two functions only set a flag of the context, which the engine reads atomically.
    let engine: easel_engine
    nonisolated(unsafe) let context: OpaquePointer

    func cancel() { engine.context_cancel(context) }
    func resume() { engine.context_resume(context) }
}
