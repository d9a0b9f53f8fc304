import FoundationModels
import Synchronization

/// Decides what a model answers next: the part of a scripted model that remembers.
final class Player: Sendable {
    enum Source: Sendable {
        case sample
        case script([Script.Step])
        case failing(any Error)
    }

    private let source: Source
    private let recorder: RequestRecorder?
    private let used = Mutex<Set<Int>>([])

    init(source: Source, recorder: RequestRecorder?) {
        self.source = source
        self.recorder = recorder
    }

    func next(for request: LanguageModelExecutorGenerationRequest) throws -> Script.Step {
        recorder?.record(request)
        switch source {
        case .sample: return try SampleAnswer(to: request).step()
        case .script(let steps): return try take(from: steps, for: request)
        case .failing(let error): throw error
        }
    }

    /// Takes the first step that was not used and whose condition the request meets.
    private func take(
        from steps: [Script.Step], for request: LanguageModelExecutorGenerationRequest
    ) throws -> Script.Step {
        let prompt = request.lastPrompt?.segments.plainText ?? ""
        let index = used.withLock { used -> Int? in
            let index = steps.indices.first { !used.contains($0) && steps[$0].matches(prompt) }
            if let index { used.insert(index) }
            return index
        }
        guard let index else { throw ScriptError.exhausted(steps: steps.count, prompt: prompt) }
        return steps[index]
    }
}

extension LanguageModelExecutorGenerationRequest {
    var lastPrompt: Transcript.Prompt? {
        for entry in transcript.reversed() {
            if case .prompt(let prompt) = entry { return prompt }
        }
        return nil
    }

    /// The tool outputs given since the last prompt.
    var outputsSincePrompt: [Transcript.ToolOutput] {
        var outputs: [Transcript.ToolOutput] = []
        for entry in transcript {
            if case .prompt = entry { outputs = [] }
            if case .toolOutput(let output) = entry { outputs.append(output) }
        }
        return outputs
    }
}
