/// What a document may use; each limit says in its message how to raise it.
package struct EvaluationLimits: Sendable {
    /// Turns of loops and calls of functions; nil for no limit.
    package var steps: Int?
    /// Calls inside calls.
    package var depth = 20_000
    /// Bytes of memory that values may take, roughly.
    package var memory = 1 << 30
    /// Bytes of printed text.
    package var output = 10 << 20
    /// Seconds of work, time spent waiting for a model or a timer excluded; nil for no limit.
    package var time: Double? = 60
    /// Tasks under way at the same time.
    package var tasks = 500
    /// Values shown for one place of the source.
    package var shownValues = 100

    package init() {}
}

extension Interruption {
    static func steps(_ limit: Int) -> Interruption {
        Interruption(.limit, "the program took more than \(limit) steps", hint: "raise the limit with --limit steps=N")
    }
    static func depth(_ limit: Int) -> Interruption {
        Interruption(
            .limit, "calls are nested more than \(limit) deep; is this recursion without an end?",
            hint: "raise the limit with --limit depth=N")
    }
    static func stack() -> Interruption {
        Interruption(
            .limit, "calls are nested too deep for the stack; is this recursion without an end?",
            hint: "make the recursion shallower, or use a loop")
    }
    static func stuck() -> Interruption {
        Interruption(
            .limit, "this waits forever: nothing that still runs can wake it",
            hint: "resume the continuation, finish the stream, signal the semaphore or leave the group")
    }
    static func memory(_ limit: Int) -> Interruption {
        Interruption(
            .limit, "the program's values take more than \(limit >> 20) MB",
            hint: "raise the limit with --limit memory=MB")
    }
    static func output(_ limit: Int) -> Interruption {
        Interruption(
            .limit, "the program printed more than \(limit >> 10) KB", hint: "raise the limit with --limit output=KB")
    }
    static func time(_ limit: Double) -> Interruption {
        Interruption(
            .limit, "the program ran for more than \(limit.formattedSeconds)",
            hint: "raise the limit with --limit time=SECONDS, or timeout=… after the block's language")
    }
    static func tasks(_ limit: Int) -> Interruption {
        Interruption(
            .limit, "more than \(limit) tasks run at the same time", hint: "raise the limit with --limit tasks=N")
    }
    static let cancelled = Interruption(.cancelled, "the run was cancelled")
}

extension Double {
    fileprivate var formattedSeconds: String { self == rounded() ? "\(Int(self)) s" : "\(self) s" }
}
