import SourceText
internal import SwiftSyntax

extension Lowering {
    func statements(of block: CodeBlockSyntax) -> [Statement] {
        statements(of: block.statements)
    }

    func statements(of items: CodeBlockItemListSyntax) -> [Statement] {
        items.flatMap { statements(of: $0) }
    }

    /// The statements of one item: one, or those of the active part of `#if`.
    func statements(of item: CodeBlockItemSyntax) -> [Statement] {
        switch item.item {
        case .decl(let node): return statements(of: node)
        case .stmt(let node): return [statement(node)]
        case .expr(let node): return expressionStatements(node)
        @unknown default: return []
        }
    }

    private func statements(of node: DeclSyntax) -> [Statement] {
        if let block = node.as(IfConfigDeclSyntax.self) {
            guard case .statements(let items)? = activeElements(block) else { return [] }
            return statements(of: items)
        }
        if let macro = node.as(MacroExpansionDeclSyntax.self) { return macroStatements(FreestandingMacro(macro)) }
        if let note = node.as(ImportDeclSyntax.self) {
            fail("declaration is only valid at file scope", at: note, hint: "move the import to the top of the block")
            return []
        }
        return declaration(node).map { [Statement(.declaration($0), $0.range)] } ?? []
    }

    /// `if` and `switch` are statements where nothing uses their value.
    private func expressionStatements(_ node: ExprSyntax) -> [Statement] {
        switch node.as(ExprSyntaxEnum.self) {
        case .ifExpr(let node): return [ifStatement(node, label: nil)]
        case .switchExpr(let node): return [switchStatement(node, label: nil)]
        case .macroExpansionExpr(let node): return macroStatements(FreestandingMacro(node))
        default:
            let value = expression(node)
            return [Statement(.expression(value), value.range)]
        }
    }

    private func macroStatements(_ macro: FreestandingMacro) -> [Statement] {
        switch macro.name.text {
        case "warning": report(.warning, message(of: macro), at: macro.node)
        case "error": fail(message(of: macro), at: macro.node)
        case "sourceLocation": break
        case "Playground":
            fail("'#Playground' stands only at file scope", at: macro.node, hint: "move it out of the braces around it")
        case "Preview": report(.note, "this preview is skipped: Easel shows no views", at: macro.node)
        default:
            let value = self.macro(macro)
            return [Statement(.expression(value), value.range)]
        }
        return []
    }

    private func message(of macro: FreestandingMacro) -> String {
        macro.arguments.first?.expression.as(StringLiteralExprSyntax.self)
            .flatMap { stringLiteral($0).plainText } ?? "#\(macro.name.text)"
    }

    func statement(_ node: StmtSyntax, label: Identifier? = nil) -> Statement {
        switch node.as(StmtSyntaxEnum.self) {
        case .expressionStmt(let node): return expressionStatement(node.expression, label: label)
        case .labeledStmt(let node): return labeled(node)
        case .guardStmt(let node): return guardStatement(node)
        case .forStmt(let node): return forStatement(node, label: label)
        case .whileStmt(let node): return whileStatement(node, label: label)
        case .repeatStmt(let node): return repeatStatement(node, label: label)
        case .doStmt(let node): return doStatement(node, label: label)
        case .returnStmt(let node): return Statement(.return(node.expression.map(expression)), range(node))
        case .breakStmt(let node): return Statement(.break(label: node.label.map(identifier)), range(node))
        case .continueStmt(let node): return Statement(.continue(label: node.label.map(identifier)), range(node))
        case .fallThroughStmt(let node): return Statement(.fallthrough, range(node))
        case .throwStmt(let node): return Statement(.throw(expression(node.expression)), range(node))
        case .deferStmt(let node): return Statement(.defer(statements(of: node.body)), range(node))
        default: return unsupportedStatement(node)
        }
    }

    private func unsupportedStatement(_ node: StmtSyntax) -> Statement {
        let word = node.firstToken(viewMode: .sourceAccurate)?.text ?? ""
        fail("'\(word)' statements are not supported", at: node)
        return Statement(.fallthrough, range(node))
    }

    private func expressionStatement(_ node: ExprSyntax, label: Identifier?) -> Statement {
        switch node.as(ExprSyntaxEnum.self) {
        case .ifExpr(let node): return ifStatement(node, label: label)
        case .switchExpr(let node): return switchStatement(node, label: label)
        default:
            let value = expression(node)
            return Statement(.expression(value), value.range)
        }
    }

    private func labeled(_ node: LabeledStmtSyntax) -> Statement {
        var result = statement(node.statement, label: identifier(node.label))
        result.range = range(node)
        return result
    }

    // MARK: Branches

    private func ifStatement(_ node: IfExprSyntax, label: Identifier?) -> Statement {
        Statement(.if(ifParts(node, label: label)), range(node))
    }

    /// An `if` with its `else if`s, built from the last one so that a long chain needs no deep recursion here.
    func ifParts(_ node: IfExprSyntax, label: Identifier?) -> IfStatement {
        var chain = [node]
        while case .ifExpr(let next)? = chain[chain.count - 1].elseBody { chain.append(next) }
        guard chain.count <= Lowering.maximumNesting else {
            fail(
                "this 'if' has more than \(Lowering.maximumNesting) branches", at: node.ifKeyword,
                hint: "use a switch or a dictionary")
            return IfStatement(conditions: [], body: [], else: nil)
        }
        let last = chain[chain.count - 1]
        var rest: IfStatement.Else?
        if case .codeBlock(let block)? = last.elseBody { rest = .block(statements(of: block)) }
        for (index, branch) in chain.enumerated().reversed() {
            let part = IfStatement(
                label: index == 0 ? label : nil, conditions: conditions(branch.conditions),
                body: statements(of: branch.body), else: rest)
            if index == 0 { return part }
            rest = .elseIf(Statement(.if(part), range(branch)))
        }
        return IfStatement(conditions: [], body: [], else: nil)
    }

    private func guardStatement(_ node: GuardStmtSyntax) -> Statement {
        Statement(.guard(conditions: conditions(node.conditions), body: statements(of: node.body)), range(node))
    }

    private func switchStatement(_ node: SwitchExprSyntax, label: Identifier?) -> Statement {
        Statement(.switch(switchParts(node, label: label)), range(node))
    }

    func switchParts(_ node: SwitchExprSyntax, label: Identifier?) -> SwitchStatement {
        SwitchStatement(label: label, subject: expression(node.subject), cases: switchCases(node.cases))
    }

    private func switchCases(_ list: SwitchCaseListSyntax) -> [SwitchStatement.Case] {
        list.flatMap { element -> [SwitchStatement.Case] in
            switch element {
            case .switchCase(let node): return [switchCase(node)]
            case .ifConfigDecl(let block):
                guard case .switchCases(let cases)? = activeElements(block) else { return [] }
                return switchCases(cases)
            @unknown default: return []
            }
        }
    }

    private func switchCase(_ node: SwitchCaseSyntax) -> SwitchStatement.Case {
        var items: [SwitchStatement.Item] = []
        if case .case(let label) = node.label { items = label.caseItems.map(switchItem) }
        return SwitchStatement.Case(
            items: items, isDefault: items.isEmpty, body: statements(of: node.statements), range: range(node))
    }

    private func switchItem(_ node: SwitchCaseItemSyntax) -> SwitchStatement.Item {
        SwitchStatement.Item(
            pattern: pattern(node.pattern), condition: (node.whereClause?.condition).map(expression))
    }

    // MARK: Conditions

    func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
        list.map(condition)
    }

    private func condition(_ node: ConditionElementSyntax) -> Condition {
        switch node.condition {
        case .expression(let node): return .expression(expression(node))
        case .availability(let node): return .availability(node.availabilityKeyword.text == "#available")
        case .matchingPattern(let node): return matching(node)
        case .optionalBinding(let node): return optionalBinding(node)
        @unknown default: return .availability(true)
        }
    }

    private func matching(_ node: MatchingPatternConditionSyntax) -> Condition {
        .matching(
            typed(pattern(node.pattern), node.typeAnnotation), value: expression(node.initializer.value))
    }

    private func optionalBinding(_ node: OptionalBindingConditionSyntax) -> Condition {
        let isVariable = node.bindingSpecifier.text == "var"
        let bound = pattern(node.pattern, isVariable: isVariable)
        let value = node.initializer.map { expression($0.value) } ?? sameNamed(bound, node)
        return .optionalBinding(typed(bound, node.typeAnnotation), value: value)
    }

    /// `let name` means `let name = name`.
    private func sameNamed(_ pattern: Pattern, _ node: OptionalBindingConditionSyntax) -> Expression {
        guard case .binding(let name, _) = pattern.kind else {
            fail("this binding needs a value", at: node, hint: "write `= value` after it")
            return placeholder(node)
        }
        return Expression(.name(NameReference(name)), name.range)
    }

    // MARK: Loops

    private func forStatement(_ node: ForStmtSyntax, label: Identifier?) -> Statement {
        let statement = ForStatement(
            label: label, pattern: typed(pattern(node.pattern), node.typeAnnotation),
            sequence: expression(node.sequence), condition: (node.whereClause?.condition).map(expression),
            isAwait: node.awaitKeyword != nil, isTry: node.tryKeyword != nil, body: statements(of: node.body))
        return Statement(.for(statement), range(node))
    }

    private func whileStatement(_ node: WhileStmtSyntax, label: Identifier?) -> Statement {
        Statement(
            .while(label: label, conditions: conditions(node.conditions), body: statements(of: node.body)),
            range(node))
    }

    private func repeatStatement(_ node: RepeatStmtSyntax, label: Identifier?) -> Statement {
        Statement(
            .repeatWhile(label: label, body: statements(of: node.body), condition: expression(node.condition)),
            range(node))
    }

    // MARK: Errors

    private func doStatement(_ node: DoStmtSyntax, label: Identifier?) -> Statement {
        var work = DoStatement(
            label: label, body: statements(of: node.body), catches: node.catchClauses.map(catchClause))
        work.thrown = thrown(node.throwsClause)
        return Statement(.do(work), range(node))
    }

    private func catchClause(_ node: CatchClauseSyntax) -> DoStatement.Catch {
        DoStatement.Catch(
            items: node.catchItems.compactMap(catchItem), body: statements(of: node.body), range: range(node))
    }

    private func catchItem(_ node: CatchItemSyntax) -> SwitchStatement.Item? {
        let condition = (node.whereClause?.condition).map(expression)
        guard let pattern = node.pattern else {
            guard let condition, let clause = node.whereClause else { return nil }
            // `catch where …` still binds `error`.
            let name = Identifier("error", range(clause))
            return SwitchStatement.Item(
                pattern: Pattern(.binding(name, isVariable: false), name.range), condition: condition)
        }
        return SwitchStatement.Item(pattern: self.pattern(pattern), condition: condition)
    }
}
