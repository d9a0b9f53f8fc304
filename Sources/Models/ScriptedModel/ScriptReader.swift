import FoundationModels

/// Reads scripts from JSON, naming the place of whatever is wrong.
enum ScriptReader {
    static func read(_ json: String) throws -> Script {
        do {
            let content = try GeneratedContent(json: json)
            guard content.isComplete else { throw ScriptError.notJSON("It ends too early.") }
            return try script(content)
        } catch let error as GeneratedContent.ParsingError {
            throw ScriptError.notJSON(error.debugDescription)
        } catch let problem as ContentReader.Problem {
            throw ScriptError.invalid(path: problem.path, problem: problem.text)
        }
    }

    private static func script(_ content: GeneratedContent) throws -> Script {
        if case .array = content.kind {
            return Script(contextSize: 4096, steps: try steps(ContentReader(content, path: "steps")))
        }
        let members = try ContentReader(content).members()
        try members.allow(["contextSize", "steps"])
        return Script(
            contextSize: try members["contextSize"]?.wholeNumber(atLeast: 1) ?? 4096,
            steps: try steps(members.required("steps")))
    }

    private static func steps(_ reader: ContentReader) throws -> [Script.Step] {
        try reader.elements().map(step)
    }

    private static func step(_ reader: ContentReader) throws -> Script.Step {
        let members = try reader.members()
        try members.allow(
            ["text", "content", "calls", "reasoning", "pieces", "delay", "error", "message", "usage", "when"])
        var step = Script.Step()
        step.reasoning = try members["reasoning"]?.text()
        step.calls = try members["calls"]?.elements().map(call) ?? []
        step.pieces = try pieces(members, reader)
        step.delay = .seconds(try members["delay"]?.number(in: 0...3600) ?? 0)
        step.failure = try members["error"].map(failure)
        step.message = try members["message"]?.text()
        step.usage = try members["usage"].map(usage)
        step.condition = try members["when"]?.text()
        return step
    }

    private static func pieces(_ members: ContentReader.Members, _ step: ContentReader) throws -> [String] {
        guard members["text"] == nil || members["content"] == nil else {
            throw step.problem("A step has “text” or “content”, not both.")
        }
        let text = try members["text"]?.text() ?? members["content"]?.value.jsonString
        guard let pieces = members["pieces"] else { return Script.Step.words(of: text ?? "") }
        let parts = try pieces.elements().map { try $0.text() }
        guard text == nil || parts.joined() == text else {
            throw pieces.problem("Together they are not the step's text, which is \(text ?? "").")
        }
        return parts
    }

    private static func call(_ reader: ContentReader) throws -> Script.Call {
        let members = try reader.members()
        try members.allow(["tool", "arguments"])
        return Script.Call(
            tool: try members.required("tool").text(), arguments: members["arguments"]?.value.jsonString ?? "{}")
    }

    private static func usage(_ reader: ContentReader) throws -> Script.Usage {
        let members = try reader.members()
        try members.allow(["input", "cached", "output"])
        return Script.Usage(
            input: try members["input"]?.wholeNumber(atLeast: 0) ?? 0,
            cached: try members["cached"]?.wholeNumber(atLeast: 0) ?? 0,
            output: try members["output"]?.wholeNumber(atLeast: 0) ?? 0)
    }

    private static func failure(_ reader: ContentReader) throws -> SimulatedFailure {
        let name = try reader.text()
        if let failure = SimulatedFailure(name: name) { return failure }
        let names = SimulatedFailure.allCases.map(\.rawValue).joined(separator: ", ")
        throw reader.problem("There is no error “\(name)”. Use one of: \(names).")
    }
}
