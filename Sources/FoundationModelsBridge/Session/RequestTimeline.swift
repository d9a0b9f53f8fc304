import FoundationModels
import PlaygroundEvents

/// The spans of one request, in Instruments' lanes, folded from a session's events.
struct RequestTimeline {
    private(set) var spans: [RequestMetrics.Span] = []
    private var start: ContinuousClock.Instant?
    private var inferenceStart: ContinuousClock.Instant?
    private var toolStarts: [(id: String, time: ContinuousClock.Instant)] = []

    /// Seconds since the request began.
    var elapsed: Double { start.map { $0.duration(to: .now).seconds } ?? 0 }

    mutating func add(_ event: SessionEvent) {
        switch event.kind {
        case .requestStarted: begin(event.time)
        case .inferenceStarted: inferenceStart = event.time
        case .phase(let phase, let duration): add(phase, duration, endingAt: event.time)
        case .inferenceEnded: endInference(event.time)
        case .toolStarted(let call): toolStarts.append((call.id, event.time))
        case .toolEnded(let call, _): endTool(call, event.time)
        case .requestEnded, .requestFailed: end(event.time)
        case .sessionStarted, .firstToken: break
        }
    }

    private mutating func begin(_ time: ContinuousClock.Instant) {
        self = RequestTimeline()
        start = time
    }

    private mutating func add(
        _ phase: GenerationPhase, _ duration: Duration, endingAt time: ContinuousClock.Instant
    ) {
        let name =
            switch phase {
            case .modelLoading: "Loading"
            case .constraintPreparation: "Preparing constraint"
            case .promptProcessing: "Processing prompt"
            case .generation: "Generating"
            }
        let lane: RequestMetrics.Span.Lane = if case .modelLoading = phase { .modelLoading } else { .modelInference }
        append(lane, name, from: time - duration, to: time)
    }

    private mutating func endInference(_ time: ContinuousClock.Instant) {
        defer { inferenceStart = nil }
        guard let inferenceStart, !spans.contains(where: { $0.lane == .modelInference }) else { return }
        append(.modelInference, "Inference", from: inferenceStart, to: time)
    }

    private mutating func endTool(_ call: Transcript.ToolCall, _ time: ContinuousClock.Instant) {
        guard let index = toolStarts.firstIndex(where: { $0.id == call.id }) else { return }
        append(.tool, call.toolName, from: toolStarts.remove(at: index).time, to: time)
    }

    private mutating func end(_ time: ContinuousClock.Instant) {
        guard let start else { return }
        append(.request, "Request", from: start, to: time)
        spans.sort { ($0.start, $0.lane.order) < ($1.start, $1.lane.order) }
    }

    private mutating func append(
        _ lane: RequestMetrics.Span.Lane, _ name: String, from begin: ContinuousClock.Instant,
        to end: ContinuousClock.Instant
    ) {
        guard let start else { return }
        spans.append(
            .init(
                lane: lane, name: name, start: max(0, start.duration(to: begin).seconds),
                duration: begin.duration(to: end).seconds))
    }
}

extension RequestMetrics.Span.Lane {
    fileprivate var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension RequestMetrics {
    init(_ report: RequestReport, spans: [Span]) {
        self.init(
            spans: spans, timeToFirstToken: report.timeToFirstToken?.seconds, generation: report.generation.seconds,
            total: report.total.seconds, inputTokens: report.inputTokens, cachedTokens: report.cachedTokens,
            outputTokens: report.outputTokens, isTruncated: report.isTruncated ? true : nil)
    }
}

extension Duration {
    /// The duration in seconds.
    var seconds: Double {
        Double(components.seconds) + Double(components.attoseconds) * 1e-18
    }
}
