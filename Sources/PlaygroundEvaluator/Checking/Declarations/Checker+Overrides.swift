import PlaygroundSyntax
import SourceText

/// What a class changes of what it inherits.
extension Checker {
    func checkOverride(_ member: Member, _ owner: NominalType, _ declaration: Declaration, _ range: SourceRange) {
        guard owner.kind == .class, !member.isStatic || declaration.modifiers.isClassMember || member.isOverride else {
            return
        }
        if member.kind == .initializer { return checkInitializerOverride(member, owner, range) }
        let inherited = self.inherited(member, owner)
        let kind = Self.kind(of: member)
        guard let inherited else {
            if member.isOverride { error("\(kind) does not override any \(kind) from its superclass", range) }
            return
        }
        if !member.isOverride {
            return error("overriding declaration requires an 'override' keyword", range)
        }
        let modifiers = inherited.declaration?.modifiers
        if modifiers?.isFinal ?? false || modifiers?.isStatic ?? false {
            guard modifiers?.isFinal ?? false else { return error("cannot override static \(kind)", range) }
            let what = member.kind == .function ? (member.isStatic ? "static method" : "instance method") : kind
            return error("\(what) overrides a 'final' \(what)", range)
        }
        if member.kind == .function, !overridesResult(member, inherited) {
            error("method does not override any method from its superclass", range)
        }
        if case .stored = inherited.implementation, inherited.isLet {
            error("cannot override immutable 'let' property '\(member.name)' with the getter of a 'var'", range)
        }
        if inherited.isSettable, !member.isSettable, member.kind != .function {
            error("cannot override mutable \(kind) with read-only \(kind) '\(member.name)'", range)
        }
        member.overridden = inherited
        var base: Member? = inherited
        while let current = base {
            current.isOverridden = true
            base = current.overridden
        }
    }

    private func overridesResult(_ member: Member, _ inherited: Member) -> Bool {
        let (given, wanted) = (member.type.result, inherited.type.result)
        if types.isOpen(given) || types.isOpen(wanted) { return true }
        return isSubtype(given, wanted) || .optional(given) == wanted
    }

    private static func kind(of member: Member) -> String {
        switch member.kind {
        case .property: "property"
        case .subscript: "subscript"
        default: "method"
        }
    }

    /// The member of a superclass with the same name and types.
    private func inherited(_ member: Member, _ owner: NominalType) -> Member? {
        var current = owner.superclass
        while case .nominal(let type, let arguments) = current {
            let map = types.ownSubstitution(type, arguments)
            let found = type.members[member.name].first {
                $0.kind == member.kind && $0.labels == member.labels && $0.isStatic == member.isStatic
                    && (!$0.isPrivate || member.isOverride && $0.isFilePrivate)
                    && (member.kind == .property || sameParameters($0, member, map))
            }
            if let found { return found }
            current = type.superclass.map { types.substitute($0, map) }
        }
        return nil
    }

    private func sameParameters(_ inherited: Member, _ member: Member, _ map: Substitution) -> Bool {
        if !inherited.genericParameters.isEmpty {
            return inherited.genericParameters.count == member.genericParameters.count
        }
        // An override may take more: `Any` where the superclass takes a `String`.
        return zip(inherited.type.parameters, member.type.parameters).allSatisfy {
            isSubtype(types.substitute($0.type, map), $1.type)
        }
    }

    private func checkInitializerOverride(_ member: Member, _ owner: NominalType, _ range: SourceRange) {
        guard case .nominal(let superclass, let arguments) = owner.superclass else {
            if member.isOverride {
                error("initializer does not override a designated initializer from its superclass", range)
            }
            return
        }
        let map = types.ownSubstitution(superclass, arguments)
        let found = superclass.members["init"].first {
            $0.labels == member.labels && sameParameters($0, member, map)
        }
        let isMadeByItself = member.labels.isEmpty && superclass.members["init"].allSatisfy { $0.declaration == nil }
        if member.isOverride, found == nil, !isMadeByItself, types.superclasses(of: superclass).count == 1 {
            error("initializer does not override a designated initializer from its superclass", range)
        }
        guard let found, found.declaration != nil, !member.isOverride, !found.isConvenience else { return }
        if found.isRequired, !member.isRequired {
            error("'required' modifier must be present on all overrides of a required initializer", range)
        } else if !found.isRequired {
            error("overriding declaration requires an 'override' keyword", range)
        }
    }
}

extension Member {
    /// Seen in the whole file, unlike what is `private`.
    fileprivate var isFilePrivate: Bool { declaration?.modifiers.isFilePrivate ?? false }
}
