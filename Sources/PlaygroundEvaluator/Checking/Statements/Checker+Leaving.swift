import PlaygroundSyntax
import SourceText

extension Checker {
    func jump(_ label: Identifier?, _ range: SourceRange, isContinue: Bool) -> [Step] {
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

    func returnSteps(_ value: Expression?, _ range: SourceRange) -> [Step] {
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
        checkResult(value, code, range)
        return [.return(code)]
    }

    /// What a function gives back may not be everything that has the right type.
    func checkResult(_ value: Expression, _ code: Code, _ range: SourceRange) {
        checkEscape(code, to: .result)
        noteOpaque(value, range)
        checkDynamicSelf(value)
    }

    /// A method with the result `Self` gives what its receiver is, which may be a subclass of the class it stands in.
    private func checkDynamicSelf(_ value: Expression) {
        guard function.givesSelf, case .call(let call) = value.kind, case .name(let reference) = call.callee.kind,
            case .type(let type) = meaning(of: reference.name.text), type == function.type.result,
            reference.name.text != "Self"
        else { return }
        error(
            "cannot convert return expression of type '\(type)' to return type 'Self'", value.range,
            hint: "write 'Self(…)', with a 'required' initializer")
    }

    /// All that a function with the result `some P` returns is of one type.
    private func noteOpaque(_ value: Expression, _ range: SourceRange) {
        guard function.hasOpaqueResult, case .existential(let protocols) = function.type.result else { return }
        if case .ternary(_, let first, let second) = value.kind {
            noteOpaque(first, range)
            return noteOpaque(second, range)
        }
        let type = quietly { check(value) }.result.type
        if case .existential = type { return }
        guard !type.mentionsUnknown, !isNever(type) else { return }
        guard let known = function.opaqueResult, known != type else {
            function.opaqueResult = type
            return
        }
        error(
            "function declares an opaque return type 'some \(protocols.map(\.name).joined(separator: " & "))', but the "
                + "return statements in its body do not have matching underlying types", function.range,
            notes: [
                Diagnostic.Note("return statement has underlying type '\(known)'"),
                Diagnostic.Note("return statement has underlying type '\(type)'"),
            ])
        function.hasOpaqueResult = false
    }

    func returnFromInit(_ value: Expression?, _ range: SourceRange) -> [Step] {
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

    func throwStep(_ value: Expression, _ range: SourceRange) -> Step {
        let wanted = flow.thrown ?? (flow.handlesErrors || flow.isInDo ? nil : function.type.thrown)
        let code = check(value, expecting: wanted)
        flow.hasThrowing = true
        thrownTypes.append(code.type)
        markThrowing()
        if flow.isInDefer, !flow.handlesErrors {
            error("errors cannot be thrown out of a defer body", range)
        } else if function.isClosed, !function.type.isThrowing, !flow.handlesErrors {
            error("error is not handled because the enclosing function is not declared 'throws'", range)
        }
        if !code.type.isUnknown, !types.conforms(code.type, to: types.core.error) {
            error("thrown expression type '\(code.type)' does not conform to 'Error'", value.range)
        }
        checkThrown(code.type, value.range)
        return .throw(code, range)
    }

    func deferStep(_ body: [Statement]) -> Step {
        blockHasDefer = true
        let saved = flow
        (flow.isInDefer, flow.handlesErrors, flow.isInDo) = (true, false, false)
        defer { flow = saved }
        return .defer(block(body))
    }

    func doStep(_ work: DoStatement, _ range: SourceRange) -> Step {
        let id = function.makeLoop()
        if let label = work.label {
            targets.append(JumpTarget(id: id, label: label.text, isLoop: false, isSwitch: false))
        }
        defer { if work.label != nil { targets.removeLast() } }
        guard !work.catches.isEmpty else { return .block(id, block(work.body)) }
        let declared = work.thrown.map(resolve)
        let takesAll = work.catches.contains { handler in
            handler.items.isEmpty || handler.items.contains { $0.condition == nil && takesEverything($0.pattern) }
        }
        let isExhaustive = takesAll || coversErrors(work, declared)
        let saved = flow
        flow.handlesErrors = saved.handlesErrors || isExhaustive
        flow.isInDo = !isExhaustive
        flow.hasThrowing = false
        flow.thrown = declared
        let throwing = function.throwsErrors
        let earlier = thrownTypes
        thrownTypes = []
        let body = block(work.body)
        let error = declared ?? commonError(thrownTypes)
        thrownTypes = isExhaustive ? earlier : earlier + thrownTypes
        if isExhaustive { function.throwsErrors = throwing }
        if !flow.hasThrowing, silent == 0, let first = work.catches.first {
            warn("'catch' block is unreachable because no errors are thrown in 'do' block", first.range)
        }
        flow = saved
        let catches = work.catches.map { self.catchCode($0, error) }
        return .do(id, body, catches, isExhaustive: isExhaustive)
    }

    /// The one type of the errors thrown in a `do`, or `any Error`.
    private func commonError(_ thrown: [Type]) -> Type {
        guard let first = thrown.first, !first.isUnknown, thrown.allSatisfy({ $0 == first }) else {
            return types.anyError
        }
        return first
    }

    /// Whether catches without a last resort take every error, as they can when all errors are of one type.
    private func coversErrors(_ work: DoStatement, _ declared: Type?) -> Bool {
        let earlier = (thrownTypes, flow, function.throwsErrors)
        defer { (thrownTypes, flow, function.throwsErrors) = earlier }
        thrownTypes = []
        flow.isInDo = true
        flow.handlesErrors = true
        flow.thrown = declared
        let error =
            declared
            ?? commonError(
                quietly {
                    _ = block(work.body); return thrownTypes
                }.result)
        guard error != types.anyError else { return false }
        let rows = quietly {
            inScope { work.catches.flatMap { caseItems($0.items, error) } }
        }.result
        return covers(rows.filter { $0.condition == nil }.map(\.pattern), error)
    }

    func takesEverything(_ pattern: Pattern) -> Bool {
        switch pattern.kind {
        case .wildcard, .binding: true
        default: false
        }
    }

    func catchCode(_ handler: DoStatement.Catch, _ error: Type) -> CatchCode {
        inScope {
            let saved = blockVariables
            blockVariables = []
            var items: [(pattern: PatternCode, condition: Code?)] = []
            var variable: LocalVariable?
            if handler.items.isEmpty {
                let made = makeVariable("error", error, isLet: true, handler.range)
                made.isAssigned = true
                scope.declare("error", .local(made))
                variable = made
            } else {
                items = caseItems(handler.items, error)
            }
            let own = blockVariables
            blockVariables = saved
            let body = block(handler.body)
            return CatchCode(items: items, error: variable, body: body, variables: own)
        }
    }

    /// Whether control never reaches the end of the statements.
    func alwaysLeaves(_ body: [Statement]) -> Bool { body.contains { alwaysLeaves($0) } }

    private func alwaysLeaves(_ statement: Statement) -> Bool {
        switch statement.kind {
        case .return, .throw, .break, .continue, .fallthrough: return true
        case .expression(let expression): return neverReturns(expression)
        case .if(let branch): return branchLeaves(branch)
        case .switch(let choice): return choice.cases.allSatisfy { alwaysLeaves($0.body) && !breaksOut($0.body) }
        case .do(let work): return alwaysLeaves(work.body) && work.catches.allSatisfy { alwaysLeaves($0.body) }
        case .while(_, let conditions, let body): return isTrue(conditions) && !breaksOut(body)
        case .repeatWhile(_, let body, _): return alwaysLeaves(body) && !breaksOut(body)
        default: return false
        }
    }

    private func branchLeaves(_ branch: IfStatement) -> Bool {
        guard alwaysLeaves(branch.body) else { return false }
        switch branch.else {
        case .block(let body): return alwaysLeaves(body)
        case .elseIf(let next): return alwaysLeaves(next)
        case nil: return false
        }
    }

    private func isTrue(_ conditions: [Condition]) -> Bool {
        if conditions.count == 1, case .expression(let expression) = conditions[0],
            case .boolean(true) = expression.kind
        {
            return true
        }
        return false
    }

    private func breaksOut(_ body: [Statement]) -> Bool {
        body.contains { statement in
            switch statement.kind {
            case .break: true
            case .if(let branch): breaksOut(branch.body) || elseBreaks(branch)
            case .do(let work): breaksOut(work.body)
            default: false
            }
        }
    }

    private func elseBreaks(_ branch: IfStatement) -> Bool {
        switch branch.else {
        case .block(let body): breaksOut(body)
        case .elseIf(let next): breaksOut([next])
        case nil: false
        }
    }

    private func neverReturns(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .call(let call):
            guard case .name(let reference) = call.callee.kind else { return false }
            if case .members(let found, _) = meaning(of: reference.name.text), let first = found.first {
                return isNever(first.member.type.result)
            }
            if case .localFunction(let function, _) = meaning(of: reference.name.text) {
                return isNever(function.type.result)
            }
            return false
        case .ifExpression(let branch): return branchLeaves(branch)
        case .switchExpression(let choice):
            return choice.cases.allSatisfy { alwaysLeaves($0.body) && !breaksOut($0.body) }
        case .try(_, let inner), .await(let inner): return neverReturns(inner)
        default: return false
        }
    }
}
