import SourceText

extension FunctionCompiler {
    func block(_ block: Block) -> StepCode { scope(of: block.declared, contents(of: block)) }

    func contents(of block: Block) -> StepCode {
        let outer = keepsCells
        keepsCells = false
        defer { keepsCells = outer }
        let fresh = freshCells(block.variables)
        let functions = localFunctions(block)
        if block.hasDefer { return deferring(block, fresh, functions) }
        let body = StatementCode.sequence(block.steps.map { step($0) }[...])
        guard fresh != nil || functions != nil else { return body.asStep }
        let run = body.asStep
        return { frame in
            try fresh?.run(frame)
            try functions?.run(frame)
            return try run(frame)
        }
    }

    /// Local functions become closures on entry, so that they can call each other.
    private func localFunctions(_ block: Block) -> EffectPart? {
        guard !block.localFunctions.isEmpty else { return nil }
        let makers = block.localFunctions.map { function, variable in (closure(function), writeVariable(variable)) }
        return EffectPart { frame in for (make, write) in makers { try write(frame, try make(frame)) } }
    }

    /// A block with `defer`: what was deferred runs when the block is left, last first.
    private func deferring(_ block: Block, _ fresh: EffectPart?, _ functions: EffectPart?) -> StepCode {
        enum Part { case step(StepCode), deferred(StepCode) }
        let parts = block.steps.map { step -> Part in
            if case .defer(let body) = step { return .deferred(self.block(body)) }
            return .step(self.step(step).asStep)
        }
        return { frame in
            try fresh?.run(frame)
            try functions?.run(frame)
            var deferred: [StepCode] = []
            func leave() throws { for body in deferred.reversed() { _ = try body(frame) } }
            do {
                for part in parts {
                    switch part {
                    case .deferred(let body): deferred.append(body)
                    case .step(let step):
                        let completion = try step(frame)
                        if completion != .normal {
                            try leave()
                            return completion
                        }
                    }
                }
            } catch let error as ThrownError {
                try leave()
                throw error
            }
            try leave()
            return .normal
        }
    }

    func step(_ step: Step) -> StatementCode {
        switch step {
        case .evaluate(let code): return .effect(effect(code))
        case .bind(let variable, let code): return .effect(bind(variable, code))
        case .give(let variable, let code): return .effect(store(code, in: variable))
        case .bindGlobal(let variable): return .effect(ready(variable, SourceRange(0, 0)))
        case .destructure(let pattern, let code): return .effect(destructure(pattern, code))
        case .show(let show): return .effect(self.show(show))
        case .launch(let variable, let code): return .effect(launch(variable, code))
        default: return .step(leavingStep(step))
        }
    }

    /// A statement that may end by a jump.
    private func leavingStep(_ step: Step) -> StepCode {
        switch step {
        case .evaluate, .bind, .give, .bindGlobal, .destructure, .show, .launch: return self.step(step).asStep
        case .if(let conditions, let body, let other): return branch(conditions, body, other)
        case .guard(let conditions, let body): return self.guard(conditions, body)
        case .while(let id, let conditions, let body): return whileLoop(id, conditions, body)
        case .repeatWhile(let id, let body, let condition): return repeatLoop(id, body, condition)
        case .forRange(let id, let variable, let lower, let upper, let isClosed, let body):
            return rangeLoop(id, variable, lower, upper, isClosed, body)
        case .forEach(let loop): return forEach(loop)
        case .switch(let id, let choice): return self.switch(id, choice)
        case .do(let id, let body, let catches, let isExhaustive): return doCatch(id, body, catches, isExhaustive)
        case .block(let id, let body): return labelled(id, body)
        case .return(let code): return self.return(code)
        case .break(let id): return { _ in .breaking(id) }
        case .continue(let id): return { _ in .continuing(id) }
        case .fallthrough: return { _ in .fallsThrough }
        case .throw(let code, let range): return self.throw(code, range)
        case .defer(let body): return block(body)
        }
    }

    private func bind(_ variable: LocalVariable, _ code: Code?) -> EffectCode {
        allocate(variable)
        guard let code else { return { _ in } }
        return store(code, in: variable)
    }

    private func destructure(_ pattern: PatternCode, _ code: Code) -> EffectCode {
        let read = value(code)
        keepsCells = true
        let match = self.pattern(pattern)
        keepsCells = false
        return { frame in _ = try match(frame, try read(frame)) }
    }

    private func show(_ show: ShowStep) -> EffectCode {
        let read: ValueCode
        switch show.source {
        case .local(let variable): read = readVariable(variable).asValue
        case .global(let variable): read = readGlobal(variable, show.range).asValue
        case .code(let code): read = value(code)
        case .place(let place): read = accessor(place, show.range).get
        }
        let site = site(show.range)
        let counter = ShowCounter()
        let isUncounted = show.source.isAsync
        return { frame in
            let value = try read(frame)
            if !isUncounted { try frame.strand.show(value, show, site, counter) }
        }
    }

    private func `return`(_ code: Code?) -> StepCode {
        guard let code else { return { _ in .returned } }
        if !compiled.hasResult { return evaluateAndReturn(code) }
        switch compiled.result {
        case .value:
            let read = value(code)
            return { frame in
                frame.values[0] = try read(frame)
                return .returned
            }
        case .int:
            let read = int(code)
            return { frame in
                frame.words[0] = try read(frame)
                return .returned
            }
        default:
            let write = store(code, inWord: 0, compiled.result)
            return { frame in
                try write(frame)
                return .returned
            }
        }
    }

    private func evaluateAndReturn(_ code: Code) -> StepCode {
        let run = effect(code)
        return { frame in
            try run(frame)
            return .returned
        }
    }

    private func `throw`(_ code: Code, _ range: SourceRange) -> StepCode {
        let read = value(code)
        let site = site(range)
        return { frame in throw ThrownError(try read(frame), place: site.place) }
    }

    private func labelled(_ id: LoopID, _ body: Block) -> StepCode {
        let run = block(body)
        if id == 0 { return run }
        let leaves = Completion.breaking(id)
        return { frame in
            let completion = try run(frame)
            return completion == leaves ? .normal : completion
        }
    }

    private func launch(_ variable: LocalVariable, _ code: Code) -> EffectCode {
        allocate(variable)
        let read = value(code)
        guard case .cell(let slot) = variable.slot else { return { _ in } }
        return { frame in
            guard case .function(let function) = try read(frame) else { return }
            let cell = Cell(.void)
            cell.task = frame.strand.launch(function, name: "async let")
            frame.cells[slot] = cell
        }
    }

    // MARK: - Conditions

    func condition(_ condition: ConditionCode) -> BoolCode {
        switch condition {
        case .constant(let holds): return { _ in holds }
        case .expression(let code): return bool(code)
        case .unwrap(let variable, let code): return unwrapCondition(variable, code)
        case .match(let pattern, let code):
            let read = value(code)
            let match = self.pattern(pattern)
            return { frame in try match(frame, try read(frame)) }
        }
    }

    private func unwrapCondition(_ variable: LocalVariable, _ code: Code) -> BoolCode {
        let read = value(code)
        let write = writeVariable(variable)
        let fresh = keepsCells ? nil : freshCells([variable])
        return { frame in
            switch try read(frame) {
            case .none: return false
            case .some(let value):
                try fresh?.run(frame)
                try write(frame, value)
            case let value:
                try fresh?.run(frame)
                try write(frame, value)
            }
            return true
        }
    }

    func conditions(_ list: [ConditionCode]) -> BoolCode {
        if list.count == 1 { return condition(list[0]) }
        let parts = list.map { BoolPart(run: condition($0)) }
        return { frame in
            for part in parts where try !part.run(frame) { return false }
            return true
        }
    }

    private func branch(_ list: [ConditionCode], _ body: Block, _ other: Block?) -> StepCode {
        let test = conditions(list)
        let run = block(body)
        let bound = list.flatMap(\.bound)
        guard let other else {
            return scope(of: bound) { frame in
                if try test(frame) { return try run(frame) }
                return .normal
            }
        }
        let otherwise = block(other)
        return scope(of: bound) { frame in try test(frame) ? try run(frame) : try otherwise(frame) }
    }

    private func `guard`(_ list: [ConditionCode], _ body: Block) -> StepCode {
        keepsCells = true
        let test = conditions(list)
        keepsCells = false
        let run = block(body)
        return { frame in
            if try test(frame) { return .normal }
            return try run(frame)
        }
    }

    // MARK: - Errors

    private func doCatch(_ id: LoopID, _ body: Block, _ catches: [CatchCode], _ isExhaustive: Bool) -> StepCode {
        let run = block(body)
        let handlers = catches.map { handler in
            (
                items: handler.items.map { item in (pattern(item.pattern), item.condition.map { bool($0) }) },
                error: handler.error.map { writeVariable($0) }, fresh: freshCells(handler.variables),
                body: scope(
                    of: [handler.error].compactMap { $0 } + handler.items.flatMap(\.pattern.bound), block(handler.body))
            )
        }
        let leaves = Completion.breaking(id)
        return { frame in
            do {
                let completion = try run(frame)
                return completion == leaves ? .normal : completion
            } catch let error as ThrownError {
                for handler in handlers {
                    try handler.fresh?.run(frame)
                    var matches = handler.items.isEmpty
                    for (pattern, condition) in handler.items where !matches {
                        if try pattern(frame, error.value) { matches = try condition?(frame) ?? true }
                    }
                    guard matches else { continue }
                    frame.strand.forgetTrace()
                    try handler.error?(frame, error.value)
                    let completion = try handler.body(frame)
                    return completion == leaves ? .normal : completion
                }
                throw error
            }
        }
    }
}

/// Counts how often one place has shown a value.
final class ShowCounter {
    var count = 0
    /// The newest of the values that were not shown, for the end.
    var last: Value?
}

extension ShowStep.Source {
    /// An `async let` has no value to show until it is awaited.
    var isAsync: Bool {
        if case .local(let variable) = self { return variable.isAsyncLet }
        return false
    }
}
