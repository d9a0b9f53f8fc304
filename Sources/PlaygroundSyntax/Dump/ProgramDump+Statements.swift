extension ProgramDump {
    func node(_ statement: Statement) -> DumpNode {
        switch statement.kind {
        case .expression(let value): node(value)
        case .declaration(let declaration): node(declaration)
        case .if(let statement): node(statement)
        case .guard(let conditions, let body):
            DumpNode("guard", block: conditions.map(node) + [block("else", body)])
        case .switch(let statement): node(statement)
        case .for(let statement): node(statement)
        case .while(let label, let conditions, let body):
            DumpNode(labeled(label, "while"), block: conditions.map(node) + [block("do", body)])
        case .repeatWhile(let label, let body, let condition):
            DumpNode(labeled(label, "repeat"), block: [block("do", body), DumpNode("while", [node(condition)])])
        case .do(let statement): node(statement)
        case .return(let value): DumpNode("return", value.map { [node($0)] } ?? [])
        case .break(let label): DumpNode(jump("break", label))
        case .continue(let label): DumpNode(jump("continue", label))
        case .fallthrough: DumpNode("fallthrough")
        case .throw(let value): DumpNode("throw", [node(value)])
        case .defer(let body): block("defer", body)
        }
    }

    private func labeled(_ label: Identifier?, _ word: String) -> String {
        label.map { "\($0.text): \(word)" } ?? word
    }

    private func jump(_ word: String, _ label: Identifier?) -> String {
        label.map { "\(word) \($0.text)" } ?? word
    }

    func node(_ statement: IfStatement) -> DumpNode {
        let then = block("then", statement.body)
        return DumpNode(
            labeled(statement.label, "if"), block: statement.conditions.map(node) + [then] + node(statement.else))
    }

    private func node(_ branch: IfStatement.Else?) -> [DumpNode] {
        switch branch {
        case .block(let body)?: [block("else", body)]
        case .elseIf(let statement)?: [DumpNode("else", block: [node(statement)])]
        case nil: []
        }
    }

    private func node(_ condition: Condition) -> DumpNode {
        switch condition {
        case .expression(let value): node(value)
        case .optionalBinding(let pattern, let value): DumpNode("unwrap", [node(pattern), node(value)])
        case .matching(let pattern, let value): DumpNode("case", [node(pattern), node(value)])
        case .availability(let holds): DumpNode("available \(holds)")
        }
    }

    func node(_ statement: SwitchStatement) -> DumpNode {
        DumpNode(
            labeled(statement.label, "switch"), block: [node(statement.subject)] + statement.cases.map(node))
    }

    private func node(_ part: SwitchStatement.Case) -> DumpNode {
        if part.isDefault { return block("default", part.body) }
        return DumpNode("case", block: part.items.map(node) + [block("do", part.body)])
    }

    private func node(_ item: SwitchStatement.Item) -> DumpNode {
        guard let condition = item.condition else { return node(item.pattern) }
        return DumpNode("where", [node(item.pattern), node(condition)])
    }

    private func node(_ statement: ForStatement) -> DumpNode {
        let words = ["for"] + (statement.isTry ? ["try"] : []) + (statement.isAwait ? ["await"] : [])
        let condition = statement.condition.map { [DumpNode("where", [node($0)])] } ?? []
        return DumpNode(
            labeled(statement.label, words.joined(separator: " ")),
            block: [node(statement.pattern), node(statement.sequence)] + condition + [block("do", statement.body)])
    }

    private func node(_ statement: DoStatement) -> DumpNode {
        DumpNode(
            labeled(statement.label, "do"), block: statement.body.map(node) + statement.catches.map(node))
    }

    private func node(_ part: DoStatement.Catch) -> DumpNode {
        DumpNode("catch", block: part.items.map(node) + [block("do", part.body)])
    }
}
