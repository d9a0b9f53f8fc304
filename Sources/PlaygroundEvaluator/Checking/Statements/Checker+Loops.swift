import PlaygroundSyntax
import SourceText

extension Checker {
    func whileStep(_ label: Identifier?, _ conditions: [Condition], _ body: [Statement]) -> Step {
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

    func repeatStep(_ label: Identifier?, _ body: [Statement], _ condition: Expression) -> Step {
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
        var sequence = check(loop.sequence, expecting: writtenSequence(loop))
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

    /// `for size: Size in [.small, .large]`: the literal holds what the pattern says.
    private func writtenSequence(_ loop: ForStatement) -> Type? {
        guard case .typed(_, let name) = loop.pattern.kind else { return nil }
        guard isArrayLiteral(loop.sequence) || restsOnImplicitElements(loop.sequence) else { return nil }
        return .array(types.resolve(name, in: scope))
    }

    func showLoopVariables(_ variables: [LocalVariable], _ body: Block, _ loop: ForStatement) -> Block {
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
    func rangeLoop(_ loop: ForStatement, _ sequence: Code, _ id: LoopID, _ body: ([Statement]) -> Block)
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

    func elementType(of sequence: Code, _ loop: ForStatement) -> Type {
        if sequence.type.isUnknown { return .unknown }
        if case .array(let element) = sequence.type {
            if loop.isAwait { checkSequence(sequence, loop) }
            return element
        }
        checkSequence(sequence, loop)
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

    /// `for` and `for await` go over different kinds of sequences.
    private func checkSequence(_ sequence: Code, _ loop: ForStatement) {
        let names = loop.isAwait ? ("AsyncSequence", "Sequence") : ("Sequence", "AsyncSequence")
        guard let wanted = types.hostType(names.0), let other = types.hostType(names.1),
            types.conforms(sequence.type, to: other), !types.conforms(sequence.type, to: wanted)
        else { return }
        error("for-in loop requires '\(sequence.type)' to conform to '\(wanted.name)'", loop.sequence.range)
    }

    func nextMember(of type: Type, _ isAwait: Bool) -> FoundMember? {
        types.lookup("next", of: type, isStatic: false).first {
            $0.member.type.parameters.isEmpty && !$0.member.isRequirement
        }
    }

    func noteAsyncLoop(_ loop: ForStatement, _ sequence: Code, _ range: SourceRange) {
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
    func iteration(_ sequence: Code, _ loop: ForStatement, _ range: SourceRange) -> ForCode.Iteration {
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
}
