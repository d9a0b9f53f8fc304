import Synchronization

extension LanguageModelSession {
    /// What a host wants of the sessions made in the current task and its children.
    @TaskLocal package static var context = SessionContext()
}

/// How a host takes part in sessions: repeatable seeds, a look at what happens, and limits.
package struct SessionContext: Sendable {
    /// Where sessions take their seeds from; nil makes them differ from run to run.
    package var seeds: SeedSource?
    /// Who is told what sessions do.
    package var observer: SessionObserver?
    /// The most rounds of tool calls in one request.
    package var maximumToolRounds = 32

    package init() {}
}

/// Hands out seeds: the same source gives the same seeds in the same order.
package final class SeedSource: Sendable {
    private let generator: Mutex<SplitMix64>

    package init(seed: UInt64) {
        generator = Mutex(SplitMix64(seed: seed))
    }

    package func next() -> UInt64 {
        generator.withLock { $0.next() }
    }
}
