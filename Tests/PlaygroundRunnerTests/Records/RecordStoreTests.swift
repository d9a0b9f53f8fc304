import Foundation
import FoundationModels
import PlaygroundCanvas
import PlaygroundDocument
import PlaygroundRunner
import ScriptedModel
import SourceText
import Testing

/// Runs with a record: what is asked again, and what is not.
@Suite struct RecordStoreTests {
    struct Broken: Error {}

    @Test func aSecondRunAsksNoModelAndChangesNoByte() async throws {
        let guide = try RecordedGuide()
        let first = try await guide.run(RecordedGuide.text)
        #expect(first.asked >= 3)
        #expect(!first.canvas.hasFailures)
        let record = FileManager.default.contents(atPath: guide.recordPath)
        let recorder = RequestRecorder()
        let failing = RecordedGuide.Models(model: ScriptedModel.failing(Broken(), recorder: recorder))
        let second = try await guide.run(RecordedGuide.text, models: failing)
        #expect(recorder.requests.isEmpty)
        #expect(try second.text == first.text)
        #expect(record != nil)
        #expect(FileManager.default.contents(atPath: guide.recordPath) == record)
    }

    @Test func aSecondRunDoesNotEvenLoadTheModel() async throws {
        struct Unloadable: ModelProvider {
            func model(named name: String?) async throws -> ProvidedModel { throw ModelFault("cannot be loaded") }
            func identity(named name: String?) async throws -> ModelIdentity? {
                ModelIdentity(name: "sample", identity: "sample")
            }
        }
        let guide = try RecordedGuide()
        let first = try await guide.run(RecordedGuide.text)
        let run = DocumentRun(
            first.document, options: RunOptions(), models: Unloadable(), records: RecordStore(first.document))
        let canvas = try await run.run()
        #expect(String(decoding: try CanvasDocument(first.document, canvas).bytes(), as: UTF8.self) == (try first.text))
    }

    @Test(
        "What no answer depends on",
        arguments: [
            ("Some prose.", "Other prose, and more of it."), ("// A comment.", "// Another comment."),
            ("```swift\n", "```swift hidden\n"), ("# Guide", "# Another title"), ("let first", "let renamed"),
        ])
    func reuse(old: String, new: String) async throws {
        let guide = try RecordedGuide()
        _ = try await guide.run(RecordedGuide.text)
        let edited = RecordedGuide.text.replacingOccurrences(of: old, with: new)
        #expect(edited != RecordedGuide.text)
        #expect(try await guide.run(edited).asked == 0)
    }

    @Test(
        "What answers depend on",
        arguments: [
            ("temperature: 0.5", "temperature: 0.6"), ("seed: 1", "seed: 2"), ("let people: Int", "let people: Double"),
            ("Tells the weather", "Tells the weather of a city"), ("let city: String", "let town: String"),
            ("Be brief.", "Be very brief."), ("Hello there", "Hello"), ("Tell more", "Tell less"),
        ])
    func ask(old: String, new: String) async throws {
        let guide = try RecordedGuide()
        _ = try await guide.run(RecordedGuide.text)
        let edited = RecordedGuide.text.replacingOccurrences(of: old, with: new)
        #expect(edited != RecordedGuide.text)
        #expect(try await guide.run(edited).asked > 0)
        // Both versions are on record now.
        #expect(try await guide.run(RecordedGuide.text).asked == 0)
        #expect(try await guide.run(edited).asked == 0)
    }

    @Test func anotherModelIsAsked() async throws {
        let guide = try RecordedGuide()
        _ = try await guide.run(RecordedGuide.text)
        #expect(try await guide.run(RecordedGuide.text, model: "other").asked > 0)
        #expect(try await guide.run(RecordedGuide.text).asked == 0)
    }

    @Test func refreshingAsksEverythingAgain() async throws {
        let guide = try RecordedGuide()
        let first = try await guide.run(RecordedGuide.text)
        #expect(try await guide.run(RecordedGuide.text, policy: .refresh).asked == first.asked)
        #expect(try await guide.run(RecordedGuide.text).asked == 0)
    }

    @Test func frozenRunsFailInsteadOfAsking() async throws {
        let guide = try RecordedGuide()
        let unasked = try await guide.run(RecordedGuide.text, policy: .frozen)
        #expect(unasked.asked == 0)
        #expect(unasked.canvas.hasFailures)
        let line =
            1
            + (RecordedGuide.text.split(separator: "\n", omittingEmptySubsequences: false)
                .firstIndex { $0.contains("Hello there") } ?? -1)
        let text = try unasked.text
        #expect(
            text.contains("No answer of sample is on record for the prompt “Hello there” at \(guide.path):\(line):"))
        #expect(text.contains("Leave out --frozen, and the model is asked."))
        _ = try await guide.run(RecordedGuide.text)
        #expect(try await !guide.run(RecordedGuide.text, policy: .frozen).canvas.hasFailures)
    }

    @Test func documentsThatDifferInTheirEndingHaveRecordsOfTheirOwn() async throws {
        let guide = try RecordedGuide()
        let texts = ["guide.md": "```swift\nlet a = 1\n```\n", "guide.swift": "let a = 1\n"]
        for (name, text) in texts {
            let document = Document.read(SourceFile(name: "\(guide.folder.path)/\(name)", text: text))
            _ = RecordStore(document).save(try await SampleRun(document).canvas)
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: guide.folder.path + "/.easel").sorted()
        #expect(names == ["guide.md.json", "guide.swift.json"])
    }

    @Test func readingOnlyLeavesNoTrace() async throws {
        let guide = try RecordedGuide()
        let document = Document.read(SourceFile(name: guide.path, text: RecordedGuide.text))
        let records = RecordStore(document, isReadOnly: true)
        let models = RecordedGuide.Models(model: ScriptedModel.sample)
        _ = try await DocumentRun(document, options: RunOptions(), models: models, records: records).run()
        #expect(!FileManager.default.fileExists(atPath: guide.folder.path + "/.easel"))
    }
}
