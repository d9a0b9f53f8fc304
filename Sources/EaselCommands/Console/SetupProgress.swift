import LlamaModel

/// Shows a set-up as it goes: one line a step on a terminal, redrawn; plain lines elsewhere.
final class SetupProgress {
    private let console: Console
    private var lastActivity = ""
    private var lastTenth = -1

    init(_ console: Console) {
        self.console = console
    }

    /// Runs the steps that are missing.
    func run(_ setup: Setup, steps: [SetupStep] = SetupStep.allCases) throws(SetupError) {
        let missing = steps.filter { !setup.isDone($0) }
        guard !missing.isEmpty else { return }
        try setup.run(missing) { show($0) }
    }

    private func show(_ event: SetupEvent) {
        switch event {
        case .waiting: console.progress("Waiting for another easel that is setting up…")
        case .started(let step): start(step)
        case .progress(_, let activity, let fraction): progress(activity, fraction)
        case .finished(let step, _): finish(step)
        }
    }

    private func start(_ step: SetupStep) {
        console.progress("Setting up \(step.title), once for this machine")
        lastActivity = ""
        lastTenth = -1
    }

    /// On a terminal every change is drawn; elsewhere a line a new activity and a line for each tenth.
    private func progress(_ activity: String, _ fraction: Double?) {
        let percent = fraction.map { " \(Int($0 * 100)) %" } ?? ""
        if console.isInteractive {
            console.draw("\r\u{1B}[K  \(activity)\(percent)")
            return
        }
        let tenth = fraction.map { Int($0 * 10) } ?? 0
        guard activity != lastActivity || tenth != lastTenth else { return }
        lastActivity = activity
        lastTenth = tenth
        console.progress("  \(activity)\(percent)")
    }

    private func finish(_ step: SetupStep) {
        if console.isInteractive { console.draw("\r\u{1B}[K") }
        console.progress("  \(step.title) is ready")
    }
}
