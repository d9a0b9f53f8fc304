import PlaygroundSyntax
import SourceText

/// What can be changed, and why something cannot.
extension Checker {
    /// The place a checked expression reads from, for changing it; a message when it must not change.
    ///
    /// - Parameter action: `assign to`, `pass as inout argument`, or `use mutating member …`.
    func mutablePlace(_ code: Code, _ action: String, _ expression: Expression?, mayBeFirst: Bool = false) -> Place? {
        if mayBeFirst, mayGetFirstValue(code) { return place(of: code) }
        if let reason = immutability(code) {
            error(complaint(action, reason), code.range, hint: reason.hint)
            return nil
        }
        markChanged(code)
        return place(of: code)
    }

    /// Reading a lazy property, or one with `mutating get`, changes the value around it.
    func requireMutable(_ base: Code?, toRead property: ComputedProperty, _ range: SourceRange) {
        guard let base, property.lazyInitializer != nil || property.getter?.changesSelf ?? false,
            !isReference(base.type), !isMetatype(base.type), !isInLazyProperty
        else { return }
        if let reason = immutability(base) {
            return error("cannot use mutating getter on immutable value: \(reason.text)", range, hint: reason.hint)
        }
        markChanged(base)
    }

    /// A lazy property's first value is made by what may change the value around it.
    private var isInLazyProperty: Bool {
        sequence(first: function, next: \.parent).contains { $0.kind == "lazy property" }
    }

    /// Whether a constant may get its value here; whether it has one already is found by following the ways there.
    private func mayGetFirstValue(_ code: Code) -> Bool {
        switch code.kind {
        case .local(let variable): variable.isDeferred && variable.function === function
        case .global(let variable): variable.isDeferred && !variable.isAssigned
        case .tupleElement(let base, _): mayGetFirstValue(base)
        default: false
        }
    }

    struct Immutability {
        var text: String
        var isProperty: Bool
        var hint: String?
    }

    private func complaint(_ action: String, _ reason: Immutability) -> String {
        switch action {
        case "assign to": "cannot assign to \(reason.isProperty ? "property" : "value"): \(reason.text)"
        case "pass as inout argument": "cannot pass immutable value as inout argument: \(reason.text)"
        default: "cannot use mutating member on immutable value: \(reason.text)"
        }
    }

    /// Why the value cannot be changed where it is; nil when it can.
    func immutability(_ code: Code) -> Immutability? {
        switch code.kind {
        case .local(let variable): return immutability(variable)
        case .global(let variable):
            return variable.isLet
                ? Immutability(
                    text: "'\(variable.name)' is a 'let' constant", isProperty: false,
                    hint: "change 'let' to 'var' to make it mutable") : nil
        case .structField(let base, let index): return immutability(field: index, of: base, isObject: false)
        case .objectField(let base, let index): return immutability(field: index, of: base, isObject: true)
        case .tupleElement(let base, _), .forceUnwrap(let base), .unwrap(let base): return immutability(base)
        case .chain(let inner, _): return immutability(inner)
        case .arrayElement(let base, _), .dictionaryValue(let base, _): return immutability(base)
        case .read(let place): return immutability(place)
        case .callHost(let member, let receiver, _): return immutability(member, receiver)
        case .dynamicMember, .dynamicSubscript: return nil
        // What could not be understood has been reported.
        case .constant where code.type.isUnknown: return nil
        case .constant(.void) where code.type != .void: return nil
        case .constant, .interpolation, .array, .dictionary, .set:
            return Immutability(text: "literals are not mutable", isProperty: false)
        default:
            if code.type.isUnknown { return nil }
            return Immutability(text: "function call returns immutable value", isProperty: false)
        }
    }

    private func immutability(_ variable: LocalVariable) -> Immutability? {
        let root = variable.origin ?? variable
        guard root.isLet, !root.isInout else { return nil }
        if root.name == "self" {
            return Immutability(
                text: "'self' is immutable", isProperty: true, hint: "mark the method 'mutating' to make 'self' mutable"
            )
        }
        let hint =
            root.isParameter
            ? "make a copy with 'var \(root.name) = \(root.name)', or declare the parameter 'inout'"
            : "change 'let' to 'var' to make it mutable"
        return Immutability(text: "'\(root.name)' is a 'let' constant", isProperty: false, hint: hint)
    }

    private func immutability(field index: Int, of base: Code, isObject: Bool) -> Immutability? {
        guard let nominal = types.nominal(base.type)?.type else { return nil }
        let properties = isObject ? allStoredProperties(nominal) : nominal.storedProperties
        guard index < properties.count else { return nil }
        let property = properties[index]
        if property.isLet {
            if isSelfInInit(base), !property.hasDefault { return nil }
            return Immutability(
                text: "'\(property.name)' is a 'let' constant", isProperty: true,
                hint: "change 'let' to 'var' to make it mutable")
        }
        if isSetterHidden(property.name, of: base.type) {
            return Immutability(text: "'\(property.name)' setter is inaccessible", isProperty: true)
        }
        return isObject ? nil : immutability(base)
    }

    private func isSelfInInit(_ base: Code) -> Bool {
        guard case .local(let variable) = base.kind, variable.name == "self" else { return false }
        return function.isInitializer
    }

    private func immutability(_ place: Place) -> Immutability? {
        switch place {
        case .computed(let receiver, let member, _):
            guard member.isSettable else {
                let text =
                    member.kind == .subscript ? "subscript is get-only" : "'\(member.name)' is a get-only property"
                return Immutability(text: text, isProperty: member.kind == .property)
            }
            if isSetterHidden(member) {
                return Immutability(text: "'\(member.name)' setter is inaccessible", isProperty: true)
            }
            if member.isLet, !function.isInitializer {
                return Immutability(text: "'\(member.name)' is a 'let' constant", isProperty: true)
            }
            if let owner = member.owner, types.isClassBound(owner) { return nil }
            if case .place(let base) = receiver { return member.isNonmutating ? nil : immutability(base) }
            return nil
        case .dispatched(let base, let member):
            guard member.isSettable else {
                return Immutability(text: "'\(member.name)' is a get-only property", isProperty: true)
            }
            return isReference(base.type) || types.isClassBound(base.type) ? nil : immutability(base)
        case .temporary(let code): return immutability(code)
        case .accessed: return nil
        case .dynamicSubscript(let base, _): return immutability(of: base)
        case .local(let variable), .observed(.local(let variable), _, _): return immutability(variable)
        case .structField(let base, _), .tupleElement(let base, _), .forced(let base), .unwrapped(let base),
            .arrayElement(let base, _),
            .dictionaryValue(let base, _), .dictionaryDefault(let base, _, _):
            return immutability(base)
        case .keyPath(let base, let path):
            if case .nominal(let nominal, _) = path.type, nominal.name == "KeyPath" {
                return Immutability(text: "key path is read-only", isProperty: false)
            }
            return immutability(base)
        default: return nil
        }
    }

    /// A subscript found while running changes its receiver, unless that is an object.
    private func immutability(of base: Place) -> Immutability? {
        guard case .local(let variable) = base else { return nil }
        let root = variable.origin ?? variable
        return isReference(root.type) || types.isClassBound(root.type) ? nil : immutability(base)
    }

    private func immutability(_ member: Member, _ receiver: Code?) -> Immutability? {
        switch member.kind {
        case .property, .subscript:
            guard member.isSettable else {
                let text =
                    member.kind == .subscript ? "subscript is get-only" : "'\(member.name)' is a get-only property"
                return Immutability(text: text, isProperty: member.kind == .property)
            }
            guard let receiver, !member.isStatic, !member.isNonmutating, !isReference(receiver.type),
                !isHostClass(receiver.type)
            else { return nil }
            return immutability(receiver)
        default: return Immutability(text: "function call returns immutable value", isProperty: false)
        }
    }

    private func isHostClass(_ type: Type) -> Bool {
        types.nominal(type).map { $0.type.kind == .class || $0.type.kind == .actor } ?? false
    }

    /// All stored properties of a class, the superclass's first.
    func allStoredProperties(_ nominal: NominalType) -> [NominalType.StoredProperty] {
        types.superclasses(of: nominal).reversed().flatMap(\.storedProperties)
    }

    private func markChanged(_ code: Code) {
        switch code.kind {
        case .local(let variable):
            (variable.origin ?? variable).isChanged = true
        case .structField(let base, _), .tupleElement(let base, _), .forceUnwrap(let base), .unwrap(let base),
            .arrayElement(let base, _),
            .dictionaryValue(let base, _):
            markChanged(base)
        default: break
        }
    }

    func placeOrTemporary(_ code: Code) -> Place { place(of: code) }

    /// The place behind code that reads one; other values become temporaries.
    func place(of code: Code) -> Place {
        switch code.kind {
        case .local(let variable): localPlace(variable)
        case .global(let variable): .global(variable)
        case .structField(let base, let index): .structField(place(of: base), index)
        case .objectField(let base, let index): .objectField(base, index)
        case .tupleElement(let base, let index): .tupleElement(place(of: base), index)
        case .arrayElement(let base, let index): .arrayElement(place(of: base), index)
        case .dictionaryValue(let base, let key): .dictionaryValue(place(of: base), key)
        case .forceUnwrap(let base): .forced(place(of: base))
        case .unwrap(let base): .unwrapped(place(of: base))
        case .read(let place): place
        case .callHost(let member, let receiver?, let call): hostPlace(member, receiver, call, code)
        case .callHost(let member, nil, let call): .host(.temporary(code), member, call)
        case .dynamicMember(let base, let name): .dynamicMember(place(of: base), name)
        case .dynamicSubscript(let base, let arguments): .dynamicSubscript(place(of: base), arguments)
        default: .temporary(code)
        }
    }

    private func hostPlace(_ member: Member, _ receiver: Code, _ call: HostCall, _ code: Code) -> Place {
        guard member.kind == .property || member.kind == .subscript else { return .temporary(code) }
        return .host(place(of: receiver), member, call)
    }

    // MARK: - Assignment

    func assignment(_ target: Expression, _ value: Expression, _ range: SourceRange) -> Code {
        switch target.kind {
        case .discard:
            let code = check(value)
            return Code(.assign(.discard, code), .void, range)
        case .tuple(let elements) where elements.count > 1: return assignTuple(elements, value, range)
        case .chain(let inner): return assignChain(inner, value, range)
        case .name(let reference):
            if let code = assignDeferredGlobal(reference, value, range) { return code }
            if let code = assignDeferred(reference, value, range) { return code }
        default: break
        }
        let code = check(target)
        let checked = check(value, as: code.type, .assignment)
        checkEscape(checked, to: .variable)
        if let first = firstWrapper(code, checked, range) { return first }
        guard let place = mutablePlace(code, "assign to", target, mayBeFirst: true) else { return fault(range, .void) }
        return inOrder(place, checked, range) { .assign($0, checked) }
    }

    private func assignDeferredGlobal(_ reference: NameReference, _ value: Expression, _ range: SourceRange) -> Code? {
        guard case .members(let found, _) = meaning(of: reference.name.text), let first = found.first,
            case .global(let variable) = first.member.implementation, variable.isDeferred, !variable.isAssigned
        else { return nil }
        noteDeferred(variable)
        let checked = check(value, as: variable.type, .assignment)
        return Code(.assign(.global(variable), checked), .void, range)
    }

    /// The first value of a variable that was declared without one.
    private func assignDeferred(_ reference: NameReference, _ value: Expression, _ range: SourceRange) -> Code? {
        guard case .variable(let variable) = meaning(of: reference.name.text), variable.isDeferred,
            variable.isLet || !variable.isAssigned, variable.function === function
        else { return nil }
        let checked = check(value, as: variable.type, .assignment)
        variable.isAssigned = true
        return Code(.assign(.local(variable), checked), .void, range)
    }

    /// `base?.member = value`: nothing happens when the base is nil.
    private func assignChain(_ inner: Expression, _ value: Expression, _ range: SourceRange) -> Code {
        let code = check(inner)
        let checked = check(value, as: code.type, .assignment)
        guard let place = mutablePlace(code, "assign to", inner) else { return fault(range, .void) }
        let assigned = inOrder(place, checked, range) { .assign($0, checked) }
        return Code(.chain(assigned, flattens: false), .optional(.void), range)
    }

    private func assignTuple(_ elements: [Argument], _ value: Expression, _ range: SourceRange) -> Code {
        let targets = elements.map { element -> Code? in
            if case .discard = element.value.kind { return nil }
            return check(element.value)
        }
        let wanted = Type.tuple(targets.map { .init(type: $0?.type ?? .unknown) })
        let checked = check(value, expecting: wanted)
        guard case .tuple(let parts) = checked.type, parts.count == elements.count else {
            if !checked.type.isUnknown {
                error("cannot convert value of type '\(checked.type)' to type '\(wanted)'", range)
            }
            return fault(range, .void)
        }
        let whole = makeTemporary(checked.type, range)
        var steps: [Step] = [.bind(whole, checked)]
        for (index, target) in targets.enumerated() {
            guard let target,
                let place = mutablePlace(target, "assign to", elements[index].value, mayBeFirst: true)
            else { continue }
            let part = Code(.tupleElement(Code(.local(whole), checked.type, range), index), parts[index].type, range)
            steps.append(.evaluate(Code(.assign(place, convert(part, to: target.type, .assignment)), .void, range)))
        }
        let block = Block(steps: steps, places: steps.map { _ in range })
        return Code(.sequence(block, Code(.constant(.void), .void, range)), .void, range)
    }
}
