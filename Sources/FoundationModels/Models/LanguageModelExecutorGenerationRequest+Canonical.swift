import Foundation

extension LanguageModelExecutorGenerationRequest {
    /// All that an answer can depend on as JSON text, equal for requests that ask the same.
    ///
    /// An object with, in this order: `useCase`; `seed`, the default seed where it matters, that is when sampling is not
    /// greedy and names no seed of its own; `options`; `contextOptions`; `schema`; `tools` with names, descriptions and
    /// parameters in their order; `metadata`; and `transcript` in Apple's format. Identifiers differ from run to run, so
    /// they are replaced by numbers in order of appearance, equal ones by equal numbers. The request's and the session's
    /// own identities are left out.
    package var canonicalText: String {
        var names = StableNames()
        let tools = Transcript.Instructions(id: "", segments: [], toolDefinitions: enabledToolDefinitions)
        return TranscriptWriter.object([
            ("useCase", useCase == .contentTagging ? "contentTagging" : "general"),
            ("seed", seedThatMatters.map(String.init) ?? ""),
            ("options", OptionsCoding.content(generationOptions)),
            ("contextOptions", OptionsCoding.content(contextOptions)),
            ("schema", schema?.jsonContent ?? GeneratedContent(.null)),
            ("tools", TranscriptWriter.content(.instructions(tools))),
            ("metadata", TranscriptWriter.object(storedMetadata.sorted.map { ($0.name, $0.content) })),
            ("transcript", TranscriptWriter.content(transcript.renamed(&names))),
        ]).jsonString
    }

    private var seedThatMatters: UInt64? {
        switch generationOptions.samplingMode?.kind {
        case .greedy, .randomTopK(_, seed: _?), .randomProbabilityThreshold(_, seed: _?): nil
        default: defaultSeed
        }
    }
}

extension Transcript {
    /// The entries as JSON text that is equal for entries which say the same, whatever their identifiers.
    package var canonicalText: String {
        var names = StableNames()
        return TranscriptWriter.content(renamed(&names)).jsonString
    }

    fileprivate func renamed(_ names: inout StableNames) -> Transcript {
        Transcript(entries: map { $0.renamed(&names) })
    }
}

/// Numbers for identifiers, in order of appearance.
private struct StableNames {
    private var numbers: [String: Int] = [:]

    mutating func name(_ id: String) -> String {
        let number = numbers[id] ?? numbers.count + 1
        numbers[id] = number
        return String(number)
    }
}

extension Transcript.Entry {
    fileprivate func renamed(_ names: inout StableNames) -> Self {
        switch self {
        case .instructions(var entry):
            entry.rename(&names)
            return .instructions(entry)
        case .prompt(var entry):
            entry.rename(&names)
            return .prompt(entry)
        case .toolOutput(var entry):
            entry.rename(&names)
            return .toolOutput(entry)
        case .response(var entry):
            entry.rename(&names)
            return .response(entry)
        case .reasoning(var entry):
            entry.rename(&names)
            return .reasoning(entry)
        case .toolCalls(let entry): return .toolCalls(entry.renamed(&names))
        }
    }
}

extension Transcript.ToolCalls {
    fileprivate func renamed(_ names: inout StableNames) -> Self {
        Transcript.ToolCalls(
            id: names.name(id),
            map { call in
                var call = call
                call.id = names.name(call.id)
                return call
            })
    }
}

/// An entry with an identifier and segments.
private protocol RenamedEntry {
    var id: String { get set }
    var segments: [Transcript.Segment] { get set }
}

extension RenamedEntry {
    mutating func rename(_ names: inout StableNames) {
        id = names.name(id)
        segments = segments.map { $0.renamed(&names) }
    }
}

extension Transcript.Instructions: RenamedEntry {}
extension Transcript.Prompt: RenamedEntry {}
extension Transcript.ToolOutput: RenamedEntry {}
extension Transcript.Response: RenamedEntry {}
extension Transcript.Reasoning: RenamedEntry {}

extension Transcript.Segment {
    fileprivate func renamed(_ names: inout StableNames) -> Self {
        switch self {
        case .text(var segment):
            segment.id = names.name(segment.id)
            return .text(segment)
        case .structure(var segment):
            segment.id = names.name(segment.id)
            return .structure(segment)
        case .attachment(var segment):
            segment.id = names.name(segment.id)
            return .attachment(segment)
        }
    }
}
