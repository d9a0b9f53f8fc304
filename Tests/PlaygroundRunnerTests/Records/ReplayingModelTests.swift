import FoundationModels
import PlaygroundDocument
import ScriptedModel
import SourceText
import Synchronization
import TestSupport
import Testing

@testable import PlaygroundRunner

/// Models behind a record, asked by sessions.
@Suite struct ReplayingModelTests {
    struct Broken: Error {}

    let folder: TemporaryFolder
    let document: Document

    init() throws {
        folder = try TemporaryFolder()
        document = Document.read(SourceFile(name: folder.path + "/a.md", text: "# A\n"))
    }

    private func script(_ json: String) throws -> ScriptedModel { .script(try Script(json: json)) }

    /// Lets sessions ask a model behind the record, and saves what they were told.
    private func ask<Result>(
        _ model: ScriptedModel, policy: AnswerPolicy = .reuse, _ work: (ReplayingModel) async throws -> Result
    ) async throws -> Result {
        let store = RecordStore(document, policy: policy)
        let result = try await work(store.model(identity: "m") { model })
        store.saveAnswers()
        #expect(store.notes == [])
        return result
    }

    private func snapshots(_ model: ReplayingModel) async throws -> [String] {
        var texts: [String] = []
        for try await snapshot in LanguageModelSession(model: model).streamResponse(to: "Count") {
            texts.append(snapshot.content)
        }
        return texts
    }

    @Test func replayedStreamsHaveTheSameSnapshots() async throws {
        let model = try script(#"[{"text": "one two three", "pieces": ["one", " two", " th", "ree"]}]"#)
        let first = try await ask(model, snapshots)
        #expect(first == ["one", "one two", "one two th", "one two three"])
        #expect(try await ask(.failing(Broken()), snapshots) == first)
    }

    @Test func reasoningAndUsageAreReplayed() async throws {
        let model = try script(
            #"[{"text": "Yes", "reasoning": "Hm", "usage": {"input": 40, "cached": 12, "output": 9}}]"#)
        for model in [model, .failing(Broken())] {
            try await ask(model) { model in
                let session = LanguageModelSession(model: model)
                let response = try await session.respond(to: "Well?")
                #expect(session.transcript.map(\.plainText) == ["Well?", "Hm", "Yes"])
                #expect(response.usage.input.totalTokenCount == 40)
                #expect(response.usage.input.cachedTokenCount == 12)
                #expect(response.usage.output.totalTokenCount == 9)
            }
        }
    }

    @Test func equalRequestsGetTheirAnswersInOrder() async throws {
        let model = try script(#"[{"text": "first"}, {"text": "second"}]"#)
        let work: (ReplayingModel) async throws -> [String] = { model in
            var texts: [String] = []
            for _ in 0..<2 { texts.append(try await LanguageModelSession(model: model).respond(to: "Again").content) }
            return texts
        }
        #expect(try await ask(model, work) == ["first", "second"])
        #expect(try await ask(.failing(Broken()), work) == ["first", "second"])
    }

    @Test(
        "Not kept",
        arguments: [
            #"[{"text": "Half", "error": "rateLimited"}, {"text": "good"}]"#, #"[{"text": ""}, {"text": "good"}]"#,
        ])
    func bad(json: String) async throws {
        let model = try script(json)
        _ = try await ask(model) { model in try? await LanguageModelSession(model: model).respond(to: "Well?") }
        let second = try await ask(model) { try await LanguageModelSession(model: $0).respond(to: "Well?").content }
        #expect(second == "good")
    }

    @Test func refreshedAnswersTakeThePlaceOfOldOnes() async throws {
        let work: (ReplayingModel) async throws -> String = {
            try await LanguageModelSession(model: $0).respond(to: "Well?").content
        }
        #expect(try await ask(try script(#"[{"text": "old"}]"#), work) == "old")
        #expect(try await ask(try script(#"[{"text": "new"}]"#), policy: .refresh, work) == "new")
        #expect(try await ask(.failing(Broken()), work) == "new")
    }

    @Test func activityTellsReplayedFromAsked() async throws {
        let model = try script(#"[{"text": "one two", "pieces": ["one", " two"]}]"#)
        var told: [[String]] = []
        for model in [model, .failing(Broken())] {
            let log = Mutex<[String]>([])
            let store = RecordStore(document) { activity in log.withLock { $0.append("\(activity)") } }
            let replaying = try await store.model(identity: "m") { model }
            _ = try await LanguageModelSession(model: replaying).respond(to: "Count")
            store.saveAnswers()
            told.append(log.withLock { $0 })
        }
        #expect(told[0].first == "asking")
        #expect(told[0].contains { $0.hasPrefix("received") })
        #expect(told[1] == ["replaying"])
    }

    @Test func whatAModelCanDoAndCountsAreOnRecord() async throws {
        let work: (ReplayingModel) async throws -> [Int] = { model in
            [
                model.contextSize,
                try await model.tokenCount(for: [.prompt(.init(segments: [.text(.init(content: "12345"))]))]),
            ]
        }
        let model = ScriptedModel.sample(recorder: nil, contextSize: 777)
        #expect(try await ask(model, work) == [777, 2])
        let store = RecordStore(document)
        let replaying = try await store.model(identity: "m") { throw Broken() }
        #expect(try await work(replaying) == [777, 2])
        #expect(!replaying.capabilities.contains(.vision))
    }

    @Test func unusedAnswersAreForgottenAfterAWhile() throws {
        var record = Record()
        for number in 0..<1000 {
            let key = AnswerKey(countOf: [], model: "\(number)")
            let answer = RecordedAnswer(key: key, repetition: 0, model: "m", prompt: "\(number)", events: [])
            record.add(.init(answers: [answer], counts: [], models: [], asked: []))
        }
        #expect(record.answers.map(\.prompt) == (0...Record.spareAnswers).map { "\(999 - $0)" })
    }
}
