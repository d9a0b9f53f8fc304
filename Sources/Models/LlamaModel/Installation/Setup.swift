/// Makes present what running with the embedded model needs.
///
/// It may be killed at any moment and started again: each result appears in one step, and finished steps are not
/// repeated. It blocks the calling thread, for minutes the first time.
package struct Setup: Sendable {
    package let cache: EaselCache

    package init(cache: EaselCache) {
        self.cache = cache
    }

    package var missingSteps: [SetupStep] {
        SetupStep.allCases.filter { !isDone($0) }
    }

    package func isDone(_ step: SetupStep) -> Bool {
        switch step {
        case .engine: EngineInstallation(cache: cache).isInstalled
        case .embeddedModel: EmbeddedModelInstallation(cache: cache).isInstalled
        }
    }

    package func run(
        _ steps: [SetupStep] = SetupStep.allCases, onEvent: (SetupEvent) -> Void = { _ in }
    ) throws(SetupError) {
        // Runs of finished set-ups need not wait for each other.
        if steps.allSatisfy(isDone) { return try install(steps, onEvent) }
        let lock = try SetupLock.acquire(cache) { onEvent(.waiting) }
        try install(steps, onEvent)
        _ = consume lock
    }

    private func install(_ steps: [SetupStep], _ onEvent: (SetupEvent) -> Void) throws(SetupError) {
        try withoutActuallyEscaping(onEvent) { send throws(SetupError) in
            for step in steps {
                onEvent(.started(step))
                let path = try install(step, report: ProgressReporter(step: step, send: send))
                onEvent(.finished(step, detail: path))
            }
        }
    }

    private func install(_ step: SetupStep, report: ProgressReporter) throws(SetupError) -> String {
        switch step {
        case .engine: try EngineInstallation(cache: cache).install(report: report)
        case .embeddedModel: try EmbeddedModelInstallation(cache: cache).install(report: report)
        }
    }
}
