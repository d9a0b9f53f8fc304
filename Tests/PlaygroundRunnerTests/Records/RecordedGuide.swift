import FoundationModels
import PlaygroundCanvas
import PlaygroundDocument
import PlaygroundRunner
import ScriptedModel
import SourceText
import TestSupport

/// A document in a folder of its own, run again and again with its record.
struct RecordedGuide {
    let folder: TemporaryFolder
    var path: String { folder.path + "/guide.md" }
    var recordPath: String { folder.path + "/.easel/guide.md.json" }

    init() throws {
        folder = try TemporaryFolder()
    }

    /// What is asked when no answer is on record, and how often.
    struct Models: ModelProvider {
        var model: any LanguageModel
        var identity = "sample"

        func model(named name: String?) async throws -> ProvidedModel {
            ProvidedModel(name: "sample", identity: identity, model: model)
        }

        func identity(named name: String?) async throws -> ModelIdentity? {
            ModelIdentity(name: "sample", identity: identity)
        }
    }

    struct Outcome {
        var canvas: Canvas
        var document: Document
        /// The number of requests that the model itself saw.
        var asked: Int
        var notes: [Diagnostic]

        var text: String {
            get throws { String(decoding: try CanvasDocument(document, canvas).bytes(), as: UTF8.self) }
        }
    }

    func run(
        _ text: String, policy: AnswerPolicy = .reuse, model identity: String = "sample"
    ) async throws -> Outcome {
        let recorder = RequestRecorder()
        let models = Models(model: ScriptedModel.sample(recorder: recorder), identity: identity)
        var outcome = try await run(text, policy: policy, models: models)
        outcome.asked = recorder.requests.count
        return outcome
    }

    func run(_ text: String, policy: AnswerPolicy = .reuse, models: Models) async throws -> Outcome {
        let document = Document.read(SourceFile(name: path, text: text))
        let records = RecordStore(document, policy: policy)
        let run = DocumentRun(document, options: RunOptions(), models: models, records: records)
        return Outcome(canvas: try await run.run(), document: document, asked: 0, notes: records.notes)
    }

    /// A conversation with everything that an answer can depend on.
    static let text = """
        ---
        seed: 1
        ---
        # Guide

        Some prose.

        ```swift
        import FoundationModels

        @Generable struct City { let name: String; let people: Int }

        struct Weather: Tool {
            let name = "weather"
            let description = "Tells the weather"
            @Generable struct Arguments { let city: String }
            func call(arguments: Arguments) async throws -> String { "sunny" }
        }
        // A comment.
        let session = LanguageModelSession(tools: [Weather()], instructions: "Be brief.")
        let first = try await session.respond(to: "Hello there")
        let options = GenerationOptions(temperature: 0.5)
        let second = try await session.respond(to: "A city", generating: City.self, options: options)
        for try await part in session.streamResponse(to: "Tell more") { _ = part }
        ```

        """
}
