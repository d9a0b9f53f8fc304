import FoundationModels

/// A context as the decoder sees it.
struct ContextSource: TokenSource {
    private let context: LlamaContext
    private let cancellation: Cancellation
    /// The time of the first evaluation, which processes the prompt.
    private(set) var promptProcessing: Duration?

    init(_ context: LlamaContext, cancellation: Cancellation) {
        self.context = context
        self.cancellation = cancellation
    }

    var room: Int { context.room }

    mutating func evaluate(_ tokens: [Int], rows: Int) throws {
        try cancellation.check()
        let start = ContinuousClock.now
        do {
            try context.evaluate(tokens, rows: rows)
        } catch let error where error.kind == .cancelled {
            throw CancellationError()
        }
        if promptProcessing == nil { promptProcessing = start.duration(to: .now) }
    }

    mutating func rewind(_ count: Int) throws {
        let kept = Array(context.tokens.dropLast(count))
        context.truncate(to: kept.count)
        // Some kinds of model can only forget everything.
        if context.tokens.count < kept.count { try context.evaluate(kept) }
    }

    func withLogits<Result>(
        row: Int, _ body: (UnsafeBufferPointer<Float>) throws -> Result
    ) rethrows -> Result {
        try context.withLogits(row: row, body)
    }
}
