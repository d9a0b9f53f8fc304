/// The figures of one request, folded from a session's events.
package struct RequestReport: Sendable {
    package private(set) var modelLoading = Duration.zero
    package private(set) var promptProcessing = Duration.zero
    package private(set) var generation = Duration.zero
    package private(set) var tools = Duration.zero
    package private(set) var total = Duration.zero
    /// From the start of the request to the model's first output; nil when there was none.
    package private(set) var timeToFirstToken: Duration?
    package private(set) var inputTokens = 0
    package private(set) var cachedTokens = 0
    package private(set) var outputTokens = 0
    package private(set) var inferences = 0
    /// Whether an answer ended at its limit, or was pressed to end before it.
    package private(set) var isTruncated = false

    private var start: ContinuousClock.Instant?
    private var toolStarts: [(id: String, time: ContinuousClock.Instant)] = []

    package init() {}

    /// Takes in the next event of the request.
    package mutating func add(_ event: SessionEvent) {
        switch event.kind {
        case .sessionStarted: break
        case .requestStarted: start = event.time
        case .inferenceStarted: inferences += 1
        case .phase(let phase, let duration): add(phase, duration)
        case .firstToken: timeToFirstToken = timeToFirstToken ?? elapsed(at: event)
        case .inferenceEnded(let usage): add(usage)
        case .toolStarted(let call): toolStarts.append((call.id, event.time))
        case .toolEnded(let call, _): endTool(call.id, at: event.time)
        case .requestEnded, .requestFailed: total = elapsed(at: event)
        }
    }

    private mutating func add(_ phase: GenerationPhase, _ duration: Duration) {
        switch phase {
        case .modelLoading: modelLoading += duration
        case .constraintPreparation, .promptProcessing: promptProcessing += duration
        case .generation: generation += duration
        }
    }

    private mutating func add(_ usage: LanguageModelSession.Usage) {
        inputTokens += usage.input.totalTokenCount
        cachedTokens += usage.input.cachedTokenCount
        outputTokens += usage.output.totalTokenCount
        isTruncated = isTruncated || usage.isTruncated
    }

    private mutating func endTool(_ id: String, at time: ContinuousClock.Instant) {
        guard let index = toolStarts.firstIndex(where: { $0.id == id }) else { return }
        tools += toolStarts.remove(at: index).time.duration(to: time)
    }

    private func elapsed(at event: SessionEvent) -> Duration {
        start?.duration(to: event.time) ?? .zero
    }
}
