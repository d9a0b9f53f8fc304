/// `is`, `as?` and `as!`: what a value is, seen as another type.
struct Casting {
    let types: TypeSystem

    /// The value as the type, or nil.
    func cast(_ value: Value, to type: Type) -> Value? {
        switch type {
        case .unknown: return value
        case .optional(let wrapped): return castOptional(value, wrapped)
        case .existential(let protocols): return castExistential(value, protocols)
        default: break
        }
        if case .some(let inner) = value { return cast(inner, to: type) }
        if let box = value.hostPayload as? HashableBox, !isErased(type) { return cast(box.base, to: type) }
        switch (value, type) {
        case (.none, _): return nil
        case (.array(let elements), .array(let element)): return castAll(elements, to: element).map { .array($0) }
        case (.dictionary(let dictionary), .dictionary(let key, let wanted)): return cast(dictionary, key, wanted)
        case (.tuple(let tuple), .tuple(let elements)): return cast(tuple, elements)
        case (.function, .function), (.void, .tuple([])): return value
        case (.type(let given), .metatype(let wanted)): return isSubtype(given, wanted) ? value : nil
        case (.set(let set), .nominal(let nominal, let arguments)) where nominal === types.core.set:
            return castAll(set.elements, to: arguments.first ?? .unknown).map { .set(SetValue($0)) }
        case (_, .nominal(let nominal, let arguments)): return cast(value, nominal, arguments)
        case (_, .parameter), (_, .member): return value
        default: return nil
        }
    }

    private func isErased(_ type: Type) -> Bool {
        if case .nominal(let nominal, _) = type { nominal.isFromHost && nominal.name == "AnyHashable" } else { false }
    }

    private func castOptional(_ value: Value, _ wrapped: Type) -> Value? {
        if case .none = value { return Value.none }
        if case .some(let inner) = value { return cast(inner, to: wrapped).map { .some($0) } }
        return cast(value, to: wrapped).map { .some($0) }
    }

    private func castExistential(_ value: Value, _ protocols: [NominalType]) -> Value? {
        if protocols.isEmpty { return value }
        if conforms(value, protocols) { return value }
        if let box = value.hostPayload as? HashableBox { return castExistential(box.base, protocols) }
        if case .some(let inner) = value { return castExistential(inner, protocols) }
        return nil
    }

    private func conforms(_ value: Value, _ protocols: [NominalType]) -> Bool {
        if case .none = value { return false }
        let type = types.dynamicType(of: value, static: .unknown)
        return protocols.allSatisfy { wanted in
            if wanted.name == "AnyObject", wanted.isMarker { return types.isClass(value) }
            return types.conforms(type, to: wanted)
        }
    }

    private func castAll(_ values: [Value], to type: Type) -> [Value]? {
        var result: [Value] = []
        for value in values {
            guard let cast = cast(value, to: type) else { return nil }
            result.append(cast)
        }
        return result
    }

    private func cast(_ dictionary: DictionaryValue, _ key: Type, _ value: Type) -> Value? {
        var result = DictionaryValue()
        for pair in dictionary.pairs {
            guard let newKey = cast(pair.key, to: key), let newValue = cast(pair.value, to: value) else { return nil }
            result[HashedValue(newKey)] = newValue
        }
        return .dictionary(result)
    }

    private func cast(_ tuple: TupleValue, _ elements: [Type.TupleElement]) -> Value? {
        guard tuple.elements.count == elements.count else { return nil }
        var result: [Value] = []
        for (value, element) in zip(tuple.elements, elements) {
            guard let cast = cast(value, to: element.type) else { return nil }
            result.append(cast)
        }
        return .tuple(TupleValue(labels: elements.map(\.label), elements: result))
    }

    private func cast(_ value: Value, _ nominal: NominalType, _ arguments: [Type]) -> Value? {
        guard let own = types.dynamicNominal(of: value) else { return nil }
        if own === nominal { return argumentsFit(value, arguments) ? value : nil }
        if isErased(.nominal(nominal, arguments)), let hashable = types.hostType("Hashable") {
            let isHashable = types.conforms(types.dynamicType(of: value, static: .unknown), to: hashable)
            return isHashable ? .host(HostBox(HashableBox(value), type: nominal)) : nil
        }
        if own.kind == .class, types.superclasses(of: own).contains(nominal) { return value }
        return own.hooks.view?(value, nominal)
    }

    private func argumentsFit(_ value: Value, _ wanted: [Type]) -> Bool {
        let given: [Type] =
            switch value {
            case .structure(let structure): structure.storage.typeArguments
            case .enumeration(let enumeration): enumeration.typeArguments
            case .object(let object): object.typeArguments
            case .host(let host): host.typeArguments
            default: []
            }
        return zip(given, wanted).allSatisfy { $0 == $1 || $0.isUnknown || types.isOpen($1) }
    }

    private func isSubtype(_ type: Type, _ wanted: Type) -> Bool {
        if type == wanted { return true }
        if case .existential(let protocols) = wanted { return protocols.allSatisfy { types.conforms(type, to: $0) } }
        guard case .nominal(let nominal, _) = type, case .nominal(let base, _) = wanted else { return false }
        return types.superclasses(of: nominal).contains(base)
    }
}

extension TypeSystem {
    /// The nominal type of a value, where it has one.
    func dynamicNominal(of value: Value) -> NominalType? {
        switch value {
        case .bool: core.bool
        case .int: core.int
        case .double: core.double
        case .float: core.float
        case .sized(let integer): core.sized[integer.kind]
        case .string: core.string
        case .character: core.character
        case .none, .some: core.optional
        case .array: core.array
        case .dictionary: core.dictionary
        case .set: core.set
        case .structure(let structure): structure.type
        case .enumeration(let enumeration): enumeration.type
        case .object(let object): object.type
        case .host(let host): host.type
        case .range(let range): hostType(range.form.swiftName)
        case .keyPath(let path): nominal(path.type)?.type
        case .void, .tuple, .function, .type: nil
        }
    }

    /// The type of a value; what collections hold is read from their elements, or known from the static type.
    func dynamicType(of value: Value, static known: Type) -> Type {
        switch value {
        case .void: return .void
        case .array(let elements):
            if case .array = known, !isOpen(known) { return known }
            return .array(common(elements))
        case .dictionary(let dictionary):
            if case .dictionary = known, !isOpen(known) { return known }
            let pairs = dictionary.pairs
            return .dictionary(common(pairs.map(\.key)), common(pairs.map(\.value)))
        case .set(let set):
            if case .nominal(let nominal, _) = known, nominal === core.set, !isOpen(known) { return known }
            return .nominal(core.set, [common(set.elements)])
        case .none: return known.isOptional ? known : .optional(.unknown)
        case .some(let inner):
            if known.isOptional, !isOpen(known) { return known }
            return .optional(dynamicType(of: inner, static: .unknown))
        case .tuple(let tuple):
            if case .tuple = known, !isOpen(known) { return known }
            return .tuple(
                zip(tuple.labels, tuple.elements).map { .init(label: $0, type: dynamicType(of: $1, static: .unknown)) })
        case .structure(let structure): return make(structure.type, structure.storage.typeArguments)
        case .enumeration(let enumeration):
            return completed(make(enumeration.type, enumeration.typeArguments), by: known)
        case .object(let object): return make(object.type, object.typeArguments)
        case .host(let host): return completed(make(host.type, host.typeArguments), by: known)
        case .range(let range):
            let bound = (range.lower ?? range.upper).map { dynamicType(of: $0, static: .unknown) } ?? .unknown
            return named(range.form.swiftName, [bound])
        case .function(let function): return function.type
        case .type(let type): return .metatype(type)
        case .keyPath(let path): return path.type
        default: return dynamicNominal(of: value).map { make($0, []) } ?? .unknown
        }
    }

    private func common(_ values: [Value]) -> Type {
        var found: Type?
        for value in values.prefix(64) {
            let type = dynamicType(of: value, static: .unknown)
            if let known = found, known != type { return .any }
            found = type
        }
        return found ?? .unknown
    }

    func isClass(_ value: Value) -> Bool {
        switch value {
        case .object: true
        case .host(let host): host.type.kind == .class || host.type.kind == .actor
        default: false
        }
    }

    /// Values that the library makes do not always carry their generic arguments; what is declared does.
    private func completed(_ type: Type, by known: Type) -> Type {
        guard isOpen(type), !isOpen(known), nominal(type)?.type === nominal(known)?.type else { return type }
        return known
    }

    func dynamicTypeName(of value: Value) -> String {
        TypeNaming.name(of: dynamicType(of: value, static: .unknown), qualified: true)
    }
}
