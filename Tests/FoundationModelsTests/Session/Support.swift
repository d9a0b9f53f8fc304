import Foundation
import FoundationModels
import ScriptedModel
import Synchronization

extension ScriptedModel {
    /// A model that follows these steps; each is an object of the script's JSON.
    static func steps(_ steps: String..., recorder: RequestRecorder? = nil, contextSize: Int = 4096) throws -> Self {
        let json = "{\"contextSize\": \(contextSize), \"steps\": [\(steps.joined(separator: ", "))]}"
        return .script(try Script(json: json), recorder: recorder)
    }
}

extension Collection<Transcript.Entry> {
    /// The kinds of the entries, with their texts.
    var outline: [String] {
        map { entry in
            switch entry {
            case .instructions(let entry): "instructions: \(entry.segments.text)"
            case .prompt(let entry): "prompt: \(entry.segments.text)"
            case .toolCalls(let calls):
                "calls: " + calls.map { $0.toolName + $0.arguments.jsonString }.joined(separator: " ")
            case .toolOutput(let entry): "output: \(entry.segments.text)"
            case .response(let entry): "response: \(entry.segments.text)"
            case .reasoning(let entry): "reasoning: \(entry.segments.text)"
            }
        }
    }
}

extension [Transcript.Segment] {
    var text: String {
        map { segment in
            switch segment {
            case .text(let text): text.content
            case .structure(let structure): structure.content.jsonString
            case .attachment: "(attachment)"
            }
        }.joined(separator: "|")
    }
}

/// A tool that says what it was asked; it counts its calls and the most that ran at once.
struct PlaceFinder: Tool {
    struct Arguments: ConvertibleFromGeneratedContent {
        var city: String
        init(_ content: GeneratedContent) throws { city = try content.value(forProperty: "city") }
    }

    let name = "findPlaces"
    let description = "Finds places in a city."
    var isShown = true
    var meeting: Meeting?

    var includesSchemaInInstructions: Bool { isShown }
    var parameters: GenerationSchema { cityParameters }

    func call(arguments: Arguments) async throws -> String {
        try await meeting?.arrive()
        return "Places in \(arguments.city)"
    }
}

/// Parameters with one property, `city`.
var cityParameters: GenerationSchema {
    GenerationSchema(type: Trip.self, properties: [GenerationSchema.Property(name: "city", type: String.self)])
}

/// Lets nobody go on before a number of callers has arrived; proves that calls run at the same time.
final class Meeting: Sendable {
    private let expected: Int
    private let waiting = Mutex<[CheckedContinuation<Void, Never>]>([])

    init(expected: Int) { self.expected = expected }

    func arrive() async throws {
        await withCheckedContinuation { continuation in
            let all = waiting.withLock { waiting in
                waiting.append(continuation)
                return waiting.count == expected ? waiting : []
            }
            for caller in all { caller.resume() }
        }
    }
}

/// A tool made of a closure over its raw arguments, as interpreted tools are.
struct ClosureTool<Output: PromptRepresentable>: Tool {
    let name: String
    var description = "Does something."
    var parameters = cityParameters
    let body: @Sendable (GeneratedContent) async throws -> Output

    func call(arguments: GeneratedContent) async throws -> Output { try await body(arguments) }
}

struct Broken: Error, Equatable {}

/// A gate that opens once; waiting at it ignores cancellation, as code that never looks does.
final class Gate: Sendable {
    private let state = Mutex<(isOpen: Bool, waiters: [CheckedContinuation<Void, Never>])>((false, []))

    func open() {
        let waiters = state.withLock { state in
            state.isOpen = true
            defer { state.waiters = [] }
            return state.waiters
        }
        for waiter in waiters { waiter.resume() }
    }

    func pass() async {
        await withCheckedContinuation { continuation in
            let isOpen = state.withLock { state in
                if !state.isOpen { state.waiters.append(continuation) }
                return state.isOpen
            }
            if isOpen { continuation.resume() }
        }
    }
}

/// A model whose answers are closures: the narrowest fake of an executor.
struct ClosureModel: LanguageModel {
    typealias Answer =
        @Sendable (LanguageModelExecutorGenerationRequest, LanguageModelExecutorGenerationChannel) async throws -> Void

    let id = UUID()
    var abilities: [LanguageModelCapabilities.Capability] = [.guidedGeneration, .toolCalling]
    let answer: Answer

    var capabilities: LanguageModelCapabilities { LanguageModelCapabilities(abilities) }
    var executorConfiguration: UUID { id }

    struct Executor: LanguageModelExecutor {
        init(configuration: UUID) {}

        func respond(
            to request: LanguageModelExecutorGenerationRequest, model: ClosureModel,
            streamingInto channel: LanguageModelExecutorGenerationChannel
        ) async throws {
            try await model.answer(request, channel)
        }
    }
}

/// Counts from several tasks.
final class Counter: Sendable {
    private let count = Mutex(0)
    var value: Int { count.withLock { $0 } }
    func increment() { count.withLock { $0 += 1 } }
}
