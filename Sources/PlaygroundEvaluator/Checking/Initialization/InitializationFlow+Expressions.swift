import SourceText

/// What expressions read, change and capture.
extension InitializationFlow {
    func visit(_ code: Code) {
        guard state.isReachable else { return }
        switch code.kind {
        case .local(let variable): use(storage(variable), code.range)
        case .global(let global): use(storage(global), code.range)
        case .structField(let base, let index), .tupleElement(let base, let index), .objectField(let base, let index):
            if let owner = storage(of: base) { use(owner, index, code.range) } else { visit(base) }
        // The type of an object is known before the object is.
        case .dynamicType(let inner, _), .typeArgument(let inner, known: _, of: _, _):
            if let this, storage(of: inner) === this { return }
            visit(inner)
        case .closure(let inner): capture(inner, code.range)
        case .callLocal(let callee, _, let arguments): callLocal(callee, arguments, code.range)
        case .call(let callee, let arguments): call(callee, arguments, code)
        case .dispatch(let member, let receiver, let arguments): dispatch(member, receiver, arguments, code)
        case .assign(let place, let value): assign(place, value, code.range)
        case .conditional(let condition, let first, let second): choose(condition, first, second)
        case .tryOptional(let inner, _): attempt(inner, keeps: true)
        case .tryForced(let inner): attempt(inner, keeps: false)
        case .read(let place): read(place, code.range)
        default: visit(code.parts, code.range)
        }
        if code.mayThrow { noteThrow() }
        if checker.isNever(code.type) { state = .unreachable }
    }

    func visit(_ parts: [CodePart], _ range: SourceRange) {
        for part in parts {
            switch part {
            case .code(let code): visit(code)
            case .place(let place): read(place, range)
            case .changed(let place): change(place, range)
            case .block(let block): walk(block)
            case .perhaps(let code): perhaps(code)
            }
        }
    }

    private func perhaps(_ code: Code) {
        let before = state
        visit(code)
        state.join(before)
    }

    private func choose(_ condition: Code, _ first: Code, _ second: Code) {
        // The first value of a wrapped property, or a later one: which of the two, the way here tells.
        if case .isMissing = condition.kind { return visit(first) }
        visit(condition)
        let before = state
        visit(first)
        let after = state
        state = before
        visit(second)
        state.join(after)
    }

    private func attempt(_ inner: Code, keeps: Bool) {
        catches.append(.unreachable)
        visit(inner)
        let failed = catches.removeLast()
        if keeps { state.join(failed) }
    }

    func visit(_ pattern: PatternCode) { visit(pattern.parts, SourceRange(0, 0)) }

    // MARK: - Places

    private func read(_ place: Place, _ range: SourceRange) {
        switch place {
        case .local(let variable): use(storage(variable), range)
        case .global(let global): use(storage(global), range)
        case .structField(let base, let index), .tupleElement(let base, let index):
            if let owner = storage(of: base) { use(owner, index, range) } else { read(base, range) }
        case .objectField(let base, let index):
            if let owner = storage(of: base) { use(owner, index, range) } else { visit(base) }
        case .computed(_, _, _) where part(of: place) != nil: useObserved(place, range)
        case .computed(let receiver, let member, let arguments):
            if !usesWhole(receiver, .property(member.name), range) { visit(place.parts, range) }
            visit(arguments.parts, range)
        case .dispatched(let base, let member):
            if !usesWhole(.value(base), .property(member.name), range) { visit(base) }
        default: visit(place.parts, range)
        }
    }

    private func useObserved(_ place: Place, _ range: SourceRange) {
        guard let (owner, part) = part(of: place), !isGiven(owner, part) else { return }
        report(owner, "\(name(owner, part)) used before being initialized", range)
    }

    /// A place that is handed over for changing has to have a value.
    private func change(_ place: Place, _ range: SourceRange) {
        if let (owner, part) = part(of: place) {
            guard !isGiven(owner, part), state.isReachable else { return }
            return report(
                owner,
                owner.kind == .variable || owner.object == nil && owner.kind == .fields
                    ? "\(name(owner, part)) passed by reference before being initialized"
                    : "\(name(owner, part)) used before being initialized", range)
        }
        read(place, range)
    }

    private func assign(_ place: Place, _ value: Code, _ range: SourceRange) {
        // What finds the place comes first.
        if part(of: place) == nil, !isWhole(place) {
            visit(value)
            return assignInside(place, range)
        }
        visit(value)
        guard state.isReachable else { return }
        guard let (owner, part) = part(of: place) else { return giveWhole(place) }
        give(owner, part, range)
    }

    /// A change of a part that has no value of its own to get.
    private func assignInside(_ place: Place, _ range: SourceRange) {
        if case .structField(let base, _) = place, let (owner, part) = part(of: base), !isGiven(owner, part),
            state.isReachable
        {
            let name = part.map { owner.parts[$0].name } ?? owner.name
            return report(owner, "struct '\(name)' must be completely initialized before a member is stored to", range)
        }
        read(place, range)
    }

    private func isWhole(_ place: Place) -> Bool {
        guard let owner = storage(of: place) else { return false }
        return owner.kind != .variable || owner.parts.count != 1
    }

    private func giveWhole(_ place: Place) {
        guard let owner = storage(of: place) else { return }
        for part in owner.parts { state.give(part.id) }
    }

    // MARK: - Calls

    private func call(_ callee: Function, _ arguments: CallArguments, _ code: Code) {
        guard let this, case .value(let receiver)? = arguments.values.first, storage(of: receiver) === this else {
            return visit(arguments.parts, code.range)
        }
        visit(CallArguments(values: Array(arguments.values.dropFirst())).parts, code.range)
        guard state.isReachable else { return }
        if callee.isInitializer { return callSuper(this, code.range) }
        useWhole(this, .method(callee.baseName), code.range)
    }

    private func dispatch(_ member: Member, _ receiver: Code, _ arguments: CallArguments, _ code: Code) {
        guard let this, storage(of: receiver) === this else { return visit(code.parts, code.range) }
        visit(arguments.parts, code.range)
        guard state.isReachable else { return }
        if member.kind == .initializer {
            for part in this.parts { state.give(part.id) }
        } else {
            useWhole(this, .method(member.name), code.range)
        }
    }

    /// `super.init(…)`
    private func callSuper(_ this: Storage, _ range: SourceRange) {
        guard this.kind == .fields else {
            for part in this.parts { state.give(part.id) }
            return
        }
        if let missing = this.parts.first(where: { !state.given.contains($0.id) }) {
            report(this, "property '\(missing.name)' not initialized at super.init call", range)
        }
        guard let part = this.object?.superclass else { return }
        if state.perhapsGiven.contains(part) {
            report(this, "'super.init' called multiple times in initializer", range)
        }
        state.give(part)
    }

    /// A local function may use what it captures as soon as it is called.
    private func callLocal(_ callee: Function, _ arguments: CallArguments, _ range: SourceRange) {
        visit(arguments.parts, range)
        guard state.isReachable else { return }
        for capture in callee.captures {
            guard let owner = storages[ObjectIdentifier(capture.outer)], !isGiven(owner, nil) else { continue }
            report(
                owner,
                owner.kind == .variable
                    ? "\(owner.noun) '\(owner.name)' used by function definition before being initialized"
                    : "'self' used before all stored properties are initialized", range)
        }
    }

    private func capture(_ inner: Function, _ range: SourceRange) {
        for capture in inner.captures {
            guard let owner = storages[ObjectIdentifier(capture.outer)], !isGiven(owner, nil) else { continue }
            reportCapture(owner, range)
        }
        let flow = InitializationFlow(inner, in: checker, around: self)
        flow.run()
    }

    func reportCapture(_ owner: Storage, _ range: SourceRange) {
        report(
            owner,
            owner.kind == .variable
                ? "\(owner.noun) '\(owner.name)' captured by a closure before being initialized"
                : "'self' captured by a closure before all members were initialized", range)
    }
}

extension Code {
    /// Whether running it may throw, as far as that is known: what is not known does not throw.
    fileprivate var mayThrow: Bool {
        switch kind {
        case .call(let callee, _), .callLocal(let callee, _, _): callee.type.isThrowing
        case .makeObject(_, _, let callee, _), .mutate(let callee, _, _): callee.type.isThrowing
        case .dispatch(let member, _, _), .mutateDispatch(let member, _, _), .callHost(let member, _, _),
            .mutateHost(let member, _, _), .read(.computed(_, let member, _)), .read(.dispatched(_, let member)):
            member.type.isThrowing
        case .callValue(let callee, _, _): callee.type.mayThrow
        case .join: true
        default: false
        }
    }
}

extension Type {
    fileprivate var mayThrow: Bool {
        if case .function(let type) = self { return type.isThrowing }
        return false
    }
}
