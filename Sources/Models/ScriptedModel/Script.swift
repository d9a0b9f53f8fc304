import FoundationModels

/// What a scripted model says, step by step.
///
/// A script is a JSON object with `steps` (or just the array of steps) and an optional `contextSize`. Each time a model
/// is asked, also when it goes on after tool calls, it takes the next step:
///
/// ```json
/// {
///   "contextSize": 4096,
///   "steps": [
///     { "calls": [{ "tool": "getWeather", "arguments": { "city": "Oslo" } }] },
///     { "text": "It is sunny in Oslo.", "reasoning": "The tool says so.", "delay": 0.2 },
///     { "content": { "name": "Rover", "age": 3 }, "usage": { "input": 40, "cached": 12, "output": 9 } },
///     { "text": "Half an ans", "pieces": ["Half", " an", " ans"], "error": "rateLimited", "message": "Slow down." },
///     { "when": "weather", "text": "Only for prompts that contain the word." }
///   ]
/// }
/// ```
///
/// `text` is a text answer, `content` a structured one; `pieces` says how the text is cut when it is streamed (words
/// otherwise). `delay` is in seconds. An `error` is thrown after what the step says; its names are those of the
/// errors of versions 26 and 27. A step with `when` waits for a prompt that contains that text.
public struct Script: Sendable {
    /// The model's window in tokens.
    public var contextSize: Int
    var steps: [Step]

    /// Reads a script; throws an error that names the place and what was expected.
    public init(json: String) throws {
        self = try ScriptReader.read(json)
    }

    init(contextSize: Int, steps: [Step]) {
        self.contextSize = contextSize
        self.steps = steps
    }

    /// One answer.
    struct Step: Sendable {
        var reasoning: String?
        var calls: [Call] = []
        var pieces: [String] = []
        var delay = Duration.zero
        var failure: SimulatedFailure?
        var message: String?
        var usage: Usage?
        var condition: String?

        func matches(_ prompt: String) -> Bool {
            condition.map(prompt.contains) ?? true
        }
    }

    /// One tool call.
    struct Call: Sendable {
        var tool: String
        /// JSON text.
        var arguments: String
    }

    /// Token counts to state instead of the model's own.
    struct Usage: Sendable {
        var input: Int
        var cached: Int
        var output: Int
    }
}

extension Script.Step {
    /// A text cut into words, each with the space before it.
    static func words(of text: String) -> [String] {
        var words: [String] = []
        for character in text {
            let startsWord = character == " " || words.isEmpty
            if startsWord { words.append(String(character)) } else { words[words.count - 1].append(character) }
        }
        return words
    }
}
