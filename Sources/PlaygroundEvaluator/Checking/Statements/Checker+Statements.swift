import PlaygroundSyntax
import SourceText

extension Checker {
    /// Reads something as a block with variables of its own.
    func block(kind: Scope.Kind = .block, _ fill: (inout [Step]) -> Void) -> Block {
        let saved = (blockVariables, blockFunctions, blockHasDefer)
        // A function's own block keeps the variables its parameters already made.
        if case .function = kind {} else { (blockVariables, blockFunctions) = ([], []) }
        blockHasDefer = false
        var steps: [Step] = []
        stepPlaces.append([])
        inScope(kind) { fill(&steps) }
        var places = stepPlaces.removeLast()
        while places.count < steps.count { places.append(places.last ?? SourceRange(0, 0)) }
        let block = Block(
            steps: steps, variables: blockVariables, localFunctions: blockFunctions, hasDefer: blockHasDefer,
            places: places)
        if case .function = kind {
            blockHasDefer = saved.2
        } else {
            (blockVariables, blockFunctions, blockHasDefer) = saved
        }
        return block
    }

    func block(_ statements: [Statement]) -> Block { block { $0 += self.steps(statements) } }

    /// Reads statements in order, local functions and types first.
    func steps(_ statements: [Statement]) -> [Step] {
        hoist(statements)
        var steps: [Step] = []
        var left = false
        for statement in statements {
            if left, !isDeclaration(statement) {
                warn("code after 'return', 'throw', 'break' or 'continue' will never be executed", statement.range)
                left = false
            }
            let added = step(statement)
            steps += added
            if !stepPlaces.isEmpty { stepPlaces[stepPlaces.count - 1] += added.map { _ in statement.range } }
            if leaves(statement) { left = true }
        }
        return steps
    }

    func isDeclaration(_ statement: Statement) -> Bool {
        if case .declaration = statement.kind { return true }
        return false
    }

    func leaves(_ statement: Statement) -> Bool {
        switch statement.kind {
        case .return, .throw, .break, .continue: true
        default: false
        }
    }

    func step(_ statement: Statement) -> [Step] {
        let range = statement.range
        switch statement.kind {
        case .expression(let expression): return expressionStep(expression, range)
        case .declaration(let declaration): return declarationSteps(declaration, range)
        case .if(let branch): return [ifStep(branch)]
        case .guard(let conditions, let body): return guardSteps(conditions, body, range)
        case .switch(let choice): return [switchStep(choice, range) { self.block($0) }]
        case .for(let loop): return [forStep(loop, range) { self.block($0) }]
        case .while(let label, let conditions, let body): return [whileStep(label, conditions, body)]
        case .repeatWhile(let label, let body, let condition): return [repeatStep(label, body, condition)]
        case .do(let work): return [doStep(work, range)]
        case .return(let value): return returnSteps(value, range)
        case .break(let label): return jump(label, range, isContinue: false)
        case .continue(let label): return jump(label, range, isContinue: true)
        case .fallthrough: return [.fallthrough]
        case .throw(let value): return [throwStep(value, range)]
        case .defer(let body): return [deferStep(body)]
        }
    }

    // MARK: - Expressions

    func expressionStep(_ expression: Expression, _ range: SourceRange) -> [Step] {
        switch expression.kind {
        case .ifExpression(let branch): return [ifStep(branch)]
        case .switchExpression(let choice): return [switchStep(choice, range) { self.block($0) }]
        default: break
        }
        let code = check(expression)
        if case .local(_) = code.kind, !showsValues, silent == 0, case .name = expression.kind {
            warn("expression of type '\(code.type)' is unused", range)
        }
        let changed = showsValues ? changedNames(expression, code) : []
        if !changed.isEmpty { return [.evaluate(code)] + changed.flatMap { showAssigned($0, range) } }
        warnIfUnused(expression, code, range)
        guard showsValues, code.type != .void, !isNever(code.type), !isDiscardable(expression, code) else {
            return [.evaluate(code)]
        }
        let text = Self.label(file.text(in: expression.range))
        return [.show(ShowStep(origin: .expression, name: text, source: .code(code), type: code.type, range: range))]
    }

    /// An expression's text as the name of its value: in one line, and not longer than a line.
    static func label(_ text: String) -> String {
        let parts = text.split(whereSeparator: \.isNewline).map { $0.trimmingPrefix(while: \.isWhitespace) }
        let line = parts.reduce(into: "") { line, part in
            line += (line.isEmpty || part.hasPrefix(".") ? "" : " ") + part
        }
        return line.count <= 100 ? line : line.prefix(99) + "…"
    }

    func warnIfUnused(_ expression: Expression, _ code: Code, _ range: SourceRange) {
        guard !showsValues, silent == 0 else { return }
        switch expression.kind {
        case .binary(_, let symbol, _)
        where Self.comparisons.contains(symbol.text) || Self.arithmeticSymbols.contains(symbol.text):
            warn("result of operator '\(symbol.text)' is unused", range)
        case .integer, .float, .string: warn("literal is unused", range)
        default: break
        }
    }

    /// Assignments and calls of optional chains give `()?`.
    func isDiscardable(_ expression: Expression, _ code: Code) -> Bool {
        if case .optional(let inner) = code.type, inner == .void { return true }
        if case .macro = expression.kind { return true }
        // A handle that says nothing; whoever wants its value asks for it.
        if case .nominal(let type, _) = code.type, type.isFromHost, type.name == "Task" { return true }
        // It has printed what it gives back.
        if case .callHost(let member, nil, _) = code.kind, member.name == "dump" { return true }
        return isAssignment(expression)
    }

    /// The variable an assignment changes, for showing its new value.
    func assignedName(_ expression: Expression) -> Expression? {
        switch expression.kind {
        case .assignment(let target, _): return root(target)
        case .try(.plain, let inner), .await(let inner): return assignedName(inner)
        case .binary(let target, _, _) where isAssignment(expression): return root(target)
        default: return nil
        }
    }

    /// The variables whose new values a statement shows: of an assignment, of a mutating call, of `inout` arguments.
    func changedNames(_ expression: Expression, _ code: Code) -> [Expression] {
        if let target = assignedName(expression) { return [target] }
        guard code.type == .void, let call = call(in: expression) else { return [] }
        var places: [Expression] = []
        if isMutating(code), case .member(let receiver, _) = call.callee.kind { places.append(receiver) }
        for case .inoutArgument(let place) in call.arguments.map(\.value.kind) { places.append(place) }
        var seen: Set<String> = []
        return places.compactMap(root).filter { seen.insert(file.text(in: $0.range)).inserted }
    }

    private func call(in expression: Expression) -> Call? {
        switch expression.kind {
        case .call(let call): call
        case .try(.plain, let inner), .await(let inner): self.call(in: inner)
        default: nil
        }
    }

    private func isMutating(_ code: Code) -> Bool {
        switch code.kind {
        case .mutateHost, .mutate, .mutateDispatch, .append: true
        default: false
        }
    }

    func root(_ target: Expression) -> Expression? {
        switch target.kind {
        case .name: return target
        case .member(let base, _), .subscript(let base, _), .forceUnwrap(let base), .optionalUnwrap(let base),
            .chain(let base):
            return root(base)
        default: return nil
        }
    }

    func showAssigned(_ target: Expression, _ range: SourceRange) -> [Step] {
        guard case .name(let reference) = target.kind else { return [] }
        let name = reference.name.text
        switch meaning(of: name) {
        case .variable(let variable):
            if looksTheSame(variable.type) { return [] }
            return [
                .show(
                    ShowStep(
                        origin: .assignment, name: name, source: .local(captured(variable)), type: variable.type,
                        range: range))
            ]
        case .members(let found, _):
            guard let first = found.first, case .global(let variable) = first.member.implementation,
                !looksTheSame(variable.type)
            else { return [] }
            return [
                .show(
                    ShowStep(
                        origin: .assignment, name: name, source: .global(variable), type: variable.type, range: range))
            ]
        default: return []
        }
    }

    /// Objects of Foundation, such as formatters and decoders, show none of the settings that an assignment changes.
    private func looksTheSame(_ type: Type) -> Bool {
        guard case .nominal(let nominal, _) = type else { return false }
        return nominal.kind == .class && nominal.isFromHost && nominal.module.hasPrefix("Foundation")
            && nominal.module != "FoundationModels"
    }

    // MARK: - Conditions

    func conditions(_ conditions: [Condition]) -> [ConditionCode] {
        conditions.map { condition in
            switch condition {
            case .expression(let expression): .expression(check(expression, as: types.bool, .condition))
            case .optionalBinding(let pattern, let value): optionalBinding(pattern, value)
            case .matching(let pattern, let value): matching(pattern, value)
            case .availability(let holds): .constant(holds)
            }
        }
    }

    func optionalBinding(_ pattern: Pattern, _ value: Expression) -> ConditionCode {
        var wanted: Type?
        var inner = pattern
        if case .typed(let nested, let name) = pattern.kind {
            wanted = .optional(resolve(name))
            inner = nested
        }
        let reported = errorCount
        let code = wanted.map { check(value, as: $0, .initialization) } ?? check(value)
        var wrapped: Type = .unknown
        switch code.type {
        case .optional(let type): wrapped = type
        case .unknown: break
        default:
            // A value that has been reported already says nothing about its type.
            guard reported == errorCount else { break }
            error("initializer for conditional binding must have Optional type, not '\(code.type)'", value.range)
        }
        switch inner.kind {
        case .binding(let name, let isVariable):
            let variable = makeVariable(name.text, wrapped, isLet: !isVariable, name.range)
            variable.isAssigned = true
            scope.declare(name.text, .local(variable))
            return .unwrap(variable, code)
        case .wildcard: return .unwrap(makeTemporary(wrapped, pattern.range), code)
        default: return .match(.some(self.pattern(inner, wrapped, isLet: true)), code)
        }
    }

    func matching(_ pattern: Pattern, _ value: Expression) -> ConditionCode {
        let code = check(value)
        return .match(self.pattern(pattern, code.type, isLet: true), code)
    }

    func ifStep(_ branch: IfStatement) -> Step {
        if let label = branch.label { return labelled(label, branch) }
        // Names bound by the conditions are visible in the body only.
        let (conditions, own, body) = inScope {
            let saved = blockVariables
            blockVariables = []
            let conditions = self.conditions(branch.conditions)
            let own = blockVariables
            blockVariables = saved
            return (conditions, own, block(branch.body))
        }
        let step = Step.if(conditions, body, elseBlock(branch))
        guard !own.isEmpty else { return step }
        return .block(0, Block(steps: [step], variables: own, places: [branch.conditionRange]))
    }

    func elseBlock(_ branch: IfStatement) -> Block? {
        switch branch.else {
        case .block(let statements): block(statements)
        case .elseIf(let next): block([next])
        case nil: nil
        }
    }

    func labelled(_ label: Identifier, _ branch: IfStatement) -> Step {
        let id = function.makeLoop()
        targets.append(JumpTarget(id: id, label: label.text, isLoop: false, isSwitch: false))
        defer { targets.removeLast() }
        var plain = branch
        plain.label = nil
        return .block(id, Block(steps: [ifStep(plain)], places: [branch.conditionRange]))
    }

    func guardSteps(_ conditions: [Condition], _ body: [Statement], _ range: SourceRange) -> [Step] {
        // The body does not see what the conditions bind: it is read first.
        let otherwise = block(body)
        if !alwaysLeaves(body) {
            error("'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope", range)
        }
        let codes = self.conditions(conditions)
        var steps: [Step] = [.guard(codes, otherwise)]
        if showsValues { steps += showBound(codes, range) }
        return steps
    }

    func showBound(_ codes: [ConditionCode], _ range: SourceRange) -> [Step] {
        codes.compactMap { code in
            guard case .unwrap(let variable, _) = code, !variable.name.isEmpty else { return nil }
            return .show(
                ShowStep(
                    origin: .binding, name: variable.name, source: .local(variable), type: variable.type,
                    range: variable.range))
        }
    }

}
