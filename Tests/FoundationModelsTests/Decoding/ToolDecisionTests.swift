import Testing

@testable import FoundationModels

@Suite struct ToolDecisionTests {
    private static let weather = ToolDecision.Tool(
        name: "weather",
        parameters: GenerationSchema(
            root: .object(.init(properties: [.init(name: "city", node: .string(.init()))]))))
    private static let dice = ToolDecision.Tool(
        name: "dice",
        parameters: GenerationSchema(
            root: .object(.init(properties: [.init(name: "sides", node: .integer(.init(minimum: 2, maximum: 20)))]))))

    private let vocabulary = TokenVocabulary.bytes(and: ["<tool_call>", "\": ", "weather", "[{", "}]", ", \""])

    private func output(
        _ wish: String, answer: ToolDecision.Answer = .text, layout: ToolCallLayout = .list, budget: Int = 500
    ) throws -> GuidedOutput {
        let decision = ToolDecision(tools: [Self.weather, Self.dice], answer: answer, layout: layout)
        let constraint = try SchemaConstraint(decision: decision, vocabulary: vocabulary)
        return try generate(.writer(wish, vocabulary), vocabulary, GuidedRequest(constraint, budget: budget)).output
    }

    @Test func theModelMayAnswer() throws {
        let output = try output("It is sunny, I think <b>so</b>.")
        #expect(DecodedTurn(output.text, layout: .list, isFinished: true) == .answer("It is sunny, I think <b>so</b>."))
    }

    @Test(arguments: [ToolCallLayout.list, .blocks])
    func theModelMayCallSeveralTools(layout: ToolCallLayout) throws {
        let calls = [
            #"{"name": "weather", "arguments": {"city": "Oslo, \"Norway\" }]"}}"#,
            #"{"name": "dice", "arguments": {"sides": 20}}"#,
        ]
        let wish = layout.opening + calls.joined(separator: layout.separator) + layout.closing
        let output = try output(wish, layout: layout)
        #expect(output.text == wish)
        #expect(output.ending == .complete)
        #expect(
            DecodedTurn(output.text, layout: layout)
                == .calls([
                    .init(name: "weather", arguments: #"{"city": "Oslo, \"Norway\" }]"}"#, isComplete: true),
                    .init(name: "dice", arguments: #"{"sides": 20}"#, isComplete: true),
                ]))
    }

    /// After the opening there is no way back to text, and arguments keep their guides.
    @Test func callsFollowTheToolsSchemas() throws {
        let output = try output(#"<tool_call>[{"name": "dice", "arguments": {"sides": 77}}]</tool_call>"#)
        #expect(output.text.hasPrefix(#"<tool_call>[{"name": "dice", "arguments": {"sides": 7}}"#))
    }

    /// What is added to the first token of a call counts where the output begins, and only if it makes the call the best.
    @Test(arguments: [(Float(4), true), (Float(2), false)])
    func aLeanDecidesWhereItIsEnough(amount: Float, calls: Bool) throws {
        let decision = ToolDecision(tools: [Self.dice], answer: .text)
        let constraint = try SchemaConstraint(decision: decision, vocabulary: vocabulary)
        let opening = try #require(vocabulary.tokens(spelling: Array("<tool_call>".utf8))?.first)
        let words = ToyModel.writer("No.", vocabulary)
        let model = ToyModel { context in
            var logits = [Float](repeating: -10, count: vocabulary.count)
            if context.count == 1 { (logits[opening], logits[Int(UInt8(ascii: "N"))]) = (-1, 2) }
            if context.count > 1 { logits = words.logits(after: context) }
            return logits
        }
        var request = GuidedRequest(constraint)
        request.lean = LogitChange(token: opening, amount: amount)
        let text = try generate(model, vocabulary, request).output.text
        #expect(text.hasPrefix(calls ? "<tool_call>" : "No."))
    }

    @Test func requiredCallsLeaveNoAnswer() throws {
        let output = try output("I would rather talk.", answer: .none)
        guard case .calls(let calls) = DecodedTurn(output.text, layout: .list) else {
            Issue.record("\(output.text)")
            return
        }
        #expect(calls.allSatisfy { ["weather", "dice"].contains($0.name) && $0.isComplete })
    }

    @Test func anAnswerMayHaveASchema() throws {
        let schema = GenerationSchema(root: .object(.init(properties: [.init(name: "ok", node: .bool)])))
        #expect(try output(#"{"ok": true}"#, answer: .schema(schema)).text == #"{"ok": true}"#)
        #expect(try output("<tool_call>[…", answer: .schema(schema)).text.hasPrefix("<tool_call>["))
    }

    @Test(arguments: [
        ("<tool", DecodedTurn.undecided), ("<tool_call>[{\"name\": \"we", .calls([])),
        ("<tool_call>[{\"name\": \"weather\"", .calls([.init(name: "weather", arguments: "", isComplete: false)])),
        (
            "<tool_call>[{\"name\": \"weather\", \"arguments\": {\"city\": \"O",
            .calls([.init(name: "weather", arguments: "{\"city\": \"O", isComplete: false)])
        ),
        ("<b>", .answer("<b>")),
    ])
    func turnsAreReadWhileTheyGrow(text: String, turn: DecodedTurn) {
        #expect(DecodedTurn(text, layout: .list) == turn)
    }

    /// Every text is an answer except those that begin with the opening, also cut inside the opening.
    @Test(arguments: [
        ("", true), ("<", true), ("<tool", true), ("<tool_call", true), ("<tool_call>", true), ("<tools>", true),
        ("a<tool_call>[", true), ("<tool_call>[", false), ("<tool_call>[x", false),
    ])
    func answersNeverBeginLikeCalls(text: String, isAnswer: Bool) throws {
        let grammar = GrammarRules(root: .text(notBeginningWith: "<tool_call>["))
        var state = try SchemaConstraint(grammar: grammar, vocabulary: vocabulary).start
        let isRead = text.isEmpty || state.advance(bytes: Array(text.utf8))
        #expect((isRead && state.canFinish) == isAnswer)
    }
}
