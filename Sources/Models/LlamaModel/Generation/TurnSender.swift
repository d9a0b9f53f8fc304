import FoundationModels

/// Turns the bytes of an answer, as they come, into events: text, or calls of tools.
struct TurnSender {
    typealias Event = LanguageModelExecutorGenerationChannel.Event

    private enum Kind {
        case answer
        /// Too little text to tell an answer from a call.
        case undecided
        case calls
    }

    private let layout: ToolCallLayout
    private let callPrefix: String
    private let send: (Event) -> Void
    private var assembler = TextAssembler()
    private var kind: Kind
    private var text = ""
    private var heldTokens = 0
    /// How much of each call's arguments was sent, in UTF-8 bytes.
    private var sentArguments: [Int] = []

    init(mayCall: Bool, layout: ToolCallLayout, callPrefix: String, send: @escaping (Event) -> Void) {
        kind = mayCall ? .undecided : .answer
        self.layout = layout
        self.callPrefix = callPrefix
        self.send = send
    }

    mutating func add(_ bytes: [UInt8], tokens: Int) {
        advance(by: assembler.append(bytes), tokens: tokens, isFinished: false)
    }

    /// Sends what was held back, and the usage, which also says when an answer is shorter than the model wished.
    mutating func finish(
        input: LanguageModelExecutorGenerationChannel.Usage.Input, outputTokens: Int, isTruncated: Bool = false
    ) {
        if kind == .undecided { advance(by: "", tokens: 0, isFinished: true) }
        let output = LanguageModelExecutorGenerationChannel.Usage.Output(
            totalTokenCount: outputTokens, reasoningTokenCount: 0)
        let metadata = isTruncated ? [LanguageModelSession.Usage.truncationKey: true] : [:]
        send(
            kind == .calls
                ? .toolCalls(action: .updateUsage(input: input, output: output, metadata: metadata))
                : .response(action: .updateUsage(input: input, output: output, metadata: metadata)))
    }

    private mutating func advance(by new: String, tokens: Int, isFinished: Bool) {
        heldTokens += tokens
        if kind == .answer { return sendText(new) }
        text += new
        switch DecodedTurn(text, layout: layout, isFinished: isFinished) {
        case .undecided: break
        case .answer(let text): decideForAnswer(text)
        case .calls(let calls): sendCalls(calls)
        }
    }

    private mutating func decideForAnswer(_ text: String) {
        kind = .answer
        sendText(text)
    }

    /// Sends nothing while a character is incomplete.
    private mutating func sendText(_ text: String) {
        if text.isEmpty { return }
        send(.response(action: .appendText(text, tokenCount: heldTokens)))
        heldTokens = 0
    }

    private mutating func sendCalls(_ calls: [DecodedTurn.Call]) {
        kind = .calls
        for (index, call) in calls.enumerated() {
            let isNew = index == sentArguments.count
            if isNew { sentArguments.append(0) }
            let rest = call.arguments.utf8.dropFirst(sentArguments[index])
            if rest.isEmpty && !isNew { continue }
            sentArguments[index] += rest.count
            let action = LanguageModelExecutorGenerationChannel.ToolCalls.ToolCall.Action.appendArguments(
                String(decoding: rest, as: UTF8.self), tokenCount: heldTokens)
            send(.toolCalls(action: .toolCall(id: "\(callPrefix)-\(index + 1)", name: call.name, action: action)))
            heldTokens = 0
        }
    }
}
