import FoundationModels

/// Reads scripts from JSON, naming the place of whatever is wrong.
struct ScriptReader {
    /// Where the value being read is, such as `steps[2].usage`.
    private let path: String
    private let value: GeneratedContent

    static func read(_ json: String) throws -> Script {
        let content: GeneratedContent
        do {
            content = try GeneratedContent(json: json)
        } catch {
            throw ScriptError.notJSON((error as? GeneratedContent.ParsingError)?.debugDescription ?? "\(error)")
        }
        guard content.isComplete else { throw ScriptError.notJSON("It ends too early.") }
        if case .array = content.kind {
            return Script(contextSize: 4096, steps: try ScriptReader(path: "steps", value: content).steps())
        }
        return try ScriptReader(path: "the top", value: content).script()
    }

    private func script() throws -> Script {
        let members = try members(allowed: ["contextSize", "steps"])
        guard let steps = members["steps"] else { throw problem("“steps” is missing.") }
        return Script(
            contextSize: try members["contextSize"]?.wholeNumber(atLeast: 1) ?? 4096, steps: try steps.steps())
    }

    private func steps() throws -> [Script.Step] {
        try elements().map { try $0.step() }
    }

    private func step() throws -> Script.Step {
        let members = try members(
            allowed: ["text", "content", "calls", "reasoning", "pieces", "delay", "error", "message", "usage", "when"])
        var step = Script.Step()
        step.reasoning = try members["reasoning"]?.text()
        step.calls = try members["calls"]?.elements().map { try $0.call() } ?? []
        step.pieces = try pieces(members)
        step.delay = try members["delay"]?.seconds() ?? .zero
        step.failure = try members["error"]?.failure()
        step.message = try members["message"]?.text()
        step.usage = try members["usage"]?.usage()
        step.condition = try members["when"]?.text()
        return step
    }

    private func pieces(_ members: [String: ScriptReader]) throws -> [String] {
        let text = try members["text"]?.text() ?? members["content"]?.value.jsonString ?? ""
        if members["text"] != nil, members["content"] != nil {
            throw problem("A step has “text” or “content”, not both.")
        }
        guard let pieces = try members["pieces"]?.elements().map({ try $0.text() }) else {
            return Script.Step.words(of: text)
        }
        guard text.isEmpty || pieces.joined() == text else { throw problem("The “pieces” together are not the text.") }
        return pieces
    }

    private func call() throws -> Script.Call {
        let members = try members(allowed: ["tool", "arguments"])
        guard let tool = members["tool"] else { throw problem("“tool” is missing.") }
        return Script.Call(tool: try tool.text(), arguments: members["arguments"]?.value.jsonString ?? "{}")
    }

    private func usage() throws -> Script.Usage {
        let members = try members(allowed: ["input", "cached", "output"])
        return Script.Usage(
            input: try members["input"]?.wholeNumber(atLeast: 0) ?? 0,
            cached: try members["cached"]?.wholeNumber(atLeast: 0) ?? 0,
            output: try members["output"]?.wholeNumber(atLeast: 0) ?? 0)
    }

    private func failure() throws -> SimulatedFailure {
        let name = try text()
        if let failure = SimulatedFailure(name: name) { return failure }
        let names = SimulatedFailure.allCases.map(\.rawValue).joined(separator: ", ")
        throw problem("There is no error “\(name)”. Use one of: \(names).")
    }
}

extension ScriptReader {
    private func problem(_ text: String) -> ScriptError {
        .invalid(path: path, problem: text)
    }

    private func members(allowed: [String]) throws -> [String: ScriptReader] {
        guard case .structure(let properties, let keys) = value.kind else { throw problem("Expected an object.") }
        if let unknown = keys.first(where: { !allowed.contains($0) }) {
            throw problem("“\(unknown)” has no meaning here. Use: \(allowed.joined(separator: ", ")).")
        }
        let prefix = path == "the top" ? "" : path + "."
        return Dictionary(
            uniqueKeysWithValues: properties.map { ($0, ScriptReader(path: prefix + $0, value: $1)) })
    }

    private func elements() throws -> [ScriptReader] {
        guard case .array(let elements) = value.kind else { throw problem("Expected an array.") }
        return elements.enumerated().map { ScriptReader(path: "\(path)[\($0)]", value: $1) }
    }

    private func text() throws -> String {
        guard case .string(let text) = value.kind else { throw problem("Expected a string.") }
        return text
    }

    private func wholeNumber(atLeast least: Int) throws -> Int {
        guard let number = try? Int(value), number >= least else {
            throw problem("Expected a whole number, \(least) or more.")
        }
        return number
    }

    private func seconds() throws -> Duration {
        guard case .number(let number) = value.kind, number >= 0, number <= 3600 else {
            throw problem("Expected seconds from 0 to 3600.")
        }
        return .seconds(number)
    }
}
