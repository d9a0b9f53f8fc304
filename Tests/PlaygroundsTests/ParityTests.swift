import Foundation
import FoundationModels
import PlaygroundDocument
import PlaygroundEvents
import PlaygroundRunner
import Playgrounds
import ScriptedModel
import SourceText
import Testing

/// The same playground files, compiled and interpreted: they print the same.
@Suite struct ParityTests {
    /// What models answer in a file; `sample` in all others.
    static let scripts = [
        "Conversation.swift": """
        [
          {"calls": [{"tool": "weather", "arguments": {"city": "Oslo"}}, {"tool": "weather", "arguments": {"city": "Rome"}}]},
          {"text": "In Oslo and in Rome."},
          {"text": "Because there are no clouds."},
          {"error": "rateLimited", "message": "Slow down."}
        ]
        """,
        "Results.swift": """
        [
          {"text": "Fine."},
          {"error": "exceededContextWindowSize", "message": "Too many words."},
          {"error": "refusal", "message": "I must not."},
          {"error": "assetsUnavailable", "message": "The model is gone."},
          {"error": "rateLimited", "message": "Slow down."}
        ]
        """,
    ]

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
        path: "Playgrounds")

    static var files: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
        }
    }

    @Test func thereAreManyFiles() throws {
        #expect(try Self.files.count >= 15)
    }

    @Test(arguments: try files)
    func printsTheSame(file: String) async throws {
        let compiled = try await compiledLines(file)
        #expect(!compiled.isEmpty)
        let interpreted = try await interpretedLines(file)
        #expect(interpreted == compiled)
    }

    private func model(for file: String) throws -> ScriptedModel {
        try Self.scripts[file].map { .script(try Script(json: $0)) } ?? .sample
    }

    /// What the playgrounds of a file print, in the order of the source.
    private func compiledLines(_ file: String) async throws -> [String] {
        let output = RecordedOutput()
        let model = try model(for: file)
        for playground in Playground.all where playground.fileID.hasSuffix("/" + file) {
            try await RecordedOutput.$current.withValue(output) {
                try await SystemLanguageModel.$environment.withValue(.init(backend: model)) {
                    try await playground.run()
                }
            }
        }
        return output.lines
    }

    private func interpretedLines(_ file: String) async throws -> [String] {
        let log = EventLog()
        var options = RunOptions()
        options.showsValues = false
        // The limit counts the whole process, in which other tests run too.
        options.limits.memory = .max
        let text = try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
        let document = Document(swift: SourceFile(name: file, text: text))
        let models = OneModel(model: try model(for: file))
        let canvas = try await DocumentRun(document, options: options, models: models, listener: log).run()
        #expect(canvas.cells.flatMap(\.diagnostics).filter { $0.severity == .error }.map(\.message) == [])
        let output = RecordedOutput()
        for event in log.events {
            if case .printed(let printed) = event { output.append(printed.text) }
            if case .failed(let failure) = event { output.append("failed: \(failure.diagnostic.message)\n") }
        }
        return output.lines
    }

    private struct OneModel: ModelProvider {
        let model: ScriptedModel

        func model(named name: String?) async throws -> ProvidedModel {
            ProvidedModel(name: "scripted", identity: "scripted", model: model)
        }
    }
}
