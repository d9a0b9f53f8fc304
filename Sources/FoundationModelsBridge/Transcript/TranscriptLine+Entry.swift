import FoundationModels
import PlaygroundEvents

extension TranscriptLine {
    /// An entry of a transcript as text: segments on lines of their own, structured ones as JSON.
    init(_ entry: Transcript.Entry) {
        switch entry {
        case .instructions(let instructions):
            self.init(
                role: .instructions, text: instructions.segments.text,
                details: instructions.toolDefinitions.map { NamedText("tool \($0.name)", $0.description) })
        case .prompt(let prompt):
            let format = prompt.responseFormat.map { [NamedText("response format", $0.name)] } ?? []
            self.init(role: .prompt, text: prompt.segments.text, details: prompt.options.named + format)
        case .toolCalls(let calls):
            self.init(
                role: .toolCalls, text: "",
                details: calls.map { NamedText($0.toolName, $0.arguments.jsonString) })
        case .toolOutput(let output):
            self.init(role: .toolOutput, text: output.segments.text, details: [NamedText("tool", output.toolName)])
        case .response(let response):
            self.init(role: .response, text: response.segments.text)
        case .reasoning(let reasoning):
            self.init(role: .reasoning, text: reasoning.segments.text)
        }
    }
}

extension [Transcript.Segment] {
    fileprivate var text: String {
        map { segment in
            switch segment {
            case .text(let text): text.content
            case .structure(let structure): structure.content.jsonString
            case .attachment: "(attachment)"
            }
        }.joined(separator: "\n")
    }
}

extension GenerationOptions {
    /// The options that are not left to the model, by name, in a fixed order.
    var named: [NamedText] {
        var result: [NamedText] = []
        switch samplingMode?.kind {
        case .greedy: result.append(NamedText("sampling", "greedy"))
        case .randomTopK(let count, let seed):
            result.append(NamedText("sampling", "random, top \(count)" + (seed.map { ", seed \($0)" } ?? "")))
        case .randomProbabilityThreshold(let threshold, let seed):
            result.append(
                NamedText("sampling", "random, probability \(threshold)" + (seed.map { ", seed \($0)" } ?? "")))
        case nil: break
        }
        if let temperature { result.append(NamedText("temperature", "\(temperature)")) }
        if let maximumResponseTokens { result.append(NamedText("maximumResponseTokens", "\(maximumResponseTokens)")) }
        switch toolCallingMode?.kind {
        case .required: result.append(NamedText("toolCallingMode", "required"))
        case .disallowed: result.append(NamedText("toolCallingMode", "disallowed"))
        case .allowed, nil: break
        }
        return result
    }
}

extension Transcript.ResponseFormat {
    /// The schema's JSON text.
    var schemaText: String? {
        switch kind {
        case .schema(let schema): schema.debugDescription
        }
    }
}
