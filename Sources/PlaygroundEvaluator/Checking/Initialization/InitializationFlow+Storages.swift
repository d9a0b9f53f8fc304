import PlaygroundSyntax
import SourceText

/// Which storages there are, what has a value, and what is said about those that have none.
extension InitializationFlow {
    /// How `self` is used as a whole.
    enum Use {
        case plain
        case method(String)
        case property(String)
    }

    // MARK: - Opening

    func open(_ variable: LocalVariable) -> Storage {
        let storage = makeStorage(variable.name, variable.type, isLet: variable.isLet)
        storages[ObjectIdentifier(variable)] = storage
        return storage
    }

    private func makeStorage(_ name: String, _ type: Type, isLet: Bool) -> Storage {
        var parts = [Storage.Part(id: makePart(), name: name, isLet: isLet)]
        if case .tuple(let elements) = type, elements.count > 1 {
            parts = elements.enumerated().map { index, element in
                Storage.Part(id: makePart(), name: "\(name).\(element.label ?? "\(index)")", isLet: isLet)
            }
        }
        return Storage(name: name, kind: .variable, isLet: isLet, parts: parts)
    }

    private func makePart() -> Storage.PartID {
        partCount += 1
        return partCount
    }

    /// Opens the `self` of an initializer.
    func prepareSelf() {
        guard function.isInitializer, let variable = function.selfVariable else { return }
        // In an extension of a protocol, `self` is of no known type.
        guard let owner = checker.types.nominal(variable.type)?.type else { return openWhole(variable) }
        let isObject = owner.kind == .class || owner.kind == .actor
        guard !isObject || !owner.isFromHost else { return }
        if owner.kind == .enum || owner.kind == .protocol || owner.isFromHost || delegates {
            return openWhole(variable)
        }
        let storage = Storage(name: "self", kind: .fields, isLet: false, parts: [])
        storage.parts = owner.storedProperties.map { property in
            let name = owner.wrappedProperties[property.name] ?? property.name
            return Storage.Part(id: makePart(), name: "self.\(name)", isLet: property.isLet)
        }
        for (part, property) in zip(storage.parts, owner.storedProperties)
        where property.hasDefault || property.type.isOptional && !property.isLet {
            state.given.insert(part.id)
        }
        if isObject { storage.object = objectParts(owner) }
        storages[ObjectIdentifier(variable)] = storage
        this = storage
    }

    private func openWhole(_ variable: LocalVariable) {
        let part = Storage.Part(id: makePart(), name: "self", isLet: false)
        let storage = Storage(name: "self", kind: .whole, isLet: false, parts: [part])
        storages[ObjectIdentifier(variable)] = storage
        this = storage
    }

    private var delegates: Bool {
        function.callsOwnInit || function.isConvenience
    }

    private func objectParts(_ owner: NominalType) -> Storage.ObjectParts {
        var parts = Storage.ObjectParts(inherited: 0)
        guard case .nominal(let superclass, _) = owner.superclass, !superclass.isFromHost else { return parts }
        parts.inherited = checker.allStoredProperties(superclass).count
        parts.superclass = makePart()
        let found = checker.types.lookup("init", of: .nominal(superclass, []), isStatic: true)
        parts.isSuperclassImplicit =
            found.isEmpty || found.contains { $0.member.type.parameters.allSatisfy(\.hasDefault) }
        return parts
    }

    // MARK: - Finding

    func storage(_ variable: LocalVariable) -> Storage? { storages[ObjectIdentifier(variable)] }

    /// A variable at file scope that has no value yet where the block begins.
    func storage(_ global: GlobalVariable) -> Storage? {
        guard global.isDeferred, !global.isAssigned else { return nil }
        guard followsGlobals, around == nil else { return around?.captured(global) }
        if let known = storages[ObjectIdentifier(global)] { return known }
        let storage = makeStorage(global.name, global.type, isLet: global.isLet)
        storages[ObjectIdentifier(global)] = storage
        return storage
    }

    /// What a closure's use of a variable at file scope means where the closure is made.
    private func captured(_ global: GlobalVariable) -> Storage? {
        guard let storage = storage(global), !isGiven(storage, nil) else { return nil }
        return storage
    }

    func storage(of code: Code) -> Storage? {
        switch code.kind {
        case .local(let variable): storage(variable)
        case .global(let global): followsGlobals && around == nil ? storage(global) : nil
        case .read(let place): storage(of: place)
        default: nil
        }
    }

    func storage(of place: Place) -> Storage? {
        switch place {
        case .local(let variable), .observed(.local(let variable), _, _): storage(variable)
        case .global(let global): followsGlobals && around == nil ? storage(global) : nil
        case .temporary(let code): storage(of: code)
        default: nil
        }
    }

    /// A place that is a whole variable or one part of a storage; nil as the part for the whole.
    func part(of place: Place) -> (Storage, Int?)? {
        switch place {
        case .local, .global, .observed:
            guard let owner = storage(of: place), owner.kind == .variable else { return nil }
            return (owner, owner.parts.count == 1 ? 0 : nil)
        case .structField(let base, let index):
            guard let owner = storage(of: base), owner.kind != .variable else { return nil }
            return (owner, owner.kind == .whole ? nil : index)
        case .computed(let receiver, let member, _):
            guard let this, storage(of: receiver) === this, let field = observedField(member) else { return nil }
            return (this, this.kind == .whole ? nil : field)
        case .tupleElement(let base, let index):
            guard let owner = storage(of: base), owner.parts.indices.contains(index) else { return nil }
            return (owner, index)
        case .objectField(let base, let index):
            guard let owner = storage(of: base), owner === this else { return nil }
            guard owner.kind == .fields else { return (owner, nil) }
            return fieldIndex(owner, index).map { (owner, $0) }
        default: return nil
        }
    }

    private func storage(of receiver: Place.Receiver) -> Storage? {
        switch receiver {
        case .place(let place): storage(of: place)
        case .value(let code): storage(of: code)
        case .none: nil
        }
    }

    /// The field of a stored property with observers, which an initializer gives its first value unobserved.
    private func observedField(_ member: Member) -> Int? {
        guard case .computed(let property) = member.implementation, property.lazyInitializer == nil,
            property.storage != nil, let owner = member.owner
        else { return nil }
        return owner.storedProperties.firstIndex { $0.name == member.name }
    }

    /// Whether the variable has a value on some way to the end.
    func mayHaveGiven(_ global: GlobalVariable) -> Bool {
        storages[ObjectIdentifier(global)]?.parts.allSatisfy { state.perhapsGiven.contains($0.id) } ?? false
    }

    /// A class's own fields come after those it inherits.
    private func fieldIndex(_ owner: Storage, _ index: Int) -> Int? {
        let own = index - (owner.object?.inherited ?? 0)
        return owner.parts.indices.contains(own) ? own : nil
    }

    // MARK: - Using

    func isGiven(_ owner: Storage, _ part: Int?) -> Bool {
        if let part { return state.given.contains(owner.parts[part].id) }
        if let superclass = owner.object?.superclass, !state.given.contains(superclass) { return false }
        return owner.parts.allSatisfy { state.given.contains($0.id) }
    }

    func use(_ owner: Storage?, _ range: SourceRange) {
        guard let owner, state.isReachable else { return }
        guard owner.kind == .variable else { return useWhole(owner, .plain, range) }
        if around != nil, storages.values.allSatisfy({ $0 !== owner }) { around?.reportCapture(owner, function.range) }
        guard let missing = owner.parts.first(where: { !state.given.contains($0.id) }) else { return }
        report(owner, "\(owner.noun) '\(missing.name)' used before being initialized", range)
    }

    func use(_ owner: Storage, _ index: Int, _ range: SourceRange) {
        if owner.kind == .variable, owner.parts.count == 1 { return use(owner, range) }
        guard owner.kind != .whole else { return useWhole(owner, .plain, range) }
        let isOwn = owner.object == nil || fieldIndex(owner, index) != nil
        guard isOwn else { return useWhole(owner, .property(checker.inheritedName(function, index)), range) }
        let part = owner.object == nil ? index : fieldIndex(owner, index) ?? index
        guard owner.parts.indices.contains(part), !isGiven(owner, part) else { return }
        report(
            owner,
            owner.kind == .variable || owner.object != nil
                ? "\(name(owner, part)) used before being initialized"
                : "'self' used before all stored properties are initialized", range)
    }

    /// Whether a receiver is the `self` being made, which then has to be complete.
    func usesWhole(_ receiver: Place.Receiver, _ use: Use, _ range: SourceRange) -> Bool {
        guard let owner = storage(of: receiver), owner === this else { return false }
        useWhole(owner, use, range)
        return true
    }

    func useWhole(_ owner: Storage, _ use: Use, _ range: SourceRange) {
        guard state.isReachable, !isGiven(owner, nil) else { return }
        if owner.kind == .whole {
            return report(owner, "'self' used before 'self.init' call or assignment to 'self'", range)
        }
        guard owner.object != nil else {
            return report(owner, "'self' used before all stored properties are initialized", range)
        }
        let missing = owner.parts.first { !state.given.contains($0.id) }
        let moment = missing == nil ? "before 'super.init' call" : "before all stored properties are initialized"
        switch use {
        case .method(let name): report(owner, "'self' used in method call '\(name)' \(moment)", range)
        case .property(let name): report(owner, "'self' used in property access '\(name)' \(moment)", range)
        case .plain:
            report(
                owner,
                missing.map { "variable '\($0.name)' used before being initialized" } ?? "'self' used \(moment)", range)
        }
    }

    // MARK: - Giving

    func give(_ owner: Storage, _ index: Int?, _ range: SourceRange) {
        guard let index else { return giveInside(owner, range) }
        let part = owner.parts[index]
        if part.isLet, state.perhapsGiven.contains(part.id) {
            report(owner, "immutable value '\(part.name)' may only be initialized once", range)
        }
        state.give(part.id)
    }

    /// A field of a `self` that has to come whole, an inherited field, or all of a tuple.
    private func giveInside(_ owner: Storage, _ range: SourceRange) {
        if owner.kind == .variable {
            for index in owner.parts.indices { give(owner, index, range) }
        } else {
            useWhole(owner, .plain, range)
        }
    }

    /// Everything has to have a value where an initializer ends.
    func leave(at range: SourceRange) {
        guard let this, !isGiven(this, nil) else { return }
        if this.kind == .whole {
            return report(this, "'self.init' isn't called on all paths before returning from initializer", range)
        }
        if let missing = this.parts.first(where: { !state.given.contains($0.id) }) {
            let note = Diagnostic.Note("'\(missing.name)' not initialized")
            return report(
                this, "return from initializer without initializing all stored properties", range, notes: [note])
        }
        guard let object = this.object, let superclass = object.superclass else { return }
        if object.isSuperclassImplicit, !state.perhapsGiven.contains(superclass) { return }
        report(this, "'super.init' isn't called on all paths before returning from initializer", range)
    }

    // MARK: - Reporting

    func name(_ owner: Storage, _ part: Int?) -> String {
        let named = part.map { owner.parts[$0] }
        return "\(named?.isLet ?? owner.isLet ? "constant" : "variable") '\(named?.name ?? owner.name)'"
    }

    func report(_ owner: Storage, _ message: String, _ range: SourceRange, notes: [Diagnostic.Note] = []) {
        guard !owner.isReported else { return }
        owner.isReported = true
        checker.error(message, range, notes: notes)
    }
}

extension Checker {
    /// The name of a stored property that an initializer's class inherits.
    func inheritedName(_ function: Function, _ index: Int) -> String {
        guard let owner = function.selfVariable.flatMap({ types.nominal($0.type)?.type }) else { return "" }
        let properties = allStoredProperties(owner)
        return properties.indices.contains(index) ? properties[index].name : ""
    }

    /// Follows the functions in which something is declared without a value, and initializers.
    func checkInitialization(_ units: [PlaygroundUnit]) {
        for root in initializationRoots { InitializationFlow(root, in: self).run() }
        initializationRoots = []
        guard !deferredGlobals.isEmpty else { return }
        for unit in units where unit.kind == .topLevel {
            let flow = InitializationFlow(unit.function, in: self, followsGlobals: true)
            flow.run()
            for global in deferredGlobals where flow.mayHaveGiven(global) { global.isAssigned = true }
        }
        deferredGlobals = []
    }

    /// A variable at file scope that may have no value yet is used here.
    func noteDeferred(_ global: GlobalVariable) {
        if !deferredGlobals.contains(where: { $0 === global }) { deferredGlobals.append(global) }
    }

    /// Has the function followed once everything is known.
    func followLater(_ function: Function) {
        var root = function
        while let parent = root.parent { root = parent }
        guard !root.isFollowed else { return }
        root.isFollowed = true
        initializationRoots.append(root)
    }
}
