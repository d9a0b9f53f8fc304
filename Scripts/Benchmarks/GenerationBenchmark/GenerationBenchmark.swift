import Foundation
import FoundationModels
import LlamaModel

/// Measures how fast the embedded model generates through LlamaModel, and prints the figures as JSON.
///
/// * Without arguments it measures plain text.
/// * `guided THREADS` answers each subject named on standard input under its schema, a line of JSON for each.
/// * `tools` builds llama.cpp's own tools instead, and prints their paths and the model's.
@main
struct GenerationBenchmark {
    static func main() async throws {
        let cache = try EaselCache.standard()
        try Setup(cache: cache).run()
        let arguments = CommandLine.arguments.dropFirst()
        switch arguments.first {
        case "tools": try printTools(cache)
        case "guided": try await answerSubjects(cache, threads: arguments.dropFirst().first.flatMap { Int($0) })
        default: printJSON(try await PlainFigures(measuring: LlamaModel.embedded(in: cache)))
        }
    }

    private static func printTools(_ cache: EaselCache) throws {
        let tools = PeerTools(cache: cache)
        try tools.install { _ in }
        for path in [tools.bench, tools.server, EmbeddedModelInstallation(cache: cache).path] { print(path) }
    }

    private static func answerSubjects(_ cache: EaselCache, threads: Int?) async throws {
        let path = EmbeddedModelInstallation(cache: cache).path
        let model = try LlamaModel(path: path, threads: threads)
        try await model.load()
        while let name = readLine() {
            guard let subject = GuidedSubject.all.first(where: { $0.name == name }) else {
                let known = GuidedSubject.all.map(\.name).joined(separator: ", ")
                throw UsageError(description: "There is no subject '\(name)'. Subjects: \(known).")
            }
            printJSON(try await GuidedFigures(measuring: model, subject))
        }
    }

    private static func printJSON(_ value: some Encodable) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes]
        guard let line = try? encoder.encode(value) else { return }
        FileHandle.standardOutput.write(line + Data("\n".utf8))
    }
}

struct UsageError: Error, CustomStringConvertible {
    let description: String
}

extension Transcript.Entry {
    static func prompt(_ text: String, schema: GenerationSchema? = nil) -> Transcript.Entry {
        .prompt(
            Transcript.Prompt(
                segments: [.text(.init(content: text))],
                responseFormat: schema.map { Transcript.ResponseFormat(schema: $0) }))
    }
}

extension LanguageModelExecutorGenerationRequest {
    /// Asks greedily.
    init(greedy entries: [Transcript.Entry], schema: GenerationSchema? = nil, limit: Int) {
        self.init(
            id: UUID(), transcript: Transcript(entries: entries), enabledTools: [], schema: schema,
            generationOptions: GenerationOptions(samplingMode: .greedy, maximumResponseTokens: limit),
            contextOptions: ContextOptions(), metadata: [:])
    }
}
