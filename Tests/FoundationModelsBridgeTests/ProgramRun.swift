import FoundationModels
import PlaygroundDocument
import PlaygroundEvents
import PlaygroundRunner
import ScriptedModel
import SourceText

/// A Swift file, interpreted with a model that answers at once: what it printed, and what was said about it.
struct ProgramRun {
    let printed: [String]
    let notes: [String]
    let errors: [String]

    /// - Parameter model: `sample` unless another one is given.
    init(_ text: String, model: ScriptedModel = .sample) async throws {
        let log = EventLog()
        var options = RunOptions()
        options.showsValues = false
        // The limit counts the whole process, in which other tests run too.
        options.limits.memory = .max
        let document = Document(swift: SourceFile(name: "program.swift", text: text))
        let run = DocumentRun(document, options: options, models: OneModel(model: model), listener: log)
        let canvas = try await run.run()
        let diagnostics = canvas.cells.flatMap(\.diagnostics)
        var output = ""
        var failures: [String] = []
        for event in log.events {
            switch event {
            case .printed(let printed): output += printed.text
            case .failed(let failure): failures.append(failure.diagnostic.message)
            default: break
            }
        }
        printed = output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
        notes = diagnostics.filter { $0.severity == .note }.map(\.message)
        errors = diagnostics.filter { $0.severity == .error }.map(\.message) + failures
    }

    private struct OneModel: ModelProvider {
        let model: ScriptedModel

        func model(named name: String?) async throws -> ProvidedModel {
            ProvidedModel(name: "sample", identity: "sample", model: model)
        }
    }
}
