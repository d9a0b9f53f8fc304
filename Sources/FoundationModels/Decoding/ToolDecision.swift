/// How tool calls stand in a model's text: markers around JSON objects `{"name": "…", "arguments": {…}}`.
package struct ToolCallLayout: Sendable, Hashable {
    /// Before the first call; text that begins otherwise is an answer.
    package var opening: String
    package var separator: String
    package var closing: String

    package init(opening: String, separator: String, closing: String) {
        self.opening = opening
        self.separator = separator
        self.closing = closing
    }

    /// One marked list: `<tool_call>[{…}, {…}]</tool_call>`, what SmolLM2 was taught.
    package static let list = ToolCallLayout(opening: "<tool_call>[", separator: ", ", closing: "]</tool_call>")

    /// One marked block a call, on lines of its own, as Hermes and Qwen models write it.
    package static let blocks = ToolCallLayout(
        opening: "<tool_call>\n", separator: "\n</tool_call>\n<tool_call>\n", closing: "\n</tool_call>")
}

/// What a model may do when tools are enabled: answer, or call one or more of them.
package struct ToolDecision: Sendable {
    package struct Tool: Sendable {
        package var name: String
        package var parameters: GenerationSchema

        package init(name: String, parameters: GenerationSchema) {
            self.name = name
            self.parameters = parameters
        }
    }

    package enum Answer: Sendable {
        /// Any text that does not begin with the layout's opening.
        case text
        /// JSON of this schema.
        case schema(GenerationSchema)
        /// Only calls.
        case none
    }

    package var tools: [Tool]
    package var answer: Answer
    package var layout: ToolCallLayout
    package var maximumCalls: Int

    package init(tools: [Tool], answer: Answer, layout: ToolCallLayout = .list, maximumCalls: Int = 8) {
        self.tools = tools
        self.answer = answer
        self.layout = layout
        self.maximumCalls = maximumCalls
    }
}

extension ToolDecision {
    func grammar(spells: @escaping (UInt8) -> Bool) throws -> GrammarRules {
        var grammar = GrammarRules()
        var branches: [Grammar] = []
        switch answer {
        case .none: break
        case .text: branches.append(.text(notBeginningWith: layout.opening))
        case .schema(let schema): branches.append(try SchemaGrammar.add(schema, to: &grammar, spells: spells))
        }
        if !tools.isEmpty { branches.append(try calls(&grammar, spells: spells)) }
        grammar.root = .choice(branches)
        return grammar
    }

    private func calls(_ grammar: inout GrammarRules, spells: @escaping (UInt8) -> Bool) throws -> Grammar {
        let branches = try tools.map { tool in
            let arguments = try SchemaGrammar.add(tool.parameters, to: &grammar, spells: spells)
            let name = Grammar.jsonString(tool.name, spells: spells)
            return Grammar.sequence([name, .text(", \"arguments\": "), arguments])
        }
        let call = Grammar.rule(
            grammar.add(.sequence([.text("{\"name\": "), .choice(branches), .text("}")]), isContainer: true))
        let more = Grammar.repetition(
            .sequence([.text(layout.separator), call]), atLeast: 0, atMost: max(0, maximumCalls - 1))
        return .sequence([.text(layout.opening), call, more, .text(layout.closing)])
    }
}

extension Grammar {
    /// All texts but those with this beginning; a text may end inside it.
    static func text(notBeginningWith marker: String) -> Grammar {
        let any = Grammar.any(of: .scalar(of: .all))
        // From the last character of the marker backwards: something else and then anything, or one step further.
        return marker.unicodeScalars.reversed().reduce(.nothing) { rest, scalar in
            let other = Grammar.sequence([.scalar(of: ScalarSet.all.subtracting(ScalarSet(scalar))), any])
            return .optional(.choice([other, .sequence([.text(String(scalar)), rest])]))
        }
    }
}

extension SchemaConstraint {
    /// An answer or calls of tools, in the decision's layout.
    package convenience init(
        decision: ToolDecision, vocabulary: TokenVocabulary, options: Options = Options()
    ) throws {
        let grammar = try decision.grammar(spells: { vocabulary.spells($0) })
        try self.init(grammar: grammar, vocabulary: vocabulary, options: options)
    }
}
