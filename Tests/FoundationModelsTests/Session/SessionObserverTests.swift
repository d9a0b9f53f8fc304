import Observation
import ScriptedModel
import Synchronization
import Testing

@testable import FoundationModels

/// What hosts are told, and sessions in large numbers.
@Suite struct SessionObserverTests {
    private final class Record: Sendable {
        private let kept = Mutex<[SessionEvent]>([])
        var events: [SessionEvent] { kept.withLock { $0 } }

        func session(_ make: () -> LanguageModelSession) -> LanguageModelSession {
            var context = SessionContext()
            context.observer = SessionObserver { event in self.kept.withLock { $0.append(event) } }
            return LanguageModelSession.$context.withValue(context, operation: make)
        }

        var outline: [String] {
            events.map { event in
                switch event.kind {
                case .sessionStarted(let transcript): "session \(transcript.count)"
                case .requestStarted(let prompt): "request \(event.request) \(prompt.segments.text)"
                case .inferenceStarted(let round): "inference \(round)"
                case .phase(let phase, _): "phase \(phase)"
                case .firstToken: "first token"
                case .inferenceEnded(let usage): "inferred \(usage.output.totalTokenCount)"
                case .toolStarted(let call): "tool \(call.toolName)"
                case .toolEnded(let call, let output): "tool \(call.toolName) \(output == nil ? "threw" : "returned")"
                case .requestEnded(let entries): "ended \(entries.count)"
                case .requestFailed(let message, let isCancellation): "failed \(message) \(isCancellation)"
                }
            }
        }
    }

    @Test("A request with a tool, then one that fails")
    func events() async throws {
        let record = Record()
        let model = try ScriptedModel.steps(
            #"{"calls": [{"tool": "findPlaces", "arguments": {"city": "Oslo"}}], "usage": {"input": 9, "output": 4}}"#,
            #"{"text": "Go.", "usage": {"input": 20, "cached": 13, "output": 1}}"#,
            #"{"error": "rateLimited", "message": "Slow down."}"#)
        let session = record.session {
            LanguageModelSession(model: model, tools: [PlaceFinder()], instructions: "Help.")
        }
        try await session.respond(to: "Where?")
        _ = try? await session.respond(to: "Again")
        #expect(
            record.outline == [
                "session 1", "request 1 Where?", "inference 1", "first token", "inferred 4", "tool findPlaces",
                "tool findPlaces returned", "inference 2", "first token", "inferred 1", "ended 4",
                "request 2 Again", "inference 1", "first token", "failed Slow down. false",
            ])
        var report = RequestReport()
        for event in record.events where event.request == 1 { report.add(event) }
        #expect(report.inferences == 2)
        #expect([report.inputTokens, report.cachedTokens, report.outputTokens] == [29, 13, 5])
        #expect(report.timeToFirstToken != nil && report.total >= report.tools)
    }

    @Test("Phases an executor times reach the report, not the transcript")
    func phases() async throws {
        let record = Record()
        let model = ClosureModel { _, channel in
            await channel.send(.phase(.modelLoading, took: .milliseconds(40)))
            await channel.send(.phase(.promptProcessing, took: .milliseconds(7)))
            await channel.send(.response(action: .appendText("Fine.", tokenCount: 2)))
            await channel.send(.phase(.generation, took: .milliseconds(5)))
        }
        let session = record.session { LanguageModelSession(model: model) }
        try await session.respond(to: "Hi")
        var report = RequestReport()
        for event in record.events { report.add(event) }
        #expect(report.modelLoading == .milliseconds(40))
        #expect(report.promptProcessing == .milliseconds(7))
        #expect(report.generation == .milliseconds(5))
        #expect(report.outputTokens == 2)
        #expect(session.transcript.outline == ["prompt: Hi", "response: Fine."])
    }

    @Test("A thousand sessions at once do not disturb each other")
    func thousandSessions() async throws {
        let answers = try await withThrowingTaskGroup { group in
            for number in 0..<1000 {
                group.addTask {
                    let session = LanguageModelSession(model: ScriptedModel.sample, tools: [PlaceFinder()])
                    let stream = session.streamResponse(to: "Number \(number)")
                    return (number, try await stream.collect().content, session.transcript.count)
                }
            }
            var answers: [Int: (text: String, count: Int)] = [:]
            for try await (number, text, count) in group { answers[number] = (text, count) }
            return answers
        }
        #expect(answers.count == 1000)
        #expect(answers.allSatisfy { $0.value.text.hasPrefix("This is a sample answer to “Number \($0.key)”.") })
        #expect(answers.allSatisfy { $0.value.count == 5 })
    }

    @Test("Both properties of a session notify those who observe them")
    func observation() async throws {
        let session = LanguageModelSession(model: ScriptedModel.sample)
        let changes = Counter()
        withObservationTracking {
            _ = session.transcript
        } onChange: {
            changes.increment()
        }
        withObservationTracking {
            _ = session.isResponding
        } onChange: {
            changes.increment()
        }
        try await session.respond(to: "Hi")
        #expect(changes.value == 2)
    }
}
