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
        let openLocals = deferredLocals.filter { !$0.isAssigned }
        let openGlobals = deferredGlobals.filter { !$0.isAssigned }
        inScope(kind) { fill(&steps) }
        if case .block = kind { reopen(openLocals, openGlobals) }
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

    /// A branch's first values do not hold in the other branches; they do after the whole statement.
    private func reopen(_ locals: [LocalVariable], _ globals: [GlobalVariable]) {
        for variable in locals where variable.isAssigned {
            variable.isAssigned = false
            assignedLocals.append(variable)
        }
        for variable in globals where variable.isAssigned {
            variable.isAssigned = false
            assignedGlobals.append(variable)
        }
    }

    func settleAssigned() {
        for variable in assignedLocals { variable.isAssigned = true }
        for variable in assignedGlobals { variable.isAssigned = true }
        (assignedLocals, assignedGlobals) = ([], [])
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
            settleAssigned()
            steps += added
            if !stepPlaces.isEmpty { stepPlaces[stepPlaces.count - 1] += added.map { _ in statement.range } }
            if leaves(statement) { left = true }
        }
        return steps
    }

    private func isDeclaration(_ statement: Statement) -> Bool {
        if case .declaration = statement.kind { return true }
        return false
    }

    private func leaves(_ statement: Statement) -> Bool {
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

    private func expressionStep(_ expression: Expression, _ range: SourceRange) -> [Step] {
        switch expression.kind {
        case .ifExpression(let branch): return [ifStep(branch)]
        case .switchExpression(let choice): return [switchStep(choice, range) { self.block($0) }]
        default: break
        }
        let code = check(expression)
        if case .local(_) = code.kind, !showsValues, silent == 0, case .name = expression.kind {
            warn("expression of type '\(code.type)' is unused", range)
        }
        if let target = assignedName(expression), showsValues { return [.evaluate(code)] + showAssigned(target, range) }
        warnIfUnused(expression, code, range)
        guard showsValues, code.type != .void, !isNever(code.type), !isDiscardable(expression, code) else {
            return [.evaluate(code)]
        }
        let text = file.text(in: expression.range)
        return [.show(ShowStep(origin: .expression, name: text, source: .code(code), type: code.type, range: range))]
    }

    private func warnIfUnused(_ expression: Expression, _ code: Code, _ range: SourceRange) {
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
    private func isDiscardable(_ expression: Expression, _ code: Code) -> Bool {
        if case .optional(let inner) = code.type, inner == .void { return true }
        if case .macro = expression.kind { return true }
        return isAssignment(expression)
    }

    /// The variable an assignment changes, for showing its new value.
    private func assignedName(_ expression: Expression) -> Expression? {
        switch expression.kind {
        case .assignment(let target, _): return root(target)
        case .try(.plain, let inner), .await(let inner): return assignedName(inner)
        case .binary(let target, _, _) where isAssignment(expression): return root(target)
        default: return nil
        }
    }

    private func root(_ target: Expression) -> Expression? {
        switch target.kind {
        case .name: return target
        case .member(let base, _), .subscript(let base, _), .forceUnwrap(let base), .optionalUnwrap(let base),
            .chain(let base):
            return root(base)
        default: return nil
        }
    }

    private func showAssigned(_ target: Expression, _ range: SourceRange) -> [Step] {
        guard case .name(let reference) = target.kind else { return [] }
        let name = reference.name.text
        switch meaning(of: name) {
        case .variable(let variable):
            return [
                .show(
                    ShowStep(
                        origin: .assignment, name: name, source: .local(captured(variable)), type: variable.type,
                        range: range))
            ]
        case .members(let found, _):
            guard let first = found.first, case .global(let variable) = first.member.implementation else { return [] }
            return [
                .show(
                    ShowStep(
                        origin: .assignment, name: name, source: .global(variable), type: variable.type, range: range))
            ]
        default: return []
        }
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

    private func optionalBinding(_ pattern: Pattern, _ value: Expression) -> ConditionCode {
        var wanted: Type?
        var inner = pattern
        if case .typed(let nested, let name) = pattern.kind {
            wanted = .optional(resolve(name))
            inner = nested
        }
        let code = wanted.map { check(value, as: $0, .initialization) } ?? check(value)
        var wrapped: Type = .unknown
        switch code.type {
        case .optional(let type): wrapped = type
        case .unknown: break
        default:
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

    private func matching(_ pattern: Pattern, _ value: Expression) -> ConditionCode {
        let code = check(value)
        return .match(self.pattern(pattern, code.type, isLet: true), code)
    }

    private func ifStep(_ branch: IfStatement) -> Step {
        if let label = branch.label { return labelled(label, branch) }
        return inScope {
            // Names bound by the conditions are visible in the body only.
            let saved = blockVariables
            blockVariables = []
            let conditions = self.conditions(branch.conditions)
            let own = blockVariables
            blockVariables = saved
            let body = block(branch.body)
            let other = elseBlock(branch)
            let step = Step.if(conditions, body, other)
            guard !own.isEmpty else { return step }
            return .block(0, Block(steps: [step], variables: own, places: [branch.conditionRange]))
        }
    }

    private func elseBlock(_ branch: IfStatement) -> Block? {
        switch branch.else {
        case .block(let statements): block(statements)
        case .elseIf(let next): block([next])
        case nil: nil
        }
    }

    private func labelled(_ label: Identifier, _ branch: IfStatement) -> Step {
        let id = function.makeLoop()
        targets.append(JumpTarget(id: id, label: label.text, isLoop: false, isSwitch: false))
        defer { targets.removeLast() }
        var plain = branch
        plain.label = nil
        return .block(id, Block(steps: [ifStep(plain)], places: [branch.conditionRange]))
    }

    private func guardSteps(_ conditions: [Condition], _ body: [Statement], _ range: SourceRange) -> [Step] {
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

    private func showBound(_ codes: [ConditionCode], _ range: SourceRange) -> [Step] {
        codes.compactMap { code in
            guard case .unwrap(let variable, _) = code, !variable.name.isEmpty else { return nil }
            return .show(
                ShowStep(
                    origin: .binding, name: variable.name, source: .local(variable), type: variable.type,
                    range: variable.range))
        }
    }

    // MARK: - Loops

    private func whileStep(_ label: Identifier?, _ conditions: [Condition], _ body: [Statement]) -> Step {
        let id = function.makeLoop()
        targets.append(JumpTarget(id: id, label: label?.text, isLoop: true, isSwitch: false))
        defer { targets.removeLast() }
        return inScope {
            let saved = blockVariables
            blockVariables = []
            let codes = self.conditions(conditions)
            let own = blockVariables
            blockVariables = saved
            let inner = block(body)
            blockVariables += own
            return .while(id, codes, inner)
        }
    }

    private func repeatStep(_ label: Identifier?, _ body: [Statement], _ condition: Expression) -> Step {
        let id = function.makeLoop()
        targets.append(JumpTarget(id: id, label: label?.text, isLoop: true, isSwitch: false))
        defer { targets.removeLast() }
        let inner = block(body)
        return .repeatWhile(id, inner, check(condition, as: types.bool, .condition))
    }

    func forStep(_ loop: ForStatement, _ range: SourceRange, _ body: ([Statement]) -> Block) -> Step {
        let savedFlow = flow
        if loop.isTry { flow.isInTry = true }
        if loop.isAwait { flow.isInAwait = true }
        var sequence = check(loop.sequence)
        flow = savedFlow
        let id = function.makeLoop()
        targets.append(JumpTarget(id: id, label: loop.label?.text, isLoop: true, isSwitch: false))
        defer { targets.removeLast() }
        if case .optional(let wrapped) = sequence.type {
            error(
                "for-in loop requires '\(sequence.type)' to conform to 'Sequence'; did you mean to unwrap optional?",
                loop.sequence.range)
            sequence = retyped(sequence, wrapped)
        }
        let element = elementType(of: sequence, loop)
        if let step = rangeLoop(loop, sequence, id, body) { return step }
        if loop.isAwait { noteAsyncLoop(loop, sequence, range) }
        return inScope {
            let saved = blockVariables
            blockVariables = []
            let iteration = self.iteration(sequence, loop, range)
            let outerVariables = blockVariables
            blockVariables = []
            let pattern = self.pattern(loop.pattern, element, isLet: true)
            let condition = loop.condition.map { check($0, as: types.bool, .condition) }
            let own = blockVariables
            blockVariables = saved
            var inner = body(loop.body)
            inner = showLoopVariables(own, inner, loop)
            let code = ForCode(
                loop: id, pattern: pattern, sequence: sequence, condition: condition, body: inner, iteration: iteration,
                variables: own)
            blockVariables += outerVariables
            return .forEach(code)
        }
    }

    private func showLoopVariables(_ variables: [LocalVariable], _ body: Block, _ loop: ForStatement) -> Block {
        guard showsValues else { return body }
        var body = body
        let shows = variables.filter { !$0.name.isEmpty }.map { variable in
            Step.show(
                ShowStep(
                    origin: .binding, name: variable.name, source: .local(variable), type: variable.type,
                    range: variable.range))
        }
        body.steps = shows + body.steps
        body.places = shows.map { _ in loop.pattern.range } + body.places
        return body
    }

    /// `for i in a..<b` over integers needs no sequence at all.
    private func rangeLoop(_ loop: ForStatement, _ sequence: Code, _ id: LoopID, _ body: ([Statement]) -> Block)
        -> Step?
    {
        guard loop.condition == nil, !loop.isAwait, case .range(let form, let lower?, let upper?) = sequence.kind,
            lower.type == types.int, upper.type == types.int
        else { return nil }
        var name: Identifier?
        switch loop.pattern.kind {
        case .binding(let identifier, let isVariable): if isVariable { return nil } else { name = identifier }
        case .wildcard: break
        default: return nil
        }
        return inScope {
            let variable = LocalVariable(
                name?.text ?? "", types.int, isLet: true, in: function, range: loop.pattern.range)
            variable.isAssigned = true
            if let name { scope.declare(name.text, .local(variable)) }
            let inner = showLoopVariables([variable], body(loop.body), loop)
            return .forRange(id, variable, lower: lower, upper: upper, isClosed: form == .closed, inner)
        }
    }

    private func elementType(of sequence: Code, _ loop: ForStatement) -> Type {
        if sequence.type.isUnknown { return .unknown }
        if case .array(let element) = sequence.type { return element }
        if let element = types.associatedType("Element", of: sequence.type) { return element }
        if let next = nextMember(of: sequence.type, loop.isAwait),
            case .optional(let element) = types.substitute(next.member.type.result, next.substitution)
        {
            return element
        }
        if let make = types.lookup(
            loop.isAwait ? "makeAsyncIterator" : "makeIterator", of: sequence.type, isStatic: false
        ).first {
            let iterator = types.substitute(make.member.type.result, make.substitution)
            if let next = nextMember(of: iterator, loop.isAwait),
                case .optional(let element) = types.substitute(next.member.type.result, next.substitution)
            {
                return element
            }
            return types.associatedType("Element", of: iterator) ?? .unknown
        }
        if isAbstract(sequence.type) { return .unknown }
        if types.nominal(sequence.type)?.type.hooks.makeIterator != nil { return .unknown }
        let conformance = loop.isAwait ? "AsyncSequence" : "Sequence"
        error("for-in loop requires '\(sequence.type)' to conform to '\(conformance)'", loop.sequence.range)
        return .unknown
    }

    private func nextMember(of type: Type, _ isAwait: Bool) -> FoundMember? {
        types.lookup("next", of: type, isStatic: false).first {
            $0.member.type.parameters.isEmpty && !$0.member.isRequirement
        }
    }

    private func noteAsyncLoop(_ loop: ForStatement, _ sequence: Code, _ range: SourceRange) {
        markAwaiting()
        if function.isClosed, !function.isAsync {
            error("'async' call in a function that does not support concurrency", range)
        }
        if loop.isTry {
            flow.hasThrowing = true
            markThrowing()
            checkErrorContext("errors thrown from here are not handled", range)
        } else if let nominal = types.nominal(sequence.type)?.type, nominal.name.contains("Throwing") {
            error(
                "call can throw, but it is not marked with 'try' and the error is not handled", range,
                hint: "write 'for try await'")
        }
    }

    /// How the loop gets its elements: a sequence of the document brings its own iterator.
    private func iteration(_ sequence: Code, _ loop: ForStatement, _ range: SourceRange) -> ForCode.Iteration {
        if case .array = sequence.type { return .array }
        guard let nominal = types.nominal(sequence.type)?.type, !nominal.isFromHost else { return .host }
        let name = loop.isAwait ? "makeAsyncIterator" : "makeIterator"
        let make = types.lookup(name, of: sequence.type, isStatic: false).first {
            !$0.member.isRequirement && !$0.member.isHost
        }
        var made: Code?
        var iteratorType = sequence.type
        let saved = flow
        flow.isInAwait = true
        flow.isInTry = true
        defer { flow = saved }
        if let make {
            let code = build(make, receiver: .value(sequence), [], range)
            made = code
            iteratorType = code.type
            if types.nominal(iteratorType)?.type.isFromHost ?? true { return .host }
        }
        guard let next = nextMember(of: iteratorType, loop.isAwait) else { return .host }
        let iterator = makeTemporary(iteratorType, range)
        iterator.isAssigned = true
        let code = build(next, receiver: .value(Code(.local(iterator), iteratorType, range)), [], range)
        return .document(makeIterator: made, iterator: iterator, next: code)
    }

    // MARK: - Leaving

    private func jump(_ label: Identifier?, _ range: SourceRange, isContinue: Bool) -> [Step] {
        let word = isContinue ? "continue" : "break"
        let target: JumpTarget?
        if let label {
            target = targets.last { $0.label == label.text }
            if target == nil { error("cannot find label '\(label.text)' in scope", label.range) }
        } else {
            target = targets.last { isContinue ? $0.isLoop : $0.isLoop || $0.isSwitch }
            if target == nil {
                error(
                    isContinue
                        ? "'continue' is only allowed inside a loop"
                        : "'break' is only allowed inside a loop, if, do, or switch", range)
            }
        }
        guard let target else { return [] }
        if isContinue, !target.isLoop { error("'\(word)' cannot be used with a non-loop label", range) }
        return [isContinue ? .continue(target.id) : .break(target.id)]
    }

    private func returnSteps(_ value: Expression?, _ range: SourceRange) -> [Step] {
        if flow.isInDefer { error("'return' cannot transfer control out of a defer statement", range) }
        let wanted = function.type.result
        if function.isInitializer { return returnFromInit(value, range) }
        guard let value else {
            if wanted != .void, !wanted.isUnknown, inferring == nil {
                error("non-void function should return a value", range)
            }
            return [.return(nil)]
        }
        if let inferring {
            let code = inferring.type.map { check(value, as: $0, .closureResult) } ?? check(value)
            if inferring.type == nil, !code.type.isUnknown { inferring.type = code.type }
            return [.return(code)]
        }
        if isPlayground {
            let code = check(value)
            return [.evaluate(code), .return(nil)]
        }
        if wanted == .void {
            let code = check(value, expecting: .void)
            if code.type != .void, !code.type.isUnknown, !isNever(code.type) {
                error(
                    "unexpected non-void return value in void function", value.range,
                    hint: "did you mean to add a return type?")
            }
            return [.evaluate(code), .return(nil)]
        }
        let code = types.isOpen(wanted) && wanted.isUnknown ? check(value) : check(value, as: wanted, .result)
        return [.return(code)]
    }

    private func returnFromInit(_ value: Expression?, _ range: SourceRange) -> [Step] {
        guard let value else { return [.return(nil)] }
        if case .nilLiteral = value.kind {
            guard function.isFailableInit else {
                error("only a failable initializer can return 'nil'", range)
                return []
            }
            return [.return(Code(.constant(.none), .optional(.unknown), range))]
        }
        error("'nil' is the only return value permitted in an initializer", value.range)
        return []
    }

    private var isPlayground: Bool { !function.closedEffects && function.parent == nil }

    private func throwStep(_ value: Expression, _ range: SourceRange) -> Step {
        let code = check(value)
        flow.hasThrowing = true
        markThrowing()
        if function.isClosed, !function.type.isThrowing, !flow.handlesErrors {
            error("error is not handled because the enclosing function is not declared 'throws'", range)
        }
        if !code.type.isUnknown, !types.conforms(code.type, to: types.core.error) {
            error("thrown expression type '\(code.type)' does not conform to 'Error'", value.range)
        }
        return .throw(code, range)
    }

    private func deferStep(_ body: [Statement]) -> Step {
        blockHasDefer = true
        let saved = flow
        flow.isInDefer = true
        defer { flow = saved }
        return .defer(block(body))
    }

    private func doStep(_ work: DoStatement, _ range: SourceRange) -> Step {
        let id = function.makeLoop()
        if let label = work.label {
            targets.append(JumpTarget(id: id, label: label.text, isLoop: false, isSwitch: false))
        }
        defer { if work.label != nil { targets.removeLast() } }
        guard !work.catches.isEmpty else { return .block(id, block(work.body)) }
        let isExhaustive = work.catches.contains { handler in
            handler.items.isEmpty || handler.items.contains { $0.condition == nil && takesEverything($0.pattern) }
        }
        let saved = flow
        flow.handlesErrors = saved.handlesErrors || isExhaustive
        flow.isInDo = !isExhaustive
        flow.hasThrowing = false
        let throwing = function.throwsErrors
        let body = block(work.body)
        if isExhaustive { function.throwsErrors = throwing }
        if !flow.hasThrowing, silent == 0, let first = work.catches.first {
            warn("'catch' block is unreachable because no errors are thrown in 'do' block", first.range)
        }
        flow = saved
        let catches = work.catches.map { self.catchCode($0) }
        return .do(id, body, catches, isExhaustive: isExhaustive)
    }

    private func takesEverything(_ pattern: Pattern) -> Bool {
        switch pattern.kind {
        case .wildcard, .binding: true
        default: false
        }
    }

    private func catchCode(_ handler: DoStatement.Catch) -> CatchCode {
        inScope {
            let saved = blockVariables
            blockVariables = []
            var items: [(pattern: PatternCode, condition: Code?)] = []
            var variable: LocalVariable?
            if handler.items.isEmpty {
                let made = makeVariable("error", types.anyError, isLet: true, handler.range)
                made.isAssigned = true
                scope.declare("error", .local(made))
                variable = made
            } else {
                items = caseItems(handler.items, types.anyError)
            }
            let own = blockVariables
            blockVariables = saved
            let body = block(handler.body)
            return CatchCode(items: items, error: variable, body: body, variables: own)
        }
    }
}
