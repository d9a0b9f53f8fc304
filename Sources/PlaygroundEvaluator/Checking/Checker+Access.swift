import PlaygroundSyntax
import SourceText

/// `private`: members for the code of their own type only.
extension Checker {
    /// Says so when a private member is used outside of its type and the type's extensions.
    func checkAccess(_ member: Member, _ range: SourceRange) {
        guard let owner = member.owner, let modifiers = member.declaration?.modifiers, modifiers.isPrivate,
            !modifiers.isFilePrivate, !owner.isFromHost, member.wrappedStorage == nil, !isInside(owner)
        else { return }
        let name = member.kind == .initializer ? "\(owner.name)' initializer" : "\(member.name)'"
        error("'\(name) is inaccessible due to 'private' protection level", range)
    }

    /// Reports a declaration that shows a private type to those who cannot see it.
    ///
    /// - Parameter subject: `method`, `property`, as messages name what is declared.
    func checkExposure(
        _ type: FunctionType, _ declaration: Declaration, _ owner: NominalType?, _ subject: String, _ range: SourceRange
    ) {
        guard !declaration.modifiers.isPrivate, !isInHiddenExtension, !(owner?.isHidden ?? false),
            owner?.kind != .protocol
        else { return }
        let parts = type.parameters.map { ("its parameter", $0.type) } + [("its \(subject.resultName)", type.result)]
        guard
            let (part, hidden) = parts.lazy.compactMap({ part, type in self.hidden(in: type).map { (part, $0) } }).first
        else { return }
        let isNested = hidden.enclosing != nil
        let wanted = owner == nil ? "private or fileprivate" : isNested ? "private" : "fileprivate"
        error(
            "\(subject) must be declared \(wanted) because \(part) uses a private type", range,
            hint: "write '\(isNested ? "private" : "fileprivate")' before it, or make '\(hidden.name)' visible")
    }

    /// The private type in a type.
    private func hidden(in type: Type) -> NominalType? {
        switch type {
        case .nominal(let nominal, let arguments):
            nominal.isHidden ? nominal : arguments.lazy.compactMap(hidden).first
        case .optional(let inner), .array(let inner), .metatype(let inner): hidden(in: inner)
        case .dictionary(let key, let value): hidden(in: key) ?? hidden(in: value)
        case .tuple(let elements): elements.lazy.compactMap { self.hidden(in: $0.type) }.first
        case .function(let function):
            function.parameters.lazy.compactMap { self.hidden(in: $0.type) }.first ?? hidden(in: function.result)
        case .existential(let protocols): protocols.first(where: \.isHidden)
        case .unknown, .parameter, .member: nil
        }
    }

    /// A memberwise initializer is as private as the most private of what it takes; one that takes nothing is not.
    func checkMemberwiseAccess(_ owner: NominalType, _ arguments: [BuiltArgument], _ range: SourceRange) {
        let takesNothing = arguments.allSatisfy { if case .omitted = $0 { true } else { false } }
        guard !owner.isFromHost, !isInside(owner) else { return }
        let names = memberwiseParameters(owner).map { owner.memberwiseName(owner.storedProperties[$0].name) }
        let isPrivate = names.contains { name in
            owner.members[name].contains { member in
                let modifiers = member.declaration?.modifiers
                return member.kind == .property && modifiers?.isPrivate ?? false && !(modifiers?.isFilePrivate ?? false)
            }
        }
        let hasDefaults = owner.storedProperties.allSatisfy { $0.hasDefault || $0.type.isOptional && !$0.isLet }
        guard isPrivate, !(takesNothing && hasDefaults) else { return }
        error(
            "'\(owner.name)' initializer is inaccessible due to 'private' protection level", range,
            hint: "write an 'init', or give the private property a value and make it a 'let'")
    }

    /// Whether a member may only be written by its own type.
    func isSetterHidden(_ member: Member) -> Bool {
        guard let owner = member.owner, let modifiers = member.declaration?.modifiers else { return false }
        return modifiers.isPrivateSet && !modifiers.isFilePrivate && !owner.isFromHost && !isInside(owner)
    }

    /// The same for a stored property, by its name.
    func isSetterHidden(_ name: String, of type: Type) -> Bool {
        guard let nominal = types.nominal(type)?.type else { return false }
        let found = types.superclasses(of: nominal).lazy.flatMap { $0.members[name] }.first { $0.kind == .property }
        return found.map { isSetterHidden($0) } ?? false
    }
}

extension String {
    /// What a function gives, and what a property is of.
    fileprivate var resultName: String { self == "function" || self == "method" ? "result" : "type" }
}
