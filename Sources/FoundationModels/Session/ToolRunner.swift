/// Runs the tool calls of one round, all at once, and keeps their outputs in the calls' order.
struct ToolRunner {
    let session: LanguageModelSession
    let turn: Int
    let tools: [ToolBinding]
    let actions: ProfileActions

    /// Returns one output per call; throws a `ToolCallError` when a tool throws.
    ///
    /// Calls the model got wrong (an unknown tool, arguments that do not fit) are answered with an explanation, so
    /// that the model can correct itself; the bound on rounds ends a model that cannot.
    nonisolated(nonsending) func run(_ calls: [PendingCall]) async throws -> [Transcript.ToolOutput] {
        let runs = calls.map { call in Task { try await run(call) } }
        defer { for run in runs { run.cancel() } }
        // The first tool to throw ends the round: leaving the group stops waiting for the others.
        return try await withThrowingTaskGroup { group in
            for (index, run) in runs.enumerated() {
                group.addTask { (index, try await Abandonable.value(of: run)) }
            }
            var outputs: [(index: Int, output: Transcript.ToolOutput)] = []
            for try await result in group { outputs.append(result) }
            return outputs.sorted { $0.index < $1.index }.map(\.output)
        }
    }

    private func run(_ call: PendingCall) async throws -> Transcript.ToolOutput {
        guard let tool = tools.first(where: { $0.definition.name == call.name }) else {
            return explain(call, unknownTool(call.name))
        }
        let arguments: GeneratedContent
        do {
            arguments = try call.arguments(for: tool.definition.parameters)
        } catch {
            return explain(call, "The call of \(call.name) was not made. \(ErrorFamily.message(error))")
        }
        return try await run(tool, call, arguments)
    }

    private func run(
        _ tool: ToolBinding, _ call: PendingCall, _ arguments: GeneratedContent
    ) async throws -> Transcript.ToolOutput {
        let entry = call.call
        for action in actions.toolCall { try await action(entry) }
        session.notify(request: turn, .toolStarted(entry))
        let output: Transcript.ToolOutput
        do {
            output = self.output(call, try await tool.call(arguments))
        } catch {
            session.notify(request: turn, .toolEnded(entry, output: nil))
            throw LanguageModelSession.ToolCallError(tool: tool.tool, underlyingError: error)
        }
        session.notify(request: turn, .toolEnded(entry, output: output))
        for action in actions.toolOutput { try await action(entry, output) }
        return output
    }

    private func output(_ call: PendingCall, _ pieces: PromptPieces) -> Transcript.ToolOutput {
        let segments = session.state.withLock { pieces.segments(ids: &$0.ids) }
        return Transcript.ToolOutput(id: call.id, toolName: call.name, segments: segments)
    }

    private func explain(_ call: PendingCall, _ text: String) -> Transcript.ToolOutput {
        output(call, PromptPieces(text: text))
    }

    private func unknownTool(_ name: String) -> String {
        let names = tools.map(\.definition.name).joined(separator: ", ")
        let rest = names.isEmpty ? "No tools can be called now." : "The tools are: \(names)."
        return "There is no tool named \(name). \(rest)"
    }
}
