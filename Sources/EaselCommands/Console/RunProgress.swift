import Foundation
import PlaygroundCanvas
import PlaygroundEvents
import PlaygroundRunner
import SourceText
import Synchronization

/// Tells on standard error how a run goes.
///
/// On a terminal one line at the bottom shows what is under way: playground, model, tokens a second, time. Elsewhere each
/// request is a plain line. Failures and expectations that do not hold are told with their places at once.
final class RunProgress: EventSink {
    private struct State {
        var playground: String?
        var playgroundCount = 0
        var request: (request: ModelRequest, start: ContinuousClock.Instant)?
        /// Whether a model was asked for the request under way.
        var isAsking = false
        var receivedTokens = 0
        var firstToken: ContinuousClock.Instant?
        var requestCount = 0
        var replayedCount = 0
        var tokenCount = 0
        /// The part of a streamed answer that has been shown.
        var shownText = ""
        var isFinished = false
    }

    private let path: String
    private let console: Console
    private let showsStreams: Bool
    private let state = Mutex(State())
    private let ticker = Mutex<Task<Void, Never>?>(nil)

    init(_ path: String, _ console: Console, showsStreams: Bool = false) {
        self.path = path
        self.console = console
        self.showsStreams = showsStreams
        guard console.isInteractive else { return }
        let task = Task { [weak self] in
            var step = 0
            while let self, self.draw(step) {
                step += 1
                try? await Task.sleep(for: .milliseconds(80))
                if Task.isCancelled { return }
            }
        }
        ticker.withLock { $0 = task }
    }

    deinit { ticker.withLock { $0?.cancel() } }

    func receive(_ event: RunEvent) {
        switch event {
        case .started(let identity): started(identity)
        case .requested(let request): requested(request)
        case .streamed(let snapshot): streamed(snapshot)
        case .answered(let answer): answered(answer)
        case .failed(let failure): failed(failure)
        case .expected(let expectation): if !expectation.passed { console.report(expectation.diagnostic) }
        case .printed, .showed, .transcribed, .noted, .ended: break
        }
    }

    /// What happens to the request under way: only a model that is really asked is said to be asked.
    func receive(_ activity: AnswerActivity) {
        switch activity {
        case .replaying: break
        case .asking: asking()
        case .received(let tokens): received(tokens)
        }
    }

    /// Takes the line at the bottom away, and reports what kept blocks from running.
    func finish(_ canvas: Canvas) {
        stop()
        for diagnostic in canvas.cells.flatMap(\.diagnostics) where diagnostic.severity != .note {
            console.report(diagnostic)
        }
    }

    /// Takes the line at the bottom away.
    func stop() {
        state.withLock { $0.isFinished = true }
        ticker.withLock { $0?.cancel() }
        console.setStatus(nil)
    }

    /// The run in a few words: `3 playgrounds, 1 request, 42 tokens, 1.2 s`.
    func summary(_ canvas: Canvas, took duration: Duration) -> String {
        let (playgrounds, requests, tokens) = state.withLock { ($0.playgroundCount, $0.requestCount, $0.tokenCount) }
        let replayed = state.withLock { $0.replayedCount }
        let replays = replayed == 0 ? "" : replayed == requests ? " on record" : " (\(replayed) on record)"
        let kept = canvas.cells.reduce(0) { $0 + $1.playgrounds.count } - playgrounds
        let failures = canvas.cells.filter(\.hasFailures).count
        let parts = [
            Self.count(playgrounds, "playground") + " ran", kept > 0 ? "\(kept) kept" : nil,
            requests > 0 ? Self.count(requests, "request") + replays : nil,
            tokens > 0 ? Self.count(tokens, "token") : nil,
            failures > 0 ? Self.count(failures, "block") + " failed" : nil, Self.seconds(duration),
        ]
        return parts.compactMap { $0 }.joined(separator: ", ")
    }

    // MARK: Events

    private func started(_ identity: PlaygroundIdentity) {
        state.withLock { state in
            state.playground = identity.name ?? "line \(identity.place.location.line)"
            state.playgroundCount += 1
        }
    }

    private func requested(_ request: ModelRequest) {
        state.withLock { state in
            state.request = (request, .now)
            state.requestCount += 1
            state.shownText = ""
            (state.isAsking, state.receivedTokens, state.firstToken) = (false, 0, nil)
        }
    }

    private func asking() {
        let request = state.withLock { state -> ModelRequest? in
            defer { state.isAsking = true }
            return state.isAsking ? nil : state.request?.request
        }
        guard let request, !console.isInteractive else { return }
        console.progress("\(path):\(request.place.location.line): asking \(request.model)…")
    }

    private func received(_ tokens: Int) {
        state.withLock { state in
            state.receivedTokens += tokens
            if state.firstToken == nil { state.firstToken = .now }
        }
    }

    /// Shows what is new of an answer; an answer that was rewritten is shown again from its start.
    private func streamed(_ snapshot: StreamSnapshot) {
        guard showsStreams else { return }
        let (shown, isNew) = state.withLock { state in
            defer { state.shownText = snapshot.text }
            return (state.shownText, !snapshot.text.hasPrefix(state.shownText))
        }
        let text = isNew ? "\n" + snapshot.text : String(snapshot.text.dropFirst(shown.count))
        console.stream(text)
    }

    private func answered(_ answer: ModelAnswer) {
        let (request, wasAsked) = state.withLock { state in
            defer { state.request = nil }
            state.tokenCount += answer.metrics.outputTokens
            if !state.isAsking, answer.error == nil { state.replayedCount += 1 }
            return (state.request?.request, state.isAsking)
        }
        console.endStream()
        // Errors may be simulated, or come from tools.
        guard wasAsked || answer.error != nil else {
            let place = request.map { "\(path):\($0.place.location.line): " } ?? ""
            return console.progress("\(place)answered from the record, no model asked")
        }
        let metrics = answer.metrics
        let speed = Self.speed(metrics.outputTokens, metrics.generation).map { ", \($0)" } ?? ""
        let tokens = metrics.outputTokens > 0 ? ", " + Self.count(metrics.outputTokens, "token") : ""
        let place = request.map { "\(path):\($0.place.location.line): \($0.model) " } ?? ""
        let outcome = answer.error == nil ? "answered" : "failed"
        let note = metrics.isTruncated == true ? ", shortened: the limit of tokens was near" : ""
        console.progress("\(place)\(outcome) after \(Self.seconds(.seconds(metrics.total)))\(tokens)\(speed)\(note)")
    }

    private func failed(_ failure: RunFailure) {
        console.report(failure.diagnostic)
        for frame in failure.callStack {
            console.progress("  in \(frame.function) at \(frame.place.location)")
        }
    }

    // MARK: The line at the bottom

    private static let spinner = Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏")

    /// Draws the line; false when the run is over.
    private func draw(_ step: Int) -> Bool {
        let line: String? = state.withLock { state in
            guard !state.isFinished else { return nil }
            return ([path, state.playground].compactMap { $0 } + activity(state)).joined(separator: " · ")
        }
        guard let line else { return false }
        console.setStatus("\(Self.spinner[step % Self.spinner.count]) \(line)")
        return true
    }

    private func activity(_ state: State) -> [String] {
        guard let (request, start) = state.request, state.isAsking else { return [] }
        let speed = state.firstToken.flatMap { first in
            Self.speed(state.receivedTokens, (ContinuousClock.now - first) / .seconds(1))
        }
        let tokens = state.receivedTokens > 0 ? Self.count(state.receivedTokens, "token") : nil
        let parts = ["asking \(request.model)", tokens, speed, Self.seconds(ContinuousClock.now - start)]
        return parts.compactMap { $0 }
    }

    // MARK: Words

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    private static func speed(_ tokens: Int, _ seconds: Double) -> String? {
        seconds > 0.001 && tokens > 0 ? count(Int((Double(tokens) / seconds).rounded()), "token") + "/s" : nil
    }

    /// `42 ms`, `1.2 s`, `2 min 5 s`.
    private static func seconds(_ duration: Duration) -> String {
        let seconds = duration / .seconds(1)
        if seconds < 1 { return "\(Int((seconds * 1000).rounded())) ms" }
        if seconds < 60 { return "\((seconds * 10).rounded() / 10) s" }
        return "\(Int(seconds) / 60) min \(Int(seconds) % 60) s"
    }
}
