import PlaygroundCanvas
import PlaygroundDocument
import PlaygroundRunner
import ScriptedModel
import SourceText

/// Runs of documents with the model that answers at once.
struct SampleRun {
    struct Models: ModelProvider {
        func model(named name: String?) async throws -> ProvidedModel {
            ProvidedModel(name: "sample", identity: "sample", model: ScriptedModel.sample)
        }
    }

    let plan: DocumentPlan
    let canvas: Canvas

    init(
        _ document: Document, keeping earlier: KeptResults = KeptResults(), options: RunOptions = .amongOtherTests
    ) async throws {
        plan = try DocumentPlan(document)
        canvas = try await DocumentRun(document, options: options, models: Models()).run(plan, keeping: earlier)
    }

    init(
        _ text: String, name: String = "guide.md", keeping earlier: KeptResults = KeptResults(),
        options: RunOptions = .amongOtherTests
    ) async throws {
        try await self.init(Document.read(SourceFile(name: name, text: text)), keeping: earlier, options: options)
    }

    var inPlace: InPlaceResults { InPlaceResults(canvas, of: plan, options: RunOptions(), policy: .overwrite) }
}

extension RunOptions {
    /// The standard options without the limit on memory, which counts the whole process, in which other tests run too.
    static var amongOtherTests: RunOptions {
        var options = RunOptions()
        options.limits.memory = .max
        return options
    }
}
