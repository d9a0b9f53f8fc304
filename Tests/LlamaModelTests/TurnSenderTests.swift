import FoundationModels
import Testing

@testable import LlamaModel

@Suite struct TurnSenderTests {
    /// What a turn of these pieces sends, one line an event.
    private func events(_ pieces: [String], mayCall: Bool) -> [String] {
        var lines: [String] = []
        var sender = TurnSender(mayCall: mayCall, layout: .list, callPrefix: "c") { lines.append(Self.line($0)) }
        for piece in pieces { sender.add(Array(piece.utf8), tokens: 1) }
        sender.finish(input: .init(totalTokenCount: 9, cachedTokenCount: 4), outputTokens: pieces.count)
        return lines
    }

    /// An answer that ended for want of room says so in its usage.
    @Test func truncationIsReported() {
        for isTruncated in [false, true] {
            var keys: [String] = []
            var sender = TurnSender(mayCall: false, layout: .list, callPrefix: "c") { event in
                guard case .response(let response) = event.change, case .usage(let usage) = response.action.change
                else {
                    return
                }
                keys += usage.metadata.keys
            }
            sender.finish(
                input: .init(totalTokenCount: 9, cachedTokenCount: 4), outputTokens: 3, isTruncated: isTruncated)
            #expect(keys == (isTruncated ? ["isTruncated"] : []))
        }
    }

    private static func line(_ event: LanguageModelExecutorGenerationChannel.Event) -> String {
        switch event.change {
        case .response(let response): line(response.action.change)
        case .toolCalls(let calls): line(calls.action.change)
        case .reasoning, .phase: "unexpected"
        }
    }

    private static func line(_ change: LanguageModelExecutorGenerationChannel.Response.Action.Change) -> String {
        switch change {
        case .append(let fragment): "text \(fragment.content) (\(fragment.tokenCount))"
        case .usage(let usage): "response usage \(usage.input.cachedTokenCount) \(usage.output.totalTokenCount)"
        default: "unexpected"
        }
    }

    private static func line(_ change: LanguageModelExecutorGenerationChannel.ToolCalls.Action.Change) -> String {
        switch change {
        case .call(let call):
            switch call.action.change {
            case .append(let arguments): "\(call.id) \(call.name) \(arguments.content) (\(arguments.tokenCount))"
            case .metadata: "unexpected"
            }
        case .usage(let usage): "calls usage \(usage.input.cachedTokenCount) \(usage.output.totalTokenCount)"
        default: "unexpected"
        }
    }

    @Test func textComesPieceByPiece() {
        #expect(events(["Hel", "lo"], mayCall: false) == ["text Hel (1)", "text lo (1)", "response usage 4 2"])
    }

    @Test func withToolsTextIsHeldUntilItCannotBeACall() {
        #expect(
            events(["<tool", " is", " a tag"], mayCall: true)
                == ["text <tool is (2)", "text  a tag (1)", "response usage 4 3"])
    }

    @Test func aTurnThatEndsWhileUndecidedIsText() {
        #expect(events(["<tool"], mayCall: true) == ["text <tool (1)", "response usage 4 1"])
    }

    @Test func callsAreSentAsTheirArgumentsGrow() {
        let pieces = [
            "<tool_call>[", #"{"name": "add", "arguments": {"a": "#, "1}}", #", {"name": "now", "arguments": {}}"#,
            "]</tool_call>",
        ]
        #expect(
            events(pieces, mayCall: true) == [
                #"c-1 add {"a":  (2)"#, "c-1 add 1} (1)", "c-2 now {} (1)", "calls usage 4 5",
            ])
    }
}
