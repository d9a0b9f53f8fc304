import PlaygroundSyntax
import SourceText

extension FunctionCompiler {
    func computed(
        _ receiver: Place.Receiver, _ member: Member, _ arguments: CallArguments, _ range: SourceRange
    ) -> Accessor {
        guard case .computed(let property) = member.implementation else {
            return Accessor(get: { _ in .void }, set: { _, _ in })
        }
        let overridden = isOverridable(receiver, member)
        if property.storage != nil || property.globalStorage != nil || property.watched != nil {
            guard member.isOverridden, let base = overridden, !(function.isInitializer && isSelf(receiver)) else {
                return observed(receiver, property, range)
            }
            return dynamicMember(accessor(.temporary(base), range), member.name, range)
        }
        return Accessor(
            get: overridden.map { dispatchGet($0, member, range) } ?? self.get(property, receiver, arguments, range),
            set: overridden.map { dispatchSet($0, member, range) } ?? self.set(property, receiver, arguments, range))
    }

    /// The receiver of a class's property that a subclass may override.
    func isOverridable(_ receiver: Place.Receiver, _ member: Member) -> Code? {
        guard case .value(let code) = receiver, let owner = member.owner, owner.kind == .class,
            member.kind == .property
        else { return nil }
        if case .nominal(let nominal, _) = code.type, case .local(let variable) = code.kind, variable.name == "self",
            nominal !== types.nominal(variable.type)?.type
        {
            return nil
        }
        return owner.isSubclassed ? code : nil
    }

    func get(
        _ property: ComputedProperty, _ receiver: Place.Receiver, _ arguments: CallArguments, _ range: SourceRange
    ) -> ValueCode {
        guard let getter = property.getter else { return { _ in .void } }
        var all = arguments
        switch receiver {
        case .none: break
        case .value(let code): all.values.insert(.value(code), at: 0)
        case .place(let place):
            all.values.insert(
                getter.changesSelf
                    ? .place(place) : .value(Code(.read(place), getter.selfVariable?.type ?? .unknown, range)), at: 0)
        }
        return callCode(getter, all, range).asValue
    }

    func set(
        _ property: ComputedProperty, _ receiver: Place.Receiver, _ arguments: CallArguments, _ range: SourceRange
    ) -> (Frame, Value) throws -> Void {
        guard let setter = property.setter else {
            let site = site(range)
            return { _, _ in throw site.trap("cannot assign to a get-only property") }
        }
        let slot = temporaryValue()
        let temporary = LocalVariable(
            "newValue", setter.parameters.first?.type ?? .unknown, isLet: true, in: function, range: range)
        temporary.slot = .value(slot)
        temporary.isInout = true
        var all = arguments
        all.values.insert(.value(Code(.local(temporary), temporary.type, range)), at: 0)
        switch receiver {
        case .none: break
        case .value(let code): all.values.insert(.value(code), at: 0)
        case .place(let place):
            all.values.insert(setter.changesSelf ? .place(place) : .value(Code(.read(place), .unknown, range)), at: 0)
        }
        let call = callCode(setter, all, range).asEffect
        return { frame, value in
            frame.values[slot] = value
            defer { frame.values[slot] = .void }
            try call(frame)
        }
    }

    func dispatchGet(_ base: Code, _ member: Member, _ range: SourceRange) -> ValueCode {
        dynamicMember(base, member.name, range).asValue
    }

    func dispatchSet(_ base: Code, _ member: Member, _ range: SourceRange) -> (Frame, Value) throws -> Void {
        dynamicMember(accessor(.temporary(base), range), member.name, range).set
    }

    func dispatched(_ base: Code, _ member: Member, _ range: SourceRange) -> Accessor {
        let place = FunctionCompiler.placeOf(base).map { accessor($0, range) } ?? accessor(.temporary(base), range)
        return dynamicMember(place, member.name, range)
    }

    static func placeOf(_ code: Code) -> Place? {
        switch code.kind {
        case .local(let variable): .local(variable)
        case .global(let variable): .global(variable)
        case .structField(let base, let index): placeOf(base).map { .structField($0, index) }
        case .objectField(let base, let index): .objectField(base, index)
        case .arrayElement(let base, let index): placeOf(base).map { .arrayElement($0, index) }
        case .read(let place): place
        default: nil
        }
    }

    /// A stored property with observers, or a lazy one.
    func observed(
        _ receiver: Place.Receiver, _ property: ComputedProperty, _ range: SourceRange
    ) -> Accessor {
        if let whole = outerPlace(receiver), property.willSet != nil || property.didSet != nil {
            return observedPart(of: accessor(whole, range), property, range)
        }
        let storage = storageAccessor(receiver, property, range)
        if let lazy = property.lazyInitializer { return lazyAccessor(storage, lazy, receiver, range) }
        let isInInit = function.isInitializer && isSelf(receiver)
        guard !isInInit, !isInObserver(property) else { return storage }
        let will = observer(property.willSet, receiver, range)
        let did = observer(property.didSet, receiver, range)
        return storage.observed(before: will, after: did)
    }

    /// A place that has parts or observers of its own around it.
    private func outerPlace(_ receiver: Place.Receiver) -> Place? {
        guard case .place(let place) = receiver else { return nil }
        switch place {
        case .local, .global, .temporary: return nil
        default: return place
        }
    }

    /// An observed property of a struct somewhere inside: the struct is taken out once, so that what observes the place
    /// around it sees one change.
    private func observedPart(of whole: Accessor, _ property: ComputedProperty, _ range: SourceRange) -> Accessor {
        let slot = temporaryValue()
        let held = LocalVariable("", .unknown, isLet: false, in: function, range: range)
        held.slot = .value(slot)
        let inner = observed(.place(.local(held)), property, range)
        func within(_ frame: Frame, _ value: Value) throws {
            try whole.modify(frame) { outer in
                frame.values[slot] = outer
                outer = .void
                defer {
                    outer = frame.values[slot]
                    frame.values[slot] = .void
                }
                try inner.set(frame, value)
            }
        }
        return Accessor(
            get: { frame in
                frame.values[slot] = try whole.get(frame)
                defer { frame.values[slot] = .void }
                return try inner.get(frame)
            },
            set: within)
    }

    func isSelf(_ receiver: Place.Receiver) -> Bool {
        switch receiver {
        case .value(let code): if case .local(let variable) = code.kind { return variable.name == "self" }
        case .place(.local(let variable)): return variable.name == "self"
        default: break
        }
        return false
    }

    func isInObserver(_ property: ComputedProperty) -> Bool {
        property.didSet === function || property.willSet === function
    }

    func storageAccessor(_ receiver: Place.Receiver, _ property: ComputedProperty, _ range: SourceRange)
        -> Accessor
    {
        if let global = property.globalStorage { return globalAccessor(global, range) }
        if let watched = property.watched { return watchedAccessor(receiver, watched, range) }
        guard let index = property.storage else { return Accessor(get: { _ in .void }, set: { _, _ in }) }
        switch receiver {
        case .value(let code): return objectField(code, index)
        case .place(let place): return structField(accessor(place, range), index)
        case .none: return Accessor(get: { _ in .void }, set: { _, _ in })
        }
    }

    /// The superclass's property as it stands there, with its own observers.
    private func watchedAccessor(_ receiver: Place.Receiver, _ watched: Member, _ range: SourceRange) -> Accessor {
        switch watched.implementation {
        case .stored(let index):
            guard case .value(let code) = receiver else { break }
            return objectField(code, index)
        case .computed(let property):
            if property.storage != nil || property.watched != nil { return observed(receiver, property, range) }
            return Accessor(
                get: get(property, receiver, CallArguments(), range),
                set: set(property, receiver, CallArguments(), range))
        default: break
        }
        return Accessor(get: { _ in .void }, set: { _, _ in })
    }

    func observer(_ function: Function?, _ receiver: Place.Receiver, _ range: SourceRange) -> (
        (Frame, Value) throws -> Void
    )? {
        guard let function else { return nil }
        let holder = ComputedProperty()
        holder.setter = function
        return set(holder, receiver, CallArguments(), range)
    }

    func lazyAccessor(_ storage: Accessor, _ lazy: Function, _ receiver: Place.Receiver, _ range: SourceRange)
        -> Accessor
    {
        var arguments = CallArguments()
        switch receiver {
        case .value(let code): arguments.values = [.value(code)]
        case .place(let place):
            arguments.values = [.value(Code(.read(place), lazy.selfVariable?.type ?? .unknown, range))]
        case .none: break
        }
        let make = callCode(lazy, arguments, range).asValue
        func get(_ frame: Frame) throws -> Value {
            if case .lazy(let value) = LazyState(try storage.get(frame)) { return value }
            let made = try make(frame)
            try storage.set(frame, .some(made))
            return made
        }
        return Accessor(get: get, set: { frame, value in try storage.set(frame, .some(value)) })
    }
}
