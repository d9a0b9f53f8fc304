/// What a set-up says while it works, in order.
package enum SetupEvent: Sendable, Equatable {
    /// Another process is setting up; this one continues when it is done.
    case waiting
    case started(SetupStep)
    /// `fraction` is 0…1, or nil when nobody can know.
    case progress(SetupStep, activity: String, fraction: Double?)
    case finished(SetupStep, detail: String)
}

/// One thing that a set-up makes present.
package enum SetupStep: String, Sendable, CaseIterable {
    case engine
    case embeddedModel

    package var title: String {
        switch self {
        case .engine: "llama.cpp engine"
        case .embeddedModel: "SmolLM2-135M-Instruct"
        }
    }
}

/// Where a step reports how far it is.
struct ProgressReporter {
    let step: SetupStep
    let send: (SetupEvent) -> Void

    func callAsFunction(_ activity: String, _ fraction: Double? = nil) {
        send(.progress(step, activity: activity, fraction: fraction))
    }
}
