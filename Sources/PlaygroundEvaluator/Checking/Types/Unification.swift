/// Finds what generic parameters stand for by laying a declared type beside an actual one.
struct Unification {
    let types: TypeSystem
    /// The parameters to be found.
    let open: Set<GenericParameter>
    var map: Substitution
    /// Whether a parameter takes only what its constraints allow.
    var checksConstraints = true

    init(types: TypeSystem, open: some Sequence<GenericParameter>, map: Substitution = [:]) {
        self.types = types
        self.open = Set(open)
        self.map = map
    }

    /// The cost of using an actual type where a declared one is expected: 0 for the same type, more for conversions; nil when
    /// it cannot be.
    mutating func unify(_ declared: Type, _ actual: Type) -> Int? {
        switch (declared, actual) {
        case (.parameter(let parameter), _) where open.contains(parameter): return bind(parameter, actual)
        case (.member(let base, let name), _): return unifyMember(base, name, actual)
        case (.unknown, _): return 3
        case (_, .unknown): return 2
        case (.optional(let a), .optional(let b)): return unify(a, b)
        case (.optional(let wrapped), _): return unify(wrapped, actual).map { $0 + 4 }
        case (.array(let a), .array(let b)): return unify(a, b)
        case (.array(let a), .nominal(let nominal, let arguments)):
            return nominal === types.core.array ? arguments.first.flatMap { unify(a, $0) } : nil
        case (.dictionary(let a, let b), .dictionary(let c, let d)): return sum(unify(a, c), unify(b, d))
        case (.tuple(let a), .tuple(let b)): return unify(a, b)
        case (.function(let a), .function(let b)): return unify(a, b)
        case (.metatype(let a), .metatype(let b)): return unify(a, b)
        case (.nominal(let a, let first), .nominal(let b, let second)): return unify(a, first, b, second, actual)
        case (.existential(let protocols), _): return unify(protocols, actual)
        case (_, .nominal(let never, _)) where never.name == "Never" && never.isFromHost: return 6
        default: return declared == actual || types.substitute(declared, map) == actual ? 0 : nil
        }
    }

    /// A type with what has been found for the open parameters; others stand for themselves.
    func resolved(_ type: Type) -> Type { types.substitute(type, map.filter { open.contains($0.key) }) }

    /// Whether a type has parts that are still to be found here.
    private func isOpen(_ type: Type) -> Bool {
        switch type {
        case .unknown: true
        case .parameter(let parameter): open.contains(parameter)
        case .existential: false
        case .member(let base, _), .optional(let base), .array(let base), .metatype(let base): isOpen(base)
        case .nominal(_, let arguments): arguments.contains(where: isOpen)
        case .dictionary(let key, let value): isOpen(key) || isOpen(value)
        case .tuple(let elements): elements.contains { isOpen($0.type) }
        case .function(let function): function.parameters.contains { isOpen($0.type) } || isOpen(function.result)
        }
    }

    private func sum(_ a: Int?, _ b: Int?) -> Int? {
        guard let a, let b else { return nil }
        return a + b
    }

    private mutating func bind(_ parameter: GenericParameter, _ actual: Type) -> Int? {
        for constraint in parameter.constraints where checksConstraints && !types.conforms(actual, to: constraint) {
            if constraint.kind == .class, types.isSubclass(actual, of: constraint) { continue }
            // An existential of the protocol itself is opened.
            return nil
        }
        guard let known = map[parameter], known != .unknown else {
            map[parameter] = actual
            return 1
        }
        if known == actual || actual == .unknown { return 1 }
        if !types.isOpen(known), let cost = Unification(types: types, open: []).cost(known, actual) { return cost + 1 }
        if let cost = Unification(types: types, open: []).cost(actual, known) {
            // The second argument is the more general one: `[cat, animal]`.
            map[parameter] = actual
            return cost + 1
        }
        if types.isOpen(known) {
            map[parameter] = actual
            return 2
        }
        return nil
    }

    private func cost(_ declared: Type, _ actual: Type) -> Int? {
        var copy = self
        return copy.unify(declared, actual)
    }

    private mutating func unifyMember(_ base: Type, _ name: String, _ actual: Type) -> Int? {
        let known = types.substitute(.member(base, name), map)
        if case .member = known { return 2 }
        if known == .unknown { return 2 }
        return unify(known, actual)
    }

    private mutating func unify(_ a: [Type.TupleElement], _ b: [Type.TupleElement]) -> Int? {
        guard a.count == b.count else { return nil }
        var total = 0
        for (left, right) in zip(a, b) {
            if let first = left.label, let second = right.label, first != second { return nil }
            guard let cost = unify(left.type, right.type) else { return nil }
            total += cost
        }
        return total
    }

    private mutating func unify(_ a: FunctionType, _ b: FunctionType) -> Int? {
        guard a.parameters.count == b.parameters.count else { return nil }
        if b.isThrowing && !a.isThrowing { return nil }
        if b.isAsync && !a.isAsync { return nil }
        var total = 0
        for (left, right) in zip(a.parameters, b.parameters) {
            guard let cost = unify(left.type, right.type) else { return nil }
            total += cost
        }
        if let thrown = a.thrown {
            let actual = b.isThrowing ? b.thrown ?? types.anyError : types.named("Never")
            guard unify(thrown, actual) != nil else { return nil }
        }
        if a.result == .void { return total + (b.result == .void ? 0 : 1) }
        guard let cost = unify(a.result, b.result) else { return nil }
        return total + cost
    }

    private mutating func unify(
        _ a: NominalType, _ first: [Type], _ b: NominalType, _ second: [Type], _ actual: Type
    ) -> Int? {
        if a === b {
            var total = 0
            for (left, right) in zip(first, second) {
                guard let cost = unify(left, right) else { return nil }
                total += cost
            }
            return total
        }
        guard a.kind == .class, case .nominal(let superclass, let arguments) = b.superclass else {
            return [a.name, b.name].sorted() == ["CGFloat", "Double"] ? 5 : nil
        }
        let inherited = arguments.map { types.substitute($0, types.ownSubstitution(b, second)) }
        return unify(a, first, superclass, inherited, actual).map { $0 + 2 }
    }

    private func unify(_ protocols: [NominalType], _ actual: Type) -> Int? {
        if protocols.isEmpty { return actual.isOptional ? 9 : 8 }
        if case .existential(let own) = actual, own == protocols { return 0 }
        return protocols.allSatisfy { types.conforms(actual, to: $0) } ? 3 : nil
    }

    /// Uses `where` clauses to find more: `S.Element == Element`.
    mutating func apply(_ requirements: [TypeRequirement]) {
        for case .same(let left, let right) in requirements {
            let (a, b) = (types.substitute(left, map), types.substitute(right, map))
            if isOpen(a), !isOpen(b) { _ = unify(left, b) }
            if isOpen(b), !isOpen(a) { _ = unify(right, a) }
        }
    }
}

extension Type {
    var isOptional: Bool {
        if case .optional = self { return true }
        return false
    }

    var isUnknown: Bool { self == .unknown }

    /// Whether only a value says what the type is: `any P`.
    var isHidden: Bool {
        switch self {
        case .unknown: true
        case .existential(let protocols): !protocols.isEmpty
        default: false
        }
    }

    /// Whether it is a generic parameter of which something is known.
    var isConstrainedParameter: Bool {
        if case .parameter(let parameter) = self { return !parameter.constraints.isEmpty }
        return false
    }

    var isFunction: Bool {
        switch self {
        case .function: true
        case .optional(let wrapped): wrapped.isFunction
        default: false
        }
    }

    var function: FunctionType? {
        switch self {
        case .function(let function): function
        case .optional(let wrapped): wrapped.function
        default: nil
        }
    }
}
