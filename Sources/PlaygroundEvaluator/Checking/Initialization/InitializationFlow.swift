import SourceText

/// Follows the ways through a function's checked code, and reports what is used before it has a value, or gets a second
/// one though it is a constant.
final class InitializationFlow {
    let checker: Checker
    let function: Function
    /// Whether variables at file scope are followed too: in the statements that stand there.
    let followsGlobals: Bool
    /// The function this closure was found in.
    let around: InitializationFlow?
    var storages: [ObjectIdentifier: Storage] = [:]
    /// The `self` that an initializer makes.
    var this: Storage?
    var partCount = 0
    var state = InitializationState()
    /// What holds where loops and labelled statements are left.
    var exits: [LoopID: InitializationState] = [:]
    /// What holds where errors may leave each `do` around, innermost last.
    var catches: [InitializationState] = []
    /// The bodies of `defer` statements that run when the blocks around are left, innermost last.
    var deferred: [Block] = []
    /// What holds at the end of a case that falls through.
    var falling: InitializationState?

    init(_ function: Function, in checker: Checker, around: InitializationFlow? = nil, followsGlobals: Bool = false) {
        self.function = function
        self.checker = checker
        self.around = around
        self.followsGlobals = followsGlobals
    }

    func run() {
        prepareSelf()
        walk(function.body)
        if state.isReachable { leave(at: function.endOfBody) }
    }

    // MARK: - Statements

    func walk(_ block: Block) {
        for (local, _) in block.localFunctions { InitializationFlow(local, in: checker, around: self).run() }
        let outer = deferred.count
        for step in block.steps where state.isReachable {
            if case .defer(let body) = step { deferred.append(body) } else { walk(step) }
        }
        let own = deferred[outer...]
        deferred.removeLast(own.count)
        for body in own.reversed() where state.isReachable { walk(body) }
    }

    private func walk(_ step: Step) {
        switch step {
        case .evaluate(let code): visit(code)
        case .bind(let variable, let code): bind(variable, code)
        case .give(_, let code), .launch(_, let code), .destructure(_, let code): visit(code)
        case .bindGlobal(let global): bind(global)
        case .show(let show): if case .code(let code) = show.source { visit(code) }
        case .if(let conditions, let body, let otherwise): branch(conditions, body, otherwise)
        case .guard(let conditions, let body): leaveUnless(conditions, body)
        case .while(let loop, let conditions, let body): repeatWhile(loop, conditions, body)
        case .repeatWhile(let loop, let body, let condition): repeatBody(loop, body, condition)
        case .forRange(let loop, _, let lower, let upper, _, let body):
            visit(lower)
            visit(upper)
            turns(loop) { self.walk(body) }
        case .forEach(let loop): each(loop)
        case .switch(let id, let choice): choose(id, choice)
        case .do(let id, let body, let handlers, let isExhaustive): attempt(id, body, handlers, isExhaustive)
        case .block(let id, let body): labelled(id) { self.walk(body) }
        case .return(let value): giveBack(value)
        case .break(let id): jump(id)
        case .continue: state = .unreachable
        case .fallthrough: (falling, state) = (state, .unreachable)
        case .throw(let error, _): fail(with: error)
        case .defer(let body): walk(body)
        }
    }

    private func bind(_ variable: LocalVariable, _ code: Code?) {
        if let code { return visit(code) }
        guard variable.isDeferred else { return }
        let storage = storages[ObjectIdentifier(variable)] ?? open(variable)
        // Each turn of a loop has its own.
        for part in storage.parts { state.take(part.id) }
    }

    /// The initial value of a variable at file scope is evaluated where it stands.
    private func bind(_ global: GlobalVariable) {
        guard followsGlobals, let initial = global.initialCode?.function else { return }
        let flow = InitializationFlow(initial, in: checker, followsGlobals: true)
        (flow.storages, flow.state, flow.partCount) = (storages, state, partCount)
        flow.walk(initial.body)
    }

    private func conditions(_ conditions: [ConditionCode]) {
        for condition in conditions {
            switch condition {
            case .expression(let code), .unwrap(_, let code): visit(code)
            case .match(let pattern, let code):
                visit(code)
                visit(pattern)
            case .constant: break
            }
        }
    }

    private func branch(_ conditions: [ConditionCode], _ body: Block, _ otherwise: Block?) {
        self.conditions(conditions)
        let before = state
        walk(body)
        let after = state
        state = conditions.alwaysHold ? .unreachable : before
        if let otherwise { walk(otherwise) }
        state.join(after)
    }

    private func leaveUnless(_ conditions: [ConditionCode], _ body: Block) {
        self.conditions(conditions)
        let before = state
        walk(body)
        state = before
    }

    private func giveBack(_ value: Code?) {
        if let value { visit(value) }
        let waiting = deferred
        deferred = []
        for body in waiting.reversed() where state.isReachable { walk(body) }
        deferred = waiting
        if state.isReachable, !(function.isInitializer && value?.isNilConstant ?? false) {
            leave(at: value?.range ?? function.endOfBody)
        }
        state = .unreachable
    }

    private func fail(with error: Code) {
        visit(error)
        noteThrow()
        state = .unreachable
    }

    /// An error may be thrown here.
    func noteThrow() {
        guard !catches.isEmpty else { return }
        catches[catches.count - 1].join(state)
    }

    // MARK: - Loops

    private func jump(_ id: LoopID) {
        exits[id, default: .unreachable].join(state)
        state = .unreachable
    }

    func labelled(_ id: LoopID, _ body: () -> Void) {
        body()
        if let left = exits.removeValue(forKey: id) { state.join(left) }
    }

    /// A body that runs any number of times; a second look finds constants that get a value in each turn.
    private func turns(_ id: LoopID, endsItself: Bool = true, _ body: () -> Void) {
        let before = state
        body()
        if !state.perhapsGiven.isSubset(of: before.perhapsGiven) {
            let given = state.perhapsGiven
            state = before
            state.perhapsGiven.formUnion(given)
            body()
        }
        if endsItself {
            let after = state
            state = before
            state.join(after)
        } else {
            state = .unreachable
        }
        if let left = exits.removeValue(forKey: id) { state.join(left) }
    }

    private func repeatWhile(_ id: LoopID, _ conditions: [ConditionCode], _ body: Block) {
        turns(id, endsItself: !conditions.alwaysHold) {
            self.conditions(conditions)
            walk(body)
        }
    }

    /// The body runs at least once: what it gives is given.
    private func repeatBody(_ id: LoopID, _ body: Block, _ condition: Code) {
        let before = state
        walk(body)
        if state.isReachable { visit(condition) }
        let once = state
        if !once.perhapsGiven.isSubset(of: before.perhapsGiven), once.isReachable {
            walk(body)
            state = once
        }
        if condition.isTrueConstant { state = .unreachable }
        if let left = exits.removeValue(forKey: id) { state.join(left) }
    }

    private func each(_ loop: ForCode) {
        visit(loop.sequence)
        turns(loop.loop) {
            visit(loop.pattern)
            if let condition = loop.condition { visit(condition) }
            walk(loop.body)
        }
    }

    // MARK: - Choices

    private func choose(_ id: LoopID, _ choice: SwitchCode) {
        visit(choice.value)
        let before = state
        var after = InitializationState.unreachable
        for branch in choice.cases {
            state = before
            for item in branch.items {
                visit(item.pattern)
                if let condition = item.condition { visit(condition) }
            }
            if let falling { state.join(falling) }
            falling = nil
            walk(branch.body)
            after.join(state)
        }
        state = after
        if let left = exits.removeValue(forKey: id) { state.join(left) }
    }

    private func attempt(_ id: LoopID, _ body: Block, _ handlers: [CatchCode], _ isExhaustive: Bool) {
        catches.append(.unreachable)
        walk(body)
        let failed = catches.removeLast()
        var after = state
        if !isExhaustive {
            state = failed
            noteThrow()
        }
        for handler in handlers {
            state = failed
            for item in handler.items {
                visit(item.pattern)
                if let condition = item.condition { visit(condition) }
            }
            if state.isReachable { walk(handler.body) }
            after.join(state)
        }
        state = after
        if let left = exits.removeValue(forKey: id) { state.join(left) }
    }
}

extension [ConditionCode] {
    /// `while true`
    fileprivate var alwaysHold: Bool {
        allSatisfy { condition in
            switch condition {
            case .expression(let code): code.isTrueConstant
            case .constant(let holds): holds
            case .unwrap, .match: false
            }
        }
    }
}

extension Code {
    fileprivate var isTrueConstant: Bool {
        if case .constant(.bool(true)) = kind { return true }
        return false
    }

    fileprivate var isNilConstant: Bool {
        if case .constant(.none) = kind { return true }
        return false
    }
}

extension Function {
    /// The brace that closes its body.
    var endOfBody: SourceRange {
        SourceRange(max(range.lowerBound, range.upperBound - 1), range.upperBound)
    }
}
