import PlaygroundSyntax
import SourceText

/// Whether types do what their protocols and superclasses ask.
extension Checker {
    func checkClass(_ entry: DeclaredType) {
        let type = entry.type
        checkRequiredInitializers(type, entry.declaration.name.range)
        checkBuilder(type, entry.declaration.name.range)
        guard type.kind == .class || type.kind == .actor, type.members["init"].isEmpty else { return }
        let missing = type.storedProperties.contains { !$0.hasDefault && (!$0.type.isOptional || $0.isLet) }
        if missing {
            error(
                "class '\(type.name)' has no initializers", entry.declaration.name.range,
                hint: "give each stored property a value, or write an 'init'")
        }
    }

    private func checkBuilder(_ type: NominalType, _ range: SourceRange) {
        guard type.attributes.contains(where: { $0.name.text == "resultBuilder" }) else { return }
        pendingBodies.append { [self] in
            guard type.members["buildBlock"].isEmpty, type.members["buildPartialBlock"].isEmpty else { return }
            error(
                "result builder must provide at least one static 'buildBlock' method, or both 'buildPartialBlock(first:)' and 'buildPartialBlock(accumulated:next:)'",
                range)
        }
    }

    /// A class with designated initializers of its own must give the required ones of its superclass too.
    private func checkRequiredInitializers(_ type: NominalType, _ range: SourceRange) {
        guard type.kind == .class, case .nominal(let superclass, _) = type.superclass, !superclass.isFromHost,
            type.members["init"].contains(where: { $0.declaration != nil && !$0.isConvenience })
        else { return }
        for wanted in superclass.members["init"] where wanted.isRequired {
            let isGiven = type.members["init"].contains { $0.labels == wanted.labels }
            if !isGiven {
                error(
                    "'required' initializer '\(wanted.fullName)' must be provided by subclass of '\(superclass.name)'",
                    range)
            }
        }
    }

    /// The types that a document's protocol leaves open must be what it asks.
    private func checkAssociatedTypes(_ type: NominalType, _ wanted: NominalType, _ range: SourceRange) {
        guard !wanted.isFromHost else { return }
        for name in wanted.associatedConstraints.keys.sorted() {
            guard let given = types.associatedType(name, of: types.selfType(of: type)), !types.isOpen(given) else {
                continue
            }
            for constraint in wanted.associatedConstraints[name] ?? []
            where !constraint.isFromHost || Self.valueProtocols.contains(constraint.name) {
                guard !types.conforms(given, to: constraint) else { continue }
                error(
                    "type '\(type.name)' does not conform to protocol '\(wanted.name)'", range,
                    notes: [
                        Diagnostic.Note("its '\(name)' is '\(given)', which does not conform to '\(constraint.name)'")
                    ])
            }
        }
    }

    private static let valueProtocols: Set = ["Equatable", "Hashable", "Comparable"]

    func checkConformance(_ type: NominalType, _ conformance: NominalType, _ range: SourceRange) {
        guard type.kind != .protocol else { return }
        if types.isClassBound(conformance), type.kind != .class, type.kind != .actor {
            return error("non-class type '\(type.name)' cannot conform to class protocol '\(conformance.name)'", range)
        }
        for wanted in [conformance] + types.allProtocols(of: conformance) where !wanted.isMarker {
            if wanted.isFromHost, Self.synthesized.contains(wanted.name) {
                checkSynthesis(type, wanted, range); continue
            }
            if wanted.isFromHost { pendingBodies.append { [self] in checkAssociated(type, wanted, range) } }
            checkAssociatedTypes(type, wanted, range)
            checkRequired(type, wanted)
            for requirement in wanted.members.all where requirement.isRequirement {
                guard !fulfils(type, requirement, wanted) else { continue }
                let kind =
                    requirement.kind == .property
                    ? "property '\(requirement.name)' with type '\(requirement.type.result)'"
                    : "\(requirement.kind == .initializer ? "initializer" : "function") '\(requirement.fullName)'"
                error(
                    "type '\(type.name)' does not conform to protocol '\(wanted.name)'", range,
                    notes: [Diagnostic.Note("protocol requires \(kind)")])
                return
            }
        }
    }

    /// What a protocol asks for in terms of `Self` must be there in every subclass too.
    private func checkRequired(_ type: NominalType, _ wanted: NominalType) {
        guard type.kind == .class, !type.isFinal else { return }
        for requirement in wanted.members.all
        where requirement.kind == .function && requirement.type.result == .parameter(wanted.selfParameter) {
            guard let given = type.members[requirement.name].first(where: { $0.labels == requirement.labels }),
                let declaration = given.declaration, !given.returnsSelf
            else { continue }
            error(
                "method '\(requirement.fullName)' in non-final class '\(type.name)' must return 'Self' to conform to protocol '\(wanted.name)'",
                declaration.range)
        }
        for requirement in wanted.members["init"] where requirement.isRequirement {
            guard let given = type.members["init"].first(where: { $0.labels == requirement.labels }),
                let declaration = given.declaration, !given.isRequired
            else { continue }
            error(
                "initializer requirement '\(requirement.fullName)' can only be satisfied by a 'required' initializer in non-final class '\(type.name)'",
                declaration.range)
        }
    }

    /// What a protocol of the library asks of its associated types; attributes may fulfil it, so they come first.
    private func checkAssociated(_ type: NominalType, _ wanted: NominalType, _ range: SourceRange) {
        for name in wanted.associatedConstraints.keys.sorted() {
            let nested = type.nestedTypes[name].map { types.selfType(of: $0) }
            guard let given = nested ?? type.associatedTypes[name], !given.isUnknown else { continue }
            for constraint in wanted.associatedConstraints[name] ?? [] where !types.conforms(given, to: constraint) {
                let isGenerable = constraint.name == "ConvertibleFromGeneratedContent"
                let message = "type '\(type.name)' does not conform to protocol '\(wanted.name)'"
                let note = Diagnostic.Note(
                    "its '\(name)' is '\(given)', which does not conform to '\(constraint.name)'")
                let hint = isGenerable ? "mark '\(given)' with '@Generable'" : nil
                // A type that lacks members too has been reported already.
                if let known = diagnostics.firstIndex(where: { $0.message == message && $0.place == place(range) }) {
                    diagnostics[known].notes.append(note)
                    diagnostics[known].hint = diagnostics[known].hint ?? hint
                } else {
                    error(message, range, hint: hint, notes: [note])
                }
            }
        }
    }

    static let synthesized: Set = [
        "Equatable", "Hashable", "Comparable", "Codable", "Encodable", "Decodable", "CaseIterable", "RawRepresentable",
        "Error", "LocalizedError", "CustomStringConvertible", "CustomDebugStringConvertible", "Sequence", "Collection",
        "IteratorProtocol", "Strideable", "Identifiable",
    ]

    private func checkSynthesis(_ type: NominalType, _ wanted: NominalType, _ range: SourceRange) {
        func refuse() { error("type '\(type.name)' does not conform to protocol '\(wanted.name)'", range) }
        switch wanted.name {
        case "Equatable", "Hashable":
            if !type.members["=="].isEmpty || (wanted.name == "Hashable" && !type.members["hash"].isEmpty) { return }
            if type.kind == .class || type.kind == .actor { return refuse() }
            for property in type.storedProperties { type.members[property.name].first?.infer?() }
            let parts = type.storedProperties.map(\.type) + type.cases.flatMap { $0.payload.map(\.type) }
            if parts.contains(where: { !types.conforms($0, to: wanted) && !isEquatableTuple($0) }) { refuse() }
        case "Comparable":
            let own = type.members["<"]
            if own.isEmpty ? type.kind != .enum || type.rawType != nil : !own.contains(where: comparesValues) {
                refuse()
            }
        case "CustomStringConvertible": if !gives("description", type, for: wanted) { refuse() }
        case "CustomDebugStringConvertible": if !gives("debugDescription", type, for: wanted) { refuse() }
        case "CaseIterable":
            if type.members["allCases"].isEmpty { refuse() }
        case "Encodable", "Decodable":
            if type.codedParts(wanted.name).contains(where: isNeverCoded) { refuse() }
        case "Identifiable":
            let hasOwn = types.lookup("id", of: types.selfType(of: type), isStatic: false).contains { found in
                !found.member.isRequirement && !found.member.isHost
            }
            if hasOwn || type.kind == .class || type.kind == .actor { return }
            let note = Diagnostic.Note("protocol requires property 'id' with type 'Self.ID'")
            error("type '\(type.name)' does not conform to protocol 'Identifiable'", range, notes: [note])
        case "IteratorProtocol":
            if !types.lookup("next", of: types.selfType(of: type), isStatic: false).contains(where: { found in
                !found.member.isRequirement && (found.member.isHost || isOptionalOrOpen(found.member.type.result))
            }) {
                refuse()
            }
        case "Sequence": if !isSequence(type) { refuse() }
        default: break
        }
    }

    private func comparesValues(_ member: Member) -> Bool {
        types.isOpen(member.type.result) || member.type.result == types.bool
    }

    /// Whether a type has a text of the given name.
    private func gives(_ name: String, _ type: NominalType, for wanted: NominalType) -> Bool {
        // What a protocol of the library refines, the library fulfils.
        let own = [type] + types.allProtocols(of: type).filter { !$0.isFromHost }
        guard own.contains(where: { $0.conformances.contains(wanted) }) else { return true }
        return types.lookup(name, of: types.selfType(of: type), isStatic: false).contains { found in
            found.member.infer?()
            return !found.member.isHost && !found.member.isRequirement && found.member.kind == .property
                && (types.isOpen(found.member.type.result) || found.member.type.result == types.string)
        }
    }

    private func isOptionalOrOpen(_ type: Type) -> Bool { type.isOptional || types.isOpen(type) }

    /// Whether a type makes an iterator, or is one.
    private func isSequence(_ type: NominalType) -> Bool {
        let others = types.allProtocols(of: type).contains { ["IteratorProtocol", "Collection"].contains($0.name) }
        return others || type.kind == .protocol
            || types.lookup("makeIterator", of: types.selfType(of: type), isStatic: false).contains {
                !$0.member.isHost && !$0.member.isRequirement
            }
    }

    /// Functions, tuples, `Any`, and the document's own types that do not say that they are coded.
    private func isNeverCoded(_ type: Type) -> Bool {
        switch type {
        case .function, .tuple, .existential([]): true
        case .optional(let inner), .array(let inner): isNeverCoded(inner)
        case .dictionary(let key, let value): isNeverCoded(key) || isNeverCoded(value)
        case .nominal(let nominal, _) where !nominal.isFromHost:
            !types.allProtocols(of: nominal).contains { ["Codable", "Encodable", "Decodable"].contains($0.name) }
        default: false
        }
    }

    private func isEquatableTuple(_ type: Type) -> Bool { types.isOpen(type) }

    private func fulfils(_ type: NominalType, _ requirement: Member, _ wanted: NominalType) -> Bool {
        let found = types.lookup(
            requirement.name, of: types.selfType(of: type),
            isStatic: requirement.isStatic || requirement.kind == .initializer)
        return found.contains { candidate in
            !candidate.member.isRequirement
                && (requirement.kind == .property || candidate.member.labels == requirement.labels
                    || isProperty(candidate.member) && requirement.type.parameters.isEmpty
                    || isMadeOfDefaults(candidate.member) && requirement.type.parameters.isEmpty)
                && (!requirement.isSettable || candidate.member.isSettable || requirement.kind == .function)
                && (requirement.kind == candidate.member.kind || isProperty(candidate.member) == isProperty(requirement)
                    || requirement.kind == .function)
                && matchesRequirement(candidate, requirement, type)
        }
    }

    /// Whether a memberwise initializer can be called as `init()`.
    private func isMadeOfDefaults(_ member: Member) -> Bool {
        guard case .memberwise = member.implementation else { return false }
        return member.type.parameters.allSatisfy(\.hasDefault)
    }

    /// Whether the types fit as far as they are known.
    private func matchesRequirement(_ candidate: FoundMember, _ requirement: Member, _ type: NominalType) -> Bool {
        let map: Substitution = requirement.owner.map { [$0.selfParameter: types.selfType(of: type)] } ?? [:]
        guard requirement.genericParameters.isEmpty, candidate.member.genericParameters.isEmpty else { return true }
        candidate.member.infer?()
        let wanted = types.substitute(requirement.type, map)
        let given = types.substitute(candidate.member.type, candidate.substitution)
        for (a, b) in zip(wanted.parameters, given.parameters) where !types.isOpen(a.type) && !types.isOpen(b.type) {
            if !isSubtype(a.type, b.type) { return false }
        }
        if given.isThrowing && !wanted.isThrowing || given.isAsync && !wanted.isAsync { return false }
        if candidate.member.isMutating, !requirement.isMutating, !isReference(types.selfType(of: type)) { return false }
        if requirement.kind == .initializer { return requirement.isFailable || !candidate.member.isFailable }
        if types.isOpen(wanted.result) || types.isOpen(given.result) { return true }
        return isSubtype(given.result, wanted.result)
    }
}

extension NominalType {
    /// The types of what takes part in coding, unless the document codes the type itself.
    fileprivate func codedParts(_ protocolName: String) -> [Type] {
        let own = protocolName == "Encodable" ? ("encode", "to") : ("init", "from")
        if members[own.0].contains(where: { $0.labels == [own.1] && !$0.isHost }) { return [] }
        let names = coding?.keys.map(\.property) ?? []
        return storedProperties.filter { names.contains($0.name) && $0.attributes.isEmpty }.map(\.type)
    }
}
